import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOTE_ID } from '@/features/discount-links/note-id';
import NotedDiscount from '@/features/discount-links/places/page-start';
import { en } from '@/lib/i18n/messages/en';

vi.mock('@/lib/i18n/server-messages', () => ({ getMessages: async () => en }));

it('the note of a link is created outside of rendering, and only its fragment shows it', async () => {
  render(await NotedDiscount());
  const note = screen.getByText(en.discountLinks.noted);
  expect(note).toHaveAttribute('id', NOTE_ID);
  expect(note).toHaveClass('hidden', 'target:block');
});
