import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

async function show(config: unknown, messages: unknown) {
  vi.doMock('@/shop.config', () => ({ default: config }));
  vi.doMock('@/own/messages', () => ({ messages }));
  const { DevelopmentWarnings } = await import('@/app/[lang]/development-warnings');
  return render(<DevelopmentWarnings />);
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('@/shop.config');
  vi.doUnmock('@/own/messages');
});

it('says in development which colors are too close, and which texts are absent or misspelled', async () => {
  await show(
    { name: 'Brot', colors: { accent: '#cccccc' }, about: { en: 'Bread' } },
    { en: { cart: { titel: 'Basket' } } },
  );
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('accent (#cccccc) on canvas (#fbf9f5) has a contrast of 1.52');
  expect(notice).toHaveTextContent('shop.config.ts about: has no text in de, he');
  expect(notice).toHaveTextContent('own/messages.ts has no cart.titel in de, he');
  expect(notice).toHaveTextContent('own/messages.ts en.cart.titel: the shop has no such text');
});

it('says nothing of files that lack nothing', async () => {
  const { container } = await show({ name: 'Brot' }, {});
  expect(container).toBeEmptyDOMElement();
});
