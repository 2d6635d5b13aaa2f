import { afterEach, expect, it, vi } from 'vitest';
import type { ProductSummary } from '@/lib/model/product';
import { aSummary, picture } from '../fixtures/products';

vi.mock('@/lib/i18n/server-messages', () => ({ getLang: async () => 'en' }));

const product = aSummary({
  brand: 'Mori',
  secondPicture: picture('stack'),
  swatches: [{ name: 'Ink', color: '#000000' }],
});

async function onCards(cards?: Record<string, boolean>) {
  vi.resetModules();
  vi.doMock('@/shop.config', () => ({ default: cards ? { cards } : {} }));
  const { withCardFeatures } = await import('@/features/places/card');
  const [shown] = (await withCardFeatures([product])).products;
  return shown;
}

afterEach(() => vi.doUnmock('@/shop.config'));

it('cards show all of a product, unless the shop leaves something out', async () => {
  expect(await onCards()).toBe(product);
  expect(await onCards({ brand: false })).toEqual({ ...product, brand: null });
  expect(await onCards({ swatches: false, secondPicture: false, brand: true })).toEqual({
    ...product,
    swatches: [],
    secondPicture: null,
  });
});

it('cards without ratings read none', async () => {
  vi.stubGlobal('FEATURES', { reviews: true });
  const withRatings = vi.fn(async (products: ProductSummary[]) => products);
  vi.doMock('@/lib/reviews/readers', () => ({ withRatings }));
  await onCards({ rating: false });
  expect(withRatings).not.toHaveBeenCalled();
  await onCards({ brand: false });
  expect(withRatings).toHaveBeenCalledOnce();
  vi.doUnmock('@/lib/reviews/readers');
});
