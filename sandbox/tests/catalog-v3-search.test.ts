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
import { post, rejectedWith, visitorTokens } from './sdk-client';
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
const slugsOf = (filter: Search) => slugs({ filter });
const count = async (query: Parameters<V3Client['products']['countProducts']>[0], client = visitor) =>
  (await client.products.countProducts(query)).count;
const PRICE = 'actualPriceRange.minValue.amount';
const priceOf = (product: { actualPriceRange?: { minValue?: { amount?: string } } }) =>
  Number(product.actualPriceRange?.minValue?.amount);
const cheapest = () => slugs({ sort: [{ fieldName: PRICE }], cursorPaging: { limit: 1 } });
const categoryId = async (slug: string) =>
  (await visitor.categories.getCategoryBySlug(slug, TREE)).category?._id ?? '';

describe('productsV3.searchProducts', () => {
  it('sorts by what a shopper pays, with discounts', async () => {
    const { products = [] } = await search({ sort: [{ fieldName: PRICE, order: 'ASC' }] });
    const prices = products.map(priceOf);
    expect(prices).toHaveLength(32);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // 128 less 20 %, which V1 sorts as 128.
    const discounted = products.find(({ slug }) => slug === 'drift-throw');
    expect(discounted?.actualPriceRange?.minValue?.amount).toBe('102.4');
  });

  it('filters by price, as a number or as a text', async () => {
    const between = (low: number | string, high: number | string) => ({
      $and: [{ [PRICE]: { $gte: low } }, { [PRICE]: { $lt: high } }],
    });
    const { products = [] } = await search({ filter: between(20, '40.00') });
    expect(products.length).toBeGreaterThan(3);
    for (const product of products) {
      expect(priceOf(product)).toBeGreaterThanOrEqual(20);
      expect(priceOf(product)).toBeLessThan(40);
    }
    expect(await slugsOf(between('20', 40))).toEqual(products.map(({ slug }) => slug));
  });

  const CHOICES = 'options.choicesSettings.choices.name';
  const STOCK = 'inventory.availabilityStatus';
  it.each([
    [STOCK, { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] }, ['lund-bowl'], 'rok-incense-holder'],
    [STOCK, 'OUT_OF_STOCK', ['rok-incense-holder'], 'lund-bowl'],
    [CHOICES, { $hasAll: ['Oat', 'Ochre'] }, ['solveig-mug', 'tove-bottle'], 'flo-tray'],
    ['options.id', { $isEmpty: true }, ['flo-tray'], 'lund-bowl'],
    ['compareAtPriceRange.minValue.amount', { $exists: true }, ['drift-throw', 'dagg-tumbler'], 'flo-tray'],
  ])('filters by %s %j', async (field, value, found, other) => {
    const all = await slugsOf({ [field]: value });
    expect(all).toEqual(expect.arrayContaining(found));
    expect(all).not.toContain(other);
  });

  it('filters by a choice that products share, because they share the option', async () => {
    const bowl = await bySlug(visitor, 'lund-bowl');
    const oat = bowl?.options?.[0]?.choicesSettings?.choices?.find(({ name }) => name === 'Oat');
    const all = await slugsOf({ 'options.choicesSettings.choices.choiceId': { $hasSome: [oat?.choiceId] } });
    expect(all).toEqual(expect.arrayContaining(['lund-bowl', 'solveig-mug', 'mira-teapot']));
    expect(all).not.toContain('havn-plate');
  });

  it('F5: finds products of a category and of those below it, and none by comparing ids', async () => {
    const [decor, vases] = [await categoryId('decor'), await categoryId('vases')];
    const inCategory = (field: string, id: string) => slugsOf({ [field]: { $matchItems: [{ id }] } });
    const [all, direct] = ['allCategoriesInfo.categories', 'directCategoriesInfo.categories'] as const;
    expect(await inCategory(all, decor)).toContain('arc-vase');
    expect(await inCategory(direct, decor)).not.toContain('arc-vase');
    expect(await slugsOf({ 'allCategoriesInfo.categories.id': vases })).toContain('arc-vase');
    expect(await inCategory(all, ALL_PRODUCTS_ID)).toHaveLength(32);
    // Categories are objects, which no comparison with ids finds.
    for (const field of [all, direct])
      for (const operator of ['$hasSome', '$hasAll', '$in'])
        expect(await slugsOf({ [field]: { [operator]: [vases] } })).toEqual([]);
  });

  it('E4: finds the products of several categories, as the platform’s own components send it', async () => {
    const inAny = (...ids: string[]) =>
      slugsOf({ 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: ids } }] } });
    const [vases, kitchen] = [await categoryId('vases'), await categoryId('kitchen')];
    const separately = [...(await inAny(vases)), ...(await inAny(kitchen))];
    expect(separately).toEqual(expect.arrayContaining(['arc-vase', 'lund-bowl']));
    expect((await inAny(vases, kitchen)).toSorted()).toEqual([...new Set(separately)].toSorted());
    expect(await inAny()).toEqual([]);
  });

  it('pages in both directions', async () => {
    const cursorOf = (page: typeof first, way: 'next' | 'prev') => page.pagingMetadata?.cursors?.[way] ?? '';
    const pageAt = (cursor: string) => search({ cursorPaging: { limit: 5, cursor } });
    const first = await search({ sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 5 } });
    const second = await pageAt(cursorOf(first, 'next'));
    expect((await pageAt(cursorOf(second, 'prev'))).products).toEqual(first.products);
    expect(second.products?.[0]?.name?.localeCompare(first.products?.at(-1)?.name ?? '')).toBe(1);
    expect(first.pagingMetadata).toMatchObject({ count: 5, hasNext: true });
    expect(cursorOf(first, 'prev')).toBe('');
  });

  const inNames = { mode: 'AND' as const, fields: ['name'] };

  it('finds words that begin with the terms, the best match first', async () => {
    const named = (expression: string) => slugs({ search: { expression, ...inNames } });
    const found = await slugs({ search: { expression: 'vase arc' } });
    expect(found[0]).toBe('arc-vase');
    expect(found.length).toBeGreaterThan(1);
    expect(await named('VAS ar')).toEqual(['arc-vase']);
    expect(await named('kiln')).toEqual([]);
    const sku = (await bySlug(visitor, 'lund-bowl'))?.variantsInfo?.variants?.[2]?.sku ?? '';
    expect(await slugs({ search: { expression: sku.toLowerCase(), mode: 'AND' } })).toEqual(['lund-bowl']);
    const described = await slugs({ search: { expression: 'slip-cast', fields: ['description'] } });
    expect(described).toContain('halo-pendant');
    const vases = { search: { expression: 'vase', fields: ['name'] } };
    expect(await count(vases)).toBe((await slugs(vases)).length);
  });

  it('finds words with one typing error on request, but not in short words', async () => {
    const named = (expression: string, fuzzy: boolean) =>
      slugs({ search: { expression, ...inNames, fuzzy } });
    for (const typo of ['vsae', 'vasse', 'vaze', 'vasr arc']) {
      expect(await named(typo, false), typo).toEqual([]);
      expect(await named(typo, true), typo).toContain('arc-vase');
    }
    for (const other of ['acr', 'xylophone']) expect(await named(other, true)).toEqual([]);
    const counted = await count({ search: { expression: 'vsae', ...inNames, fuzzy: true } });
    expect(counted).toBe((await named('vsae', true)).length);
  });

  it('follows writes: prices, stock, names and visibility', async () => {
    const { _id } = await merchant.products.createProduct(plainProduct('Zebra jug', '1.00'));
    const id = _id ?? '';
    expect(await cheapest()).toEqual(['zebra-jug']);
    const outOfStock = () => slugsOf({ [STOCK]: 'OUT_OF_STOCK' });
    expect(await outOfStock()).toContain('zebra-jug');
    const variants = [{ choices: {}, quantity: 1 }];
    await control(sandbox, 'PATCH', 'products/zebra-jug', { price: 999, variants });
    expect(await outOfStock()).not.toContain('zebra-jug');
    expect(await cheapest()).not.toEqual(['zebra-jug']);
    const { revision } = await visitor.products.getProduct(id);
    const change = { revision: revision ?? '', name: 'Okapi jug', visible: false };
    await merchant.products.updateProduct(id, change);
    expect(await slugs({ search: { expression: 'zebra okapi' } })).toEqual([]);
    expect(await slugs({ search: { expression: 'okapi' } }, merchant)).toEqual(['zebra-jug']);
    expect(await rejectedWith(visitor.products.getProduct(id))).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(await count({})).toBe(32);
    await merchant.products.deleteProduct(id);
    expect(await count({}, merchant)).toBe(32);
  });

  it('sorts a product with a discount for one variant only by the cheapest', async () => {
    await merchant.products.createProduct(sizedProduct('Two prices', ['S', '3.00', '9.00'], ['L', '12.00']));
    expect(await cheapest()).toEqual(['two-prices']);
  });
});

