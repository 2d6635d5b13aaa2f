import { applicationError, validationError } from '../../core/errors';
import { orderMoney } from '../../core/money';
import { minorOf } from '../orders/amount';
import { invalidAmount, replacePayment } from '../orders/payments';
import { isTaken, refundedOver, statusOf, withActivities } from '../orders/settle';
import type { Order } from '../orders/store';
import type { OrderPayment, OrderRefund } from '../orders/types';

type NonRefundableReason = 'ALREADY_REFUNDED' | 'NOT_PAID' | 'DISABLED_BY_PROVIDER';
export type Refundability = { paymentId: string } & (
  | { refundabilityStatus: 'REFUNDABLE' }
  | { refundabilityStatus: 'MANUAL'; manuallyRefundableReason: 'OFFLINE' }
  | { refundabilityStatus: 'NOT_REFUNDABLE'; nonRefundableReason: NonRefundableReason }
);

/** Returns how a payment can be refunded. In-person payments are refunded in person. */
export function refundabilityOf(order: Order, payment: OrderPayment): Refundability {
  const no = (nonRefundableReason: NonRefundableReason): Refundability => ({
    paymentId: payment.id,
    refundabilityStatus: 'NOT_REFUNDABLE',
    nonRefundableReason,
  });
  if (statusOf(payment) === 'VOIDED' && payment.giftcardPaymentDetails) return no('ALREADY_REFUNDED');
  if (!isTaken(payment)) return no('NOT_PAID');
  if (leftOf(order, payment) === 0) return no('ALREADY_REFUNDED');
  if (payment.refundDisabled) return no('DISABLED_BY_PROVIDER');
  return payment.regularPaymentDetails?.offlinePayment
    ? { paymentId: payment.id, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' }
    : { paymentId: payment.id, refundabilityStatus: 'REFUNDABLE' };
}

const leftOf = ({ transactions }: Order, { id, amount }: OrderPayment): number =>
  minorOf(amount) - refundedOver(id, transactions.refunds);

/** The requested refund. Amounts in minor units; without one, the rest of the payment. */
export type RefundRequest = {
  payments: { paymentId: string; amount?: number | undefined; externalRefund?: boolean | undefined }[];
  items: { lineItemId: string; quantity: number }[];
  shippingIncluded: boolean;
  reason?: string | undefined;
};

/**
 * Returns the order with the refund of all given payments, or throws without a partial refund.
 * @throws PlatformError 404 PAYMENTS_NOT_FOUND; 428 REFUND_NOT_AVAILABLE, also for an in-person
 *   payment without `externalRefund`; 400 INVALID_AMOUNT, or a violation for too large quantities.
 */
export function refund(order: Order, request: RefundRequest, now: number, id: string): Order {
  if (request.payments.length === 0) throw notFound();
  const started = { ...order, document: withRefundedLines(order, request.items) };
  const details: OrderRefund['details'] = {
    items: request.items,
    shippingIncluded: request.shippingIncluded,
    ...(request.reason ? { reason: request.reason } : {}),
  };
  const opened: OrderRefund = { id, createdDate: new Date(now).toISOString(), transactions: [], details };
  const done = request.payments.reduce((before, part) => payBack(before, part, opened, now), started);
  const total = done.transactions.refunds
    .filter((one) => one.id === id)
    .flatMap(({ transactions }) => transactions)
    .reduce((sum, { amount }) => sum + minorOf(amount), 0);
  return withActivities(done, now, [
    {
      type: 'ORDER_REFUNDED',
      orderRefunded: {
        manual: request.payments.every(({ externalRefund }) => externalRefund === true),
        amount: orderMoney(total),
        reason: request.reason ?? '',
      },
    },
  ]);
}

/** Returns one payment's part of a refund. */
function payBack(
  order: Order,
  { paymentId, amount, externalRefund = false }: RefundRequest['payments'][number],
  opened: OrderRefund,
  now: number,
): Order {
  const { payments, refunds } = order.transactions;
  const payment = payments.find((one) => one.id === paymentId);
  if (payment === undefined) throw notFound();
  const { refundabilityStatus } = refundabilityOf(order, payment);
  if (refundabilityStatus === 'NOT_REFUNDABLE' || (refundabilityStatus === 'MANUAL' && !externalRefund))
    throw applicationError(428, 'REFUND_NOT_AVAILABLE', `Payment ${paymentId} cannot be refunded`);
  const left = leftOf(order, payment);
  const back = amount ?? left;
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftCard } = payment;
  // A gift card can be refunded only in full.
  if (back <= 0 || back > left || (giftCard && back < left)) throw invalidAmount();
  const { transactions } = refunds.find((one) => one.id === opened.id) ?? opened;
  const part = { paymentId, amount: orderMoney(back), refundStatus: 'SUCCEEDED' as const, externalRefund };
  const grown = { ...opened, transactions: [...transactions, part] };
  const others = refunds.filter((one) => one.id !== opened.id);
  const status = back === left ? ('REFUNDED' as const) : ('PARTIALLY_REFUNDED' as const);
  return replacePayment(
    { ...order, transactions: { ...order.transactions, refunds: [...others, grown] } },
    { ...payment, ...(regular ? { regularPaymentDetails: { ...regular, status } } : {}) },
    now,
  );
}

function withRefundedLines({ document }: Order, items: RefundRequest['items']): Order['document'] {
  const lineItems = items.reduce((lines, { lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId);
    const left = line ? line.quantity - line.refundQuantity : 0;
    if (quantity > left)
      throw validationError([
        {
          field: 'details.items',
          description: `${left} items of line ${lineItemId} can be refunded`,
          violatedRule: 'OTHER',
        },
      ]);
    return lines.map((one) =>
      one === line ? { ...one, refundQuantity: one.refundQuantity + quantity } : one,
    );
  }, document.lineItems);
  return { ...document, lineItems };
}

const notFound = () => applicationError(404, 'PAYMENTS_NOT_FOUND', 'The payments to refund were not found');
