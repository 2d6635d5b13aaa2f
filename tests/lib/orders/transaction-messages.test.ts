import { orders, orderTransactions } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import * as messages from '@/lib/orders/status-messages';
import { toTransactions } from '@/lib/wix/orders';

const { transaction: transactionMessages, refund: refundMessage, paymentOption } = en.orderStates;
const activityMessage = (type: string) => messages.activityMessage(en.orderStates, type);

const mapped = (payment: orderTransactions.Payment) =>
  toTransactions({ payments: [{ amount: { amount: '1' }, ...payment }] }, 'USD').payments[0];

describe('the text of a payment', () => {
  it.each(Object.values(orderTransactions.TransactionStatus))('exists for %s', (status) => {
    const payment = mapped({ regularPaymentDetails: { status } });
    expect(payment?.status).toBe(status);
    expect(transactionMessages[payment?.status ?? 'UNDEFINED']).toMatch(/^[A-Z]/);
  });

  it('never says paid without a payment', () => {
    const paid = Object.values(orderTransactions.TransactionStatus).filter(
      (status) =>
        transactionMessages[mapped({ regularPaymentDetails: { status } })?.status ?? 'UNDEFINED'] === 'Paid',
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
    expect(refunds[0]?.status).toBe(refundStatus);
    expect(refundMessage[refunds[0]?.status ?? 'PENDING']).toMatch(/^[A-Z]/);
  });

  it('says refunded only when the money was returned', () => {
    expect(refundMessage.SUCCEEDED).toBe('Refunded');
    expect(refundMessage.FAILED).toBe('Did not go through');
    expect(refundMessage.PENDING).toBe('On its way');
  });
});

describe('activityMessage', () => {
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

  it.each(Object.values(orders.ActivityType))('describes %s for the buyer, or is null', (type) => {
    if (UNTOLD.includes(type)) expect(activityMessage(type)).toBeNull();
    else expect(activityMessage(type)).toMatch(/^[A-Z]/);
  });

  it('is null for an unknown activity of a newer platform', () => {
    expect(activityMessage('TELEPORTED')).toBeNull();
  });
});

it('a payment that is not full and online has a text', () => {
  for (const option of ['in-person', 'membership', 'membership-in-person', 'deposit'] as const)
    expect(paymentOption[option]).toMatch(/^[A-Z]/);
});
