import { orderMoney } from '../../core/money';
import { minorOf } from './amount';
import type { Order } from './store';
import type { OrderActivity, OrderPayment, OrderRefund, PaymentStatus } from './types';

/** What became of a payment. A gift card's was taken, unless it was voided. */
export const statusOf = ({ regularPaymentDetails: regular, giftcardPaymentDetails }: OrderPayment) =>
  regular?.status ?? (giftcardPaymentDetails?.voided ? 'VOIDED' : 'APPROVED');

/** Money that came in, also when some of it went back. */
const TAKEN: readonly PaymentStatus[] = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];
const WAITING: readonly PaymentStatus[] = ['PENDING', 'PENDING_MERCHANT'];

export const isTaken = (payment: OrderPayment): boolean => TAKEN.includes(statusOf(payment));
export const isWaiting = (payment: OrderPayment): boolean => WAITING.includes(statusOf(payment));

/** What went back over a payment, in minor units. */
export const refundedOver = (paymentId: string, refunds: OrderRefund[]): number =>
  sum(
    refunds
      .flatMap(({ transactions }) => transactions)
      .filter((transaction) => transaction.paymentId === paymentId)
      .map(({ amount }) => amount),
  );

/** Sums of an order's money in minor units. `due` is never below nothing. */
export function sumsOf({
  total,
  transactions: { payments, refunds },
}: Pick<Order, 'total' | 'transactions'>) {
  const of = (wanted: (payment: OrderPayment) => boolean) =>
    sum(payments.filter(wanted).map(({ amount }) => amount));
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
 * The order with its balance, its payment status and its fulfillment status as its payments, refunds and parcels say,
 * and an activity for each of the two that changed. `now` in milliseconds.
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
  // Held money is not paid yet, and released money can be asked for again.
  if (some('AUTHORIZED') || some('VOIDED')) return 'NOT_PAID';
  if (some('DECLINED')) return 'DECLINED';
  return some('CANCELED') ? 'CANCELED' : 'NOT_PAID';
}

/** Whether what was bought may be downloaded: it was paid, and not all of it went back. */
export const isDownloadable = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED';

/** Pieces of a line that are in a parcel. */
export const quantitySent = (lineId: string, { fulfillments }: Pick<Order, 'fulfillments'>): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ id }) => id === lineId)
    .reduce((total, { quantity }) => total + quantity, 0);

/** Parcels decide; what needs none (files, gift cards) is there as soon as it was paid. */
function fulfillmentStatusOf(order: Order): string {
  const { lineItems } = order.document;
  const waiting = ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(order.paymentStatus)
    ? lineItems.filter(({ itemType }) => itemType.preset === 'PHYSICAL' || itemType.preset === 'SERVICE')
    : lineItems;
  if (lineItems.length > 0 && waiting.every(({ id, quantity }) => quantitySent(id, order) >= quantity))
    return 'FULFILLED';
  return waiting.some(({ id }) => quantitySent(id, order) > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED';
}

/** The order with more in its history. `now` in milliseconds. */
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
