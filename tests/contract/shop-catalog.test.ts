import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLATFORM_ORDERS } from '@/lib/model/product-list';
import { products } from '../../sandbox/catalog/schema';
import { readCatalogFile } from '../../sandbox/seed/catalog-file';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { callsDuring, openShops } from './shop-visitor';

const seed = readCatalogFile();
type SeedProduct = (typeof seed.products)[number];
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);
/** The generations differ in the zeros of an amount: 30.6 and 30.60. */
const inNumbers = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null), (key, part) => (key === 'amount' ? Number(part) : part));
const dollars = (amount: number) => ({ amount, currency: 'USD' });

const shops = await openShops(() => import('@/lib/wix/catalog/current-catalog'));

const unfiltered = { categoryId: null, minPrice: null, maxPrice: null } as const;
const everything = { ...unfiltered, sortBy: 'newest', skip: 0, limit: 100 } as const;

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
        price: { kind: 'sale', was: dollars(36), now: dollars(30.6) },
        availability: 'partly-sold-out',
        brand: 'Norrvik Works',
      });
      expect(inNumbers(card('rot-planter')?.price)).toEqual({
        kind: 'range',
        from: dollars(30),
        to: dollars(68),
      });
      expect(inNumbers(card('bue-bookends')?.price)).toEqual({ kind: 'plain', now: dollars(98) });
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
      expect(inNumbers(await boundsOf(null))).toEqual({ min: dollars(6), max: dollars(224) });
    });

    it('cover only the products of a category, and are absent for an empty one', async () => {
      const { categories } = await catalog.queryCategories();
      const vases = categories.find(({ slug }) => slug === 'vases');
      expect(inNumbers(await boundsOf(vases?.id ?? ''))).toEqual({
        min: dollars(generation === 'v1' ? 36 : 30),
        max: dollars(148),
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

  describe('one product', () => {
    it('is found by its slug, with all its variants', async () => {
      const product = await catalog.queryProductBySlug('havn-plate');
      const expected = seed.products.find(({ slug }) => slug === 'havn-plate');
      expect(product?.options.map(({ name, kind }) => [name, kind])).toEqual([
        ['Glaze', 'color'],
        ['Size', 'drop-down'],
      ]);
      expect(product?.variants.map(({ choices, inStock }) => ({ choices, inStock }))).toEqual(
        expected?.variants.map(({ choices, inStock }) => ({ choices, inStock })),
      );
      expect(product?.variants.map(({ price }) => price)).toMatchObject(
        expected?.variants.map(() => ({ kind: 'plain', now: { currency: 'USD' } })) ?? [],
      );
      const amounts = product?.variants.map(({ price }) =>
        'now' in price ? Number(price.now.amount) : null,
      );
      expect(amounts).toEqual(expected?.variants.map(({ price }) => price));
      expect(product?.description).toMatch(/^<p>/);
      expect(product?.summary.length).toBeGreaterThan(20);
      expect(product?.sections.map(({ title }) => title)).toEqual(['Materials', 'Dimensions', 'Care']);
      expect(product?.categoryIds.length).toBeGreaterThan(0);
    });

    it('is found by its id', async () => {
      const bySlug = await catalog.queryProductBySlug('havn-plate');
      expect(await catalog.queryProductById(bySlug?.id ?? '')).toEqual(bySlug);
      expect(await catalog.queryProductById(crypto.randomUUID())).toBeNull();
    });

    it('has pictures, and those of a color', async () => {
      const product = await catalog.queryProductBySlug('solveig-mug');
      expect(product?.pictures.length).toBeGreaterThan(1);
      for (const { base, width, height, alt } of product?.pictures ?? []) {
        expect(base.startsWith(`${sandbox.url}/media/`)).toBe(true);
        expect([width > 0, height > 0, alt !== '']).toEqual([true, true, true]);
      }
      expect(product?.options[0]?.choices.map(({ color }) => color)).not.toContain(null);
    });

    it('has one variant when it has no options', async () => {
      const bowl = await catalog.queryProductBySlug('ora-serving-bowl');
      expect(bowl?.variants).toEqual([expect.objectContaining({ choices: {}, inStock: true })]);
      expect(bowl?.price).toMatchObject({ kind: 'plain', now: { currency: 'USD' } });
      const book = await catalog.queryProductBySlug('glaze-recipe-book');
      expect(book).toMatchObject({ kind: 'digital', variants: [{ inStock: true, quantity: null }] });
    });

    it('has its former price when it is reduced', async () => {
      const throwPrice = (await catalog.queryProductBySlug('drift-throw'))?.price;
      expect(throwPrice).toMatchObject({ kind: 'sale' });
      if (throwPrice?.kind !== 'sale') return;
      expect([Number(throwPrice.now.amount), Number(throwPrice.was.amount)]).toEqual([102.4, 128]);
    });

    it.each(['nothing', '', '../arc-vase', 'ARC-VASE', "' or 1=1 --"])(
      'is not found for the slug %j',
      async (slug) => {
        expect(await catalog.queryProductBySlug(slug)).toBeNull();
        expect(await catalog.queryLiveOffer(slug)).toBeNull();
      },
    );

    it.runIf(generation === 'v1')('is found by a slug that is too long for a URL', async () => {
      const slug = `arc-vase-${'x'.repeat(3_300)}`;
      const rename = (from: string, to: string) =>
        sandbox.platform.db.write((tx) =>
          tx.update(products).set({ slug: to }).where(eq(products.slug, from)),
        );
      await rename('arc-vase', slug);
      try {
        let found: Awaited<ReturnType<typeof catalog.queryProductBySlug>> = null;
        const calls = await callsDuring(sandbox, async () => {
          found = await catalog.queryProductBySlug(slug);
        });
        expect(found).toMatchObject({ slug, price: { kind: 'plain', now: usd('78') } });
        expect(calls).toHaveProperty(['POST /stores-reader/v1/products/query-platformized'], 1);
        expect(await catalog.queryProductBySlug(`${slug}y`)).toBeNull();
      } finally {
        await rename(slug, 'arc-vase');
      }
    });
  });

  describe('current price and stock', () => {
    it('have the quantity of each variant', async () => {
      const offer = await catalog.queryLiveOffer('havn-plate');
      const expected = seed.products.find(({ slug }) => slug === 'havn-plate');
      expect(offer?.variants.map(({ quantity }) => quantity)).toEqual(
        expected?.variants.map(({ stock }) => stock),
      );
    });

    it('follow changes in the catalog', async () => {
      const price = async () => {
        const offer = await catalog.queryLiveOffer('bue-bookends');
        return offer?.price.kind === 'plain' ? Number(offer.price.now.amount) : offer?.price;
      };
      expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
        availability: 'in-stock',
        variants: [{ inStock: true, quantity: 14 }],
      });
      expect(await price()).toBe(98);
      const change = { price: 99.5, variants: [{ choices: {}, quantity: 0 }] };
      await control(sandbox, 'PATCH', 'products/bue-bookends', change);
      expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
        availability: 'sold-out',
        variants: [{ inStock: false }],
      });
      expect(await price()).toBe(99.5);
    });
  });
});

it.each(shops)('catalog $generation lists products by their ids', async ({ shop: { catalogPlatform } }) => {
  const { products } = await catalogPlatform.queryProducts(everything);
  const chosen = [products[2], products[7]].flatMap((product) => product ?? []);
  const ids = [...chosen.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'];
  const found = await catalogPlatform.queryProducts({ ...everything, ids, withoutTotal: true });
  expect(found.products).toEqual(chosen);
  expect(chosen).toHaveLength(2);
});
