import { describe, expect, it, vi } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type { Price } from '@/lib/model/product';
import { lowestPrice } from '@/lib/model/product';
import { PLATFORM_ORDERS, type ProductList } from '@/lib/model/product-list';
import { setStock } from '../../sandbox/tests/shopper';
import { control } from '../../sandbox/tests/sign-in';
import { callsDuring, chooseCatalog, openShops } from './shop-visitor';

const shops = await openShops(async () => ({
  ...(await import('@/lib/catalog/product-list')),
  ...(await import('@/lib/catalog/readers')),
  settings: (await import('@/lib/config/shop')).SHOP,
}));
// Most tests are about the orders themselves.
for (const { shop } of shops) shop.settings.soldOutLast = false;
type Shop = (typeof shops)[number];

const idsOf = ({ products }: ProductList) => products.map(({ id }) => id);
const listPrice = (price: Price) => (price.kind === 'sale' ? price.was : 'now' in price ? price.now : null);

/** Returns the functions that the tests of one shop need. */
function actionsOf({ generation, sandbox, shop }: Shop) {
  return {
    async reset(body: unknown = {}) {
      await control(sandbox, 'POST', 'reset', body);
      await chooseCatalog(sandbox, generation);
    },
    list: (params: Record<string, string | string[]>, categoryId: string | null = null) =>
      shop.getProductList(parseProductQuery(params), categoryId, SITE_VIEW),
  };
}

const shopOf = (generation: Shop['generation']): Shop => {
  const found = shops.find((one) => one.generation === generation);
  if (!found) throw new Error(`no shop has the catalog ${generation}`);
  return found;
};

