import { members } from '@wix/members';
import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { plainProduct, v3Merchant } from './catalog-v3-client';
import { buy } from './hosted-page';
import { SHIRT } from './merchant';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient, post } from './sdk-client';
import { add, paymentOf, shopperClient } from './shopper';
import { control, newEmail } from './sign-in';
import { until } from './until';
import { eventsOf, notes, receivingClient, startReceiver } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });
const admin = merchantClient(sandbox);
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let app: Awaited<ReturnType<typeof receivingClient>>;
let buyer: Client;

beforeEach(async () => {
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
  app = await receivingClient(sandbox);
  buyer = await shopperClient(sandbox);
  return () => receiver.close();
});

const short = (type: string) => type.replace(/^(?:wix|com\.wix\.ecommerce)\.\w+\.(?:api\.)?v1\./, '');
const types = async () => (await eventsOf(sandbox)).map(({ eventType }) => short(eventType));

/**
 * Passes `count` events that a receiver got to the SDK, by default all so far. One that is slow to
 * answer gets an event again, which is passed on once. A handler has to accept every body.
 */
async function processAll(from = receiver, count?: number): Promise<void> {
  const expected = count ?? (await eventsOf(sandbox)).length;
  const bodies = new Map<string, string>();
  await until(async () => {
    for (const body of from.bodies) bodies.set(JSON.stringify(await app.webhooks.parseJWT(body)), body);
    expect(bodies.size).toBe(expected);
  });
  for (const body of bodies.values()) await app.webhooks.process(body);
}

async function bought(): Promise<string> {
  await add(buyer, 'ora-serving-bowl');
  return buy(sandbox, buyer);
}

describe('a purchase', () => {
  it('sends events of the cart, the redirect, the checkout and the order, in the order they happen', async () => {
    const orderId = await bought();
    const all = await types();
    expect(all).toEqual([
      'cart_created',
      'wix.ecom.v2.cart_created',
      'checkout_created',
      'cart_updated',
      'wix.ecom.v2.cart_updated',
      'redirect_session_created',
      'InventoryVariantsChanged',
      'order_created',
      'order_approved',
      'order_payment_status_updated',
      'checkout_updated',
      'checkout_completed',
      'cart_deleted',
      // In V2 the cart stays, with its order.
      'wix.ecom.v2.cart_updated',
    ]);
    const { seen, note } = notes();
    app.orders.onOrderCreated(note('created'));
    app.orders.onOrderPaymentStatusUpdated(note('paid'));
    app.orders.onOrderApproved(note('approved'));
    app.checkout.onCheckoutCreated(note('checkout created'));
    app.checkout.onCheckoutUpdated(note('checkout updated'));
    app.checkout.onCheckoutCompleted(note('completed'));
    app.currentCart.onCartCreated(note('cart created'));
    app.currentCart.onCartUpdated(note('cart updated'));
    app.currentCart.onCartDeleted(note('cart deleted'));
    app.currentCartV2.onCartCreated(note('cart created'));
    app.currentCartV2.onCartUpdated(note('cart updated'));
    app.redirects.onRedirectSessionCreated(note('redirect'));
    app.inventory.onInventoryVariantsChanged(note('stock'));
    await processAll();
    const order = await admin.orders.getOrder(orderId);
    expect(seen.created).toMatchObject([{ entity: order }]);
    expect(seen.approved).toMatchObject([{ data: { order } }]);
    const paid = { order: { paymentStatus: 'PAID' }, previousPaymentStatus: 'NOT_PAID' };
    expect(seen.paid).toMatchObject([{ data: paid }]);
    expect(seen.completed).toMatchObject([{ data: { checkout: { completed: true } } }]);
  });

  it('numbers the events of each entity separately', async () => {
    await bought();
    const sequences = new Map<string, number[]>();
    for (const { entityId, eventType, entityEventSequence } of await eventsOf(sandbox)) {
      // A cart is an entity of both generations.
      const entity = `${eventType.split('_')[0]} ${entityId}`;
      sequences.set(entity, [...(sequences.get(entity) ?? []), entityEventSequence]);
    }
    for (const counted of sequences.values()) expect(counted).toEqual(counted.map((_, index) => index + 1));
    expect([...sequences.values()].map(({ length }) => length).sort()).toEqual([1, 1, 3, 3, 3, 3]);
  });
});

