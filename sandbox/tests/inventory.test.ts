import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_VARIANT_ID } from '../core/platform';
import { buy } from './hosted-page';
import { browsingClient, merchantClient, rejectedWith, SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';
import { post } from './sdk-client';
import { add, newMember, shopperClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
const visitor = await browsingClient(sandbox);
let id: string;
let small: string;
let medium: string;
let before: number;

beforeEach(async () => {
  const { product } = await merchant.products.createProduct(SHIRT);
  id = product?._id ?? '';
  [small = '', medium = ''] = product?.variants?.map(({ _id }) => _id ?? '') ?? [];
  await merchant.inventory.updateInventoryVariants(id, {
    trackQuantity: true,
    variants: [
      { variantId: small, quantity: 5 },
      { variantId: medium, quantity: 0 },
    ],
  });
  before = (await sentEvents(sandbox)).length;
});

const product = async () => (await visitor.products.getProduct(id)).product;
const quantities = async () => (await product())?.variants?.map(({ stock }) => stock?.quantity);
const itemId = (productId: string) =>
  productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

describe('inventory.updateInventoryVariants', () => {
  it('changes the stock that visitors see for the product, its choices and variants', async () => {
    const { stock, productOptions, variants } = (await product()) ?? {};
    expect(stock).toEqual({
      trackInventory: true,
      quantity: 5,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    });
    expect(productOptions?.[0]?.choices?.map(({ inStock }) => inStock)).toEqual([true, false]);
    expect(variants?.[1]?.stock).toEqual({ trackQuantity: true, quantity: 0, inStock: false });
  });

  it('sends an event with the stock before and after', async () => {
    const { product: created } = await merchant.products.createProduct({ ...SHIRT, name: 'Other' });
    const [first] = created?.variants ?? [];
    const count = (await sentEvents(sandbox)).length;
    await merchant.inventory.updateInventoryVariants(created?._id ?? '', {
      trackQuantity: true,
      variants: [{ variantId: first?._id, quantity: 2 }],
    });
    const [item, variants] = (await sentEvents(sandbox)).slice(count);
    expect(item).toMatchObject([
      'InventoryItemChanged',
      {
        inventoryItemId: itemId(created?._id ?? ''),
        productId: created?._id,
        trackInventory: true,
        preorderInfo: { enabled: false },
        fieldMask: ['trackInventory'],
      },
    ]);
    expect(variants).toMatchObject([
      'InventoryVariantsChanged',
      {
        productId: created?._id,
        variants: [
          {
            id: first?._id,
            oldValue: { inStock: true, availableForPreorder: false },
            newValue: { quantity: 2, inStock: true, availableForPreorder: false },
          },
          { newValue: { quantity: 0, inStock: false } },
        ],
      },
    ]);
  });

  it('sets the in-stock status where stock is not tracked, for the whole product by default', async () => {
    await merchant.inventory.updateInventoryVariants(id, {
      variants: [{ variantId: medium, inStock: true }],
    });
    expect((await product())?.stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    });
    expect(await quantities()).toEqual([undefined, undefined]);
  });

  it('stores a preorder setting for items out of stock', async () => {
    const preorderInfo = { enabled: true, message: 'Back in May', limit: 2 };
    await merchant.inventory.updateInventoryVariants(id, { trackQuantity: true, preorderInfo });
    const { inventoryItem } = await merchant.inventory.getInventoryVariants(itemId(id));
    expect(inventoryItem?.preorderInfo).toEqual(preorderInfo);
    expect(inventoryItem?.variants?.map(({ availableForPreorder }) => availableForPreorder)).toEqual([
      false,
      true,
    ]);
    const order = (decrementBy: number) =>
      merchant.inventory.decrementInventory([
        { productId: id, variantId: medium, decrementBy, preorderRequest: true },
      ]);
    expect(await rejectedWith(order(3))).toEqual([400, 'decrementData.0']);
    await order(2);
    expect(await rejectedWith(order(1))).toEqual([400, 'decrementData.0']);
    expect(await quantities()).toEqual([5, 0]);
  });
});

describe('inventory.getInventoryVariants', () => {
  it('returns the item of a product with all or some variants, also by the product’s id', async () => {
    const { inventoryItem } = await merchant.inventory.getInventoryVariants(itemId(id));
    expect(inventoryItem).toMatchObject({
      _id: itemId(id),
      productId: id,
      trackQuantity: true,
      variants: [
        { variantId: small, inStock: true, quantity: 5, availableForPreorder: false },
        { variantId: medium, inStock: false, quantity: 0, availableForPreorder: false },
      ],
      preorderInfo: { enabled: false },
    });
    expect(inventoryItem?.lastUpdated).toBeInstanceOf(Date);
    const some = await merchant.inventory.getInventoryVariants(itemId(id), { variantIds: [medium] });
    expect(some.inventoryItem?.variants?.map(({ variantId }) => variantId)).toEqual([medium]);
    const rest = await post(
      sandbox,
      `/stores/v2/inventoryItems/product/${id}/getVariants`,
      {},
      { authorization: sandbox.platform.apiKey },
    );
    expect((await rest.json()).inventoryItem.id).toBe(itemId(id));
    expect(await rejectedWith(merchant.inventory.getInventoryVariants(id))).toEqual([404, 404]);
  });
});

describe('inventory.queryInventory', () => {
  it('finds items by either id, including hidden products, and pages through all of them', async () => {
    await merchant.products.updateProduct(id, { visible: false });
    const find = async (filter: object) =>
      (
        await merchant.inventory.queryInventory({ query: { filter: JSON.stringify(filter) } })
      ).inventoryItems?.map(({ productId }) => productId);
    expect(await find({ productId: id })).toEqual([id]);
    expect(await find({ id: itemId(id) })).toEqual([id]);
    const page = await merchant.inventory.queryInventory({
      query: { sort: '[{"numericId":"desc"}]', paging: { limit: 10, offset: 30 } },
    });
    expect(page.totalResults).toBe(33);
    expect(page.inventoryItems).toHaveLength(3);
    expect(page.metadata).toEqual({ items: 10, offset: 30 });
    const unknown = merchant.inventory.queryInventory({ query: { filter: '{"color":"red"}' } });
    expect(await rejectedWith(unknown)).toEqual([400, 'options.query.filter']);
  });
});

describe('inventory.decrementInventory and inventory.incrementInventory', () => {
  it('change the stock that visitors see, by either id, and send an event', async () => {
    await merchant.inventory.decrementInventory([
      { productId: id, variantId: small, decrementBy: 2 },
      { inventoryId: itemId(id), variantId: small, decrementBy: 3 },
    ]);
    expect(await quantities()).toEqual([0, 0]);
    expect((await product())?.stock?.inventoryStatus).toBe('OUT_OF_STOCK');
    await merchant.inventory.incrementInventory([{ productId: id, variantId: medium, incrementBy: 4 }]);
    expect(await quantities()).toEqual([0, 4]);
    expect((await sentEvents(sandbox)).slice(before)).toMatchObject([
      [
        'InventoryVariantsChanged',
        { variants: [{ id: small, oldValue: { quantity: 5 }, newValue: { quantity: 0, inStock: false } }] },
      ],
      [
        'InventoryVariantsChanged',
        { variants: [{ id: medium, oldValue: { quantity: 0 }, newValue: { quantity: 4, inStock: true } }] },
      ],
    ]);
  });

  it('change nothing when one part fails', async () => {
    const part = { productId: id, variantId: small, decrementBy: 3 };
    const decrement = (...list: (typeof part)[]) => rejectedWith(merchant.inventory.decrementInventory(list));
    expect(await decrement(part, part)).toEqual([400, 'decrementData.1']);
    expect(await decrement(part, { ...part, variantId: 'nobody' })).toEqual([
      400,
      'decrementData.1.variantId',
    ]);
    expect(await decrement(part, { ...part, productId: crypto.randomUUID() })).toEqual([404, 404]);
    expect(await decrement({ ...part, decrementBy: 0 })).toEqual([400, 'decrementData.0.decrementBy']);
    const increment = (list: object[]) => rejectedWith(merchant.inventory.incrementInventory(list));
    expect(await increment([{ variantId: small, incrementBy: 1 }])).toEqual([400, 'incrementData.0']);
    expect(await increment([{ productId: id, variantId: small, incrementBy: 99_999 }])).toEqual([
      400,
      'incrementData.0',
    ]);
    expect(await quantities()).toEqual([5, 0]);
    expect(await sentEvents(sandbox)).toHaveLength(before);
  });

  it('reject stock that is not tracked', async () => {
    const { product } = await merchant.products.createProduct({ name: 'Mug', priceData: { price: 1 } });
    const variantId = DEFAULT_VARIANT_ID;
    const call = merchant.inventory.decrementInventory([
      { productId: product?._id, variantId, decrementBy: 1 },
    ]);
    expect(await rejectedWith(call)).toEqual([400, 'decrementData.0']);
  });

  it('never take more than the stock, whatever the number of concurrent calls', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        merchant.inventory.decrementInventory([{ productId: id, variantId: small, decrementBy: 1 }]),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await quantities()).toEqual([0, 0]);
  });
});

