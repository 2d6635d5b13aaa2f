import { describe, expect, it } from 'vitest';
import { PLATFORM_ORDERS } from '@/lib/model/product-list';
import { readCatalogFile } from '../../sandbox/seed/catalog-file';
import { callsDuring, openShops } from './shop-visitor';

const seed = readCatalogFile();
type SeedProduct = (typeof seed.products)[number];
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);
/** The generations differ in the zeros of an amount: 30.6 and 30.60. */
const inNumbers = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null), (key, part) => (key === 'amount' ? Number(part) : part));
const usd = (amount: number) => ({ amount, currency: 'USD' });

const shops = await openShops(() => import('@/lib/wix/catalog/current-catalog'));

const everything = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: 'newest',
  skip: 0,
  limit: 100,
} as const;

/** Returns the price before a discount, which V1 filters and sorts by. */
const listPrice = ({ price }: SeedProduct): number => price;

/** Returns the lowest amount that buys the product, which V3 filters and sorts by. */
function paidPrice({ price, discount, variants = [] }: SeedProduct): number {
  const lowest = Math.min(price, ...variants.map((variant) => variant.price));
  if (!discount) return lowest;
  const off = discount.type === 'PERCENT' ? (lowest * discount.value) / 100 : discount.value;
  return Math.round((lowest - off) * 100) / 100;
}