describe('productsV3.queryProducts', () => {
  it('pages by cursors that carry filter and order', async () => {
    let page = await visitor.products.queryProducts().eq('visible', true).ascending('slug').limit(12).find();
    const found = page.items.map(({ slug }) => slug);
    while (page.hasNext()) {
      page = await page.next();
      found.push(...page.items.map(({ slug }) => slug));
    }
    expect(found).toHaveLength(32);
    expect(found).toEqual(found.toSorted());
  });

  it('E1: takes an offset and a sort field in snake case, as the platform’s recipes send them', async () => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    const sort = [{ field_name: 'createdDate', order: 'ASC' }];
    const page = async (paging?: object) => {
      const body = { query: { sort, paging } };
      return (await post(sandbox, '/stores/v3/products/query', body, { authorization })).json();
    };
    const all = (await page()).products;
    const { products, pagingMetadata } = await page({ limit: 5, offset: 2 });
    expect(products).toEqual(all.slice(2, 7));
    expect(pagingMetadata).toMatchObject({ count: 5, hasNext: true });
    expect((await page({ limit: 100, offset: 30 })).products).toEqual(all.slice(30));
  });
});

type Counts = { value: string; count: number }[];
type Aggregated = {
  name: string;
  values?: { results: Counts };
  scalar?: { value: number };
  dateHistogram?: { results: Counts };
  nested?: { results: { results: { brand: { value: Counts[number] } } }[] };
};
/** The types of the SDK know no result of an aggregation but by its kind. */
const aggregated = z.custom<Aggregated[]>();
const value = (name: string, fieldPath: string, limit = 50) => ({
  name,
  fieldPath,
  type: 'VALUE' as const,
  value: { limit },
});
const total = (all: { count: number }[] = []) => all.reduce((sum, one) => sum + one.count, 0);

