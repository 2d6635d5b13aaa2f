import { describe, expect, it } from 'vitest';
import { bySlug, openV3Sandbox, plainProduct, v3Merchant, v3Visitor } from './catalog-v3-client';
import { rejectedWith } from './sdk-client';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const { products, inventory, variants: merchantVariants } = v3Merchant(sandbox);

const query = () => visitor.inventory.queryInventoryItems();
const created = async () => {
  const product = await products.createProduct(plainProduct('Jug', '10.00'));
  return { productId: product._id ?? '', variantId: product.variantsInfo?.variants?.[0]?._id ?? '' };
};
const createdItem = async () => {
  const ids = await created();
  const item = await inventory.createInventoryItem({ ...ids, quantity: 5 });
  return { ...ids, item, id: item._id ?? '' };
};

describe('the reads of stock items', () => {
  it('give visitors the quantities of a product, by variant', async () => {
    const bowl = await bySlug(visitor, 'lund-bowl');
    const { items } = await query()
      .eq('productId', bowl?._id ?? '')
      .find();
    expect(new Set(items.map(({ variantId }) => variantId))).toEqual(
      new Set(bowl?.variantsInfo?.variants?.map(({ _id }) => _id)),
    );
    expect(items.map(({ quantity }) => quantity)).toEqual([41, 55, 38, 18, 3, 45, 12, 15]);
    expect(items[0]).toMatchObject({
      trackQuantity: true,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { enabled: false },
      product: { name: 'Lund Bowl', variantName: expect.stringContaining(' | '), variantVisible: true },
    });
    expect(await visitor.inventory.getInventoryItem(items[2]?._id ?? '')).toEqual(items[2]);
  });

  it('tell sold out from pre-order, and counted stock from uncounted', async () => {
    expect((await query().eq('availabilityStatus', 'PREORDER').find()).items).toMatchObject([
      { quantity: 0, preorderInfo: { enabled: true, limit: 12, counter: 0, quantity: 12 } },
    ]);
    const uncounted = (await query().eq('trackQuantity', false).find()).items;
    expect(uncounted.length).toBeGreaterThan(3);
    for (const item of uncounted) {
      expect(item).not.toHaveProperty('quantity');
      expect(item.inStock).toBe(true);
    }
    const few = (await query().lt('quantity', 2).ge('quantity', 1).find()).items;
    expect(new Set(few.map(({ quantity }) => quantity))).toEqual(new Set([1]));
  });

  it('page through all variants, and find them by words', async () => {
    let page = await query().limit(40).find();
    const ids = page.items.map(({ _id }) => _id);
    while (page.hasNext()) {
      page = await page.next();
      ids.push(...page.items.map(({ _id }) => _id));
    }
    expect(new Set(ids).size).toBe(107);
    const { inventoryItems } = await visitor.inventory.searchInventoryItems({
      search: { expression: 'moon' },
      cursorPaging: { limit: 1000 },
    });
    expect(inventoryItems?.map(({ product }) => product?.name)).toEqual(Array(3).fill('Eldre Moon Jar'));
  });
});

