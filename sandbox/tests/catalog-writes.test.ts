import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { DEFAULT_VARIANT_ID, STORES_APP_ID } from '../core/platform';
import { SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient, rejectedWith, visitorClient } from './sdk-client';

const sandbox = await openSandbox({ origin: 'https://shop.test', resets: true });
const merchant = merchantClient(sandbox);
const visitor = await visitorClient(sandbox);

const MUG = { name: 'Möbius mug', priceData: { price: 24.5 } };
const MERCHANT_DATA = { includeMerchantSpecificData: true };

async function create(product: Parameters<Client['products']['createProduct']>[0] = MUG) {
  const created = (await merchant.products.createProduct(product)).product;
  if (!created?._id) throw new Error('No product');
  return { ...created, _id: created._id };
}
const read = async (id: string) => (await merchant.products.getProduct(id, MERCHANT_DATA)).product;
const prices = async (id: string) =>
  (await read(id))?.variants?.map(({ variant }) => variant?.priceData?.price);
const inCollection = async (id: string) =>
  (await visitor.products.queryProducts().hasSome('collectionIds', [id]).find()).items.map(({ _id }) => _id);
/** Returns the events since a product or a collection was created. */
const sentAfterwards = async () => (await sentEvents(sandbox)).slice(1);
const changedProduct = (productId: string, ...changedFields: string[]) => [
  'ProductChanged',
  { productId, changedFields },
];
/** Options of a product, all with these choices. */
const options = (names: string[], ...choices: string[]) =>
  names.map((name) => ({ name, choices: choices.map((value) => ({ value, description: value })) }));

describe('products.createProduct', () => {
  it('returns the product with all defaults that follow from a name and a price, and sends an event', async () => {
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
      _createdDate: created.lastUpdated,
    });
    expect(created.lastUpdated?.getTime()).toBeGreaterThanOrEqual(before);
    const { items, totalCount } = await visitor.products
      .queryProducts()
      .descending('numericId')
      .limit(1)
      .find();
    expect([items[0]?._id, totalCount]).toEqual([created._id, 33]);
    const { _id: productId, name, slug, price, visible, productPageUrl } = created;
    const media = { items: [] };
    expect(await sentEvents(sandbox)).toEqual([
      ['ProductCreated', { productId, name, slug, sku: '', price, visible, media, productPageUrl }],
    ]);
    // A taken slug gets a number.
    const next = await create();
    expect(next.slug).toBe('mobius-mug-1');
    expect(Number(next.numericId)).toBeGreaterThan(Number(created.numericId));
    expect((await merchant.products.updateProduct(next._id, { slug: 'arc-vase' })).product?.slug).toBe(
      'arc-vase-1',
    );
  });

  it('creates a variant for each combination of choices, and distinguishes colors from other options', async () => {
    const [color] = options(['Color'], '#ffffff', '#2b3a55');
    const colors = color?.choices.map((one, index) => ({ ...one, description: ['Chalk', 'Ink'][index] }));
    const { productOptions, variants } = await create({
      ...SHIRT,
      productOptions: [...SHIRT.productOptions, { name: 'Color', choices: colors }],
    });
    expect(productOptions).toMatchObject([{ optionType: 'drop_down' }, { optionType: 'color' }]);
    expect(variants?.map(({ choices }) => choices)).toEqual([
      { Size: 'S', Color: 'Chalk' },
      { Size: 'S', Color: 'Ink' },
      { Size: 'M', Color: 'Chalk' },
      { Size: 'M', Color: 'Ink' },
    ]);
    expect(new Set(variants?.map(({ _id }) => _id)).size).toBe(4);
  });

  it('applies a discount, and shows costs and profit to merchants only', async () => {
    const { _id, priceData, costAndProfitData } = await create({
      ...MUG,
      priceData: { price: 40 },
      costAndProfitData: { itemCost: 10 },
      discount: { type: 'PERCENT', value: 25 },
    });
    expect(priceData).toMatchObject({ price: 40, discountedPrice: 30 });
    expect(costAndProfitData).toEqual({
      itemCost: 10,
      formattedItemCost: '$10.00',
      profit: 20,
      formattedProfit: '$20.00',
      profitMargin: 0.6667,
    });
    expect((await read(_id))?.costRange).toEqual({ minValue: 10, maxValue: 10 });
    expect((await visitor.products.getProduct(_id)).product).not.toHaveProperty('costAndProfitData');
    for (const call of ['getProduct', 'queryProductVariants'] as const)
      expect(await rejectedWith(visitor.products[call](_id, MERCHANT_DATA))).toEqual([403, 403]);
  });

  it('stores every writable field', async () => {
    const total = { totalQuantity: 500, totalMeasurementUnit: 'ML' as const };
    const base = { baseQuantity: 1, baseMeasurementUnit: 'L' as const };
    const seoData = {
      tags: [{ type: 'title', children: 'Mug', custom: false, disabled: false }],
      settings: { preventAutoRedirect: true, keywords: [{ term: 'mug', isMain: true }] },
    };
    const written = {
      description: '<p>Stoneware</p>',
      sku: 'MUG-1',
      weight: 0.4,
      ribbon: 'New',
      brand: 'Halden',
      visible: false,
      additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
      pricePerUnitData: { ...total, ...base },
      productDimensions: { length: '10', width: '8.5', height: '9' },
      seoData,
    };
    const created = await create({ ...MUG, ...written });
    // $24.50 for half a liter.
    const priceData = { pricePerUnit: 49, formatted: { pricePerUnit: '$49.00' } };
    expect(created).toMatchObject({ ...written, ribbons: [{ text: 'New' }], priceData });
    expect(await rejectedWith(visitor.products.getProduct(created._id))).toEqual([404, 404]);
  });

  it('rejects a thousand and more variants, and stores nothing', async () => {
    const eleven = Array.from({ length: 11 }, (_, n) => `${n}`);
    const productOptions = options(['A', 'B', 'C'], ...eleven);
    const call = merchant.products.createProduct({ ...MUG, manageVariants: true, productOptions });
    expect(await rejectedWith(call)).toEqual([400, 'product.productOptions']);
    expect((await merchant.products.queryProducts().find()).totalCount).toBe(32);
  });
});

