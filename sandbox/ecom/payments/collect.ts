import { applicationError } from '../../core/errors';
import { orderMoney } from '../../core/money';
import { addPayments, changePaymentStatus, invalidAmount, offlinePayment } from '../orders/payments';
import { isWaiting, sumsOf } from '../orders/settle';
import type { Order } from '../orders/store';

/** Returns the platform's code for whether the rest of an order can be collected. */
export function collectabilityOf(order: Order): string {
  switch (order.status) {
    case 'CANCELED':
      return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
    case 'PENDING':
      return 'NONCOLLECTABLE_ORDER_IS_PENDING';
    case 'REJECTED':
      return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
    default:
      return sumsOf(order).due === 0 ? 'NONCOLLECTABLE_ORDER_IS_PAID' : 'COLLECTABLE';
  }
}

/**
 * Rejects an order whose rest cannot be collected. @throws PlatformError 428 ORDER_CANCELED,
 * ORDER_ALREADY_PAID or ORDER_IS_…
 */
function requireCollectable(order: Order): void {
  const reject = (code: string) => applicationError(428, code, 'Nothing can be collected for this order');
  if (order.status === 'CANCELED') throw reject('ORDER_CANCELED');
  if (order.status === 'PENDING' || order.status === 'REJECTED') throw reject(`ORDER_IS_${order.status}`);
  if (sumsOf(order).due === 0) throw reject('ORDER_ALREADY_PAID');
}

type Preparation = { amount: number; delayedCapture: boolean; paymentGatewayOrderId?: string | undefined };

/**
 * Returns the order with a payment order that a gateway can collect. An existing one that the
 * request names is prepared again.
 * @param preparation amount in minor units, at most the due amount.
 * @throws PlatformError 428 as above; 400 INVALID_AMOUNT; 428 NO_ASSOCIATED_ECOM_ORDER for the id
 *   of another order.
 */
export function prepareCollection(
  order: Order,
  { amount, delayedCapture, paymentGatewayOrderId }: Preparation,
): { order: Order; paymentGatewayOrderId: string } {
  requireCollectable(order);
  if (amount <= 0 || amount > sumsOf(order).due) throw invalidAmount();
  const { transactions } = order;
  const known = transactions.prepared ?? [];
  if (paymentGatewayOrderId && !known.some((one) => one.paymentGatewayOrderId === paymentGatewayOrderId))
    throw applicationError(428, 'NO_ASSOCIATED_ECOM_ORDER', 'The payment order is not of this order');
  const id = paymentGatewayOrderId ?? crypto.randomUUID();
  const prepared = [
    ...known.filter((one) => one.paymentGatewayOrderId !== id),
    { paymentGatewayOrderId: id, amount: orderMoney(amount), delayedCapture },
  ];
  return { order: { ...order, transactions: { ...transactions, prepared } }, paymentGatewayOrderId: id };
}

/** Records an in-person payment. @throws PlatformError 428 as above; 400 INVALID_AMOUNT. */
export function recordManualPayment(order: Order, amount: number, now: number): Order {
  requireCollectable(order);
  if (amount <= 0 || amount > sumsOf(order).due) throw invalidAmount();
  return addPayments(order, [offlinePayment(amount, now)], now);
}

/**
 * Confirms pending payments and records the rest as an in-person payment. @throws PlatformError 428
 * as above.
 */
export function markAsPaid(order: Order, now: number): Order {
  requireCollectable(order);
  const confirmed = order.transactions.payments
    .filter(isWaiting)
    .reduce((before, { id }) => changePaymentStatus(before, id, 'APPROVED', now), order);
  const { due } = sumsOf(confirmed);
  return due === 0 ? confirmed : addPayments(confirmed, [offlinePayment(due, now)], now);
}
