import { productsV3, readOnlyVariantsV3 } from '@wix/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_PRODUCTS_ID, DEFAULT_VARIANT_ID, SANDBOX_API_KEY, STORES_APP_ID } from '../core/platform';
import { rejectedWith } from './merchant';
import { openSandbox } from './open-sandbox';
import { get, post, sdkClient, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openSandbox({ origin: 'https://shop.test', resets: true });
const token = (await visitorTokens(sandbox)).access_token;
const visitor = clientOf(token);
const merchant = clientOf(SANDBOX_API_KEY);

function clientOf(authorization: string) {
  const client = sdkClient(sandbox, authorization);
  return { ...client, v3: client.use(productsV3), variants: client.use(readOnlyVariantsV3) };
}

beforeEach(async () => {
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
});

const bySlug = async (slug: string, ...fields: productsV3.SingleEntityOpsRequestedFields[]) =>
  (await visitor.v3.getProductBySlug(slug, { fields })).product;
const { SingleEntityOpsRequestedFields: RequestedFields } = productsV3;

describe('a site with the V3 catalog', () => {
  it('reports its version, answers no V1 calls, and returns to V1 after a reset', async () => {
    expect(await (await get(sandbox, '/_sandbox/site')).json()).toMatchObject({
      catalogVersion: 'V3_CATALOG',
    });
    expect(await visitor.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' });
    const rejected = await post(sandbox, '/stores/v1/products/query', {}, { authorization: token });
    expect([rejected.status, (await rejected.json()).details.applicationError.code]).toEqual([
      428,
      'CATALOG_V3_CALLING_CATALOG_V1_API',
    ]);
    await sandbox.reset();
    expect(await visitor.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V1_CATALOG' });
  });

  it('answers no V1 call, except the one reader call, which leaves out the variants', async () => {
    const headers = { authorization: token };
    const code = async (response: Response) => [
      response.status,
      (await response.json()).details?.applicationError?.code,
    ];
    const rejected = [428, 'CATALOG_V3_CALLING_CATALOG_V1_API'];
    for (const path of ['/stores-reader/v2/collections/query', '/v2/collections/query'])
      expect([path, ...(await code(await get(sandbox, path, headers)))]).toEqual([path, ...rejected]);
    expect(await rejectedWith(visitor.products.getProduct(crypto.randomUUID()))).toEqual(rejected);
    expect(await rejectedWith(visitor.collections.queryCollections().find())).toEqual(rejected);
    const answer = await post(
      sandbox,
      '/stores-reader/v1/products/query',
      { includeVariants: true, query: { filter: '{"slug":"lund-bowl"}' } },
      headers,
    );
    const { products } = await answer.json();
    expect(products).toMatchObject([{ slug: 'lund-bowl', variants: [], price: { price: 38 } }]);
  });

  it('E3: answers V1’s query of the SDK, each product with one variant without choices', async () => {
    const { items } = await visitor.products.queryProducts().eq('slug', 'lund-bowl').find();
    const [bowl] = items;
    expect(bowl).toMatchObject({ slug: 'lund-bowl', manageVariants: true, inventoryItemId: bowl?._id });
    expect(bowl?.variants).toMatchObject([
      { _id: DEFAULT_VARIANT_ID, choices: {}, variant: { visible: true } },
    ]);
  });

  it('may have no Stores, so that the calls of both catalogs are rejected', async () => {
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'STORES_NOT_INSTALLED' });
    const version = await visitor.catalogVersioning.getCatalogVersion();
    expect(version).toEqual({ catalogVersion: 'STORES_NOT_INSTALLED' });
    const rejected = [428, 'REQUIRED_APP_NOT_INSTALLED'];
    expect(await rejectedWith(visitor.v3.searchProducts({}))).toEqual(rejected);
    expect(await rejectedWith(visitor.products.queryProducts().find())).toEqual(rejected);
  });

  it('accepts no other version', async () => {
    await expect(control(sandbox, 'PUT', 'site', { catalogVersion: 'V2' })).rejects.toThrow('catalogVersion');
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  });
});

describe('productsV3.getProduct and productsV3.getProductBySlug', () => {
  it('return the same product as V1, with prices as strings, and variants and options by id', async () => {
    const product = await bySlug('lund-bowl', RequestedFields.CURRENCY);
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V1_CATALOG' });
    const { items } = await visitor.products.queryProducts().eq('slug', 'lund-bowl').find();
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
    const v1 = items[0];
    expect(product).toMatchObject({
      _id: v1?._id,
      revision: '1',
      name: v1?.name,
      productType: 'PHYSICAL',
      visible: true,
      actualPriceRange: { minValue: { formattedAmount: expect.stringMatching(/^\$\d+\.\d\d$/) } },
      inventory: { availabilityStatus: v1?.stock?.inventoryStatus },
    });
    const variants = product?.variantsInfo?.variants ?? [];
    expect(variants.map(({ sku }) => sku)).toEqual(v1?.variants?.map((one) => one.variant?.sku));
    // V3's ids of variants are GUIDs, which V1's are not.
    for (const { _id } of variants) expect(z.guid().safeParse(_id).success).toBe(true);
    expect(variants.map(({ _id }) => _id)).not.toContain(v1?.variants?.[0]?._id);
    expect(product?.options?.map(({ name }) => name)).toEqual(v1?.productOptions?.map(({ name }) => name));
    const [variant] = variants;
    const [option] = product?.options ?? [];
    expect(variant?.choices?.[0]?.optionChoiceIds?.optionId).toBe(option?._id);
    expect(option?.choicesSettings?.choices?.map(({ choiceId }) => choiceId)).toContain(
      variant?.choices?.[0]?.optionChoiceIds?.choiceId,
    );
    expect(product?._createdDate).toBeInstanceOf(Date);
    expect(product?.media?.main?.image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=\d+&originHeight=\d+$/);
    const fields = [RequestedFields.CURRENCY];
    expect(await visitor.v3.getProduct(v1?._id ?? '', { fields })).toEqual(product);
  });

  it('return some parts only on request', async () => {
    const bare = await bySlug('arc-vase');
    for (const part of ['url', 'currency', 'plainDescription', 'allCategoriesInfo'])
      expect(bare).not.toHaveProperty(part);
    expect(bare?.media).not.toHaveProperty('itemsInfo');
    const full = await bySlug(
      'arc-vase',
      RequestedFields.URL,
      RequestedFields.CURRENCY,
      RequestedFields.PLAIN_DESCRIPTION,
      RequestedFields.MEDIA_ITEMS_INFO,
      RequestedFields.ALL_CATEGORIES_INFO,
    );
    expect(full).toMatchObject({
      url: 'https://shop.test/product-page/arc-vase',
      currency: 'USD',
      plainDescription: expect.stringContaining('<p>'),
    });
    expect(full?.media?.itemsInfo?.items?.length).toBeGreaterThan(0);
    expect(full?.allCategoriesInfo?.categories?.map(({ _id }) => _id)).toContain(ALL_PRODUCTS_ID);
  });

  it('G3: have amounts without trailing zeros, with all decimals where the currency is requested', async () => {
    const amount = async (...fields: productsV3.SingleEntityOpsRequestedFields[]) =>
      (await bySlug('solveig-mug', ...fields))?.actualPriceRange?.minValue?.amount;
    await control(sandbox, 'PATCH', 'products/solveig-mug', { price: 799.9 });
    expect([await amount(), await amount(RequestedFields.CURRENCY)]).toEqual(['799.9', '799.90']);
  });
});

describe('productsV3.queryProducts, productsV3.countProducts and productsV3.searchProducts', () => {
  it('page by cursors that carry filter and order', async () => {
    let page = await visitor.v3.queryProducts().eq('visible', true).ascending('slug').limit(12).find();
    const slugs = page.items.map(({ slug }) => slug);
    while (page.hasNext()) {
      page = await page.next();
      slugs.push(...page.items.map(({ slug }) => slug));
    }
    expect(slugs).toHaveLength(32);
    expect(slugs).toEqual([...slugs].sort());
    expect(await visitor.v3.countProducts({ filter: { visible: true } })).toEqual({ count: 32 });
  });

  it('find by name, ignoring case, and by category', async () => {
    const search = async (expression: string, filter = {}) =>
      (
        await visitor.v3.searchProducts({
          search: { expression, mode: 'AND' },
          filter,
          cursorPaging: { limit: 100 },
        })
      ).products?.map(({ slug }) => slug);
    expect(await search('ARC vase')).toEqual(['arc-vase']);
    expect(await search('no such thing')).toEqual([]);
    const vase = await bySlug('arc-vase', RequestedFields.ALL_CATEGORIES_INFO);
    const category = vase?.allCategoriesInfo?.categories?.find(({ _id }) => _id !== ALL_PRODUCTS_ID);
    const inCategory = { 'allCategoriesInfo.categories': { $matchItems: [{ id: category?._id }] } };
    const found = await search('', inCategory);
    expect(found).toContain('arc-vase');
    expect(found?.length).toBeLessThan(32);
  });

  it('return the same for a query that is too long for a URL', async () => {
    const send = async (name: string, body: object) =>
      (await post(sandbox, `/stores/v3/products/${name}`, body, { authorization: token })).json();
    const cursorPaging = { limit: 2 };
    expect((await send('query', { query: { cursorPaging } })).products).toHaveLength(2);
    expect((await send('search', { search: { cursorPaging } })).products).toHaveLength(2);
    expect(await send('count', {})).toEqual({ count: 32 });
  });
});

describe('readOnlyVariantsV3.queryVariants', () => {
  it('lists the variants of one product, with product data', async () => {
    const product = await bySlug('lund-bowl');
    const { items } = await visitor.variants
      .queryVariants()
      .eq('productData.productId', product?._id ?? '')
      .limit(100)
      .find();
    expect(items.map(({ variantId }) => variantId)).toEqual(
      product?.variantsInfo?.variants?.map(({ _id }) => _id),
    );
    expect(items[0]).toMatchObject({
      productData: { productId: product?._id, name: product?.name },
      price: product?.variantsInfo?.variants?.[0]?.price,
    });
  });
});

describe('productsV3.getAllProductsCategory and the categories', () => {
  it('return the collections with their products', async () => {
    expect(await visitor.v3.getAllProductsCategory()).toEqual({
      categoryId: ALL_PRODUCTS_ID,
      treeReference: { appNamespace: '@wix/stores' },
    });
    const headers = { authorization: token };
    const tree = { treeReference: { appNamespace: '@wix/stores' } };
    const path = '/categories/v1/categories';
    const named = 'treeReference.appNamespace=@wix/stores';
    const body = { ...tree, query: { filter: { visible: true }, cursorPaging: { limit: 3 } } };
    const { categories, pagingMetadata } = await (await post(sandbox, `${path}/query`, body, headers)).json();
    expect(categories).toHaveLength(3);
    expect(pagingMetadata).toMatchObject({ count: 3, hasNext: true });
    const cursorPaging = { cursor: pagingMetadata.cursors.next };
    const next = await post(sandbox, `${path}/search`, { ...tree, search: { cursorPaging } }, headers);
    expect((await next.json()).categories[0].id).not.toBe(categories[0].id);
    const category = categories[1];
    for (const one of [`${path}/${category.id}`, `${path}/slug/${category.slug}`])
      expect((await (await get(sandbox, `${one}?${named}`, headers)).json()).category).toEqual(category);
    const items = await (
      await get(sandbox, `${path}/${category.id}/list-items?${named}&cursorPaging.limit=2`, headers)
    ).json();
    expect(items.items).toHaveLength(2);
    expect(items.items[0].appId).toBe(STORES_APP_ID);
    const item = `item.catalogItemId=${items.items[0].catalogItemId}&item.appId=${STORES_APP_ID}`;
    const of = await (
      await get(sandbox, `${path}/list-categories-for-item?${item}&${named}`, headers)
    ).json();
    expect(of.directCategoryIds).toContain(category.id);
    expect((await get(sandbox, `${path}/slug/nothing?${named}`, headers)).status).toBe(404);
    expect((await get(sandbox, `${path}/${category.id}`, headers)).status).toBe(400);
  });
});

const MUG = {
  name: 'Mug',
  productType: 'PHYSICAL',
  physicalProperties: {},
  plainDescription: '<p>Stoneware</p>',
  brand: { name: 'Halden' },
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: [
          { name: 'S', choiceType: 'CHOICE_TEXT' },
          { name: 'L', choiceType: 'CHOICE_TEXT' },
        ],
      },
    },
  ],
} as const;
const variant = (choiceName: string, amount: string, compareAt?: string) => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' as const } }],
  price: {
    actualPrice: { amount },
    ...(compareAt && { compareAtPrice: { amount: compareAt } }),
  },
  physicalProperties: { weight: 0.4 },
});
const created = () =>
  merchant.v3.createProduct({
    ...MUG,
    options: MUG.options.map((option) => ({
      ...option,
      choicesSettings: { choices: [...option.choicesSettings.choices] },
    })),
    variantsInfo: { variants: [variant('S', '20.00', '25.00'), variant('L', '30.00', '35.00')] },
  });

