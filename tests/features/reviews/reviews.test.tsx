import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewList } from '@/features/reviews/review-list';
import type { Review } from '@/lib/model/review';
import { render } from '../../components/render-shop';

const review: Review = {
  id: '1',
  stars: 5,
  title: '',
  text: 'Still looks new.',
  author: 'Priya',
  writtenAt: '2026-09-30T10:00:00.000Z',
  isVerified: true,
  helpful: 0,
  reply: null,
};

it('gives a review one direction: that of its title, or of its text without one', () => {
  const reviews = [review, { ...review, id: '2', title: 'מושלם', text: 'Perfect.' }];
  render(<ReviewList reviews={reviews} headingLevel={3} />, 'he');
  const [english, hebrew] = screen.getAllByRole('article');
  expect(english).toHaveAttribute('dir', 'ltr');
  expect(hebrew).toHaveAttribute('dir', 'rtl');
});

it('keeps the parts of a Hebrew date in order within an English review', () => {
  const { container } = render(<ReviewList reviews={[review]} headingLevel={3} />, 'he');
  expect(container.querySelector('time')).toHaveAttribute('dir', 'auto');
});