describe('products.updateProduct', () => {
  const update: Client['products']['updateProduct'] = merchant.products.updateProduct;

  it('changes the given fields and nothing else, and nothing for the same values', async () => {
    const created = await create({ ...MUG, description: 'Old', brand: 'Halden' });
    sandbox.platform.clock.advance(1000);
    const { product } = await update(created._id, { name: 'Cup', ribbon: 'Sale' });
    expect(product).toMatchObject({ name: 'Cup', slug: 'mobius-mug', description: 'Old', brand: 'Halden' });
    expect(product?.lastUpdated?.getTime()).toBeGreaterThan(created.lastUpdated?.getTime() ?? 0);
    sandbox.platform.clock.advance(1000);
    const same = await update(created._id, { name: 'Cup' });
    expect(same.product?.lastUpdated).toEqual(product?.lastUpdated);
    expect(await sentAfterwards()).toEqual([changedProduct(created._id, 'name', 'ribbon')]);
  });

  it('adjusts the variants with the price, and none below zero', async () => {
    const { _id } = await create(SHIRT);
    await merchant.products.updateProductVariants(_id, [{ choices: { Size: 'S' }, price: 10 }]);
    const { product } = await update(_id, { priceData: { price: 90 } });
    expect(await prices(_id)).toEqual([20, 90]);
    expect(product?.priceRange).toEqual({ minValue: 20, maxValue: 90 });
    expect(await rejectedWith(update(_id, { priceData: { price: 60 } }))).toEqual([400, 'priceData.price']);
    expect((await read(_id))?.priceData?.price).toBe(90);
  });

  it('keeps variants whose choices remain, and creates new ones', async () => {
    const { _id } = await create(SHIRT);
    const sku = { choices: { Size: 'M' }, sku: 'M-1' };
    const [, medium] = (await merchant.products.updateProductVariants(_id, [sku])).variants ?? [];
    const { product } = await update(_id, { productOptions: options(['Size'], 'M', 'L') });
    expect(product?.variants).toMatchObject([
      { _id: medium?._id, choices: { Size: 'M' }, variant: { sku: 'M-1' } },
      { choices: { Size: 'L' }, variant: { sku: '' } },
    ]);
  });

  it('leaves a product one variant for all choices when variants are no longer managed', async () => {
    const { _id } = await create(SHIRT);
    const { product } = await update(_id, { manageVariants: false });
    expect(product?.variants?.map((variant) => [variant._id, variant.choices])).toEqual([
      [DEFAULT_VARIANT_ID, {}],
    ]);
    const availability = await visitor.products.getProductOptionsAvailability(_id, { Size: 'S' });
    expect(availability).toMatchObject({ availableForPurchase: true, selectedVariant: { inStock: true } });
  });
});

