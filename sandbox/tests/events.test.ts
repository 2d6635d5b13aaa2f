import { members } from '@wix/members';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { buy } from './hosted-page';
import { clockBeforeV1Removal } from './open-sandbox';
import { post, sdkClient } from './sdk-client';
import { add, type BuyingClient, buyingClient, newVisitor, shopperClient } from './shopper';
import { control, newEmail } from './sign-in';
import { until } from './until';
import { eventsOf, receivingClient, startReceiver } from './webhook-receiver';

let sandbox: Sandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let app: Awaited<ReturnType<typeof receivingClient>>;
let buyer: BuyingClient;
let admin: BuyingClient;

beforeEach(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG', clock: clockBeforeV1Removal() });
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
  app = await receivingClient(sandbox);
  buyer = await shopperClient(sandbox, newVisitor());
  admin = buyingClient(sandbox, SANDBOX_API_KEY);
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const short = (type: string) => type.replace(/^(?:wix|com\.wix\.ecommerce)\.\w+\.(?:api\.)?v1\./, '');
/** Types of the events, oldest first. */
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

/** Records what the SDK passes to an event handler. */
function noted<T>() {
  const seen: T[] = [];
  return { seen, handler: (event: T) => void seen.push(event) };
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
    const created = noted<Parameters<Parameters<typeof app.orders.onOrderCreated>[0]>[0]>();
    const paid = noted<Parameters<Parameters<typeof app.orders.onOrderPaymentStatusUpdated>[0]>[0]>();
    const approved = noted<Parameters<Parameters<typeof app.orders.onOrderApproved>[0]>[0]>();
    const completed = noted<Parameters<Parameters<typeof app.checkout.onCheckoutCompleted>[0]>[0]>();
    app.orders.onOrderCreated(created.handler);
    app.orders.onOrderPaymentStatusUpdated(paid.handler);
    app.orders.onOrderApproved(approved.handler);
    app.checkout.onCheckoutCreated(() => {});
    app.checkout.onCheckoutUpdated(() => {});
    app.checkout.onCheckoutCompleted(completed.handler);
    app.currentCart.onCartCreated(() => {});
    app.currentCart.onCartUpdated(() => {});
    app.currentCart.onCartDeleted(() => {});
    app.currentCartV2.onCartCreated(() => {});
    app.currentCartV2.onCartUpdated(() => {});
    app.redirects.onRedirectSessionCreated(() => {});
    app.inventory.onInventoryVariantsChanged(() => {});
    await processAll();
    const order = await admin.orders.getOrder(orderId);
    expect(created.seen[0]?.entity).toEqual(order);
    expect(approved.seen[0]?.data.order).toEqual(order);
    expect(paid.seen[0]?.data).toMatchObject({
      order: { paymentStatus: 'PAID' },
      previousPaymentStatus: 'NOT_PAID',
    });
    expect(completed.seen[0]?.data.checkout).toMatchObject({ completed: true });
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

describe('an order', () => {
  it('sends events of parcels, refunds and cancellation', async () => {
    const id = await bought();
    const before = (await eventsOf(sandbox)).length;
    const later = await startReceiver();
    await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: later.url }] });
    await admin.orderFulfillments.createFulfillment(id, { trackingInfo: { trackingNumber: '1' } });
    const { orderTransactions } = await admin.orderTransactions.listTransactionsForSingleOrder(id);
    const paymentId = orderTransactions?.payments?.[0]?._id ?? '';
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
    const refunded =
      noted<Parameters<Parameters<typeof app.orderTransactions.onOrderTransactionsRefundCompleted>[0]>[0]>();
    const fulfilled = noted<Parameters<Parameters<typeof app.orders.onOrderFulfilled>[0]>[0]>();
    const canceled = noted<Parameters<Parameters<typeof app.orders.onOrderCanceled>[0]>[0]>();
    const parcels = noted<Parameters<Parameters<typeof app.orderFulfillments.onFulfillmentsUpdated>[0]>[0]>();
    const ignored = () => {};
    app.orderTransactions.onOrderTransactionsRefundCompleted(refunded.handler);
    app.orders.onOrderFulfilled(fulfilled.handler);
    app.orders.onOrderCanceled(canceled.handler);
    app.orderFulfillments.onFulfillmentsUpdated(parcels.handler);
    app.orders.onOrderUpdated(ignored);
    app.orders.onOrderPaymentStatusUpdated(ignored);
    app.orderTransactions.onOrderTransactionsDetailsUpdated(ignored);
    app.inventory.onInventoryVariantsChanged(ignored);
    await processAll(later, (await eventsOf(sandbox)).length - before);
    await later.close();
    expect(refunded.seen[0]?.data).toMatchObject({ orderId: id, refund: { transactions: [{ paymentId }] } });
    expect(fulfilled.seen[0]?.data).toMatchObject({
      order: { _id: id },
      previousFulfillmentStatus: 'NOT_FULFILLED',
      newFulfillmentStatus: 'FULFILLED',
    });
    expect(canceled.seen[0]?.data).toMatchObject({
      order: { _id: id, status: 'CANCELED' },
      restockAllItems: true,
      sendOrderCanceledEmail: false,
      customMessage: 'Sorry',
    });
    expect(parcels.seen[0]?.entity).toMatchObject({
      orderId: id,
      fulfillments: [{ trackingInfo: { trackingNumber: '1' } }],
    });
  });
});

describe('a member', () => {
  it('sends events of registration, changes and deletion', async () => {
    const api = sdkClient(sandbox, SANDBOX_API_KEY).use(members);
    const made = await api.createMember({
      member: { loginEmail: newEmail(), profile: { nickname: 'Tove' } },
    });
    await api.blockMember(made._id ?? '');
    await api.deleteMember(made._id ?? '');
    const created = noted<Parameters<Parameters<typeof app.members.onMemberCreated>[0]>[0]>();
    const updated = noted<Parameters<Parameters<typeof app.members.onMemberUpdated>[0]>[0]>();
    const deleted = noted<Parameters<Parameters<typeof app.members.onMemberDeleted>[0]>[0]>();
    app.members.onMemberCreated(created.handler);
    app.members.onMemberUpdated(updated.handler);
    app.members.onMemberDeleted(deleted.handler);
    await processAll();
    expect(created.seen[0]?.entity).toMatchObject({ _id: made._id, profile: { nickname: 'Tove' } });
    expect(updated.seen.at(-1)?.entity).toMatchObject({ status: 'BLOCKED' });
    expect(deleted.seen.map(({ metadata }) => metadata.entityId)).toEqual([made._id]);
  });
});

describe('a rejected call', () => {
  it('sends no event', async () => {
    await expect(add(buyer, 'no-such-product')).rejects.toThrow();
    await expect(buyer.currentCart.deleteCurrentCart()).rejects.toThrow();
    await expect(admin.orders.cancelOrder(crypto.randomUUID())).rejects.toThrow();
    expect(await eventsOf(sandbox)).toEqual([]);
  });
});