describe.each(shops)('a site with the catalog $generation', (one) => {
  const { sandbox, shop: readers, generation } = one;
  const { reset, list } = actionsOf(one);

  describe('a list of the demo shop', () => {
    it.each([...PLATFORM_ORDERS, 'bestSelling', 'topRated'])(
      'preserves the order %s with a color and a price',
      async (sortBy) => {
        const whole = await list({ sortBy, minPrice: '20' });
        const filtered = await list({ sortBy, minPrice: '20', color: 'ink' });
        const ink = whole.products.filter(({ swatches }) => swatches.some(({ name }) => name === 'Ink'));
        expect(ink.length).toBeGreaterThan(1);
        expect(idsOf(filtered)).toEqual(ink.map(({ id }) => id));
        expect(filtered).toMatchObject({
          total: ink.length,
          pageCount: 1,
          query: { filters: { color: ['Ink'] } },
        });
      },
    );

    it('puts what sells best or is rated best in front of the others, newest first', async () => {
      vi.stubGlobal('FEATURES', { recommendations: true, reviews: true });
      const plain = await list({});
      expect(plain).toMatchObject({ query: { sortBy: null }, rankedOrders: ['bestSelling', 'topRated'] });
      for (const sortBy of ['bestSelling', 'topRated'] as const) {
        const led = await list({ sortBy });
        expect(led).toMatchObject({ query: { sortBy }, total: plain.total });
        const rest = idsOf(led).slice(-3);
        expect(rest).toEqual(idsOf(plain).filter((id) => rest.includes(id)));
        expect(idsOf(led)).not.toEqual(idsOf(plain));
        expect(idsOf(led).toSorted()).toEqual(idsOf(plain).toSorted());
      }
      vi.unstubAllGlobals();
    });

    it('starts with what sells best where the shop recommends it, and has the newest, too', async () => {
      vi.stubGlobal('FEATURES', { recommendations: true });
      const newest = await list({});
      readers.settings.defaultOrder = 'recommended';
      const plain = await list({});
      expect(plain).toMatchObject({ query: { sortBy: null }, rankedOrders: ['recommended', 'bestSelling'] });
      expect(idsOf(plain)).toEqual(idsOf(await list({ sortBy: 'bestSelling' })));
      const asked = await list({ sortBy: 'newest' });
      expect([asked.query.sortBy, idsOf(asked)]).toEqual(['newest', idsOf(newest)]);
      delete readers.settings.defaultOrder;
      vi.unstubAllGlobals();
    });

    describe('that shows sold-out products last', () => {
      const SLUG = 'stav-candle-holder';
      const wholeOf = (params: Record<string, string>) => list({ ...params, page: '1' });

      it.each<Record<string, string>>([
        {},
        ...PLATFORM_ORDERS.map((sortBy) => ({ sortBy })),
        { sortBy: 'bestSelling' },
        { sortBy: 'priceAsc', maxPrice: '60' },
        { minPrice: '30', maxPrice: '60' },
      ])('has them at the end, and the others in their order, with %j', async (params) => {
        vi.stubGlobal('FEATURES', { recommendations: true });
        await setStock(sandbox, SLUG, {}, 0);
        readers.settings.soldOutLast = false;
        const before = await wholeOf(params);
        readers.settings.soldOutLast = true;
        const after = await wholeOf(params);
        readers.settings.soldOutLast = false;
        const isSoldOut = ({ availability }: { availability: string }) => availability === 'sold-out';
        const gone = before.products.filter(isSoldOut).map(({ id }) => id);
        expect(before.products.at(-1)?.id === gone.at(-1) && gone.length === 1).toBe(false);
        expect(gone.length).toBeGreaterThan(0);
        expect(idsOf(after)).toEqual([...idsOf(before).filter((id) => !gone.includes(id)), ...gone]);
        expect({ ...after, products: [] }).toEqual({ ...before, products: [] });
        vi.unstubAllGlobals();
        await reset();
      });
    });

    it('is newest first where the site knows neither sales nor ratings', async () => {
      const plain = await list({});
      expect(plain.rankedOrders).toBeUndefined();
      const led = await list({ sortBy: 'bestSelling' });
      expect(led.query.sortBy).toBeNull();
      expect(idsOf(led)).toEqual(idsOf(plain));
    });

    it('reports the number of products for each choice', async () => {
      const { choices, total } = await list({});
      expect(total).toBe(32);
      expect(choices?.brand.map(({ value, count }) => `${value} ${count}`)).toEqual([
        'Halden Studio 12',
        'Atelier Mori 10',
        'Norrvik Works 10',
      ]);
      expect(choices?.inStock).toEqual([expect.objectContaining({ count: 31 })]);
      const mori = await list({ brand: 'Atelier Mori', inStock: '1' });
      const chalk = mori.choices?.color.find(({ value }) => value === 'Chalk');
      expect((await list({ brand: 'Atelier Mori', inStock: '1', color: 'Chalk' })).total).toBe(chalk?.count);
    });

    it('ignores unknown parameters', async () => {
      const { query, total } = await list({ color: ['Mauve', 'Infrared'], sale: 'yes' });
      expect(query).toEqual(parseProductQuery({}));
      expect(total).toBe(32);
    });

    it('is empty, and repeats the filters, when no product matches them all', async () => {
      const nothing = await list({ color: 'Ink', minPrice: '5000' });
      expect(nothing).toMatchObject({ products: [], total: 0, query: { filters: { color: ['Ink'] } } });
      expect(nothing.choices?.color.every(({ count }) => count === 0)).toBe(true);
    });

    it('finds a reduced product by its current price, and not by its former price', async () => {
      const slugsOf = ({ products }: ProductList) => products.map(({ slug }) => slug);
      // The throw costs $102.40, reduced from $128.
      expect(slugsOf(await list({ maxPrice: '105' }))).toContain('drift-throw');
      expect(slugsOf(await list({ minPrice: '100', maxPrice: '105' }))).toEqual(['drift-throw']);
      expect(slugsOf(await list({ minPrice: '110' }))).not.toContain('drift-throw');
    });

    it.each([
      ['priceAsc', 1],
      ['priceDesc', -1],
    ] as const)(
      'has no price out of order by %s, and its price filter ranges from the lowest to the highest',
      async (sortBy, direction) => {
        const { products, bounds, total, priceBasis } = await list({ sortBy });
        const amounts = products.map(({ price }) => Number(lowestPrice(price)?.amount));
        expect(amounts).toEqual([...amounts].sort((a, b) => direction * (a - b)));
        expect(amounts).toHaveLength(32);
        const [lowest, highest] = [bounds?.min.amount, bounds?.max.amount];
        expect([lowest, highest].map(Number)).toEqual([Math.min(...amounts), Math.max(...amounts)]);
        expect((await list({ minPrice: lowest ?? '', maxPrice: highest ?? '' })).total).toBe(total);
        expect(priceBasis).toBe('paid');
      },
    );

    it('by price costs the platform no more calls than the plain list', async () => {
      const plain = await callsDuring(sandbox, () => list({}));
      const byPrice = await callsDuring(sandbox, () => list({ sortBy: 'priceAsc', maxPrice: '61.07' }));
      // Some for the filters and some for the page. A running shop caches them as one response.
      if (generation === 'v1')
        expect(plain).toEqual({ 'GET /stores-reader/v1/products/query-platformized': 3 });
      const sum = (calls: Record<string, number>) => Object.values(calls).reduce((all, one) => all + one, 0);
      // Without a cache, each kind of filter counts the list again.
      expect(sum(plain)).toBeLessThan(20);
      expect(sum(byPrice)).toBe(sum(plain));
    });

    it('of a category has the choices of that category', async () => {
      const textiles = (await readers.getCategories(SITE_VIEW)).find(({ slug }) => slug === 'textiles');
      const { choices } = await list({}, textiles?.id ?? '');
      expect(choices?.color.map(({ value }) => value)).not.toContain('Chalk');
      expect(choices?.color.length).toBeGreaterThan(1);
    });
  });

  describe('a list of several hundred products', () => {
    it('is filtered completely, in the platform’s order, and paged', async () => {
      await reset({ products: 250 });
      const pages = ['1', '2', '3'];
      const plain = await Promise.all(pages.map((page) => list({ sortBy: 'nameAsc', page })));
      const filtered = await Promise.all(
        pages.map((page) => list({ sortBy: 'nameAsc', page, inStock: '1' })),
      );
      const inStock = plain
        .flatMap(({ products }) => products)
        .filter(({ availability }) => availability !== 'sold-out');
      expect(inStock.length).toBeGreaterThan(100);
      expect(inStock.length).toBeLessThan(250);
      expect(filtered.flatMap(idsOf)).toEqual(inStock.map(({ id }) => id));
      expect(filtered[0]).toMatchObject({
        total: inStock.length,
        pageCount: Math.ceil(inStock.length / 100),
      });
      expect(filtered[0]?.products).toHaveLength(100);
    });
  });
});