describe('an order', () => {
  it('reduces the same stock, sends an event, and restores the stock when canceled', async () => {
    const buyer = await shopperClient(sandbox, newMember());
    await add(buyer, 'linen-shirt', { variantId: small, quantity: 2 });
    const orderId = await buy(sandbox, buyer);
    expect(await quantities()).toEqual([3, 0]);
    await merchant.orders.cancelOrder(orderId, { restockAllItems: true });
    expect(await quantities()).toEqual([5, 0]);
    expect((await sentEvents(sandbox)).slice(before)).toMatchObject([
      [
        'InventoryVariantsChanged',
        { variants: [{ id: small, oldValue: { quantity: 5 }, newValue: { quantity: 3 } }] },
      ],
      [
        'InventoryVariantsChanged',
        { variants: [{ id: small, oldValue: { quantity: 3 }, newValue: { quantity: 5 } }] },
      ],
    ]);
  });

  it('and a merchant’s call never take the last item twice', async () => {
    await merchant.inventory.decrementInventory([{ productId: id, variantId: small, decrementBy: 4 }]);
    const buyer = await shopperClient(sandbox, newMember());
    await add(buyer, 'linen-shirt', { variantId: small });
    const [bought, taken] = await Promise.allSettled([
      buy(sandbox, buyer),
      merchant.inventory.decrementInventory([{ productId: id, variantId: small, decrementBy: 1 }]),
    ]);
    expect([bought.status, taken.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await quantities()).toEqual([0, 0]);
  });
});