async function aggregate(query: Search) {
  const { aggregationData, products = [] } = await search(query);
  const results = aggregated.parse(aggregationData?.results ?? []);
  const of = (name: string) => results.find((one) => one.name === name);
  const countOf = (name: string, counted: string) =>
    of(name)?.values?.results.find((one) => one.value === counted)?.count;
  return { products, results, of, countOf };
}

describe('the aggregations of a search', () => {
  it('E2: count values over all matches, most frequent first, and distinct slugs, and are at most ten', async () => {
    const { of, countOf, products } = await aggregate({
      filter: { productType: 'PHYSICAL' },
      cursorPaging: { limit: 1 },
      aggregations: [
        value('brands', 'brand.name'),
        value('stock', 'inventory.availabilityStatus'),
        value('categories', 'allCategoriesInfo.categories.id'),
        value('choices', 'options.choicesSettings.choices.name'),
        value('ids', 'options.choicesSettings.choices.choiceId'),
        // The number of matches.
        { name: 'total', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT' } },
      ],
    });
    expect(products).toHaveLength(1);
    expect(of('total')?.scalar?.value).toBe(29);
    const brands = of('brands')?.values?.results ?? [];
    expect([total(brands), total(of('stock')?.values?.results)]).toEqual([29, 29]);
    expect(brands).toEqual(brands.toSorted((a, b) => b.count - a.count));
    expect(countOf('categories', ALL_PRODUCTS_ID)).toBe(29);
    const decor = await categoryId('decor');
    const inDecor = { 'allCategoriesInfo.categories': { $matchItems: [{ id: decor }] } };
    const physical = await slugsOf({ $and: [{ productType: 'PHYSICAL' }, inDecor] });
    expect(countOf('categories', decor)).toBe(physical.length);
    const oat = await slugsOf({ 'options.choicesSettings.choices.name': { $hasSome: ['Oat'] } });
    expect(countOf('choices', 'Oat')).toBe(oat.length);
    expect(of('ids')?.values?.results.length).toBeGreaterThan(10);
    const eleven = search({ aggregations: Array(11).fill(value('brands', 'brand.name')) });
    expect((await rejectedWith(eleven))[0]).toBe(400);
  });

  it('count the whole catalog without hidden products', async () => {
    await control(sandbox, 'PATCH', 'products/lund-bowl', { visible: false });
    const aggregations = [
      value('brands', 'brand.name'),
      value('choices', 'options.choicesSettings.choices.name'),
      value('categories', 'directCategoriesInfo.categories.id'),
    ];
    const whole = await aggregate({ aggregations });
    expect(whole.results).toEqual((await aggregate({ filter: { visible: true }, aggregations })).results);
    expect(whole.countOf('categories', ALL_PRODUCTS_ID)).toBe(31);
  });

  it('give ranges, extremes, distinct values, months and combinations', async () => {
    const scalar = (name: string, fieldPath: string, kind: string) => {
      return { name, type: 'SCALAR', fieldPath, scalar: { type: kind } };
    };
    const nestedAggregations = [value('brand', 'brand.name'), value('stock', 'inventory.availabilityStatus')];
    const dates = { fieldPath: 'createdDate', dateHistogram: { interval: 'MONTH' } };
    const { products, results } = await aggregate({
      aggregations: [
        { name: 'bands', type: 'RANGE', fieldPath: PRICE, range: { buckets: [{ to: 50 }, { from: 50 }] } },
        scalar('min', PRICE, 'MIN'),
        scalar('max', PRICE, 'MAX'),
        scalar('brands', 'brand.name', 'COUNT_DISTINCT'),
        { name: 'months', type: 'DATE_HISTOGRAM', ...dates },
        { name: 'both', type: 'NESTED', nested: { nestedAggregations } },
      ],
    });
    const prices = products.map(priceOf);
    const low = prices.filter((amount) => amount < 50).length;
    const brandsSold = new Set(products.map(({ brand }) => brand?.name)).size;
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
      { scalar: { type: 'COUNT_DISTINCT', value: brandsSold } },
      { name: 'months', type: 'DATE_HISTOGRAM' },
      { name: 'both', type: 'NESTED' },
    ]);
    const months = results[4]?.dateHistogram?.results;
    expect(total(months)).toBe(32);
    expect(months?.[0]?.value).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
    expect(total(results[5]?.nested?.results.map((one) => one.results.brand.value))).toBe(32);
  });
});

