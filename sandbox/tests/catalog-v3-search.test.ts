import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_PRODUCTS_ID } from '../core/platform';
import {
  bySlug,
  openV3Sandbox,
  plainProduct,
  sizedProduct,
  TREE,
  type V3Client,
  v3Merchant,
  v3Visitor,
} from './catalog-v3-client';
import { rejectedWith } from './merchant';
import { post, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);

/** The types of the SDK allow neither numbers as prices nor several documented paths. */
const untyped = z.custom<Parameters<V3Client['products']['searchProducts']>[0]>();
type Search = Record<string, unknown>;
const search = (query: Search, client = visitor) =>
  client.products.searchProducts(untyped.parse({ cursorPaging: { limit: 100 }, ...query }));
const slugs = async (query: Search, client = visitor) =>
  ((await search(query, client)).products ?? []).map(({ slug }) => slug);
const priceOf = (product: { actualPriceRange?: { minValue?: { amount?: string } } }) =>
  Number(product.actualPriceRange?.minValue?.amount);

describe('productsV3.searchProducts', () => {
  it('sorts by what a shopper pays, with discounts', async () => {
    const { products = [] } = await search({
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
    });
    const prices = products.map(priceOf);
    expect(prices).toHaveLength(32);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // 128 less 20 %, which V1 sorts as 128.
    expect(products.find(({ slug }) => slug === 'drift-throw')?.actualPriceRange?.minValue?.amount).toBe(
      '102.4',
    );
  });

  it('filters by price, as a number or as a text, by stock and by choice', async () => {
    const between = (low: number | string, high: number | string) => ({
      $and: [
        { 'actualPriceRange.minValue.amount': { $gte: low } },
        { 'actualPriceRange.minValue.amount': { $lt: high } },
      ],
    });
    const cheap = await search({ filter: between(20, '40.00') });
    expect(cheap.products?.length).toBeGreaterThan(3);
    for (const product of cheap.products ?? []) {
      expect(priceOf(product)).toBeGreaterThanOrEqual(20);
      expect(priceOf(product)).toBeLessThan(40);
    }
    expect(await slugs({ filter: between('20', 40) })).toEqual(cheap.products?.map(({ slug }) => slug));
    const available = { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } };
    expect(await slugs({ filter: available })).not.toContain('rok-incense-holder');
    expect(await slugs({ filter: { 'inventory.availabilityStatus': 'OUT_OF_STOCK' } })).toEqual([
      'rok-incense-holder',
    ]);
    const bowl = await bySlug(visitor, 'lund-bowl');
    const oat = bowl?.options?.[0]?.choicesSettings?.choices?.find(({ name }) => name === 'Oat');
    const withOat = await slugs({
      filter: { 'options.choicesSettings.choices.choiceId': { $hasSome: [oat?.choiceId] } },
    });
    // Products share the choice, because they share the option.
    expect(withOat).toEqual(expect.arrayContaining(['lund-bowl', 'solveig-mug', 'mira-teapot']));
    expect(withOat).not.toContain('havn-plate');
    expect(
      await slugs({ filter: { 'options.choicesSettings.choices.name': { $hasAll: ['Oat', 'Ochre'] } } }),
    ).toEqual(expect.arrayContaining(['solveig-mug', 'tove-bottle']));
    expect(await slugs({ filter: { 'options.id': { $isEmpty: true } } })).toContain('flo-tray');
    expect(await slugs({ filter: { 'compareAtPriceRange.minValue.amount': { $exists: true } } })).toEqual(
      expect.arrayContaining(['drift-throw', 'dagg-tumbler', 'rille-bud-vase']),
    );
  });

  it('finds products of a category and of those below it', async () => {
    const { category } = await visitor.categories.getCategoryBySlug('decor', TREE);
    const { category: vases } = await visitor.categories.getCategoryBySlug('vases', TREE);
    const matching = (id: unknown) => ({ $matchItems: [{ id }] });
    const all = await slugs({ filter: { 'allCategoriesInfo.categories': matching(category?._id) } });
    const direct = await slugs({ filter: { 'directCategoriesInfo.categories': matching(category?._id) } });
    expect(all).toContain('arc-vase');
    expect(direct).not.toContain('arc-vase');
    expect(await slugs({ filter: { 'allCategoriesInfo.categories.id': vases?._id ?? '' } })).toContain(
      'arc-vase',
    );
    expect(
      await slugs({ filter: { 'allCategoriesInfo.categories': matching(ALL_PRODUCTS_ID) } }),
    ).toHaveLength(32);
  });

  it('E4: finds the products of several categories, as the platform’s own components send it', async () => {
    const idOf = async (slug: string) =>
      (await visitor.categories.getCategoryBySlug(slug, TREE)).category?._id;
    const [vases, kitchen] = [await idOf('vases'), await idOf('kitchen')];
    const inAny = (ids: unknown[]) => ({
      filter: { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: ids } }] } },
    });
    const [ofVases, ofKitchen] = [await slugs(inAny([vases])), await slugs(inAny([kitchen]))];
    expect([ofVases, ofKitchen]).toEqual([
      expect.arrayContaining(['arc-vase']),
      expect.arrayContaining(['lund-bowl']),
    ]);
    const both = await slugs(inAny([vases, kitchen]));
    expect([...both].sort()).toEqual([...new Set([...ofVases, ...ofKitchen])].sort());
    expect(await slugs(inAny([]))).toEqual([]);
  });

  it('F5: finds no product by comparing its categories, which are objects, with ids', async () => {
    const { category } = await visitor.categories.getCategoryBySlug('vases', TREE);
    for (const field of ['allCategoriesInfo.categories', 'directCategoriesInfo.categories'])
      for (const operator of ['$hasSome', '$hasAll', '$in'])
        expect(await slugs({ filter: { [field]: { [operator]: [category?._id] } } })).toEqual([]);
  });

  it('pages in both directions', async () => {
    const sort = [{ fieldName: 'name', order: 'ASC' as const }];
    const first = await search({ sort, cursorPaging: { limit: 5 } });
    const cursorOf = (page: typeof first, way: 'next' | 'prev') => page.pagingMetadata?.cursors?.[way] ?? '';
    const second = await search({ cursorPaging: { limit: 5, cursor: cursorOf(first, 'next') } });
    const back = await search({ cursorPaging: { limit: 5, cursor: cursorOf(second, 'prev') } });
    expect(back.products).toEqual(first.products);
    expect(second.products?.[0]?.name?.localeCompare(first.products?.at(-1)?.name ?? '')).toBe(1);
    expect(first.pagingMetadata).toMatchObject({ count: 5, hasNext: true });
    expect(cursorOf(first, 'prev')).toBe('');
  });

  it('finds words that begin with the terms, the best match first', async () => {
    const found = await slugs({ search: { expression: 'vase arc' } });
    expect(found[0]).toBe('arc-vase');
    expect(found.length).toBeGreaterThan(1);
    const both = { mode: 'AND' as const, fields: ['name'] };
    expect(await slugs({ search: { expression: 'VAS ar', ...both } })).toEqual(['arc-vase']);
    expect(await slugs({ search: { expression: 'kiln', ...both } })).toEqual([]);
    const bowl = await bySlug(visitor, 'lund-bowl');
    const sku = bowl?.variantsInfo?.variants?.[2]?.sku ?? '';
    expect(await slugs({ search: { expression: sku.toLowerCase(), mode: 'AND' } })).toEqual(['lund-bowl']);
    const described = await slugs({ search: { expression: 'slip-cast', fields: ['description'] } });
    expect(described).toContain('halo-pendant');
    const { count } = await visitor.products.countProducts({
      search: { expression: 'vase', fields: ['name'] },
    });
    expect(count).toBe((await slugs({ search: { expression: 'vase', fields: ['name'] } })).length);
    expect(await rejectedWith(search({ search: { expression: 'x', fields: ['weight'] } }))).toEqual([
      400,
      'INVALID_SEARCH',
    ]);
  });

  it('finds words with one typing error on request, but not in short words', async () => {
    const inNames = { mode: 'AND' as const, fields: ['name'] };
    const fuzzy = (expression: string) => slugs({ search: { expression, ...inNames, fuzzy: true } });
    for (const typo of ['vsae', 'vasse', 'vaze', 'vasr arc']) {
      expect(await slugs({ search: { expression: typo, ...inNames } }), typo).toEqual([]);
      expect(await fuzzy(typo), typo).toContain('arc-vase');
    }
    expect(await fuzzy('acr')).toEqual([]);
    expect(await fuzzy('xylophone')).toEqual([]);
    const { count } = await visitor.products.countProducts({
      search: { expression: 'vsae', ...inNames, fuzzy: true },
    });
    expect(count).toBe((await fuzzy('vsae')).length);
  });

  it('follows writes: prices, names, categories and visibility', async () => {
    const { _id = '' } = await merchant.products.createProduct(plainProduct('Zebra jug', '1.00'));
    const cheapest = {
      sort: [{ fieldName: 'actualPriceRange.minValue.amount' }],
      cursorPaging: { limit: 1 },
    };
    expect(await slugs(cheapest)).toEqual(['zebra-jug']);
    await control(sandbox, 'PATCH', 'products/zebra-jug', { price: 999 });
    expect(await slugs(cheapest)).not.toEqual(['zebra-jug']);
    const { revision = '' } = await visitor.products.getProduct(_id ?? '');
    await merchant.products.updateProduct(_id ?? '', {
      revision: revision ?? '',
      name: 'Okapi jug',
      visible: false,
    });
    expect(await slugs({ search: { expression: 'zebra okapi' } })).toEqual([]);
    expect(await slugs({ search: { expression: 'okapi' } }, merchant)).toEqual(['zebra-jug']);
    expect(await rejectedWith(visitor.products.getProduct(_id ?? ''))).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect((await visitor.products.countProducts()).count).toBe(32);
    await merchant.products.deleteProduct(_id ?? '');
    expect((await merchant.products.countProducts()).count).toBe(32);
  });

  it('follows stock that an order takes', async () => {
    await control(sandbox, 'PATCH', 'products/flo-tray', { variants: [{ choices: {}, quantity: 0 }] });
    expect(await slugs({ filter: { 'inventory.availabilityStatus': 'OUT_OF_STOCK' } })).toEqual(
      expect.arrayContaining(['flo-tray', 'rok-incense-holder']),
    );
  });
});

