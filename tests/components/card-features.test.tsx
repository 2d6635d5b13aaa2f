import { afterEach, expect, it, vi } from 'vitest';
import type { ProductSummary } from '@/lib/model/product';

const picture = { base: 'https://m.test/a.jpg', width: 1, height: 1, alt: '' };
const product: ProductSummary = {
  ...{ id: 'p1', slug: 'mug', name: 'Mug', ribbon: null, brand: 'Mori', availability: 'in-stock' },
  price: { kind: 'unknown' },
  picture,
  secondPicture: picture,
  swatches: [{ name: 'Ink', color: '#000000' }],
};

async function onCards(cards?: Record<string, boolean>) {
  vi.resetModules();
  vi.doMock('@/shop.config', () => ({ default: cards ? { cards } : {} }));
  const { withCardFeatures } = await import('@/app/with-card-features');
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