it('an order sends events of parcels, refunds and cancellation', async () => {
  const id = await bought();
  const before = (await eventsOf(sandbox)).length;
  const later = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: later.url }] });
  await admin.orderFulfillments.createFulfillment(id, { trackingInfo: { trackingNumber: '1' } });
  const paymentId = await paymentOf(admin, id);
  const path = `/ecom/v1/payments-collector/orders/${id}/trigger-refund`;
  const payments = [{ paymentId, amount: { amount: '1.00' } }];
  await post(sandbox, path, { payments }, { authorization: SANDBOX_API_KEY });
  await admin.orders.updateOrder(id, { archived: true });
  await admin.orders.cancelOrder(id, { restockAllItems: true, customMessage: 'Sorry' });
  expect((await types()).slice(before)).toEqual([
    'order_updated',
    'order_fulfilled',
    'fulfillments_updated',
    'order_updated',
    'order_payment_status_updated',
    'order_transactions_details_updated',
    'order_transactions_refund_completed',
    'order_updated',
    'InventoryVariantsChanged',
    'order_updated',
    'order_canceled',
  ]);
  expect((await eventsOf(sandbox)).at(-1)?.identity).toMatchObject({ identityType: 'APP' });
  const { seen, note } = notes();
  app.orderTransactions.onOrderTransactionsRefundCompleted(note('refunded'));
  app.orders.onOrderFulfilled(note('fulfilled'));
  app.orders.onOrderCanceled(note('canceled'));
  app.orderFulfillments.onFulfillmentsUpdated(note('parcels'));
  app.orders.onOrderUpdated(note('updated'));
  app.orders.onOrderPaymentStatusUpdated(note('paid'));
  app.orderTransactions.onOrderTransactionsDetailsUpdated(note('details'));
  app.inventory.onInventoryVariantsChanged(note('stock'));
  await processAll(later, (await eventsOf(sandbox)).length - before);
  await later.close();
  const order = { _id: id };
  const states = { previousFulfillmentStatus: 'NOT_FULFILLED', newFulfillmentStatus: 'FULFILLED' };
  const choices = { restockAllItems: true, sendOrderCanceledEmail: false, customMessage: 'Sorry' };
  const fulfillments = [{ trackingInfo: { trackingNumber: '1' } }];
  expect(seen).toMatchObject({
    refunded: [{ data: { orderId: id, refund: { transactions: [{ paymentId }] } } }],
    fulfilled: [{ data: { order, ...states } }],
    canceled: [{ data: { order: { ...order, status: 'CANCELED' }, ...choices } }],
    parcels: [{ entity: { orderId: id, fulfillments } }],
  });
});

it('a member sends events of registration, changes and deletion', async () => {
  const api = admin.use(members);
  const made = await api.createMember({ member: { loginEmail: newEmail(), profile: { nickname: 'Tove' } } });
  await api.blockMember(made._id ?? '');
  await api.deleteMember(made._id ?? '');
  const { seen, note } = notes();
  app.members.onMemberCreated(note('created'));
  app.members.onMemberUpdated(note('updated'));
  app.members.onMemberDeleted(note('deleted'));
  await processAll();
  expect(seen.created).toMatchObject([{ entity: { _id: made._id, profile: { nickname: 'Tove' } } }]);
  expect(seen.updated?.at(-1)).toMatchObject({ entity: { status: 'BLOCKED' } });
  expect(seen.deleted).toMatchObject([{ metadata: { entityId: made._id } }]);
});