describe('the writes of stock items', () => {
  it('create the item that a new product does not have, once', async () => {
    const { productId, variantId, item } = await createdItem();
    expect(item).toMatchObject({ revision: '1', quantity: 5, availabilityStatus: 'IN_STOCK' });
    expect((await visitor.products.getProduct(productId)).inventory?.availabilityStatus).toBe('IN_STOCK');
    const create = (variantId: string) =>
      rejectedWith(inventory.createInventoryItem({ productId, variantId, quantity: 5 }));
    expect(await create(variantId)).toEqual([409, 'INVENTORY_ITEM_ALREADY_EXISTS']);
    expect(await create(productId)).toEqual([404, 'VARIANT_NOT_FOUND']);
  });

  it('change an item by its revision, without changing that of the product', async () => {
    const { productId, id } = await createdItem();
    const preorderInfo = { enabled: true, message: 'In May', limit: 3 };
    const change = { revision: '1', quantity: 0, preorderInfo };
    expect(await inventory.updateInventoryItem(id, change)).toMatchObject({
      revision: '2',
      availabilityStatus: 'PREORDER',
      preorderInfo: { message: 'In May', quantity: 3 },
    });
    expect(await rejectedWith(inventory.updateInventoryItem(id, change))).toEqual([409, 'INVALID_REVISION']);
    expect((await visitor.products.getProduct(productId)).revision).toBe('1');
    const uncounted = { trackQuantity: false, inStock: true, availabilityStatus: 'IN_STOCK' };
    expect(await inventory.updateInventoryItem(id, { revision: '2', inStock: true })).toMatchObject(
      uncounted,
    );
  });

  it('create and change several, and report those that fail', async () => {
    const ids = await created();
    const items = [1, 2].map((quantity) => ({ ...ids, quantity }));
    const made = await inventory.bulkCreateInventoryItems(items, { returnEntity: true });
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    const known = made.results?.[0]?.item?._id ?? '';
    const { results } = await inventory.bulkUpdateInventoryItems(
      [known, crypto.randomUUID()].map((_id) => ({ inventoryItem: { _id, revision: '1', quantity: 8 } })),
      { returnEntity: true, reason: 'MANUAL' },
    );
    expect(results).toMatchObject([
      { item: { quantity: 8, revision: '2' } },
      { itemMetadata: { error: { code: 'INVENTORY_ITEM_NOT_FOUND' } } },
    ]);
  });
});

describe('the variants of the store', () => {
  it('are found by price, stock, choice and product', async () => {
    const { searchVariants } = visitor.variants;
    const { variants = [] } = await searchVariants({
      filter: {
        $and: [{ 'productData.slug': 'lund-bowl' }, { 'price.actualPrice.amount': { $gt: '30.00' } }],
      },
      sort: [{ fieldName: 'price.actualPrice.amount', order: 'ASC' }],
    });
    expect(variants).toHaveLength(4);
    expect(variants[0]).toMatchObject({
      optionChoices: ['Glaze', 'Size'].map((optionName) => ({ optionChoiceNames: { optionName } })),
      productData: { slug: 'lund-bowl', currency: 'USD', revision: '1', productType: 'PHYSICAL' },
      price: { actualPrice: { amount: expect.stringMatching(/^\d+$/) } },
    });
    expect(variants[0]?.price?.actualPrice).not.toHaveProperty('formattedAmount');
    const bowl = await bySlug(visitor, 'lund-bowl');
    const oat = bowl?.options?.[0]?.choicesSettings?.choices?.find(({ name }) => name === 'Oat');
    const withOat = { 'optionChoices.optionChoiceIds.choiceId': { $hasSome: [oat?.choiceId ?? ''] } };
    const byChoice = await searchVariants({ filter: withOat, cursorPaging: { limit: 1000 } });
    expect(byChoice.variants?.length).toBeGreaterThan(4);
    for (const { optionChoices } of byChoice.variants ?? [])
      expect(optionChoices?.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName)).toContain('Oat');
    const { items } = await visitor.variants
      .queryVariants()
      .eq('productData.productId', bowl?._id ?? '')
      .limit(100)
      .find();
    expect(items.map(({ variantId }) => variantId)).toEqual(
      bowl?.variantsInfo?.variants?.map(({ _id }) => _id),
    );
    expect(items[0]?.price).toMatchObject(bowl?.variantsInfo?.variants?.[0]?.price ?? {});
    const sold = await searchVariants({ filter: { 'inventoryStatus.inStock': false } });
    expect(new Set(sold.variants?.map((one) => one.inventoryStatus?.inStock))).toEqual(new Set([false]));
  });

  it('show costs to merchants only', async () => {
    const fields = { fields: ['MERCHANT_DATA' as const] };
    expect(await rejectedWith(visitor.variants.queryVariants(fields).limit(1).find())).toEqual([403, 403]);
    expect((await merchantVariants.queryVariants(fields).limit(1).find()).items).toHaveLength(1);
  });
});
