import { beforeEach, describe, expect, it } from 'vitest';
import { buy } from './hosted-page';
import { inventoryIdOf, SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';
import { merchantClient, rejectedWith, visitorClient } from './sdk-client';
import { add, newMember, shopperClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
const { inventory } = merchant;
const visitor = await visitorClient(sandbox);
let id: string;
let small: string;
let medium: string;
let before: number;

beforeEach(async () => {
  const { product } = await merchant.products.createProduct(SHIRT);
  id = product?._id ?? '';
  [small = '', medium = ''] = product?.variants?.map(({ _id }) => _id ?? '') ?? [];
  const variants = [
    { variantId: small, quantity: 5 },
    { variantId: medium, quantity: 0 },
  ];
  await inventory.updateInventoryVariants(id, { trackQuantity: true, variants });
  before = (await sentEvents(sandbox)).length;
});

const product = async () => (await visitor.products.getProduct(id)).product;
const quantities = async () => (await product())?.variants?.map(({ stock }) => stock?.quantity);
const take = (decrementBy: number, other: object = {}) =>
  inventory.decrementInventory([{ productId: id, variantId: small, decrementBy, ...other }]);
/** Events of the stock of one variant: its id, and its quantities before and after. */
const moved = (...moves: [variant: string, from: number, to: number][]) =>
  moves.map(([variantId, oldQuantity, quantity]) => [
    'InventoryVariantsChanged',
    {
      variants: [
        { id: variantId, oldValue: { quantity: oldQuantity }, newValue: { quantity, inStock: quantity > 0 } },
      ],
    },
  ]);
const sent = async () => (await sentEvents(sandbox)).slice(before);

describe('inventory.updateInventoryVariants', () => {
  it('changes the stock that visitors see for the product, its choices and variants', async () => {
    const { stock, productOptions, variants } = (await product()) ?? {};
    const inventoryStatus = 'PARTIALLY_OUT_OF_STOCK';
    expect(stock).toEqual({ trackInventory: true, quantity: 5, inStock: true, inventoryStatus });
    expect(productOptions?.[0]?.choices?.map(({ inStock }) => inStock)).toEqual([true, false]);
    expect(variants?.[1]?.stock).toEqual({ trackQuantity: true, quantity: 0, inStock: false });
  });

  it('sends an event with the stock before and after', async () => {
    const { product: created } = await merchant.products.createProduct({ ...SHIRT, name: 'Other' });
    const { _id: productId = '', variants: [first] = [] } = created ?? {};
    const variants = [{ variantId: first?._id, quantity: 2 }];
    await inventory.updateInventoryVariants(productId, { trackQuantity: true, variants });
    const change = {
      id: first?._id,
      oldValue: { inStock: true, availableForPreorder: false },
      newValue: { quantity: 2, inStock: true, availableForPreorder: false },
    };
    const item = { inventoryItemId: inventoryIdOf(productId), productId, trackInventory: true };
    const changes = [change, { newValue: { quantity: 0, inStock: false } }];
    expect((await sent()).slice(1)).toMatchObject([
      ['InventoryItemChanged', { ...item, preorderInfo: { enabled: false }, fieldMask: ['trackInventory'] }],
      ['InventoryVariantsChanged', { productId, variants: changes }],
    ]);
  });

  it('sets the in-stock status where stock is not tracked, for the whole product by default', async () => {
    await inventory.updateInventoryVariants(id, { variants: [{ variantId: medium, inStock: true }] });
    const stock = { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' };
    expect((await product())?.stock).toEqual(stock);
    expect(await quantities()).toEqual([undefined, undefined]);
  });

  it('stores a preorder setting for items out of stock', async () => {
    const preorderInfo = { enabled: true, message: 'Back in May', limit: 2 };
    await inventory.updateInventoryVariants(id, { trackQuantity: true, preorderInfo });
    const { inventoryItem } = await inventory.getInventoryVariants(inventoryIdOf(id));
    expect(inventoryItem).toMatchObject({
      preorderInfo,
      variants: [{ availableForPreorder: false }, { availableForPreorder: true }],
    });
    const order = (count: number) => take(count, { variantId: medium, preorderRequest: true });
    expect(await rejectedWith(order(3))).toEqual([400, 'decrementData.0']);
    await order(2);
    expect(await rejectedWith(order(1))).toEqual([400, 'decrementData.0']);
    expect(await quantities()).toEqual([5, 0]);
  });
});

it('inventory.getInventoryVariants returns the item of a product with all or some variants', async () => {
  const { inventoryItem } = await inventory.getInventoryVariants(inventoryIdOf(id));
  expect(inventoryItem).toMatchObject({
    _id: inventoryIdOf(id),
    productId: id,
    trackQuantity: true,
    variants: [
      { variantId: small, inStock: true, quantity: 5, availableForPreorder: false },
      { variantId: medium, inStock: false, quantity: 0, availableForPreorder: false },
    ],
    preorderInfo: { enabled: false },
    lastUpdated: expect.any(Date),
  });
  const some = await inventory.getInventoryVariants(inventoryIdOf(id), { variantIds: [medium] });
  expect(some.inventoryItem?.variants?.map(({ variantId }) => variantId)).toEqual([medium]);
});

it('inventory.queryInventory finds items by either id, also of hidden products, and pages through all', async () => {
  await merchant.products.updateProduct(id, { visible: false });
  const find = async (filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    return (await inventory.queryInventory({ query })).inventoryItems?.map(({ productId }) => productId);
  };
  expect(await find({ productId: id })).toEqual([id]);
  expect(await find({ id: inventoryIdOf(id) })).toEqual([id]);
  const page = await inventory.queryInventory({
    query: { sort: '[{"numericId":"desc"}]', paging: { limit: 10, offset: 30 } },
  });
  expect(page).toMatchObject({ totalResults: 33, metadata: { items: 10, offset: 30 } });
  expect(page.inventoryItems).toHaveLength(3);
});

describe('inventory.decrementInventory and inventory.incrementInventory', () => {
  it('change the stock that visitors see, by either id, and send an event', async () => {
    const part = { variantId: small };
    await inventory.decrementInventory([
      { ...part, productId: id, decrementBy: 2 },
      { ...part, inventoryId: inventoryIdOf(id), decrementBy: 3 },
    ]);
    expect(await quantities()).toEqual([0, 0]);
    expect((await product())?.stock?.inventoryStatus).toBe('OUT_OF_STOCK');
    await inventory.incrementInventory([{ productId: id, variantId: medium, incrementBy: 4 }]);
    expect(await quantities()).toEqual([0, 4]);
    expect(await sent()).toMatchObject(moved([small, 5, 0], [medium, 0, 4]));
  });

  it('never take more than the stock, whatever the number of concurrent calls', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => take(1)));
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
    expect(await sent()).toMatchObject(moved([small, 5, 3], [small, 3, 5]));
  });

  it('and a merchant’s call never take the last item twice', async () => {
    await take(4);
    const buyer = await shopperClient(sandbox, newMember());
    await add(buyer, 'linen-shirt', { variantId: small });
    const [bought, taken] = await Promise.allSettled([buy(sandbox, buyer), take(1)]);
    expect([bought.status, taken.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await quantities()).toEqual([0, 0]);
  });
});

it('the REST call writes stock by its id, too', async () => {
  const answer = await sandbox.fetch(
    new Request(`${sandbox.url}/stores/v2/inventoryItems/${inventoryIdOf(id)}`, {
      method: 'PATCH',
      headers: { authorization: sandbox.platform.apiKey },
      body: JSON.stringify({ inventoryItem: { trackQuantity: false } }),
    }),
  );
  expect(answer.status).toBe(200);
  expect((await product())?.stock?.trackInventory).toBe(false);
});
