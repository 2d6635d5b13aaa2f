import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { discountedPrice } from '../catalog/price';
import { DEFAULT_VARIANT_ID, SANDBOX_API_KEY } from '../core/platform';
import { readCatalogFile } from '../seed/catalog-file';
import { openSandbox } from './open-sandbox';
import { post, type RecordedRequest, rejection, sdkClient, visitorTokens } from './sdk-client';
import { productOf } from './shopper';
import { control } from './sign-in';

const { products: expected, categories } = readCatalogFile();
const oldestFirst = expected.toSorted((a, b) => Date.parse(a.createdDate) - Date.parse(b.createdDate));
const slugs = (items: { slug?: string | null }[]) => items.map(({ slug }) => slug);

const sandbox = await openSandbox();
const requests: RecordedRequest[] = [];
const { access_token: authorization } = await visitorTokens(sandbox);
const client = sdkClient(sandbox, authorization, requests);
const query = () => client.products.queryProducts();
const idOf = async (slug: string) => (await productOf(client, slug)).id;
const TABLE_AND_KITCHEN = (await client.collections.queryCollections().find()).items
  .filter(({ slug }) => slug === 'tableware' || slug === 'kitchen')
  .map(({ _id }) => _id);
const read = async (slug: string) => (await client.products.getProduct(await idOf(slug))).product;

describe('one product', () => {
  it('has the documented shape', async () => {
    const product = await read('dagg-tumbler');
    expect(product).toMatchObject({
      name: 'Dagg Tumblers, Set of Two',
      productType: 'physical',
      visible: true,
      manageVariants: true,
      priceData: {
        currency: 'USD',
        price: 36,
        discountedPrice: 30.6,
        formatted: { price: '$36.00', discountedPrice: '$30.60' },
      },
      price: product?.convertedPriceData,
      priceRange: { minValue: 36, maxValue: 36 },
      discount: { type: 'PERCENT', value: 15 },
      brand: 'Norrvik Works',
      additionalInfoSections: [{ title: 'Materials' }, { title: 'Dimensions' }, { title: 'Care' }],
      lastUpdated: expect.any(Date),
      numericId: expect.stringMatching(/^\d{16}$/),
      description: expect.stringMatching(/^<p>.*<\/p>$/s),
      collectionIds: expect.arrayContaining([V1_ALL_PRODUCTS_ID]),
    });
  });

  it('has pictures at the media host, with the sizes of the files', async () => {
    const { mainMedia: main, items } = (await read('lund-bowl'))?.media ?? {};
    expect(main?.image).toMatchObject({
      url: `${sandbox.url}/media/${main?._id}/v1/fit/w_1400,h_1750,q_90/file.jpg`,
      width: 1400,
      height: 1750,
      altText: expect.stringContaining('oat'),
    });
    expect(items).toHaveLength(7);
    expect((await sandbox.fetch(new Request(main?.image?.url ?? ''))).status).toBe(200);
  });

  it('has every variant with its own price, and the colors of its choices', async () => {
    const { variants, productOptions } = (await read('lund-bowl')) ?? {};
    const source = expected.find(({ slug }) => slug === 'lund-bowl');
    expect(variants?.map((v) => [v.choices, v.variant?.priceData?.price, v.stock?.quantity])).toEqual(
      source?.variants.map((v) => [v.choices, v.price, v.stock]),
    );
    const sage = productOptions?.[0]?.choices?.[1];
    expect(sage).toMatchObject({ value: '#9DA68F', description: 'Sage' });
    expect(sage?.media?.items).toHaveLength(1);
  });

  it('has one variant with the default id without options, and no quantity where its stock is not tracked', async () => {
    const variants = [{ _id: DEFAULT_VARIANT_ID, choices: {} }];
    expect(await read('ora-serving-bowl')).toMatchObject({ variants, manageVariants: false });
    const { stock, productType } = (await read('glaze-recipe-book')) ?? {};
    expect(stock).toEqual({ trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' });
    expect(productType).toBe('digital');
  });
});

describe('the choices of a product', async () => {
  const id = await idOf('havn-plate');
  const availability = (choices: Record<string, string>) =>
    client.products.getProductOptionsAvailability(id, choices);

  it('that are left for the selected ones are in stock', async () => {
    const partly = await availability({ Size: 'Dinner, 28 cm' });
    const glazes = partly.productOptions?.find(({ name }) => name === 'Glaze')?.choices;
    expect(glazes?.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['Chalk', true],
      ['Moss', true],
      ['Charcoal', false],
    ]);
    expect(partly.availableForPurchase).toBe(false);
    expect(partly.selectedVariant).toBeUndefined();
  });

  it('select a variant once there is one of every option', async () => {
    const sold = await availability({ Size: 'Dinner, 28 cm', Glaze: 'Charcoal' });
    expect(sold).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { sku: 'HAVPLA-101-06', inStock: false, quantity: 0 },
    });
    const left = await availability({ Size: 'Side, 20 cm', Glaze: 'Moss' });
    expect(left).toMatchObject({ availableForPurchase: true, selectedVariant: { price: { price: 22 } } });
    expect(left.media?.items).toHaveLength(1);
  });
});

