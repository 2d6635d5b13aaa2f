import { orders, orderTransactions } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { toOrderDetail } from '@/lib/wix/map/order';
import { toTransactions } from '@/lib/wix/orders';
import { platformOrder } from '../../fixtures/platform-orders';

const { transaction: transactionMessages, refund: refundMessage, paymentOption, activity } = en.orderStates;

const mapped = (payment: orderTransactions.Payment) =>
  toTransactions({ payments: [{ amount: { amount: '1' }, ...payment }] }, 'USD').payments[0];

describe('the text of a payment', () => {
  it.each(Object.values(orderTransactions.TransactionStatus))('exists for %s', (status) => {
    const payment = mapped({ regularPaymentDetails: { status } });
    expect(payment?.status === 'unknown').toBe(status === 'UNDEFINED');
    expect(transactionMessages[payment?.status ?? 'unknown']).toMatch(/^[A-Z]/);
  });

  it('never says paid without a payment', () => {
    const paid = Object.values(orderTransactions.TransactionStatus).filter(
      (status) =>
        transactionMessages[mapped({ regularPaymentDetails: { status } })?.status ?? 'unknown'] === 'Paid',
    );
    expect(paid).toEqual(['APPROVED']);
  });
});

describe('the text of a refund', () => {
  it.each(Object.values(orderTransactions.RefundStatus))('exists for %s', (refundStatus) => {
    const { refunds } = toTransactions(
      { refunds: [{ transactions: [{ amount: { amount: '1' }, refundStatus }] }] },
      'USD',
    );
    expect(refunds[0]?.status).toBe(refundStatus.toLowerCase());
    expect(refundMessage[refunds[0]?.status ?? 'pending']).toMatch(/^[A-Z]/);
  });

  it('says refunded only when the money was returned', () => {
    expect(refundMessage.succeeded).toBe('Refunded');
    expect(refundMessage.failed).toBe('Did not go through');
    expect(refundMessage.pending).toBe('On its way');
  });
});

describe('the text of an activity', () => {
  /** Entries of the merchant's bookkeeping, and disputes between banks. */
  const UNTOLD = [
    'CUSTOM_ACTIVITY',
    'MERCHANT_COMMENT',
    'FULFILLER_EMAIL_SENT',
    'INVOICE_ADDED',
    'INVOICE_REMOVED',
    'SAVED_PAYMENT_METHOD',
    'RECEIPT_CREATED',
    'CHARGEBACK_CREATED',
    'CHARGEBACK_REVERSED',
  ];

  const shown = (type: string) => {
    const order = platformOrder({ activities: [Object({ type, _createdDate: new Date(0) })] });
    return toOrderDetail(order)?.activities.map((one) => activity[one.type]);
  };

  it.each(Object.values(orders.ActivityType))('describes %s for the buyer, or is absent', (type) => {
    expect(shown(type)).toEqual(UNTOLD.includes(type) ? [] : [expect.stringMatching(/^[A-Z]/)]);
  });

  it('is absent for an unknown activity of a newer platform', () => {
    expect(shown('TELEPORTED')).toEqual([]);
  });
});

it('a payment that is not full and online has a text', () => {
  for (const option of ['in-person', 'membership', 'membership-in-person', 'deposit'] as const)
    expect(paymentOption[option]).toMatch(/^[A-Z]/);
});