const productPage = z.object({
  products: z.array(z.object({ slug: z.string() })),
  pagingMetadata: z.object({ count: z.number(), hasNext: z.boolean() }),
});

describe('POST /stores/v3/products/query', async () => {
  const { access_token: token } = await visitorTokens(sandbox);
  const query = async (sent: unknown) => {
    const answer = await post(
      sandbox,
      '/stores/v3/products/query',
      { query: sent },
      { authorization: token },
    );
    return productPage.parse(await answer.json());
  };

  it('E1: takes an offset and a sort field in snake case, as the platform’s recipes send them', async () => {
    const sort = [{ field_name: 'createdDate', order: 'ASC' }];
    const all = (await query({ sort })).products;
    const page = await query({ sort, paging: { limit: 5, offset: 2 } });
    expect(page.products).toEqual(all.slice(2, 7));
    expect(page.pagingMetadata).toEqual({ count: 5, hasNext: true });
    expect((await query({ sort, paging: { limit: 100, offset: 30 } })).products).toEqual(all.slice(30));
  });
});

const result = z.looseObject({
  name: z.string(),
  values: z.object({ results: z.array(z.object({ value: z.string(), count: z.number() })) }).optional(),
  scalar: z.object({ value: z.number() }).optional(),
});

describe('the aggregations of a search', () => {
  const aggregate = async (query: Search) => {
    const { aggregationData, products = [] } = await search(query);
    const results = (aggregationData?.results ?? []).map((one) => result.parse(one));
    return { products, of: (name: string) => results.find((one) => one.name === name) };
  };
  const value = (name: string, fieldPath: string, limit = 50) => ({
    name,
    fieldPath,
    type: 'VALUE' as const,
    value: { limit },
  });

  it('count values over all matches, most frequent first', async () => {
    const { of, products } = await aggregate({
      filter: { productType: 'PHYSICAL' },
      cursorPaging: { limit: 1 },
      aggregations: [
        value('brands', 'brand.name'),
        value('stock', 'inventory.availabilityStatus'),
        value('categories', 'allCategoriesInfo.categories.id'),
        value('choices', 'options.choicesSettings.choices.name'),
        value('ids', 'options.choicesSettings.choices.choiceId'),
      ],
    });
    expect(products).toHaveLength(1);
    const total = (name: string) =>
      (of(name)?.values?.results ?? []).reduce((sum, { count }) => sum + count, 0);
    expect([total('brands'), total('stock')]).toEqual([29, 29]);
    const counts = (of('brands')?.values?.results ?? []).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const countOf = (name: string, requested: unknown) =>
      of(name)?.values?.results.find((one) => one.value === requested)?.count;
    expect(countOf('categories', ALL_PRODUCTS_ID)).toBe(29);
    const { category: decor } = await visitor.categories.getCategoryBySlug('decor', TREE);
    const inDecor = await slugs({
      filter: {
        $and: [
          { productType: 'PHYSICAL' },
          { 'allCategoriesInfo.categories': { $matchItems: [{ id: decor?._id }] } },
        ],
      },
    });
    expect(countOf('categories', decor?._id)).toBe(inDecor.length);
    const oat = await slugs({ filter: { 'options.choicesSettings.choices.name': { $hasSome: ['Oat'] } } });
    expect(countOf('choices', 'Oat')).toBe(oat.length);
    expect(of('ids')?.values?.results.length).toBeGreaterThan(10);
  });

  it('E2: count distinct slugs, which is the number of matches', async () => {
    const { of } = await aggregate({
      filter: { productType: 'PHYSICAL' },
      aggregations: [
        { name: 'total', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT' } },
      ],
    });
    expect(of('total')?.scalar?.value).toBe(29);
  });

  it('count the whole catalog without hidden products', async () => {
    await control(sandbox, 'PATCH', 'products/lund-bowl', { visible: false });
    const aggregations = [
      value('brands', 'brand.name'),
      value('choices', 'options.choicesSettings.choices.name'),
      value('categories', 'directCategoriesInfo.categories.id'),
    ];
    const whole = await aggregate({ aggregations });
    const filtered = await aggregate({ filter: { visible: true }, aggregations });
    for (const name of ['brands', 'choices', 'categories'])
      expect(whole.of(name)?.values).toEqual(filtered.of(name)?.values);
    const all = whole.of('categories')?.values?.results.find((one) => one.value === ALL_PRODUCTS_ID);
    expect(all?.count).toBe(31);
  });

  it('give ranges, extremes, distinct values, months and combinations', async () => {
    const price = 'actualPriceRange.minValue.amount';
    const { aggregationData, products = [] } = await search({
      aggregations: [
        { name: 'bands', type: 'RANGE', fieldPath: price, range: { buckets: [{ to: 50 }, { from: 50 }] } },
        { name: 'min', type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN' } },
        { name: 'max', type: 'SCALAR', fieldPath: price, scalar: { type: 'MAX' } },
        { name: 'brands', type: 'SCALAR', fieldPath: 'brand.name', scalar: { type: 'COUNT_DISTINCT' } },
        {
          name: 'months',
          type: 'DATE_HISTOGRAM',
          fieldPath: 'createdDate',
          dateHistogram: { interval: 'MONTH' },
        },
        {
          name: 'both',
          type: 'NESTED',
          nested: {
            nestedAggregations: [
              value('brand', 'brand.name'),
              value('stock', 'inventory.availabilityStatus'),
            ],
          },
        },
      ],
    });
    const results = z.array(z.record(z.string(), z.unknown())).parse(aggregationData?.results);
    const prices = products.map(priceOf);
    const low = prices.filter((amount) => amount < 50).length;
    const brands = new Set(products.map(({ brand }) => brand?.name)).size;
    expect(results).toMatchObject([
      {
        name: 'bands',
        ranges: {
          results: [
            { to: 50, count: low },
            { from: 50, count: 32 - low },
          ],
        },
      },
      { scalar: { type: 'MIN', value: Math.min(...prices) } },
      { scalar: { type: 'MAX', value: Math.max(...prices) } },
      { scalar: { type: 'COUNT_DISTINCT', value: brands } },
      { name: 'months', type: 'DATE_HISTOGRAM' },
      { name: 'both', type: 'NESTED' },
    ]);
    const counted = z.object({ results: z.array(z.object({ value: z.string(), count: z.number() })) });
    const months = counted.parse(results[4]?.dateHistogram).results;
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(32);
    expect(months[0]?.value).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
    const cell = z.object({ value: z.object({ value: z.string(), count: z.number() }) });
    const combinations = z
      .object({ results: z.array(z.object({ results: z.object({ brand: cell, stock: cell }) })) })
      .parse(results[5]?.nested).results;
    expect(combinations.reduce((sum, { results: { brand } }) => sum + brand.value.count, 0)).toBe(32);
  });

  it('reject fields that cannot be counted, and more than ten', async () => {
    const rejected = (aggregations: Search['aggregations']) => rejectedWith(search({ aggregations }));
    expect(await rejected([value('x', 'name')])).toEqual([400, 'INVALID_AGGREGATION']);
    const eleven = Array.from({ length: 11 }, (_, index) => value(`x${index}`, 'brand.name'));
    expect((await rejected(eleven))[0]).toBe(400);
  });
});

describe('a product with a discount for one variant only', () => {
  it('has a compare-at price on that variant, and sorts by the cheapest', async () => {
    const made = await merchant.products.createProduct(
      sizedProduct('Two prices', [
        { size: 'S', price: '3.00', compareAt: '9.00' },
        { size: 'L', price: '12.00' },
      ]),
    );
    expect(made).toMatchObject({
      actualPriceRange: { minValue: { amount: '3' }, maxValue: { amount: '12' } },
      compareAtPriceRange: { minValue: { amount: '9' }, maxValue: { amount: '9' } },
      variantsInfo: {
        variants: [
          { price: { actualPrice: { amount: '3' }, compareAtPrice: { amount: '9' } } },
          { price: { actualPrice: { amount: '12' } } },
        ],
      },
    });
    const cheapest = {
      sort: [{ fieldName: 'actualPriceRange.minValue.amount' }],
      cursorPaging: { limit: 1 },
    };
    expect(await slugs(cheapest)).toEqual(['two-prices']);
  });
});
