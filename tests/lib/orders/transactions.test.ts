import type { orderFulfillments, orderTransactions } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { methodMessage } from '@/lib/orders/status-messages';
import { toShipments, toTransactions } from '@/lib/wix/orders';

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

  it('has the order’s currency', () => {
    expect(one({})?.amount).toEqual({ amount: '20', currency: 'EUR' });
  });

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

  it('is empty without a response', () => {
    expect(toShipments(undefined)).toEqual([]);
  });

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
