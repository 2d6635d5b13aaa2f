import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { DEFAULT_VARIANT_ID } from '../core/platform';
import {
  browsingClient,
  type CatalogClient,
  merchantClient,
  rejectedWith,
  SHIRT,
  sentEvents,
} from './merchant';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';

const sandbox = await openSandbox({ origin: 'https://shop.test', resets: true });
const merchant = merchantClient(sandbox);
const visitor = await browsingClient(sandbox);

const MUG = { name: 'Möbius mug', priceData: { price: 24.5 } };

async function create(product: Parameters<CatalogClient['products']['createProduct']>[0] = MUG) {
  const created = (await merchant.products.createProduct(product)).product;
  if (!created?._id) throw new Error('No product');
  return { ...created, _id: created._id };
}

describe('products.createProduct', () => {
  it('returns the product with all defaults that follow from a name and a price', async () => {
    const before = sandbox.platform.clock.now();
    const created = await create();
    expect(created).toMatchObject({
      slug: 'mobius-mug',
      visible: true,
      productType: 'physical',
      priceData: {
        currency: 'USD',
        price: 24.5,
        discountedPrice: 24.5,
        formatted: { price: '$24.50', discountedPrice: '$24.50' },
      },
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      discount: { type: 'NONE', value: 0 },
      collectionIds: [V1_ALL_PRODUCTS_ID],
      manageVariants: false,
      variants: [{ _id: DEFAULT_VARIANT_ID, choices: {}, variant: { priceData: { price: 24.5 } } }],
      media: { items: [] },
      productPageUrl: { base: '', path: '/product-page/mobius-mug' },
    });
    expect(created.lastUpdated?.getTime()).toBeGreaterThanOrEqual(before);
    expect(created._createdDate).toEqual(created.lastUpdated);
  });

  it('makes the product visible, the newest, with the highest numeric id', async () => {
    const { items: old } = await visitor.products.queryProducts().descending('numericId').limit(1).find();
    const created = await create();
    const { items, totalCount } = await visitor.products
      .queryProducts()
      .descending('numericId')
      .limit(1)
      .find();
    expect(items[0]?._id).toBe(created._id);
    expect(totalCount).toBe(33);
    expect(Number(created.numericId)).toBeGreaterThan(Number(old[0]?.numericId));
    const again = await create();
    expect(Number(again.numericId)).toBeGreaterThan(Number(created.numericId));
  });

  it('appends a number to a slug that is taken', async () => {
    const slugs = [];
    for (let copy = 0; copy < 3; copy += 1) slugs.push((await create()).slug);
    expect(slugs).toEqual(['mobius-mug', 'mobius-mug-1', 'mobius-mug-2']);
  });

  it('creates a variant for each combination of choices, and distinguishes colors from other options', async () => {
    const created = await create({
      ...SHIRT,
      productOptions: [
        ...SHIRT.productOptions,
        {
          name: 'Color',
          choices: [
            { value: '#ffffff', description: 'Chalk' },
            { value: '#2b3a55', description: 'Ink' },
          ],
        },
      ],
    });
    expect(created.productOptions?.map(({ name, optionType }) => [name, optionType])).toEqual([
      ['Size', 'drop_down'],
      ['Color', 'color'],
    ]);
    expect(created.variants?.map(({ choices }) => choices)).toEqual([
      { Size: 'S', Color: 'Chalk' },
      { Size: 'S', Color: 'Ink' },
      { Size: 'M', Color: 'Chalk' },
      { Size: 'M', Color: 'Ink' },
    ]);
    expect(new Set(created.variants?.map(({ _id }) => _id)).size).toBe(4);
  });

  it('applies a discount, and shows costs and profit to merchants only', async () => {
    const created = await create({
      ...MUG,
      priceData: { price: 40 },
      costAndProfitData: { itemCost: 10 },
      discount: { type: 'PERCENT', value: 25 },
    });
    expect(created.priceData).toMatchObject({ price: 40, discountedPrice: 30 });
    expect(created.costAndProfitData).toEqual({
      itemCost: 10,
      formattedItemCost: '$10.00',
      profit: 20,
      formattedProfit: '$20.00',
      profitMargin: 0.6667,
    });
    expect((await visitor.products.getProduct(created._id)).product).not.toHaveProperty('costAndProfitData');
    const options = { includeMerchantSpecificData: true };
    const { product } = await merchant.products.getProduct(created._id, options);
    expect(product?.costRange).toEqual({ minValue: 10, maxValue: 10 });
    expect(await rejectedWith(visitor.products.getProduct(created._id, options))).toEqual([403, 403]);
    expect(await rejectedWith(visitor.products.queryProductVariants(created._id, options))).toEqual([
      403, 403,
    ]);
  });

  it('stores every writable field', async () => {
    const written = {
      description: '<p>Stoneware</p>',
      sku: 'MUG-1',
      weight: 0.4,
      ribbon: 'New',
      brand: 'Halden',
      visible: false,
      additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'ML' as const,
        baseQuantity: 1,
        baseMeasurementUnit: 'L' as const,
      },
      productDimensions: { length: '10', width: '8.5', height: '9' },
      seoData: {
        tags: [{ type: 'title', children: 'Mug', custom: false, disabled: false }],
        settings: { preventAutoRedirect: true, keywords: [{ term: 'mug', isMain: true }] },
      },
    };
    const created = await create({ ...MUG, ...written });
    expect(created).toMatchObject(written);
    expect(created.ribbons).toEqual([{ text: 'New' }]);
    // $24.50 for half a liter.
    expect(created.priceData).toMatchObject({ pricePerUnit: 49, formatted: { pricePerUnit: '$49.00' } });
    expect(await rejectedWith(visitor.products.getProduct(created._id))).toEqual([404, 404]);
  });

  it('sends an event', async () => {
    const created = await create();
    expect(await sentEvents(sandbox)).toEqual([
      [
        'ProductCreated',
        {
          productId: created._id,
          name: 'Möbius mug',
          slug: 'mobius-mug',
          sku: '',
          price: created.price,
          visible: true,
          media: { items: [] },
          productPageUrl: created.productPageUrl,
        },
      ],
    ]);
  });

  it('rejects a thousand and more variants, and stores nothing', async () => {
    const choices = Array.from({ length: 11 }, (_, n) => ({ value: `${n}`, description: `${n}` }));
    const productOptions = ['A', 'B', 'C'].map((name) => ({ name, choices }));
    const call = merchant.products.createProduct({ ...MUG, manageVariants: true, productOptions });
    expect(await rejectedWith(call)).toEqual([400, 'product.productOptions']);
    expect((await merchant.products.queryProducts().find()).totalCount).toBe(32);
  });
});

