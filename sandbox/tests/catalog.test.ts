import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { DEFAULT_VARIANT_ID } from '../core/platform';
import { readCatalogFile } from '../seed/catalog-file';
import { openSandbox } from './open-sandbox';
import { get, rejection, sdkClient, visitorClient, visitorTokens } from './sdk-client';

const { products: expected, categories } = readCatalogFile();
const slugs = (items: { slug?: string | null }[]) => items.map(({ slug }) => slug);

const sandbox = await openSandbox();
const client = await visitorClient(sandbox);

const query = () => client.products.queryProducts();

async function idOf(slug: string): Promise<string> {
  const { items } = await query().eq('slug', slug).find();
  const id = items[0]?._id;
  if (!id) throw new Error(`No product ${slug}`);
  return id;
}

describe('one product', () => {
  it('has the documented shape', async () => {
    const { product } = await client.products.getProduct(await idOf('dagg-tumbler'));
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
      priceRange: { minValue: 36, maxValue: 36 },
      discount: { type: 'PERCENT', value: 15 },
      brand: 'Norrvik Works',
    });
    expect(product?.price).toEqual(product?.convertedPriceData);
    expect(product?.additionalInfoSections?.map(({ title }) => title)).toEqual([
      'Materials',
      'Dimensions',
      'Care',
    ]);
    expect(product?.lastUpdated).toBeInstanceOf(Date);
    expect(product?.numericId).toMatch(/^\d{16}$/);
    expect(product?.description).toMatch(/^<p>.*<\/p>$/s);
    expect(product?.collectionIds).toContain(V1_ALL_PRODUCTS_ID);
  });

  it('has pictures at the media host, with the sizes of the files', async () => {
    const { product } = await client.products.getProduct(await idOf('lund-bowl'));
    const main = product?.media?.mainMedia;
    expect(main?.image).toMatchObject({ width: 1400, height: 1750 });
    expect(main?.image?.url).toBe(`${sandbox.url}/media/${main?._id}/v1/fit/w_1400,h_1750,q_90/file.jpg`);
    expect(main?.image?.altText).toContain('oat');
    expect(product?.media?.items).toHaveLength(7);
    const picture = await sandbox.fetch(new Request(main?.image?.url ?? ''));
    expect(picture.status).toBe(200);
  });

  it('has every variant with its own price, and the colors of its choices', async () => {
    const { product } = await client.products.getProduct(await idOf('lund-bowl'));
    const source = expected.find(({ slug }) => slug === 'lund-bowl');
    expect(
      product?.variants?.map((v) => [v.choices, v.variant?.priceData?.price, v.stock?.quantity]),
    ).toEqual(source?.variants.map((v) => [v.choices, v.price, v.stock]));
    expect(product?.productOptions?.[0]?.choices?.[1]).toMatchObject({
      value: '#9DA68F',
      description: 'Sage',
    });
    expect(product?.productOptions?.[0]?.choices?.[1]?.media?.items).toHaveLength(1);
  });

  it('has one variant with the default id when it has no options', async () => {
    const { product } = await client.products.getProduct(await idOf('ora-serving-bowl'));
    expect(product?.variants).toMatchObject([{ _id: DEFAULT_VARIANT_ID, choices: {} }]);
    expect(product?.manageVariants).toBe(false);
  });

  it('returns 404 without an application error when it is unknown', async () => {
    const error = await rejection(client.products.getProduct(crypto.randomUUID()));
    expect(error).toMatchObject({ status: 404, details: { applicationError: { code: 404 } } });
    expect(error.requestId).toMatch(/^\d+\.\d+$/);
  });

  it('has no quantity when its stock is not tracked', async () => {
    const { product } = await client.products.getProduct(await idOf('glaze-recipe-book'));
    expect(product?.stock).toEqual({ trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' });
    expect(product?.productType).toBe('digital');
  });
});