describe.each(shops)('a site with the catalog $generation', ({ generation, sandbox, shop }) => {
  const catalog = shop.catalogPlatform;
  const priceOf = generation === 'v1' ? listPrice : paidPrice;

  describe('the list of products', () => {
    it('contains all products, newest first, on one page of 100', async () => {
      const { products: list, total } = await catalog.queryProducts(everything);
      const newest = [...seed.products].sort((a, b) => b.createdDate.localeCompare(a.createdDate));
      expect(slugsOf(list)).toEqual(slugsOf(newest));
      expect(total).toBe(seed.products.length);
    });

    it('costs one call per page', async () => {
      await catalog.queryProducts(everything);
      expect(await callsDuring(sandbox, () => catalog.queryProducts(everything))).toEqual({
        [generation === 'v1'
          ? 'GET /stores-reader/v1/products/query-platformized'
          : 'GET /stores/v3/products/search']: 1,
      });
    });

    it.each(PLATFORM_ORDERS)('is sorted by %s', async (sortBy) => {
      const { products: list } = await catalog.queryProducts({ ...everything, sortBy });
      const bySlug = new Map(seed.products.map((product) => [product.slug, product]));
      const sorted = list.map(({ slug }) => bySlug.get(slug));
      const prices = sorted.map((product) => (product ? priceOf(product) : 0));
      const names = list.map(({ name }) => name);
      const byName = (a: string, b: string) => (a < b ? -1 : 1);
      switch (sortBy) {
        case 'newest':
          expect(sorted.map((product) => product?.createdDate)).toEqual(
            seed.products
              .map(({ createdDate }) => createdDate)
              .sort()
              .reverse(),
          );
          break;
        case 'priceAsc':
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
          break;
        case 'priceDesc':
          expect(prices).toEqual([...prices].sort((a, b) => b - a));
          break;
        case 'nameAsc':
          expect(names).toEqual([...names].sort(byName));
          break;
        case 'nameDesc':
          expect(names).toEqual([...names].sort(byName).reverse());
          break;
      }
      expect(list).toHaveLength(seed.products.length);
    });

    it.each([
      [30, null],
      [null, 30],
      [30, 60],
      [34, 34],
      [1_000, null],
      [60, 30],
    ])('is filtered by price, bounds included: from %j to %j', async (minPrice, maxPrice) => {
      const { products: list, total } = await catalog.queryProducts({ ...everything, minPrice, maxPrice });
      const expected = seed.products.filter(
        (product) =>
          priceOf(product) >= (minPrice ?? 0) && priceOf(product) <= (maxPrice ?? Number.POSITIVE_INFINITY),
      );
      expect(slugsOf(list).sort()).toEqual(slugsOf(expected).sort());
      expect(total).toBe(expected.length);
    });

    it('is split into consecutive pages with the total number of products', async () => {
      const whole = await catalog.queryProducts(everything);
      const pages = await Promise.all(
        [0, 10, 20, 30, 40].map((skip) => catalog.queryProducts({ ...everything, skip, limit: 10 })),
      );
      expect(pages.flatMap((page) => slugsOf(page.products))).toEqual(slugsOf(whole.products));
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => seed.products.length));
      expect(pages.at(-1)?.products).toEqual([]);
    });

    it('never requests more than 100 at once', async () => {
      const { products: list } = await catalog.queryProducts({ ...everything, limit: 5_000 });
      expect(list).toHaveLength(seed.products.length);
    });

    it('contains the data of a product card', async () => {
      const { products: list } = await catalog.queryProducts(everything);
      const card = (slug: string) => list.find((product) => product.slug === slug);
      expect(inNumbers(card('dagg-tumbler'))).toMatchObject({
        name: 'Dagg Tumblers, Set of Two',
        price: { kind: 'sale', was: usd(36), now: usd(30.6) },
        availability: 'partly-sold-out',
        brand: 'Norrvik Works',
      });
      expect(inNumbers(card('rot-planter')?.price)).toEqual({ kind: 'range', from: usd(30), to: usd(68) });
      expect(inNumbers(card('bue-bookends')?.price)).toEqual({ kind: 'plain', now: usd(98) });
      expect(card('rok-incense-holder')?.availability).toBe('sold-out');
      expect(card('solveig-mug')).toMatchObject({ ribbon: 'Best seller', availability: 'partly-sold-out' });
      expect(card('solveig-mug')?.swatches.map(({ name }) => name)).toEqual(['Oat', 'Sage', 'Ink', 'Ochre']);
      for (const { picture } of list) {
        expect(picture?.base.startsWith(`${sandbox.url}/media/`)).toBe(true);
        expect(picture?.alt).not.toBe('');
      }
    });
  });

  describe('the bounds of the price filter', () => {
    const boundsOf = async (categoryId: string | null) =>
      (await catalog.queryFacets({ categoryId, minPrice: null, maxPrice: null })).bounds;

    it('are the lowest and the highest price', async () => {
      expect(inNumbers(await boundsOf(null))).toEqual({ min: usd(6), max: usd(224) });
    });

    it('cover only the products of a category, and are absent for an empty one', async () => {
      const { categories } = await catalog.queryCategories();
      const vases = categories.find(({ slug }) => slug === 'vases');
      expect(inNumbers(await boundsOf(vases?.id ?? ''))).toEqual({
        min: usd(generation === 'v1' ? 36 : 30),
        max: usd(148),
      });
      expect(await boundsOf(crypto.randomUUID())).toBeNull();
    });
  });

  describe('categories', () => {
    it('are the merchant’s, in order, without the platform’s "all products"', async () => {
      const { categories } = await catalog.queryCategories();
      const expected = slugsOf(seed.categories);
      if (generation === 'v1') expect(slugsOf(categories)).toEqual(expected);
      else expect(slugsOf(categories).sort()).toEqual(expected.sort());
      for (const category of categories) expect(category.picture).not.toBeNull();
    });

    it('filter the list, combined with price and order', async () => {
      const [first] = (await catalog.queryCategories()).categories.filter(({ slug }) => slug === 'vases');
      const { products: list } = await catalog.queryProducts({
        ...everything,
        categoryId: first?.id ?? '',
        sortBy: 'priceAsc',
        minPrice: 50,
      });
      const inVases = seed.categories.find(({ slug }) => slug === 'vases')?.products ?? [];
      const expected = seed.products
        .filter((product) => inVases.includes(product.slug) && priceOf(product) >= 50)
        .sort((a, b) => priceOf(a) - priceOf(b));
      expect(expected.length).toBeGreaterThan(1);
      expect(slugsOf(list)).toEqual(slugsOf(expected));
    });

    it('are found by slug, and an unknown slug is not found', async () => {
      const known = (await catalog.queryCategories()).categories.find(({ slug }) => slug === 'vases');
      expect(await catalog.queryCategoryBySlug('vases')).toMatchObject({ id: known?.id, name: 'Vases' });
      // A slash never reaches the platform (lib/catalog/slug.ts).
      for (const slug of ['nothing', '../vases', '%', 'ä'])
        expect(await catalog.queryCategoryBySlug(slug)).toBeNull();
    });
  });
});
