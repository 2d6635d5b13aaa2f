import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import type { Order } from './store';
import { fulfillmentsWire, orderWire, transactionsWire } from './wire';

/** The options of a cancellation request. */
export type Cancellation = {
  restockAllItems: boolean;
  sendOrderCanceledEmail: boolean;
  customMessage?: string;
};

/** Emits the events of a new order, and of its initial state: approved, paid, fulfilled. */
export async function emitOrderCreated(tx: Writer, platform: Platform, order: Order): Promise<void> {
  await emitDomainEvent(tx, {
    ...aboutOrder(order),
    slug: 'created',
    content: { createdEvent: { entity: orderWire(platform, order) } },
  });
  const before = { status: 'INITIALIZED', paymentStatus: 'NOT_PAID', fulfillmentStatus: 'NOT_FULFILLED' };
  await emitSteps(tx, platform, { before, after: order, cancellation: undefined });
}

/**
 * Emits the events of a changed order: the update, each state transition, its payments and its
 * fulfillments.
 */
export async function emitOrderChanged(
  tx: Writer,
  platform: Platform,
  change: { before: Order; after: Order; cancellation: Cancellation | undefined },
): Promise<void> {
  const { before, after } = change;
  await emitDomainEvent(tx, {
    ...aboutOrder(after),
    slug: 'updated',
    content: { updatedEvent: { currentEntity: orderWire(platform, after) } },
  });
  await emitSteps(tx, platform, change);
  await emitTransactions(tx, before, after);
  if (JSON.stringify(before.fulfillments) !== JSON.stringify(after.fulfillments))
    await emitDomainEvent(tx, {
      entityFqdn: 'wix.ecom.v1.fulfillments',
      slug: 'updated',
      entityId: after.id,
      at: after.updatedAt,
      content: { updatedEvent: { currentEntity: fulfillmentsWire(after) } },
    });
}

const aboutOrder = ({ id, updatedAt }: Order) =>
  ({ entityFqdn: 'wix.ecom.v1.order', entityId: id, at: updatedAt }) as const;

type States = Record<'status' | 'paymentStatus' | 'fulfillmentStatus', string>;

async function emitSteps(
  tx: Writer,
  platform: Platform,
  { before, after, cancellation }: { before: States; after: Order; cancellation: Cancellation | undefined },
): Promise<void> {
  const order = orderWire(platform, after);
  const act = (
    slug: 'approved' | 'canceled' | 'fulfilled' | 'payment_status_updated',
    body: Record<string, unknown>,
  ) =>
    emitDomainEvent(tx, {
      ...aboutOrder(after),
      slug,
      content: { actionEvent: { body: { order, ...body } } },
    });
  const became = (name: keyof States, value: string) => before[name] !== value && after[name] === value;

  if (became('status', 'APPROVED')) await act('approved', {});
  if (before.paymentStatus !== after.paymentStatus)
    await act('payment_status_updated', { previousPaymentStatus: before.paymentStatus });
  if (became('fulfillmentStatus', 'FULFILLED'))
    await act('fulfilled', {
      previousFulfillmentStatus: before.fulfillmentStatus,
      newFulfillmentStatus: after.fulfillmentStatus,
      action: 'FULFILLED',
    });
  if (became('status', 'CANCELED')) await act('canceled', { ...cancellation });
}

async function emitTransactions(tx: Writer, before: Order, after: Order): Promise<void> {
  const paymentIds = changedIds(before.transactions.payments, after.transactions.payments);
  const refundIds = changedIds(before.transactions.refunds, after.transactions.refunds);
  if (paymentIds.length + refundIds.length === 0) return;
  const about = {
    entityFqdn: 'wix.ecom.v1.order_transactions',
    entityId: after.id,
    at: after.updatedAt,
  } as const;
  const orderTransactions = transactionsWire(after);
  await emitDomainEvent(tx, {
    ...about,
    slug: 'details_updated',
    content: { actionEvent: { body: { orderTransactions, paymentIds, refundIds } } },
  });
  for (const refund of after.transactions.refunds.filter(({ id }) => refundIds.includes(id)))
    await emitDomainEvent(tx, {
      ...about,
      slug: 'refund_completed',
      content: { actionEvent: { body: { orderId: after.id, refund, orderTransactions } } },
    });
}

/** Returns the ids of new and changed entries. */
function changedIds(before: { id: string }[], after: { id: string }[]): string[] {
  const known = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  return after.filter((one) => known.get(one.id) !== JSON.stringify(one)).map(({ id }) => id);
}