it('products.deleteProduct removes the product from the catalog and its collections, and sends an event', async () => {
  const { items } = await visitor.products.queryProducts().eq('slug', 'arc-vase').find();
  const { _id: id = '', collectionIds = [] } = items[0] ?? {};
  const collectionId = collectionIds.find((one) => one !== V1_ALL_PRODUCTS_ID) ?? '';
  const count = async () => (await visitor.collections.getCollection(collectionId)).numberOfProducts ?? 0;
  const before = await count();
  await merchant.products.deleteProduct(id);
  expect(await rejectedWith(visitor.products.getProduct(id))).toEqual([404, 404]);
  expect(await count()).toBe(before - 1);
  expect(await sentEvents(sandbox)).toEqual([['ProductDeleted', { productId: id }]]);
});

it('products.updateProductVariants sets a variant’s own fields, by choices or by id', async () => {
  const update: Client['products']['updateProductVariants'] = merchant.products.updateProductVariants;
  const { _id: productId, variants: created } = await create({ ...SHIRT, weight: 0.3 });
  const [small, medium] = created?.map(({ _id }) => _id ?? '') ?? [];
  const { variants } = await update(productId, [
    { choices: { Size: 'S' }, price: 70, cost: 20, weight: 0.2, sku: 'SHIRT-S' },
    { variantIds: [medium ?? ''], visible: false },
  ]);
  const money = {
    priceData: { price: 70, formatted: { price: '$70.00' } },
    costAndProfitData: { itemCost: 20, profit: 50 },
  };
  expect(variants).toMatchObject([
    { choices: { Size: 'S' }, variant: { ...money, weight: 0.2, sku: 'SHIRT-S', visible: true } },
    { choices: { Size: 'M' }, variant: { priceData: { price: 80 }, weight: 0.3, visible: false } },
  ]);
  const { product } = await visitor.products.getProduct(productId);
  expect(product).toMatchObject({
    priceRange: { minValue: 70, maxValue: 80 },
    weightRange: { minValue: 0.2, maxValue: 0.3 },
    productOptions: [{ choices: [{ visible: true }, { visible: false }] }],
  });
  const changedFields = ['price', 'cost', 'weight', 'sku'];
  const changes = [
    { variantId: small, choices: { Size: 'S' }, changedFields },
    { variantId: medium, choices: { Size: 'M' }, changedFields: ['visible'] },
  ];
  expect(await sentAfterwards()).toEqual([['VariantsChanged', { productId, variants: changes }]]);
});

it('products.resetAllProductVariantData resets every variant to the product’s values, and leaves the stock', async () => {
  const { _id, variants = [] } = await create({ ...SHIRT, weight: 0.3 });
  const own = { choices: { Size: 'S' }, price: 1, weight: 9, sku: 'X', visible: false };
  await merchant.products.updateProductVariants(_id, [own]);
  await merchant.inventory.updateInventoryVariants(_id, {
    trackQuantity: true,
    variants: variants.map((one) => ({ variantId: one._id, quantity: 3 })),
  });
  await merchant.products.resetAllProductVariantData(_id);
  expect((await read(_id))?.variants?.[0]).toMatchObject({
    variant: { priceData: { price: 80 }, weight: 0.3, sku: '', visible: true },
    stock: { trackQuantity: true, quantity: 3, inStock: true },
  });
});

it('products.deleteProductOptions removes all options of a product once its variants are not managed', async () => {
  const { _id } = await create(SHIRT);
  expect(await rejectedWith(merchant.products.deleteProductOptions(_id))).toEqual([400, '_id']);
  await merchant.products.updateProduct(_id, { manageVariants: false });
  await merchant.products.deleteProductOptions(_id);
  expect((await read(_id))?.productOptions).toEqual([]);
  expect((await sentEvents(sandbox)).at(-1)).toEqual(changedProduct(_id, 'productOptions'));
});

