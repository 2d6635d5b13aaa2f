import { z } from 'zod';
import { applicationError } from '../../core/errors';
import { orderMoney } from '../../core/money';
import { amountSchema } from './amount';
import { settle, statusOf, withActivities } from './settle';
import type { Order } from './store';
import { type OrderPayment, PAYMENT_STATUSES, type PaymentStatus } from './types';

const text = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value ?? undefined);

const recordedStatus = z
  .enum(['APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'AUTHORIZED'])
  .optional();

/** A payment as a merchant records it. Refunds record refunded amounts, so no status does. */
export const paymentSchema = z.object({
  amount: amountSchema,
  refundDisabled: z.boolean().optional(),
  // The newer name of the status of the details.
  status: recordedStatus,
  regularPaymentDetails: z
    .object({
      paymentOrderId: text,
      gatewayTransactionId: text,
      providerTransactionId: text,
      paymentMethod: text,
      // The newer name of the method.
      paymentMethodName: z.object({ buyerLanguageName: text, siteLanguageName: text }).optional(),
      offlinePayment: z.boolean().optional(),
      status: recordedStatus,
      savedPaymentMethod: z.boolean().optional(),
      authorizationDetails: z.object({ delayedCapture: z.boolean().optional() }).optional(),
      creditCardDetails: z.object({ lastFourDigits: text, brand: text }).optional(),
    })
    .optional(),
  giftcardPaymentDetails: z
    .object({ giftCardPaymentId: z.string().max(100), appId: z.string().max(100), obfuscatedCode: text })
    .optional(),
});
type Parsed = z.infer<typeof paymentSchema>;
type RequestedPayment = Omit<Parsed, 'regularPaymentDetails'> & {
  regularPaymentDetails?: Partial<NonNullable<Parsed['regularPaymentDetails']>> | undefined;
};

export function newPayment(
  requested: RequestedPayment,
  now: number,
  id: string = crypto.randomUUID(),
): OrderPayment {
  const at = new Date(now).toISOString();
  const { giftcardPaymentDetails: giftCard } = requested;
  const { paymentMethodName, ...regular }: NonNullable<RequestedPayment['regularPaymentDetails']> =
    requested.regularPaymentDetails ?? {};
  const method =
    paymentMethodName?.siteLanguageName ?? paymentMethodName?.buyerLanguageName ?? regular.paymentMethod;
  const status = requested.status ?? regular.status ?? 'APPROVED';
  return {
    id,
    createdDate: at,
    updatedDate: at,
    amount: orderMoney(requested.amount),
    refundDisabled: requested.refundDisabled ?? false,
    ...(giftCard
      ? { giftcardPaymentDetails: { ...giftCard, voided: false } }
      : {
          regularPaymentDetails: {
            ...regular,
            paymentOrderId: regular.paymentOrderId ?? crypto.randomUUID(),
            gatewayTransactionId: regular.gatewayTransactionId ?? crypto.randomUUID(),
            paymentMethod: method ?? (regular.offlinePayment ? 'Offline' : 'CreditCard'),
            offlinePayment: regular.offlinePayment ?? false,
            status,
            savedPaymentMethod: regular.savedPaymentMethod ?? false,
            authorizationDetails:
              status === 'AUTHORIZED'
                ? { delayedCapture: true, authorizedDate: at }
                : { delayedCapture: regular.authorizationDetails?.delayedCapture ?? false },
          },
        }),
  };
}

/** Returns an in-person payment. `amount` in minor units. */
export const offlinePayment = (amount: number, now: number): OrderPayment =>
  newPayment({ amount, regularPaymentDetails: { offlinePayment: true } }, now);

/** The order with more payments. @throws PlatformError 400 INVALID_AMOUNT. */
export function addPayments(order: Order, added: OrderPayment[], now: number): Order {
  if (added.some(({ amount }) => Number(amount.amount) <= 0)) throw invalidAmount();
  const { transactions } = order;
  const paid = settle(
    { ...order, transactions: { ...transactions, payments: [...transactions.payments, ...added] } },
    now,
  );
  return withActivities(
    paid,
    now,
    added.flatMap((payment) => ACTIVITIES[statusOf(payment)] ?? []),
  );
}

const ACTIVITIES: Partial<Record<PaymentStatus, string>> = {
  AUTHORIZED: 'AUTHORIZED_PAYMENT_CREATED',
  PENDING: 'PAYMENT_PENDING',
  CANCELED: 'PAYMENT_CANCELED',
  DECLINED: 'PAYMENT_DECLINED',
};

/** Returns the order with one payment replaced and its derived fields updated. */
export function replacePayment(order: Order, payment: OrderPayment, now: number): Order {
  const { transactions } = order;
  const changed = { ...payment, updatedDate: new Date(now).toISOString() };
  const payments = transactions.payments.map((one) => (one.id === payment.id ? changed : one));
  return settle({ ...order, transactions: { ...transactions, payments } }, now);
}

export const statusSchema = z.enum(PAYMENT_STATUSES);

/**
 * The status transitions that a merchant may make. Captures, voids and refunds have their own
 * calls.
 */
const ALLOWED: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['APPROVED', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED'],
  PENDING_MERCHANT: ['APPROVED', 'CANCELED', 'DECLINED'],
};

/** @throws PlatformError 404 PAYMENT_NOT_FOUND; 428 STATUS_NOT_ALLOWED. */
export function changePaymentStatus(
  order: Order,
  paymentId: string,
  status: PaymentStatus,
  now: number,
): Order {
  const payment = requirePayment(order, paymentId);
  const { regularPaymentDetails: regular } = payment;
  if (!regular || !ALLOWED[regular.status]?.includes(status))
    throw applicationError(
      428,
      'STATUS_NOT_ALLOWED',
      `A payment that is ${statusOf(payment)} cannot become ${status}`,
    );
  const changed = replacePayment(order, { ...payment, regularPaymentDetails: { ...regular, status } }, now);
  const activity = ACTIVITIES[status];
  return activity ? withActivities(changed, now, [activity]) : changed;
}

/** @throws PlatformError 404 PAYMENT_NOT_FOUND. */
export function requirePayment({ transactions }: Order, id: string): OrderPayment {
  const payment = transactions.payments.find((one) => one.id === id);
  if (payment === undefined) throw applicationError(404, 'PAYMENT_NOT_FOUND', `Payment ${id} was not found`);
  return payment;
}

export const invalidAmount = () =>
  applicationError(400, 'INVALID_AMOUNT', 'The amount is not one that can be taken or returned here');
