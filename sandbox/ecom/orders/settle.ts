import { orderMoney } from '../../core/money';
import { minorOf } from './amount';
import type { Order } from './store';
import type { OrderActivity, OrderPayment, OrderRefund, PaymentStatus } from './types';

/** Returns a payment's status. A gift card payment counts as approved unless it was voided. */
export const statusOf = ({ regularPaymentDetails: regular, giftcardPaymentDetails }: OrderPayment) =>
  regular?.status ?? (giftcardPaymentDetails?.voided ? 'VOIDED' : 'APPROVED');

/** Statuses of received money, including money that was refunded in part or in full. */
const TAKEN: readonly PaymentStatus[] = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];
const WAITING: readonly PaymentStatus[] = ['PENDING', 'PENDING_MERCHANT'];

export const isTaken = (payment: OrderPayment): boolean => TAKEN.includes(statusOf(payment));
export const isWaiting = (payment: OrderPayment): boolean => WAITING.includes(statusOf(payment));

/** Returns the refunded amount of a payment in minor units. */
export const refundedOver = (paymentId: string, refunds: OrderRefund[]): number =>
  sum(
    refunds
      .flatMap(({ transactions }) => transactions)
      .filter((transaction) => transaction.paymentId === paymentId)
      .map(({ amount }) => amount),
  );

/** Returns the sums of an order's money in minor units. `due` is never negative. */
export function sumsOf({
  total,
  transactions: { payments, refunds },
}: Pick<Order, 'total' | 'transactions'>) {
  const of = (isIncluded: (payment: OrderPayment) => boolean) =>
    sum(payments.filter(isIncluded).map(({ amount }) => amount));
  const paid = of(isTaken);
  return {
    paid,
    refunded: sum(refunds.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))),
    authorized: of((payment) => statusOf(payment) === 'AUTHORIZED'),
    pending: of(isWaiting),
    due: Math.max(0, total - paid),
  };
}

const sum = (amounts: { amount: string }[]): number =>
  amounts.reduce((total, amount) => total + minorOf(amount), 0);

/**
 * Returns the order with the balance, payment status and fulfillment status that follow from its
 * payments, refunds and fulfillments, and with an activity for each of the two statuses that
 * changed. `now` in milliseconds.
 */
export function settle(order: Order, now: number): Order {
  const { paid, refunded, authorized, pending } = sumsOf(order);
  const paymentStatus = paymentStatusOf(order);
  const fulfillmentStatus = fulfillmentStatusOf({ ...order, paymentStatus });
  const settled = {
    ...order,
    paymentStatus,
    fulfillmentStatus,
    document: {
      ...order.document,
      balanceSummary: {
        ...order.document.balanceSummary,
        balance: orderMoney(order.total - paid),
        paid: orderMoney(paid),
        refunded: orderMoney(refunded),
        authorized: orderMoney(authorized),
        pending: orderMoney(pending),
      },
    },
  };
  const digital = order.document.lineItems.some(({ digitalFile }) => digitalFile !== undefined);
  return withActivities(settled, now, [
    ...(paymentStatus === order.paymentStatus
      ? []
      : paymentStatus === 'PAID'
        ? ['ORDER_PAID', ...(digital ? ['DOWNLOAD_LINK_SENT'] : [])]
        : paymentStatus === 'PARTIALLY_PAID'
          ? ['ORDER_PARTIALLY_PAID']
          : []),
    ...(fulfillmentStatus === order.fulfillmentStatus
      ? []
      : fulfillmentStatus === 'FULFILLED'
        ? ['ORDER_FULFILLED']
        : fulfillmentStatus === 'NOT_FULFILLED'
          ? ['ORDER_NOT_FULFILLED']
          : []),
  ]);
}

function paymentStatusOf(order: Order): string {
  const { paid, refunded } = sumsOf(order);
  const { payments } = order.transactions;
  const some = (status: PaymentStatus) => payments.some((payment) => statusOf(payment) === status);
  if (paid > 0) {
    if (refunded >= paid) return 'FULLY_REFUNDED';
    if (refunded > 0) return 'PARTIALLY_REFUNDED';
    return paid >= order.total ? 'PAID' : 'PARTIALLY_PAID';
  }
  if (order.total === 0) return 'PAID';
  if (some('PENDING')) return 'PENDING';
  if (some('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  // Held money is not paid yet, and released money can be collected again.
  if (some('AUTHORIZED') || some('VOIDED')) return 'NOT_PAID';
  if (some('DECLINED')) return 'DECLINED';
  return some('CANCELED') ? 'CANCELED' : 'NOT_PAID';
}

/** Whether bought files may be downloaded: the order was paid and not fully refunded. */
export const isDownloadable = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED';

/** Returns the quantity of a line that is in fulfillments. */
export const quantitySent = (lineId: string, { fulfillments }: Pick<Order, 'fulfillments'>): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ id }) => id === lineId)
    .reduce((total, { quantity }) => total + quantity, 0);

/**
 * Returns the status by the fulfillments. Lines that need no delivery (files, gift cards) count as
 * fulfilled once paid.
 */
function fulfillmentStatusOf(order: Order): string {
  const { lineItems } = order.document;
  const waiting = ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(order.paymentStatus)
    ? lineItems.filter(({ itemType }) => itemType.preset === 'PHYSICAL' || itemType.preset === 'SERVICE')
    : lineItems;
  if (lineItems.length > 0 && waiting.every(({ id, quantity }) => quantitySent(id, order) >= quantity))
    return 'FULFILLED';
  return waiting.some(({ id }) => quantitySent(id, order) > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED';
}

/** Returns the order with more activities. `now` in milliseconds. */
export function withActivities(
  order: Order,
  now: number,
  activities: (string | Omit<OrderActivity, 'id' | 'createdDate'>)[],
): Order {
  const createdDate = new Date(now).toISOString();
  const added = activities.map((activity) => ({
    id: crypto.randomUUID(),
    createdDate,
    ...(typeof activity === 'string' ? { type: activity } : activity),
  }));
  const { document } = order;
  return { ...order, document: { ...document, activities: [...document.activities, ...added] } };
}