it('products.removeBrand and products.removeRibbon remove brand and ribbon', async () => {
  const { _id } = await create({ ...MUG, brand: 'Halden', ribbon: 'New' });
  await merchant.products.removeBrand(_id);
  await merchant.products.removeRibbon(_id);
  const product = await read(_id);
  expect(product).not.toHaveProperty('brand');
  expect(product).toMatchObject({ ribbon: '', ribbons: [] });
  expect(await sentAfterwards()).toEqual([changedProduct(_id, 'brand'), changedProduct(_id, 'ribbon')]);
});

it('a product whose variants are not managed is bought by the names of its choices, from one stock', async () => {
  const { _id: catalogItemId, variants } = await create({ ...SHIRT, manageVariants: false });
  await merchant.inventory.updateInventoryVariants(catalogItemId, {
    trackQuantity: true,
    variants: [{ variantId: variants?.[0]?._id, quantity: 3 }],
  });
  const line = (options: Record<string, string>, quantity: number) => ({
    catalogReference: { appId: STORES_APP_ID, catalogItemId, options: { options } },
    quantity,
  });
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [line({ Size: 'S' }, 2), line({ Size: 'M' }, 2), line({ Size: 'XXL' }, 1), line({}, 1)],
  });
  // A line for each choice.
  expect(cart?.lineItems).toMatchObject([
    { quantity: 2, descriptionLines: [{ plainText: { original: 'S' } }] },
    { quantity: 1, descriptionLines: [{ plainText: { original: 'M' } }] },
  ]);
});

describe('the bulk calls of products', () => {
  /** A mug for $20, and a shirt whose sizes are $10 and $80. */
  async function createBoth() {
    const mug = await create({ name: 'Mug', priceData: { price: 20 } });
    const shirt = await create(SHIRT);
    const small = { choices: { Size: 'S' }, price: 10, cost: 4 };
    await merchant.products.updateProductVariants(shirt._id, [small]);
    return [mug._id, shirt._id] as const;
  }
  const set = (ids: string[], change: Parameters<Client['products']['bulkUpdateProductsProperty']>[1]) =>
    merchant.products.bulkUpdateProductsProperty(ids, change);
  const adjust = (ids: string[], change: Parameters<Client['products']['bulkAdjustProductProperty']>[0]) =>
    merchant.products.bulkAdjustProductProperty(change, ids);
  const NOT_FOUND = {
    _id: 'nobody',
    originalIndex: 1,
    success: false,
    error: { code: 'PRODUCT_NOT_FOUND', description: 'Product is not found', data: {} },
  };

  it('set one property of each product, and report unknown products and those where it fails', async () => {
    const [mug, shirt] = await createBoth();
    expect(await set([mug, 'nobody'], { price: 12.34 })).toEqual({
      results: [{ itemMetadata: { _id: mug, originalIndex: 0, success: true } }, { itemMetadata: NOT_FOUND }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    });
    expect((await read(mug))?.priceData?.formatted?.price).toBe('$12.34');
    expect((await sentEvents(sandbox)).at(-1)).toEqual(changedProduct(mug, 'price'));
    // A size of the shirt would have a negative price.
    const { results } = await set([shirt, mug], { price: 50 });
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([false, true]);
    expect([await prices(shirt), await prices(mug)]).toEqual([[10, 80], [50]]);
  });

  it('set costs, weights, ribbons and brands of every variant, and remove the last two with an empty text', async () => {
    const [mug, shirt] = await createBoth();
    for (const change of [{ cost: 5 }, { weight: 0.7 }, { ribbon: 'Sale' }, { brand: 'Halden' }])
      await set([shirt, mug], change);
    expect(await read(shirt)).toMatchObject({
      ribbon: 'Sale',
      brand: 'Halden',
      costRange: { minValue: 5, maxValue: 5 },
      weightRange: { minValue: 0.7, maxValue: 0.7 },
    });
    for (const change of [{ ribbon: '' }, { brand: '' }]) await set([mug], change);
    const product = await read(mug);
    expect(product).not.toHaveProperty('brand');
    expect(product?.ribbon).toBe('');
  });

  it.each([
    [{ amount: 30 }, 50],
    [{ amount: -0.01 }, 19.99],
    [{ percentage: { rate: 33, roundToInt: false } }, 26.6],
    [{ percentage: { rate: 33, roundToInt: true } }, 27],
    [{ percentage: { rate: -50, roundToInt: false } }, 10],
  ])('move a price of $20 by %j', async (price, expected) => {
    const [mug] = await createBoth();
    await adjust([mug], { price });
    expect(await prices(mug)).toEqual([expected]);
  });

  it('adjust variants with their product’s price, each variant’s own cost, and nothing below zero', async () => {
    const [mug, shirt] = await createBoth();
    await adjust([shirt], { price: { amount: 5 } });
    expect(await prices(shirt)).toEqual([15, 85]);
    await adjust([shirt], { cost: { amount: 2 } });
    expect((await read(shirt))?.costRange).toEqual({ minValue: 2, maxValue: 6 });
    const answer = await adjust([shirt, 'nobody', mug], { price: { amount: -16 } });
    expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 });
    expect(answer.results?.[1]).toEqual({ itemMetadata: NOT_FOUND });
    expect([await prices(shirt), await prices(mug)]).toEqual([[15, 85], [4]]);
    const cost = await adjust([shirt], { cost: { amount: -5 } });
    expect(cost.bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 1 });
  });
});

