import { orderMoney } from '../../core/money';
import { minorOf } from '../orders/amount';
import { isTaken, refundedOver } from '../orders/settle';
import type { Order } from '../orders/store';
import type { OrderPayment, OrderRefund } from '../orders/types';
import { refundabilityOf } from './refund';

/**
 * Returns what can still be refunded, by payment, by line and for delivery: the response of
 * `getOrderRefundability`. Refunds do not split delivery: a refund that includes it counts as all
 * of it.
 */
export function orderRefundability(order: Order) {
  const { payments, refunds } = order.transactions;
  const sums = payments.map((payment) => ({ payment, ...sumsOf(payment, refunds) }));
  return {
    payments: sums.map(({ payment, ...sum }) => ({
      ...statusWire(order, payment),
      payment: paymentWire(payment, sum),
    })),
    paymentsSummary: {
      monetary: monetaryWire(
        sums.reduce(
          (all, { paid, refunded }) => ({ paid: all.paid + paid, refunded: all.refunded + refunded }),
          { paid: 0, refunded: 0 },
        ),
      ),
    },
    lineItems: order.document.lineItems.map(({ id, quantity, refundQuantity }) => ({
      lineItemId: id,
      originalQuantity: quantity,
      refundedQuantity: refundQuantity,
      availableRefundQuantity: quantity - refundQuantity,
    })),
    ...shippingOf(order),
    additionalFees: [],
  };
}

type Sums = { paid: number; refunded: number };

const sumsOf = (payment: OrderPayment, refunds: OrderRefund[]): Sums => ({
  paid: isTaken(payment) ? minorOf(payment.amount) : 0,
  refunded: refundedOver(payment.id, refunds),
});

const monetaryWire = ({ paid, refunded }: Sums) => ({
  paid: orderMoney(paid),
  refunded: orderMoney(refunded),
  refundPending: orderMoney(0),
  maxRefund: orderMoney(paid - refunded),
});

function statusWire(order: Order, payment: OrderPayment) {
  const status = refundabilityOf(order, payment);
  switch (status.refundabilityStatus) {
    case 'REFUNDABLE':
      return { refundable: true };
    case 'MANUAL':
      return { manuallyRefundable: { reason: status.manuallyRefundableReason } };
    case 'NOT_REFUNDABLE':
      return { nonRefundable: { reason: status.nonRefundableReason } };
  }
}

function paymentWire({ id, regularPaymentDetails: regular }: OrderPayment, sums: Sums) {
  const { creditCardDetails: card } = regular ?? {};
  return {
    paymentId: id,
    paymentMethod: regular?.paymentMethod ?? 'GiftCard',
    offlinePayment: regular?.offlinePayment ?? false,
    monetary: monetaryWire(sums),
    ...(card ? { creditCardDetails: card } : {}),
  };
}

function shippingOf({ document, transactions }: Order) {
  const amount = minorOf(document.priceSummary.shipping);
  if (amount === 0) return {};
  const refunded = transactions.refunds.some(({ details }) => details.shippingIncluded) ? amount : 0;
  return {
    shipping: {
      amount: orderMoney(amount),
      refundedAmount: orderMoney(refunded),
      availableRefundAmount: orderMoney(amount - refunded),
    },
  };
}