describe('facets', () => {
  /** Fields of which a product has one, and then those of which it can have several. */
  const FIELDS = {
    'brand.name': false,
    'inventory.availabilityStatus': false,
    'options.choicesSettings.choices.name': true,
    'ribbon.name': false,
    'additionalRibbons.name': true,
    'infoSections.uniqueName': true,
    'tags.publicTags.tagIds': true,
  };
  const MORI_NAME = 'Atelier Mori';
  const MORI = { 'brand.name': MORI_NAME };

  /**
   * Returns the counts of what products share, which the sandbox keeps in memory, and checks each of
   * them with a filter, which reads the database.
   */
  async function facets(): Promise<Record<string, number>> {
    const aggregations = Object.keys(FIELDS).map((field) => value(field, field, 250));
    const { of } = await aggregate({ cursorPaging: { limit: 1 }, aggregations });
    const found: Record<string, number> = {};
    for (const [field, areSeveral] of Object.entries(FIELDS))
      for (const one of of(field)?.values?.results ?? []) {
        const filter = { [field]: areSeveral ? { $hasSome: [one.value] } : one.value };
        expect(await count({ filter }), one.value).toBe(one.count);
        found[one.value] = one.count;
      }
    return found;
  }
  const { products, infoSections, ribbons, brands } = merchant;
  const branded = (name: string, brand: string) => ({
    ...plainProduct(name, '9.00'),
    brand: { name: brand },
  });
  const read = async (slug: string) => (await bySlug(visitor, slug)) ?? {};
  const idOf = async (slug: string) => (await read(slug))._id ?? '';
  const changeMori = (product: Parameters<typeof products.updateProduct>[1]) =>
    products.bulkUpdateProductsByFilter({ filter: MORI, product });

  const changeBowl = (change: object) => control(sandbox, 'PATCH', 'products/lund-bowl', change);
  const brandOf = async (slug: string) => (await read(slug)).brand?._id ?? '';
  type Step = [counted: Record<string, number | undefined>, change: () => Promise<unknown>];
  it.each<[string, ...Step[]]>([
    [
      'the deletion of a brand and of a ribbon',
      [{ [MORI_NAME]: undefined }, async () => brands.deleteBrand(await brandOf('eldre-moon-jar'))],
      [
        { 'Last pieces': undefined },
        async () => ribbons.deleteRibbon((await read('eldre-moon-jar')).ribbon?._id ?? ''),
      ],
    ],
    [
      'changes of all products of a filter',
      [{ Signed: 10 }, () => changeMori({ ribbon: { name: 'Signed' } })],
      [{ Mori: 10, [MORI_NAME]: undefined }, () => changeMori({ brand: { name: 'Mori' } })],
      [{ Mori: undefined }, () => products.bulkDeleteProductsByFilter({ 'brand.name': 'Mori' })],
    ],
    [
      'an info section that products share, by its unique name',
      [
        { 'oven-safe': 10 },
        async () => {
          const { _id } = await infoSections.createInfoSection({ uniqueName: 'oven-safe', title: 'Oven' });
          await changeMori({ infoSections: [{ _id }] });
        },
      ],
    ],
    [
      'a ribbon that is not the first of a product',
      [
        { 'First look': 1, 'Second look': 1 },
        () => {
          const [ribbon, second] = [{ name: 'First look' }, { name: 'Second look' }];
          return products.createProduct({ ...plainProduct('Jar', '9'), ribbon, additionalRibbons: [second] });
        },
      ],
    ],
    [
      'a bulk update, a bulk creation and a bulk deletion',
      [
        { Birch: 2, Elm: 1 },
        async () => {
          const { _id, revision } = await read('lund-bowl');
          const product = { _id: _id ?? '', revision: revision ?? '', brand: { name: 'Birch' } };
          await products.bulkUpdateProducts([{ product }]);
          await products.bulkCreateProducts([branded('One jug', 'Birch'), branded('Two jug', 'Elm')]);
        },
      ],
      [
        { Birch: 1, Elm: undefined },
        async () => products.bulkDeleteProducts([await idOf('one-jug'), await idOf('two-jug')]),
      ],
    ],
    [
      'a change after the product that changed last was deleted',
      [{ Birch: 1 }, () => products.createProduct(branded('One jug', 'Birch'))],
      [
        { Birch: undefined, Elm: 1 },
        async () => {
          await products.deleteProduct(await idOf('one-jug'));
          await products.createProduct(branded('Two jug', 'Elm'));
        },
      ],
    ],
    [
      'controls and resets to another size',
      [{ Sage: 7 }, () => changeBowl({ visible: false })],
      [{ Sage: 8 }, () => changeBowl({ visible: true, variants: [{ choices: {}, quantity: 0 }] })],
      [{ Sage: 8 }, () => changeBowl({ variants: [{ choices: {}, quantity: 5 }] })],
      [{}, () => sandbox.reset(40)],
      [{ Sage: 8 }, () => sandbox.reset()],
    ],
  ])('follow %s', async (_, ...steps) => {
    expect(await facets()).toMatchObject({ [MORI_NAME]: 10, 'Last pieces': expect.any(Number) });
    for (const [counted, change] of steps) {
      await change();
      const after = await facets();
      for (const [name, expected] of Object.entries(counted)) expect(after[name], name).toBe(expected);
    }
  });

  it('count the tags of a filter at once, and leave others unchanged', async () => {
    const before = await facets();
    const assignTags = { publicTags: { tagIds: ['tag-1'] } };
    await products.bulkUpdateProductTagsByFilter(MORI, { assignTags });
    expect(await facets()).toEqual({ ...before, 'tag-1': 10 });
  });
});