describe('a list of more than 500 products in the catalog v1', () => {
  const { sandbox } = shopOf('v1');
  const { reset, list } = actionsOf(shopOf('v1'));

  it('has only price filters and sort orders, and is not loaded completely', async () => {
    await reset({ products: 501 });
    let found: ProductList | undefined;
    const calls = await callsDuring(sandbox, async () => {
      found = await list({ color: 'Ink', sortBy: 'nameAsc' });
    });
    expect(found).toMatchObject({ total: 501, choices: null, query: { filters: { color: [] } } });
    // The first unfiltered page, which is usually cached, two calls for the bounds, and the page
    // itself.
    expect(calls).toEqual({ 'GET /stores-reader/v1/products/query-platformized': 4 });
  });

  it('is filtered and sorted by the platform’s list prices, and reports that', async () => {
    await reset({ products: 501 });
    const [ascending, descending] = await Promise.all([
      list({ sortBy: 'priceAsc' }),
      list({ sortBy: 'priceDesc' }),
    ]);
    const first = ({ products: [product] }: ProductList) => product && listPrice(product.price);
    expect(ascending).toMatchObject({ total: 501, priceBasis: 'list' });
    // Specification, section 2: the bounds are the prices of the first item in either order.
    expect([ascending.bounds?.min, ascending.bounds?.max]).toEqual([first(ascending), first(descending)]);
  });
});

describe('a list of more than 500 products in the catalog v3', () => {
  const { reset, list } = actionsOf(shopOf('v3'));

  it('is filtered, counted and sorted like a short one', async () => {
    await reset({ products: 700 });
    const plain = await list({});
    expect(plain).toMatchObject({ total: 700, pageCount: 7, isCut: false, priceBasis: 'paid' });
    const ink = plain.choices?.color.find(({ value }) => value === 'Ink');
    const filtered = await list({ color: 'Ink', sortBy: 'priceAsc' });
    expect(filtered.total).toBe(ink?.count);
    const amounts = filtered.products.map(({ price }) => Number(lowestPrice(price)?.amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  it('has every product on exactly one page', async () => {
    await reset({ products: 250 });
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ sortBy: 'priceAsc', page })));
    const ids = pages.flatMap(idsOf);
    expect(new Set(ids).size).toBe(250);
    expect(ids).toHaveLength(250);
    expect(pages[3]).toMatchObject({ products: [], total: 250, pageCount: 3 });
  });

  it('ends after 20 pages, and reports that', async () => {
    await reset({ products: 2_050 });
    expect(await list({ page: '21' })).toMatchObject({
      products: [],
      total: 2_050,
      pageCount: 20,
      isCut: true,
    });
  });
});