describe('products.updateProduct', () => {
  it('changes the given fields and nothing else', async () => {
    const created = await create({ ...MUG, description: 'Old', brand: 'Halden' });
    sandbox.platform.clock.advance(1000);
    const updated = (await merchant.products.updateProduct(created._id, { name: 'Cup', ribbon: 'Sale' }))
      .product;
    expect(updated).toMatchObject({ name: 'Cup', slug: 'mobius-mug', description: 'Old', brand: 'Halden' });
    expect(updated?.lastUpdated?.getTime()).toBeGreaterThan(created.lastUpdated?.getTime() ?? 0);
    expect((await sentEvents(sandbox)).slice(1)).toEqual([
      ['ProductChanged', { productId: created._id, changedFields: ['name', 'ribbon'] }],
    ]);
  });

  it('neither updates the date nor sends an event for a change that changes nothing', async () => {
    const created = await create();
    sandbox.platform.clock.advance(1000);
    const { product } = await merchant.products.updateProduct(created._id, { name: MUG.name });
    expect(product?.lastUpdated).toEqual(created.lastUpdated);
    expect(await sentEvents(sandbox)).toHaveLength(1);
  });

  it('adjusts the variants with the price, and none below zero', async () => {
    const { _id, variants } = await create(SHIRT);
    const small = variants?.[0]?._id ?? '';
    await merchant.products.updateProductVariants(_id, [{ variantIds: [small], price: 10 }]);
    const { product } = await merchant.products.updateProduct(_id, { priceData: { price: 90 } });
    expect(product?.variants?.map(({ variant }) => variant?.priceData?.price)).toEqual([20, 90]);
    expect(product?.priceRange).toEqual({ minValue: 20, maxValue: 90 });
    expect(await rejectedWith(merchant.products.updateProduct(_id, { priceData: { price: 60 } }))).toEqual([
      400,
      'priceData.price',
    ]);
    const { product: unchanged } = await merchant.products.getProduct(_id);
    expect(unchanged?.priceData?.price).toBe(90);
  });

  it('keeps variants whose choices remain, and creates new ones', async () => {
    const { _id } = await create(SHIRT);
    const changed = await merchant.products.updateProductVariants(_id, [
      { choices: { Size: 'M' }, sku: 'M-1' },
    ]);
    const medium = changed.variants?.[1]?._id;
    const { product } = await merchant.products.updateProduct(_id, {
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'M', description: 'M' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
    });
    expect(product?.variants?.map(({ choices, variant }) => [choices?.Size, variant?.sku])).toEqual([
      ['M', 'M-1'],
      ['L', ''],
    ]);
    expect(product?.variants?.[0]?._id).toBe(medium);
  });

  it('leaves a product one variant for all choices when variants are no longer managed', async () => {
    const { _id } = await create(SHIRT);
    const { product } = await merchant.products.updateProduct(_id, { manageVariants: false });
    expect(product?.variants?.map((variant) => [variant._id, variant.choices])).toEqual([
      [DEFAULT_VARIANT_ID, {}],
    ]);
    const availability = await visitor.products.getProductOptionsAvailability(_id, { Size: 'S' });
    expect(availability).toMatchObject({ availableForPurchase: true, selectedVariant: { inStock: true } });
  });

  it('appends a number to a slug that another product has', async () => {
    const { _id } = await create();
    const { product } = await merchant.products.updateProduct(_id, { slug: 'arc-vase' });
    expect(product?.slug).toBe('arc-vase-1');
    expect((await visitor.products.queryProducts().eq('slug', 'mobius-mug').find()).items).toEqual([]);
  });
});

