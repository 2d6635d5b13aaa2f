import { describe, expect, it } from 'vitest';
import { bySlug, openV3Sandbox, plainProduct, v3Merchant, v3Visitor } from './catalog-v3-client';
import { rejectedWith } from './merchant';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);

const created = async () => {
  const product = await merchant.products.createProduct(plainProduct('Jug', '10.00'));
  return { productId: product._id ?? '', variantId: product.variantsInfo?.variants?.[0]?._id ?? '' };
};

describe('inventoryItemsV3.queryInventoryItems and inventoryItemsV3.getInventoryItem', () => {
  it('give visitors the quantities of a product, by variant', async () => {
    const bowl = await bySlug(visitor, 'lund-bowl');
    const { items } = await visitor.inventory
      .queryInventoryItems()
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
    expect(await rejectedWith(visitor.inventory.getInventoryItem(crypto.randomUUID()))).toEqual([
      404,
      'INVENTORY_ITEM_NOT_FOUND',
    ]);
  });

  it('tell sold out from pre-order, and counted stock from uncounted', async () => {
    const query = () => visitor.inventory.queryInventoryItems();
    const preorders = (await query().eq('availabilityStatus', 'PREORDER').find()).items;
    expect(preorders).toMatchObject([
      { quantity: 0, preorderInfo: { enabled: true, limit: 12, counter: 0, quantity: 12 } },
    ]);
    const uncounted = (await query().eq('trackQuantity', false).find()).items;
    expect(uncounted.length).toBeGreaterThan(3);
    for (const item of uncounted) {
      expect(item).not.toHaveProperty('quantity');
      expect(item.inStock).toBe(true);
    }
    const few = (await query().lt('quantity', 2).ge('quantity', 1).find()).items;
    for (const { quantity } of few) expect(quantity).toBe(1);
    expect(few.length).toBeGreaterThan(0);
  });

  it('page through all variants, and find them by words', async () => {
    let page = await visitor.inventory.queryInventoryItems().limit(40).find();
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
    const { productId, variantId } = await created();
    const item = await merchant.inventory.createInventoryItem({ productId, variantId, quantity: 5 });
    expect(item).toMatchObject({ revision: '1', quantity: 5, availabilityStatus: 'IN_STOCK' });
    expect((await visitor.products.getProduct(productId)).inventory?.availabilityStatus).toBe('IN_STOCK');
    const again = merchant.inventory.createInventoryItem({ productId, variantId, quantity: 5 });
    expect(await rejectedWith(again)).toEqual([409, 'INVENTORY_ITEM_ALREADY_EXISTS']);
    const nobody = merchant.inventory.createInventoryItem({ productId, variantId: productId, quantity: 5 });
    expect(await rejectedWith(nobody)).toEqual([404, 'VARIANT_NOT_FOUND']);
  });

  it('change an item by its revision, without changing that of the product', async () => {
    const { productId, variantId } = await created();
    const item = await merchant.inventory.createInventoryItem({ productId, variantId, quantity: 5 });
    const changed = await merchant.inventory.updateInventoryItem(item._id ?? '', {
      revision: item.revision,
      quantity: 0,
      preorderInfo: { enabled: true, message: 'In May', limit: 3 },
    });
    expect(changed).toMatchObject({
      revision: '2',
      availabilityStatus: 'PREORDER',
      preorderInfo: { message: 'In May', quantity: 3 },
    });
    const stale = merchant.inventory.updateInventoryItem(item._id ?? '', { revision: '1', quantity: 9 });
    expect(await rejectedWith(stale)).toEqual([409, 'INVALID_REVISION']);
    expect((await visitor.products.getProduct(productId)).revision).toBe('1');
    const uncounted = await merchant.inventory.updateInventoryItem(item._id ?? '', {
      revision: '2',
      inStock: true,
    });
    expect(uncounted).toMatchObject({ trackQuantity: false, inStock: true, availabilityStatus: 'IN_STOCK' });
  });

  it('create and change several, and report those that fail', async () => {
    const first = await created();
    const { results, bulkActionMetadata } = await merchant.inventory.bulkCreateInventoryItems(
      [
        { ...first, quantity: 1 },
        { ...first, quantity: 2 },
      ],
      { returnEntity: true },
    );
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    const item = results?.[0]?.item;
    const update = await merchant.inventory.bulkUpdateInventoryItems(
      [
        { inventoryItem: { _id: item?._id ?? '', revision: '1', quantity: 8 } },
        { inventoryItem: { _id: crypto.randomUUID(), revision: '1', quantity: 8 } },
      ],
      { returnEntity: true, reason: 'MANUAL' },
    );
    expect(update.results?.[0]?.item).toMatchObject({ quantity: 8, revision: '2' });
    expect(update.results?.[1]?.itemMetadata?.error?.code).toBe('INVENTORY_ITEM_NOT_FOUND');
  });
});

describe('readOnlyVariantsV3', () => {
  it('finds variants by price, stock, choice and product', async () => {
    const { variants = [] } = await visitor.variants.searchVariants({
      filter: {
        $and: [{ 'productData.slug': 'lund-bowl' }, { 'price.actualPrice.amount': { $gt: '30.00' } }],
      },
      sort: [{ fieldName: 'price.actualPrice.amount', order: 'ASC' }],
    });
    expect(variants).toHaveLength(4);
    expect(variants[0]).toMatchObject({
      optionChoices: [
        { optionChoiceNames: { optionName: 'Glaze' } },
        { optionChoiceNames: { optionName: 'Size' } },
      ],
      productData: { slug: 'lund-bowl', currency: 'USD', revision: '1', productType: 'PHYSICAL' },
      price: { actualPrice: { amount: expect.stringMatching(/^\d+$/) } },
    });
    expect(variants[0]?.price?.actualPrice).not.toHaveProperty('formattedAmount');
    const bowl = await bySlug(visitor, 'lund-bowl');
    const oat = bowl?.options?.[0]?.choicesSettings?.choices?.find(({ name }) => name === 'Oat');
    const byChoice = await visitor.variants.searchVariants({
      filter: { 'optionChoices.optionChoiceIds.choiceId': { $hasSome: [oat?.choiceId ?? ''] } },
      cursorPaging: { limit: 1000 },
    });
    expect(byChoice.variants?.length).toBeGreaterThan(4);
    for (const { optionChoices } of byChoice.variants ?? [])
      expect(optionChoices?.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName)).toContain('Oat');
    const sold = await visitor.variants.searchVariants({ filter: { 'inventoryStatus.inStock': false } });
    for (const { inventoryStatus } of sold.variants ?? []) expect(inventoryStatus?.inStock).toBe(false);
  });

  it('rejects other fields in a query, and shows costs to merchants only', async () => {
    const query = visitor.variants.queryVariants({ fields: ['MERCHANT_DATA'] }).limit(1);
    expect(await rejectedWith(query.find())).toEqual([403, 403]);
    const { items } = await merchant.variants
      .queryVariants({ fields: ['MERCHANT_DATA'] })
      .limit(1)
      .find();
    expect(items).toHaveLength(1);
  });
});
