import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { newProcess } from '../new-process';
import { callsDuring, openShop } from './shop-visitor';

/** A shop whose index may have so many products. The demo shop has 32. */
async function startShop(products: number) {
  newProcess();
  const sandbox = await openShop('v3');
  vi.stubEnv('SEARCH_INDEX_PRODUCTS', String(products));
  return {
    sandbox,
    ...(await import('@/lib/catalog/search-products')),
    ...(await import('@/lib/catalog/search/product-index')),
  };
}

const sumOf = (calls: Record<string, number>) => Object.values(calls).reduce((sum, count) => sum + count, 0);

describe('the index of searches', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    shop = await startShop(10_000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not built before a search, and not before the response to it', async () => {
    const calls = await callsDuring(shop.sandbox, async () => {
      expect(await shop.findProductIndex(null)).toBeNull();
    });
    expect(calls).toEqual({});
  });

  it('is built by one read of each part, with a pause after it', async () => {
    const build = () => callsDuring(shop.sandbox, () => shop.renewProductIndex(null));
    const first = await build();
    expect(sumOf(first)).toBeGreaterThan(0);
    // The number of products, the categories, and the products with their variants.
    expect(sumOf(first)).toBeLessThanOrEqual(12);
    expect((await shop.findProductIndex(null))?.index.products).toHaveLength(32);
    expect(await build()).toEqual({});
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
    expect(sumOf(await build())).toBeGreaterThan(0);
  });

  it('answers suggestions without a call for products', async () => {
    const ofPlaces = await callsDuring(shop.sandbox, () => shop.getPlaces('en', SITE_VIEW));
    for (const text of ['bo', 'blue vase', 'xylophone', 'solvieg'])
      expect(await callsDuring(shop.sandbox, () => shop.suggest(text, 'en', SITE_VIEW))).toEqual(ofPlaces);
  });

  it('answers the results page with cards of a list, and its pages', async () => {
    const search = (q: string, page = '1') =>
      shop.searchProducts(parseProductQuery({ q, page }), 'en', SITE_VIEW);
    expect(await search('bowls')).toMatchObject({ guess: null, pageCount: 1, isCut: false });
    const all = await search('under 500');
    expect(all.total).toBe(32);
    expect(all.products).toHaveLength(32);
    expect(await search('tabelware')).toMatchObject({
      guess: 'tableware',
      places: [{ kind: 'category', slug: 'tableware', href: '/categories/tableware' }],
    });
    expect(await search('shipping')).toMatchObject({
      products: [],
      guess: null,
      places: [{ kind: 'page', href: '/shipping-and-returns' }],
    });
    expect(await search('xylophone')).toMatchObject({ products: [], guess: null, places: [] });
  });

  it('answers programs within their categories and prices', async () => {
    const ask = async (terms: string, maxPrice: number | null, categoryIds: (string | null)[] = [null]) => {
      const filter = { terms, categoryIds, minPrice: null, maxPrice };
      const { products } = await shop.searchForProgram(filter, { start: 0, size: 10 }, 'en', SITE_VIEW);
      return products.map(({ slug }) => slug);
    };
    expect((await ask('vases', null)).slice(0, 4).toSorted()).toEqual(
      ['arc-vase', 'eldre-moon-jar', 'rille-bud-vase', 'tove-bottle'].toSorted(),
    );
    expect((await ask('vases', 40))[0]).toBe('rille-bud-vase');
    expect(await ask('vases', null, ['no such category'])).toEqual([]);
    // A program can ask again by itself.
    expect(await ask('vsaes', null)).toEqual([]);
  });
});

it('a catalog with more products than the bound has no index, and costs no read of its parts', async () => {
  const shop = await startShop(31);
  const calls = await callsDuring(shop.sandbox, () => shop.renewProductIndex(null));
  expect(Object.keys(calls).join()).not.toMatch(/query|variant/);
  expect(await shop.findProductIndex(null)).toBeNull();
  const { suggestions } = await shop.suggest('bowl', 'en', SITE_VIEW);
  expect(suggestions.some((one) => one.kind === 'product' && one.slug === 'lund-bowl')).toBe(true);
});