describe('variants', () => {
  it('are found by some of their choices, by id, and page by page', async () => {
    const id = await idOf('lund-bowl');
    const sage = await client.products.queryProductVariants(id, { choices: { Glaze: 'Sage' } });
    expect(sage.totalResults).toBe(2);
    const variantId = sage.variants?.[1]?._id ?? '';
    const byId = await client.products.queryProductVariants(id, { variantIds: [variantId] });
    expect(byId.variants?.map(({ _id }) => _id)).toEqual([variantId]);
    const page = await client.products.queryProductVariants(id, { paging: { limit: 3, offset: 6 } });
    expect([page.variants?.length, page.totalResults]).toEqual([2, 8]);
  });

  it('are found across the store, and one by its store-wide id', async () => {
    const { variants, metadata } = await client.products.queryStoreVariants({
      filter: { productId: await idOf('lund-bowl') },
      sort: [{ fieldName: 'sku', order: 'DESC' }],
      paging: { limit: 3, offset: 0 },
    });
    expect(metadata).toEqual({ count: 3, offset: 0, total: 8 });
    expect(variants?.map(({ sku }) => sku)).toEqual(['LUNBOW-100-08', 'LUNBOW-100-07', 'LUNBOW-100-06']);
    const [first] = variants ?? [];
    expect((await client.products.getStoreVariant(first?._id ?? '')).variant).toEqual(first);
    expect(first?.media?.image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=1400&originHeight=1750$/);
  });
});

describe('collections', () => {
  it('are all returned in the shop’s order', async () => {
    const { items, totalCount } = await client.collections.queryCollections().find();
    expect(slugs(items)).toEqual(['all-products', ...slugs(categories)]);
    expect(totalCount).toBe(8);
    expect(items.map(({ numberOfProducts }) => numberOfProducts)).toEqual([
      32,
      ...categories.map(({ slug }) => expected.filter((p) => p.categories.includes(slug)).length),
    ]);
  });

  it('are filtered and sorted by name', async () => {
    const named = client.collections.queryCollections().startsWith('name', 'T').descending('name');
    expect((await named.find()).items.map(({ name }) => name)).toEqual(['Textiles', 'Tableware']);
  });

  it('are found by slug through both modules, and by id', async () => {
    const { collection } = await client.collections.getCollectionBySlug('vases');
    expect(collection).toMatchObject({
      name: 'Vases',
      visible: true,
      numberOfProducts: 4,
      media: { mainMedia: { image: { width: 2000, height: 1125 } } },
    });
    expect((await client.products.getCollectionBySlug('vases')).collection).toEqual(collection);
    expect(await client.collections.getCollection(collection?._id ?? '')).toEqual(collection);
  });
});

it.each(['', 'OauthNG.JWS.forged.forged.forged', 'IST.somebody'])('rejects the token "%s"', async (token) => {
  const stranger = sdkClient(sandbox, token);
  expect((await rejection(stranger.products.queryProducts().find())).status).toBe(401);
  expect((await rejection(stranger.collections.getCollection('x'))).status).toBe(401);
});

