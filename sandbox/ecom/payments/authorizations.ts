import { applicationError } from '../../core/errors';
import { orderMoney } from '../../core/money';
import { minorOf } from '../orders/amount';
import { invalidAmount, replacePayment, requirePayment } from '../orders/payments';
import { withActivities } from '../orders/settle';
import type { Order } from '../orders/store';
import type { OrderPayment } from '../orders/types';

/**
 * Captures held money, once. With a smaller amount, the payment becomes that amount and the rest is
 * released.
 * @param captures amounts in minor units; without one, the whole payment.
 * @throws PlatformError 404 PAYMENT_NOT_FOUND; 400 INVALID_AMOUNT; 428 NOT_REGULAR_ONLINE_PAYMENT,
 *   PAYMENT_ALREADY_CAPTURED, PAYMENT_ALREADY_VOIDED or PAYMENT_NOT_AUTHORIZED.
 */
export function capturePayments(
  order: Order,
  captures: { paymentId: string; amount?: number | undefined }[],
  now: number,
): Order {
  const at = new Date(now).toISOString();
  return captures.reduce((before, { paymentId, amount }) => {
    const payment = requirePayment(before, paymentId);
    const regular = requireHeld(payment);
    const held = minorOf(payment.amount);
    const taken = amount ?? held;
    if (taken <= 0 || taken > held) throw invalidAmount();
    const capture = {
      id: crypto.randomUUID(),
      status: 'SUCCEEDED' as const,
      amount: orderMoney(taken),
      createdDate: at,
    };
    const captured = replacePayment(
      before,
      {
        ...payment,
        amount: orderMoney(taken),
        regularPaymentDetails: {
          ...regular,
          status: 'APPROVED',
          authorizationDetails: {
            delayedCapture: true,
            ...regular.authorizationDetails,
            captures: [capture],
          },
        },
      },
      now,
    );
    return withActivities(captured, now, ['AUTHORIZED_PAYMENT_CAPTURED']);
  }, order);
}

/** Releases held money, once. @throws PlatformError as `capturePayments`. */
export function voidPayments(order: Order, paymentIds: string[], now: number): Order {
  return paymentIds.reduce((before, paymentId) => {
    const payment = requirePayment(before, paymentId);
    const regular = requireHeld(payment);
    const released = replacePayment(
      before,
      {
        ...payment,
        regularPaymentDetails: {
          ...regular,
          status: 'VOIDED',
          authorizationDetails: {
            delayedCapture: true,
            ...regular.authorizationDetails,
            void: { status: 'SUCCEEDED', voidedDate: new Date(now).toISOString(), reason: 'MANUAL' },
          },
        },
      },
      now,
    );
    return withActivities(released, now, ['AUTHORIZED_PAYMENT_VOIDED']);
  }, order);
}

function requireHeld({ id, regularPaymentDetails: regular }: OrderPayment) {
  const reject = (code: string) => applicationError(428, code, `Payment ${id}: ${code}`);
  if (!regular || regular.offlinePayment) throw reject('NOT_REGULAR_ONLINE_PAYMENT');
  if (regular.status === 'VOIDED') throw reject('PAYMENT_ALREADY_VOIDED');
  if (regular.authorizationDetails?.captures?.length) throw reject('PAYMENT_ALREADY_CAPTURED');
  if (regular.status !== 'AUTHORIZED') throw reject('PAYMENT_NOT_AUTHORIZED');
  return regular;
}
