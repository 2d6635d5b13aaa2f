import { products as v1Products } from '@wix/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_PRODUCTS_ID, DEFAULT_VARIANT_ID, STORES_APP_ID } from '../core/platform';
import { bySlug, Field, sizedProduct, v3Client, v3Merchant } from './catalog-v3-client';
import { openSandbox } from './open-sandbox';
import { get, post, rejectedWith, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });
const { access_token: authorization } = await visitorTokens(sandbox);
const visitor = v3Client(sandbox, authorization);
const change = (catalogVersion: string) => control(sandbox, 'PUT', 'site', { catalogVersion });
const read = async (path: string) => (await get(sandbox, path, { authorization })).json();
const send = async (path: string, body: object) =>
  (await post(sandbox, path, body, { authorization })).json();

beforeEach(() => change('V3_CATALOG'));

describe('a site with the V3 catalog', () => {
  it('reports its version, and returns to its own after a reset', async () => {
    expect(await control(sandbox, 'GET', 'site')).toMatchObject({ catalogVersion: 'V3_CATALOG' });
    const { getCatalogVersion } = visitor.catalogVersioning;
    expect(await getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' });
    await sandbox.reset();
    expect(await getCatalogVersion()).toEqual({ catalogVersion: 'V1_CATALOG' });
  });

  it('answers no V1 call, except the one reader call, which leaves out the variants', async () => {
    const code = 'CATALOG_V3_CALLING_CATALOG_V1_API';
    for (const path of ['/stores-reader/v2/collections/query', '/v2/collections/query'])
      expect(await read(path), path).toMatchObject({ details: { applicationError: { code } } });
    const products = await post(sandbox, '/stores/v1/products/query', {}, { authorization });
    expect(products.status).toBe(428);
    expect(await products.json()).toMatchObject({ details: { applicationError: { code } } });
    const client = visitor.use(v1Products);
    expect(await rejectedWith(client.getProduct(crypto.randomUUID()))).toEqual([428, code]);
    const collections = visitor.collections.queryCollections().find();
    expect(await rejectedWith(collections)).toEqual([428, code]);
    const query = { includeVariants: true, query: { filter: '{"slug":"lund-bowl"}' } };
    expect((await send('/stores-reader/v1/products/query', query)).products).toMatchObject([
      { slug: 'lund-bowl', variants: [], price: { price: 38 } },
    ]);
  });

  it('E3: answers V1’s query of the SDK, each product with one variant without choices', async () => {
    const { items } = await visitor.use(v1Products).queryProducts().eq('slug', 'lund-bowl').find();
    expect(items).toMatchObject([
      {
        slug: 'lund-bowl',
        manageVariants: true,
        inventoryItemId: items[0]?._id,
        variants: [{ _id: DEFAULT_VARIANT_ID, choices: {}, variant: { visible: true } }],
      },
    ]);
  });

  it('may have no Stores, so that the calls of both catalogs are rejected', async () => {
    await change('STORES_NOT_INSTALLED');
    const version = await visitor.catalogVersioning.getCatalogVersion();
    expect(version).toEqual({ catalogVersion: 'STORES_NOT_INSTALLED' });
    const rejected = [428, 'REQUIRED_APP_NOT_INSTALLED'];
    expect(await rejectedWith(visitor.products.searchProducts({}))).toEqual(rejected);
    expect(await rejectedWith(visitor.use(v1Products).queryProducts().find())).toEqual(rejected);
    await expect(change('V2')).rejects.toThrow('catalogVersion');
  });
});

describe('a product in both catalogs', () => {
  const inV1 = async (slug: string) => {
    await change('V1_CATALOG');
    const { items } = await visitor.use(v1Products).queryProducts().eq('slug', slug).find();
    await change('V3_CATALOG');
    return items[0];
  };

  it('is the same, in V3 with prices as strings, and with variants and options by id', async () => {
    const product = await bySlug(visitor, 'lund-bowl', Field.CURRENCY);
    const v1 = await inV1('lund-bowl');
    expect(product).toMatchObject({
      _id: v1?._id,
      revision: '1',
      name: v1?.name,
      productType: 'PHYSICAL',
      visible: true,
      actualPriceRange: { minValue: { formattedAmount: expect.stringMatching(/^\$\d+\.\d\d$/) } },
      inventory: { availabilityStatus: v1?.stock?.inventoryStatus },
      _createdDate: expect.any(Date),
      media: {
        main: { image: expect.stringMatching(/^wix:image:\/\/v1\/.+#originWidth=\d+&originHeight=\d+$/) },
      },
    });
    const variants = product?.variantsInfo?.variants ?? [];
    expect(variants.map(({ sku }) => sku)).toEqual(v1?.variants?.map(({ variant }) => variant?.sku));
    // V3's ids of variants are GUIDs, which V1's are not.
    for (const { _id } of variants) expect(_id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(variants.map(({ _id }) => _id)).not.toContain(v1?.variants?.[0]?._id);
    expect(product?.options?.map(({ name }) => name)).toEqual(v1?.productOptions?.map(({ name }) => name));
    const [option] = product?.options ?? [];
    const { optionId, choiceId } = variants[0]?.choices?.[0]?.optionChoiceIds ?? {};
    expect(optionId).toBe(option?._id);
    expect(option?.choicesSettings?.choices?.map((one) => one.choiceId)).toContain(choiceId);
    const fields = [Field.CURRENCY];
    expect(await visitor.products.getProduct(v1?._id ?? '', { fields })).toEqual(product);
  });

  it('has a discount in V1 where its V3 prices have compare-at prices', async () => {
    const mug = sizedProduct('Mug', ['S', '20.00', '25.00'], ['L', '30.00', '35.00']);
    await v3Merchant(sandbox).products.createProduct(mug);
    expect(await inV1('mug')).toMatchObject({
      priceData: { price: 25, discountedPrice: 20 },
      discount: { type: 'AMOUNT', value: 5 },
      variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'L' } }],
    });
  });
});

describe('the calls as other clients send them', () => {
  it('are POSTs with a body where a query is too long for a URL', async () => {
    const cursorPaging = { limit: 2 };
    const at = '/stores/v3/products';
    expect((await send(`${at}/query`, { query: { cursorPaging } })).products).toHaveLength(2);
    expect((await send(`${at}/search`, { search: { cursorPaging } })).products).toHaveLength(2);
    expect(await send(`${at}/count`, {})).toEqual({ count: 32 });
  });

  it('have the tree of categories in a body, or in the parameters of the URL', async () => {
    const treeReference = { appNamespace: '@wix/stores' };
    const categoryId = ALL_PRODUCTS_ID;
    expect(await visitor.products.getAllProductsCategory()).toEqual({ categoryId, treeReference });
    const at = '/categories/v1/categories';
    const named = 'treeReference.appNamespace=@wix/stores';
    const query = { filter: { visible: true }, cursorPaging: { limit: 3 } };
    const { categories, pagingMetadata } = await send(`${at}/query`, { treeReference, query });
    expect(categories).toHaveLength(3);
    expect(pagingMetadata).toMatchObject({ count: 3, hasNext: true });
    const search = { cursorPaging: { cursor: pagingMetadata.cursors.next } };
    const next = await send(`${at}/search`, { treeReference, search });
    expect(next.categories[0].id).not.toBe(categories[0].id);
    const { id, slug } = categories[1];
    for (const path of [`${at}/${id}`, `${at}/slug/${slug}`])
      expect((await read(`${path}?${named}`)).category).toEqual(categories[1]);
    const { items } = await read(`${at}/${id}/list-items?${named}&cursorPaging.limit=2`);
    expect(items).toMatchObject([{ appId: STORES_APP_ID }, { appId: STORES_APP_ID }]);
    const item = `item.catalogItemId=${items[0].catalogItemId}&item.appId=${STORES_APP_ID}`;
    const of = await read(`${at}/list-categories-for-item?${item}&${named}`);
    expect(of.directCategoryIds).toContain(id);
  });
});
