import { members } from '@wix/members';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { buy } from './hosted-page';
import { clockBeforeV1Removal } from './open-sandbox';
import { type Client, merchantClient, post } from './sdk-client';
import { add, newVisitor, paymentOf, shopperClient } from './shopper';
import { control, newEmail } from './sign-in';
import { until } from './until';
import { eventsOf, notes, receivingClient, startReceiver } from './webhook-receiver';

let sandbox: Sandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let app: Awaited<ReturnType<typeof receivingClient>>;
let buyer: Client;
let admin: Client;

beforeEach(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG', clock: clockBeforeV1Removal() });
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
  app = await receivingClient(sandbox);
  buyer = await shopperClient(sandbox, newVisitor());
  admin = merchantClient(sandbox);
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
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
  const api = merchantClient(sandbox).use(members);
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