describe('a query of products', () => {
  it('G8: returns all of them, oldest first as live sites do, with the total', async () => {
    const result = await query().limit(100).find();
    expect(slugs(result.items)).toEqual(slugs(oldestFirst));
    expect([result.totalCount, result.hasNext()]).toEqual([32, false]);
  });

  it('pages through all of them by price, without overlap or gap', async () => {
    let page = await query().ascending('priceData.price').limit(9).find();
    const seen = [...page.items];
    while (page.hasNext()) {
      page = await page.next();
      seen.push(...page.items);
    }
    expect([page.totalPages, new Set(slugs(seen)).size]).toEqual([4, 32]);
    const prices = expected.map(({ price }) => price).sort((a, b) => a - b);
    expect(seen.map(({ priceData }) => priceData?.price)).toEqual(prices);
  });

  it('returns all of up to 50 a page by default', async () => {
    const path = '/stores-reader/v1/products/query-platformized';
    const bare = await post(sandbox, path, {}, { authorization });
    expect((await bare.json()).metadata).toEqual({ count: 32, offset: 0, total: 32 });
  });

  it('is filtered by all conditions of the SDK together', async () => {
    const since = '2026-01-01T00:00:00.000Z';
    const all = query()
      .ge('priceData.price', 36)
      .lt('priceData.price', 128)
      .ge('_createdDate', new Date(since));
    const { items, totalCount } = await all
      .ne('slug', 'lund-bowl')
      .hasSome('collectionIds', TABLE_AND_KITCHEN)
      .find();
    const matching = oldestFirst.filter(
      ({ price, createdDate, slug, categories }) =>
        [price >= 36, price < 128, createdDate >= since, slug !== 'lund-bowl'].every(Boolean) &&
        (categories.includes('tableware') || categories.includes('kitchen')),
    );
    expect(matching.length).toBeGreaterThan(2);
    expect([slugs(items), totalCount]).toEqual([slugs(matching), matching.length]);
  });

  it('matches text literally: no wildcards and no SQL', async () => {
    expect((await query().startsWith('name', '%').find()).items).toEqual([]);
    expect((await query().eq('name', "' or 1=1 --").find()).items).toEqual([]);
  });

  it('returns the same when it is too long for a URL and sent by POST', async () => {
    const own = (await query().limit(100).find()).items.map(({ _id }) => _id);
    const padding = Array.from({ length: 80 }, () => crypto.randomUUID());
    requests.length = 0;
    const { items } = await query()
      .in('_id', [...own, ...padding])
      .limit(100)
      .find();
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
    expect(slugs(items)).toEqual(slugs(oldestFirst));
  });
});

const rest = async (body: object, bearer = `Bearer ${authorization}`) =>
  (await post(sandbox, '/stores/v1/products/query', body, { authorization: bearer })).json();

describe('the REST form of the query', () => {
  it('filters, sorts and pages by texts and offsets', async () => {
    const filter = '{"price":{"$gt":100}}';
    const query = { filter, sort: '[{"price":"desc"}]', paging: { limit: 3, offset: 1 } };
    const { products, totalResults, metadata } = await rest({ query });
    const prices = expected.map(({ price }) => price).filter((price) => price > 100);
    expect([totalResults, metadata]).toEqual([prices.length, { items: 3, offset: 1 }]);
    expect(products).toMatchObject(
      prices
        .sort((a, b) => b - a)
        .slice(1, 4)
        .map((price) => ({ price: { price } })),
    );
  });

  it('includes variants only on request', async () => {
    const query = { filter: { slug: 'lund-bowl' } };
    expect((await rest({ query })).products[0]?.variants).toEqual([]);
    expect((await rest({ query, includeVariants: true })).products[0]?.variants).toHaveLength(8);
  });
});

it('lets only an admin request hidden products', async () => {
  await control(sandbox, 'PATCH', 'products/arc-vase', { visible: false });
  expect((await query().eq('slug', 'arc-vase').find()).items).toEqual([]);
  const body = { query: { filter: { slug: 'arc-vase' } }, includeHiddenProducts: true };
  const { products } = await rest(body, SANDBOX_API_KEY);
  expect(products).toMatchObject([{ slug: 'arc-vase', visible: false }]);
  expect((await rejection(client.products.getProduct(products[0]?.id ?? ''))).status).toBe(404);
  expect((await post(sandbox, '/stores/v1/products/query', body, { authorization })).status).toBe(403);
});

it.each([
  [3600, { type: 'NONE', value: 0 }, 3600],
  [3600, { type: 'PERCENT', value: 15 }, 3060],
  [3600, { type: 'AMOUNT', value: 6 }, 3000],
  [3600, { type: 'AMOUNT', value: 99.99 }, 0],
  [3600, { type: 'PERCENT', value: 100 }, 0],
  [999, { type: 'PERCENT', value: 12.5 }, 874],
] as const)('a discount is taken from %i: %o, which leaves %i', (price, discount, left) => {
  expect(discountedPrice(price, discount)).toBe(left);
});
