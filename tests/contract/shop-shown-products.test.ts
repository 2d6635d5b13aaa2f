import { describe, expect, it, vi } from 'vitest';
import { lowestPrice } from '@/lib/model/product';
import { NEWEST_GENERATIONS, openShops } from './shop-visitor';

const page = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('next/root-params', () => ({ lang: async () => page.lang }));

const SLUG = 'arc-vase';

const [newest] = await openShops(() => import('@/lib/catalog/shown-products'), NEWEST_GENERATIONS);
if (!newest) throw new Error('no shop');
const { shop } = newest;

describe('what a section shows on a page in German and euros', () => {
  const inGerman = async <T>(read: () => Promise<T>): Promise<T> => {
    page.lang = 'de_EUR';
    return read();
  };

  it('is a product with the texts and prices of the page, each variant too', async () => {
    const product = await inGerman(() => shop.getShownProduct(SLUG));
    expect(product?.name).toBe('Arc-Vase');
    for (const { price } of [product, ...(product?.variants ?? [])].flatMap((one) => one ?? []))
      expect(lowestPrice(price)?.currency).toBe('EUR');
    page.lang = 'en';
    const own = await shop.getShownProduct(SLUG);
    expect(own?.name).toBe('Arc Vase');
    expect(own && lowestPrice(own.price)?.currency).toBe('USD');
  });

  it('is a list of a category in the requested order, filtered, and no longer than requested', async () => {
    const sold = await inGerman(() =>
      shop.getShownProducts({ category: 'vases', sortBy: 'priceAsc', count: 3 }),
    );
    expect(sold).toHaveLength(3);
    const prices = sold.map(({ price }) => lowestPrice(price));
    expect(new Set(prices.map((price) => price?.currency))).toEqual(new Set(['EUR']));
    const amounts = prices.map((price) => Number(price?.amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const inStock = await shop.getShownProducts({ filters: { inStock: ['1'] }, count: 50 });
    expect(inStock.length).toBeGreaterThan(3);
    expect(inStock.filter(({ availability }) => availability === 'sold-out')).toEqual([]);
  });

  it('is nothing for an unknown slug', async () => {
    expect(await shop.getShownProduct('no-such-vase')).toBeNull();
    expect(await shop.getShownProducts({ category: 'no-such-category' })).toEqual([]);
  });

  it('is a category with its name in German', async () => {
    const named = async () => (await shop.getShownCategories()).find(({ slug }) => slug === 'vases')?.name;
    expect(await inGerman(named)).not.toBe('Vases');
    page.lang = 'en';
    expect(await named()).toBe('Vases');
  });
});
