import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReviewList } from '@/features/reviews/review-list';
import type { Review } from '@/lib/model/review';
import { render, the } from '../../components/render-shop';

const review: Review = {
  ...{ id: '1', stars: 5, title: '', text: 'Still looks new.', author: 'Priya', isVerified: true },
  ...{ writtenAt: '2026-09-30T10:00:00.000Z', helpful: 0, pictures: [], videos: [], reply: null },
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

const picture = (name: string) => ({
  base: `https://static.wixstatic.com/media/${name}`,
  width: 1200,
  height: 900,
  alt: '',
});

it('enlarges the picture that was pressed, and leads to its file without a script', async () => {
  const pictures = [picture('a.jpg'), picture('b.jpg')];
  render(<ReviewList reviews={[{ ...review, pictures }]} headingLevel={3} />);
  const list = the('list', 'Pictures with this review');
  const second = within(list).getByRole('link', { name: 'Enlarge picture 2 of 2' });
  expect(second.getAttribute('href')).toMatch(/\/media\/b\.jpg\/v1\/fill\/w_1200,h_900,/);
  await userEvent.click(second);
  const dialog = await screen.findByRole('dialog', { name: 'Pictures with this review' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2');
});

it('loads no video before it is played', () => {
  const videos = [{ src: 'https://video.wixstatic.com/video/a/file', poster: picture('a.jpg'), alt: '' }];
  render(<ReviewList reviews={[{ ...review, videos }]} headingLevel={3} />);
  expect(screen.getByLabelText('Video with this review')).toHaveAttribute('preload', 'none');
});
