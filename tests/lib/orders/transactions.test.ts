import type { orderFulfillments } from '@wix/ecom';
import { orders, orderTransactions } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { methodMessage } from '@/lib/orders/status-messages';
import { toOrderDetail } from '@/lib/wix/map/order';
import { toShipments, toTransactions } from '@/lib/wix/orders';
import { platformOrder } from '../../fixtures/platform-orders';
import { words } from '../../words';

const one = (payment: orderTransactions.Payment) =>
  toTransactions({ payments: [{ amount: { amount: '20' }, ...payment }] }, 'EUR').payments[0];

describe('toTransactions', () => {
  it('is empty without a response, and leaves out entries without an amount', () => {
    expect(toTransactions(undefined, 'EUR')).toEqual({ payments: [], refunds: [] });
    expect(toTransactions({ payments: [{ _id: 'p' }], refunds: [{ transactions: [{}] }] }, 'EUR')).toEqual({
      payments: [],
      refunds: [],
    });
  });

  it('has the order’s currency', () => expect(one({})?.amount).toEqual({ amount: '20', currency: 'EUR' }));

  it.each<[orderTransactions.Payment, string]>([
    [
      { regularPaymentDetails: { creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' } } },
      'Visa ending in 4242',
    ],
    [{ regularPaymentDetails: { creditCardDetails: { lastFourDigits: '4242' } } }, 'Card ending in 4242'],
    [{ regularPaymentDetails: { paymentMethod: 'CreditCard' } }, 'Card'],
    [{ regularPaymentDetails: { paymentMethod: 'PayPal' } }, 'PayPal'],
    [{ regularPaymentDetails: { paymentMethod: 'ApplePay' } }, 'Apple Pay'],
    [{ regularPaymentDetails: { paymentMethod: 'Offline', offlinePayment: true } }, 'Paid in person'],
    [{ regularPaymentDetails: { paymentMethodName: { buyerLanguageName: 'CreditCard' } } }, 'Card'],
    [{ regularPaymentDetails: { paymentMethodName: { buyerLanguageName: 'Klarna' } } }, 'Klarna'],
    [
      {
        regularPaymentDetails: {
          paymentMethodName: { buyerLanguageName: 'Offline', userDefinedName: { custom: 'Venmo' } },
        },
      },
      'Venmo',
    ],
    [{ giftcardPaymentDetails: { obfuscatedCode: '****1234' } }, 'Gift card ••••1234'],
    [{ giftcardPaymentDetails: {} }, 'Gift card'],
    [{ membershipPaymentDetails: {} }, 'Membership'],
    [{}, 'Payment'],
  ])('B: describes the method: %j', (payment, method) => {
    const paid = one(payment);
    expect(paid && methodMessage(en.orderStates, paid.method)).toBe(method);
  });

  it('prefers the payment’s own status to that of its details, and maps unknown ones to unknown', () => {
    expect(one({ status: 'REFUNDED', regularPaymentDetails: { status: 'APPROVED' } })?.status).toBe(
      'refunded',
    );
    expect(one({ giftcardPaymentDetails: { voided: true } })?.status).toBe('voided');
    expect(one(Object({ status: 'NEW' }))?.status).toBe('unknown');
  });

  it('lists each part of a refund', () => {
    const { refunds } = toTransactions(
      {
        refunds: [
          {
            _id: 'r',
            _createdDate: new Date('2026-03-01T00:00:00Z'),
            details: { reason: 'Chipped' },
            transactions: [
              { amount: { amount: '5' }, refundStatus: 'SUCCEEDED' },
              { amount: { amount: '7' }, refundStatus: 'FAILED' },
            ],
          },
        ],
      },
      'EUR',
    );
    expect(refunds).toEqual([
      {
        id: 'r-0',
        at: '2026-03-01T00:00:00.000Z',
        amount: { amount: '5', currency: 'EUR' },
        status: 'succeeded',
        reason: 'Chipped',
      },
      expect.objectContaining({ id: 'r-1', status: 'failed' }),
    ]);
  });
});

describe('toShipments', () => {
  const tracked = (trackingInfo: orderFulfillments.FulfillmentTrackingInfo) =>
    toShipments({ fulfillments: [{ _id: 'f', trackingInfo }] })[0];

  it('is empty without a response', () => expect(toShipments(undefined)).toEqual([]));

  it.each(['fedex', 'ups', 'usps', 'dhl', 'canadaPost'])(
    'builds the tracking link of %s',
    (shippingProvider) => {
      const shipment = tracked({ shippingProvider, trackingNumber: '1 Z' });
      expect(shipment?.trackingHref).toMatch(/^https:\/\/.*1%20Z$/);
      expect(shipment?.provider).not.toBe(shippingProvider === 'dhl' ? '' : shippingProvider);
    },
  );

  it('prefers the merchant’s link if it is a web URL', () => {
    expect(
      tracked({ shippingProvider: 'ups', trackingNumber: '1', trackingLink: 'https://t.example/1' })
        ?.trackingHref,
    ).toBe('https://t.example/1');
    expect(tracked({ trackingNumber: '1', trackingLink: 'javascript:alert(1)' })?.trackingHref).toBeNull();
    expect(tracked({ shippingProvider: 'Bike', trackingNumber: '7' })).toMatchObject({
      provider: 'Bike',
      trackingNumber: '7',
      trackingHref: null,
    });
  });

  it('lists the items of the parcel', () => {
    const [shipment] = toShipments({
      fulfillments: [{ lineItems: [{ _id: 'l1', quantity: 2 }, { _id: 'l2' }, { quantity: 1 }] }],
    });
    expect(shipment?.lines).toEqual([
      { id: 'l1', quantity: 2 },
      { id: 'l2', quantity: 1 },
    ]);
  });
});

const { transaction: transactionMessages, refund: refundMessage, paymentOption, activity } = en.orderStates;

const mapped = (payment: orderTransactions.Payment) =>
  toTransactions({ payments: [{ amount: { amount: '1' }, ...payment }] }, 'USD').payments[0];

it.each(Object.values(orderTransactions.TransactionStatus))(
  'the text of a payment exists for %s',
  (status) => {
    const payment = mapped({ regularPaymentDetails: { status } });
    expect(payment?.status === 'unknown').toBe(status === 'UNDEFINED');
    expect(transactionMessages[payment?.status ?? 'unknown']).toMatch(/^[A-Z]/);
  },
);

it('the text of a payment never says paid without a payment', () => {
  const paid = Object.values(orderTransactions.TransactionStatus).filter(
    (status) =>
      transactionMessages[mapped({ regularPaymentDetails: { status } })?.status ?? 'unknown'] === 'Paid',
  );
  expect(paid).toEqual(['APPROVED']);
});

it.each(Object.values(orderTransactions.RefundStatus))(
  'the text of a refund exists for %s',
  (refundStatus) => {
    const { refunds } = toTransactions(
      { refunds: [{ transactions: [{ amount: { amount: '1' }, refundStatus }] }] },
      'USD',
    );
    expect(refunds[0]?.status).toBe(refundStatus.toLowerCase());
    expect(refundMessage[refunds[0]?.status ?? 'pending']).toMatch(/^[A-Z]/);
  },
);

it('the text of a refund says refunded only when the money was returned', () => {
  expect(refundMessage.succeeded).toBe('Refunded');
  expect(refundMessage.failed).toBe('Did not go through');
  expect(refundMessage.pending).toBe('On its way');
});

describe('the text of an activity', () => {
  /** Entries of the merchant's bookkeeping, and disputes between banks. */
  const UNTOLD = words`
    CUSTOM_ACTIVITY MERCHANT_COMMENT FULFILLER_EMAIL_SENT INVOICE_ADDED INVOICE_REMOVED
    SAVED_PAYMENT_METHOD RECEIPT_CREATED CHARGEBACK_CREATED CHARGEBACK_REVERSED
  `;

  const shown = (type: string) => {
    const order = platformOrder({ activities: [Object({ type, _createdDate: new Date(0) })] });
    return toOrderDetail(order)?.activities.map((one) => activity[one.type]);
  };

  it.each(Object.values(orders.ActivityType))('describes %s for the buyer, or is absent', (type) => {
    expect(shown(type)).toEqual(UNTOLD.includes(type) ? [] : [expect.stringMatching(/^[A-Z]/)]);
  });

  it('is absent for an unknown activity of a newer platform', () => expect(shown('TELEPORTED')).toEqual([]));
});

it('a payment that is not full and online has a text', () => {
  for (const option of ['in-person', 'membership', 'membership-in-person', 'deposit'] as const)
    expect(paymentOption[option]).toMatch(/^[A-Z]/);
});