describe('availability of options', () => {
  it('returns the choices left for the selected ones, and a variant once every option is selected', async () => {
    const id = await idOf('havn-plate');
    const partly = await client.products.getProductOptionsAvailability(id, { Size: 'Dinner, 28 cm' });
    const glazes = partly.productOptions?.find(({ name }) => name === 'Glaze')?.choices;
    expect(glazes?.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['Chalk', true],
      ['Moss', true],
      ['Charcoal', false],
    ]);
    expect(partly.availableForPurchase).toBe(false);
    expect(partly.selectedVariant).toBeUndefined();

    const sold = await client.products.getProductOptionsAvailability(id, {
      Size: 'Dinner, 28 cm',
      Glaze: 'Charcoal',
    });
    expect(sold.availableForPurchase).toBe(false);
    expect(sold.selectedVariant).toMatchObject({ sku: 'HAVPLA-101-06', inStock: false, quantity: 0 });

    const left = await client.products.getProductOptionsAvailability(id, {
      Size: 'Side, 20 cm',
      Glaze: 'Moss',
    });
    expect(left.availableForPurchase).toBe(true);
    expect(left.selectedVariant?.price?.price).toBe(22);
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
    expect(page.variants).toHaveLength(2);
    expect(page.totalResults).toBe(8);
  });

  it('are found across the store, and one by its store-wide id', async () => {
    const id = await idOf('lund-bowl');
    const found = await client.products.queryStoreVariants({
      filter: { productId: id },
      sort: [{ fieldName: 'sku', order: 'DESC' }],
      paging: { limit: 3, offset: 0 },
    });
    expect(found.metadata).toEqual({ count: 3, offset: 0, total: 8 });
    expect(found.variants?.map(({ sku }) => sku)).toEqual([
      'LUNBOW-100-08',
      'LUNBOW-100-07',
      'LUNBOW-100-06',
    ]);
    const first = found.variants?.[0];
    const { variant } = await client.products.getStoreVariant(first?._id ?? '');
    expect(variant).toEqual(first);
    expect(variant?.media?.image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=1400&originHeight=1750$/);
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
    const { items } = await client.collections
      .queryCollections()
      .startsWith('name', 'T')
      .descending('name')
      .find();
    expect(items.map(({ name }) => name)).toEqual(['Textiles', 'Tableware']);
  });

  it('are found by slug through both modules, and by id', async () => {
    const { collection } = await client.collections.getCollectionBySlug('vases');
    const again = await client.products.getCollectionBySlug('vases');
    const byId = await client.collections.getCollection(collection?._id ?? '');
    expect(collection).toMatchObject({ name: 'Vases', visible: true, numberOfProducts: 4 });
    expect(collection?.media?.mainMedia?.image).toMatchObject({ width: 2000, height: 1125 });
    expect(again.collection).toEqual(collection);
    expect(byId).toEqual(collection);
  });

  it('are available at the addresses of older clients', async () => {
    const { access_token } = await visitorTokens(sandbox);
    const response = await get(sandbox, '/stores-reader/v2/collections/slug/vases', {
      authorization: access_token,
    });
    expect((await response.json()).collection.slug).toBe('vases');
  });

  it('return 404 without an application error when unknown', async () => {
    const error = await rejection(client.collections.getCollectionBySlug('nope'));
    expect(error.details.applicationError?.code).toBe(404);
    const { access_token } = await visitorTokens(sandbox);
    const response = await get(sandbox, '/v2/collections/slug/nope', { authorization: access_token });
    expect(await response.json()).toEqual({ message: expect.any(String), details: {} });
  });
});

describe('read access', () => {
  it('reports that the catalog is V1', async () => {
    expect(await client.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V1_CATALOG' });
  });

  it.each(['', 'OauthNG.JWS.forged.forged.forged', 'IST.somebody'])(
    'rejects the token "%s"',
    async (token) => {
      const otherClient = sdkClient(sandbox, token);
      const errors = await Promise.all([
        rejection(otherClient.products.queryProducts().find()),
        rejection(otherClient.products.getProduct('x')),
        rejection(otherClient.products.getProductOptionsAvailability('x', {})),
        rejection(otherClient.products.queryProductVariants('x')),
        rejection(otherClient.products.queryStoreVariants({})),
        rejection(otherClient.products.getStoreVariant('x')),
        rejection(otherClient.collections.queryCollections().find()),
        rejection(otherClient.collections.getCollection('x')),
        rejection(otherClient.collections.getCollectionBySlug('x')),
        rejection(otherClient.catalogVersioning.getCatalogVersion()),
      ]);
      expect(errors.map(({ status }) => status)).toEqual(errors.map(() => 401));
    },
  );
});