describe('productsV3.createProduct', () => {
  it('stores a product with its variants, readable as V1 as well', async () => {
    const product = await created();
    expect(product).toMatchObject({
      slug: 'mug',
      revision: '1',
      brand: { name: 'Halden' },
      actualPriceRange: { minValue: { amount: '20' }, maxValue: { amount: '30' } },
      compareAtPriceRange: { minValue: { amount: '25' }, maxValue: { amount: '35' } },
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '20' } }, physicalProperties: { weight: 0.4 } }, {}],
      },
    });
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'V1_CATALOG' });
    const v1 = (await visitor.products.getProduct(product._id ?? '')).product;
    expect(v1).toMatchObject({
      priceData: { price: 25, discountedPrice: 20 },
      discount: { type: 'AMOUNT', value: 5 },
      variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'L' } }],
    });
  });
});

describe('productsV3.updateProduct', () => {
  it('changes the given fields and increments the revision', async () => {
    const { _id = '' } = await created();
    const updated = await merchant.v3.updateProduct(_id ?? '', { revision: '1', name: 'Cup' });
    expect(updated).toMatchObject({ name: 'Cup', slug: 'mug', revision: '2', brand: { name: 'Halden' } });
  });

  it('rejects an outdated revision and a missing one', async () => {
    const { _id = '' } = await created();
    await merchant.v3.updateProduct(_id ?? '', { revision: '1', name: 'Cup' });
    const stale = merchant.v3.updateProduct(_id ?? '', { revision: '1', name: 'Jug' });
    expect((await rejectedWith(stale))[0]).toBe(409);
    expect((await visitor.v3.getProduct(_id ?? '')).name).toBe('Cup');
    const blind = merchant.v3.updateProduct(_id ?? '', { revision: '', name: 'Jug' });
    expect(await rejectedWith(blind)).toEqual([400, 'product.revision']);
  });
});

describe('productsV3.deleteProduct', () => {
  it('deletes the product', async () => {
    const { _id = '' } = await created();
    await merchant.v3.deleteProduct(_id ?? '');
    expect(await rejectedWith(merchant.v3.deleteProduct(_id ?? ''))).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect((await visitor.v3.countProducts()).count).toBe(32);
  });
});