it('every event of the catalog and the stock reaches its SDK handler in the order it happened', async () => {
  const { products, inventory } = merchantClient(sandbox);
  const { product } = await products.createProduct(SHIRT);
  const productId = product?._id ?? '';
  await products.updateProduct(productId, { name: 'Shirt' });
  await products.updateProductVariants(productId, [{ choices: { Size: 'S' }, sku: 'S-1' }]);
  const variants = [{ variantId: product?.variants?.[0]?._id, quantity: 3 }];
  await inventory.updateInventoryVariants(productId, { trackQuantity: true, variants });
  const collectionId = (await products.createCollection({ name: 'Summer' })).collection?._id ?? '';
  await products.updateCollection(collectionId, { name: 'Sommer' });
  await products.deleteCollection(collectionId);
  await products.deleteProduct(productId);

  const { seen, note } = notes();
  app.products.onProductCreated(note('ProductCreated'));
  app.products.onProductChanged(note('ProductChanged'));
  app.products.onProductDeleted(note('ProductDeleted'));
  app.products.onProductVariantsChanged(note('ProductVariantsChanged'));
  app.products.onProductCollectionCreated(note('CollectionCreated'));
  app.products.onProductCollectionChanged(note('CollectionChanged'));
  app.products.onProductCollectionDeleted(note('CollectionDeleted'));
  app.inventory.onInventoryItemChanged(note('InventoryItemChanged'));
  app.inventory.onInventoryVariantsChanged(note('InventoryVariantsChanged'));
  await processAll();
  expect(seen).toMatchObject({
    ProductCreated: [{ data: { productId, name: 'Linen shirt', slug: 'linen-shirt' } }],
    ProductChanged: [{ data: { productId, changedFields: ['name'] } }],
    ProductVariantsChanged: [{ data: { productId, variants: [{ changedFields: ['sku'] }] } }],
    ProductDeleted: [{ data: { productId } }],
    InventoryItemChanged: [{ data: { productId, trackInventory: true } }],
    InventoryVariantsChanged: [{ data: { productId, variants: [{ newValue: { quantity: 3 } }, {}] } }],
    CollectionCreated: [{ data: { collectionId, slug: 'summer' } }],
    CollectionChanged: [{ data: { collectionId, changedFields: ['name'] } }],
    CollectionDeleted: [{ data: { collectionId } }],
  });
  const orderOf = (entity: string) =>
    Object.keys(seen).flatMap((name) => (name.startsWith(entity) ? name.replace(entity, '') : []));
  expect(orderOf('Product')).toEqual(['Created', 'Changed', 'VariantsChanged', 'Deleted']);
  expect(orderOf('Inventory')).toEqual(['ItemChanged', 'VariantsChanged']);
  expect(orderOf('Collection')).toEqual(['Created', 'Changed', 'Deleted']);
});

it('a site with the V3 catalog sends products and stock items in V3 format, and no events of V1', async () => {
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  const { products } = v3Merchant(sandbox);
  const made = await products.createProduct(plainProduct('Mug', '20.00'));
  const id = made._id ?? '';
  const updated = await products.updateProduct(id, { revision: '1', name: 'Cup' });
  for (const quantity of [3, 0])
    await control(sandbox, 'PATCH', 'products/mug', { variants: [{ choices: {}, quantity }] });
  await products.deleteProduct(id);

  const { seen, note } = notes();
  app.productsV3.onProductCreated(note('created'));
  app.productsV3.onProductUpdated(note('updated'));
  app.productsV3.onProductDeleted(note('deleted'));
  app.inventoryItemsV3.onInventoryItemCreated(note('stock created'));
  app.inventoryItemsV3.onInventoryItemUpdated(note('stock updated'));
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(note('reason'));
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(note('status'));
  app.inventoryItemsV3.onInventoryItemDeleted(note('stock deleted'));
  await processAll();

  const numbered = (entityEventSequence: string) => ({ metadata: { entityEventSequence } });
  const stockFields = { variantsInfo: expect.anything(), inventory: expect.anything() };
  const withStatus = (availabilityStatus: string) => ({
    entity: { inventory: { availabilityStatus } },
    modifiedFields: stockFields,
  });
  // The product was created without stock items.
  const item = { productId: id, quantity: 3, availabilityStatus: 'IN_STOCK' };
  const empty = { ...item, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' };
  expect(seen).toMatchObject({
    created: [{ entity: made, ...numbered('1') }],
    updated: [
      { entity: updated, modifiedFields: { name: 'Mug' }, ...numbered('2') },
      { ...withStatus('IN_STOCK'), ...numbered('3') },
      { ...withStatus('OUT_OF_STOCK'), ...numbered('4') },
    ],
    deleted: [{ entity: { _id: id, revision: '4' }, ...numbered('5') }],
    'stock created': [{ entity: item }],
    'stock updated': [{ entity: empty }],
    reason: [{ data: { reason: 'MANUAL', currentEntity: empty } }],
    status: [{ data: { inStock: false } }],
    'stock deleted': [{}],
  });
});