describe('products.deleteProduct', () => {
  it('removes the product from the catalog and its collections, and sends an event', async () => {
    const { items } = await visitor.products.queryProducts().eq('slug', 'arc-vase').find();
    const id = items[0]?._id ?? '';
    const collectionId = items[0]?.collectionIds?.find((one) => one !== V1_ALL_PRODUCTS_ID) ?? '';
    const before = (await visitor.collections.getCollection(collectionId)).numberOfProducts;
    await merchant.products.deleteProduct(id);
    expect(await rejectedWith(visitor.products.getProduct(id))).toEqual([404, 404]);
    expect((await visitor.collections.getCollection(collectionId)).numberOfProducts).toBe((before ?? 0) - 1);
    expect(await sentEvents(sandbox)).toEqual([['ProductDeleted', { productId: id }]]);
    expect(await rejectedWith(merchant.products.deleteProduct(id))).toEqual([404, 404]);
  });

  it('returns JSON, which the SDK requires', async () => {
    const { _id } = await create();
    const response = await sandbox.fetch(
      new Request(`${sandbox.url}/stores/v1/products/${_id}?id=${_id}`, {
        method: 'DELETE',
        headers: { authorization: sandbox.platform.apiKey },
      }),
    );
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect((await get(sandbox, `/stores/v1/products/${_id}`)).status).toBe(401);
  });
});