describe('a collection', () => {
  const createCollection = async () =>
    (await merchant.products.createCollection({ name: 'Summer' })).collection?._id ?? '';
  const twoProducts = async () => {
    const [first, second] = (await visitor.products.queryProducts().limit(2).find()).items;
    return [first?._id ?? '', second?._id ?? ''] as const;
  };

  it('is created empty, found by visitors by its slug, and sends an event', async () => {
    const { collection } = await merchant.products.createCollection({ name: 'Summer', description: 'Warm' });
    const shown = { name: 'Summer', slug: 'summer', visible: true, media: { items: [] } };
    expect(collection).toMatchObject({ ...shown, description: 'Warm', numberOfProducts: 0 });
    expect((await visitor.collections.getCollectionBySlug('summer')).collection?._id).toBe(collection?._id);
    expect(await sentEvents(sandbox)).toEqual([
      ['CollectionCreated', { collectionId: collection?._id, ...shown }],
    ]);
    expect((await merchant.products.createCollection({ name: 'Summer' })).collection?.slug).toBe('summer-1');
  });

  it('is changed in the given fields, which its event names', async () => {
    const collectionId = await createCollection();
    const change = { name: 'Summer', visible: false };
    const { collection } = await merchant.products.updateCollection(collectionId, change);
    expect(collection).toMatchObject({ ...change, slug: 'summer' });
    expect(await sentAfterwards()).toEqual([
      ['CollectionChanged', { collectionId, changedFields: ['visible'] }],
    ]);
  });

  it('gets and loses products, with an event for itself and for each product', async () => {
    const id = await createCollection();
    const [first, second] = await twoProducts();
    await merchant.products.addProductsToCollection(id, [first, second, first]);
    await merchant.products.addProductsToCollection(id, [first]);
    expect(new Set(await inCollection(id))).toEqual(new Set([first, second]));
    expect((await visitor.collections.getCollection(id)).numberOfProducts).toBe(2);
    expect((await visitor.products.getProduct(first)).product?.collectionIds).toContain(id);
    await merchant.products.removeProductsFromCollection(id, [first]);
    expect(await inCollection(id)).toEqual([second]);
    const ofCollection = ['CollectionChanged', { collectionId: id, changedFields: ['productIds'] }];
    const [ofFirst, ofSecond] = [first, second].map((one) => changedProduct(one, 'collectionIds'));
    expect(await sentAfterwards()).toEqual([ofCollection, ofFirst, ofSecond, ofCollection, ofFirst]);
  });

  it('is deleted without its products, and sends an event', async () => {
    const id = await createCollection();
    const [first] = await twoProducts();
    await merchant.products.addProductsToCollection(id, [first]);
    await merchant.products.deleteCollection(id);
    expect(await rejectedWith(visitor.collections.getCollection(id))).toEqual([404, 404]);
    expect((await visitor.products.getProduct(first)).product?.collectionIds).not.toContain(id);
    expect((await sentEvents(sandbox)).slice(-2)).toEqual([
      ['CollectionDeleted', { collectionId: id }],
      changedProduct(first, 'collectionIds'),
    ]);
  });
});
