import { describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';
import { lowestPrice, type ProductSummary } from '@/lib/model/product';
import { openShop } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';

async function openSite(generation: 'v1' | 'v3', gifts: object, products?: number) {
  newProcess();
  // A shop may have no features.
  const config: ShopConfig = (await import('@/shop.config')).default;
  vi.doMock('@/shop.config', () => ({ default: { ...config, features: { ...config.features, gifts } } }));
  await openShop(generation, products ? { products } : {});
  const { getGifts } = await import('@/features/gifts/gifts');
  const { getAllProducts, getCategories } = await import('@/lib/catalog/readers');
  const { SITE_VIEW } = await import('@/lib/model/catalog-view');
  const { SHOP } = await import('@/lib/config/shop');
  return { getGifts: () => getGifts(SITE_VIEW), getAllProducts, getCategories, SITE_VIEW, SHOP };
}

const amountOf = ({ price }: ProductSummary): number => Number(lowestPrice(price)?.amount);

describe.each(['v1', 'v3'] as const)('gifts of the catalog %s', (generation) => {
  it('are in stock, by price, each once', async () => {
    const { getGifts, SHOP } = await openSite(generation, {});
    const { ranges, currency, personal } = await getGifts();
    expect([personal, currency]).toEqual([[], 'USD']);
    expect(ranges.length).toBeGreaterThan(1);
    expect([ranges[0]?.step.minPrice, ranges.at(-1)?.step.maxPrice]).toEqual([null, null]);
    for (const { step, products, total } of ranges) {
      expect(total).toBeGreaterThanOrEqual(products.length);
      for (const product of products) {
        expect(amountOf(product)).toBeGreaterThanOrEqual(step.minPrice ?? 0);
        expect(amountOf(product)).toBeLessThanOrEqual(step.maxPrice ?? Number.POSITIVE_INFINITY);
      }
    }
    const shown = ranges.flatMap(({ products }) => products);
    expect(shown.filter(({ availability, isFile }) => availability === 'sold-out' || isFile)).toEqual([]);
    expect(shown.filter(({ slug }) => SHOP.giftCards.includes(slug))).toEqual([]);
  });

  it('begin with those that can be wrapped or carry a message, which no range repeats', async () => {
    const { getGifts } = await openSite(generation, { wrap: ['Gift ribbon'], message: ['Name on the base'] });
    const { ranges, personal } = await getGifts();
    // A product of Catalog V1 has no such choices, and those of the demo shop have no such texts.
    expect(personal.map(({ slug }) => slug).toSorted()).toEqual(
      generation === 'v3' ? ['sol-tea-towel', 'torv-utensil-crock'] : [],
    );
    const ids = [...personal, ...ranges.flatMap(({ products }) => products)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are those of a category', async () => {
    const site = await openSite(generation, { category: 'vases' });
    const [{ category, ranges }, categories, all] = await Promise.all([
      site.getGifts(),
      site.getCategories(site.SITE_VIEW),
      site.getAllProducts(site.SITE_VIEW),
    ]);
    expect(category).toBe('vases');
    const shown = ranges.flatMap(({ products }) => products);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(
      categories.find(({ slug }) => slug === 'vases')?.productCount ?? 0,
    );
    expect(shown.length).toBeLessThan(all.length);
  });
});

it('of a large catalog count no address, because a static page has none', async () => {
  vi.doMock('@/lib/limits/limit', () => ({
    countAttempt: () => {
      throw new Error('A static page has read the request.');
    },
  }));
  // The oldest 500 have the ribbon, and the lists have the newest 500.
  const { getGifts } = await openSite('v3', { wrap: ['Gift ribbon'] }, 1_100);
  expect((await getGifts()).personal).not.toEqual([]);
});
