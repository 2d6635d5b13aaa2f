import type { orders } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '@/lib/wix/map/catalog-reference';
import { toOrderDetail } from '@/lib/wix/map/order';
import { usd } from '../../fixtures/money';
import { platformOrder } from '../../fixtures/platform-orders';

const lineOf = (item: orders.OrderLineItem) =>
  toOrderDetail(platformOrder({ lineItems: [{ _id: 'l1', price: { amount: '5' }, ...item }] }))?.lines[0];

describe('toOrderDetail', () => {
  it('is null without an order', () => {
    expect(toOrderDetail(platformOrder({ number: undefined }))).toBeNull();
  });

  it('needs no optional fields', () => {
    expect(toOrderDetail(platformOrder())).toMatchObject({
      lines: [],
      delivery: null,
      couponCode: null,
      paid: null,
      refunded: null,
      balance: null,
      billing: null,
      note: null,
      activities: [],
    });
  });

  it('names the plan of a subscription by the former name and by its replacement', () => {
    const subscriptionSettings = { frequency: 'MONTH', interval: 1, autoRenewal: true } as const;
    const renamed = { title: { original: 'Monthly' }, subscriptionSettings };
    expect(lineOf({ subscriptionInfo: renamed })?.plan?.title).toBe('Monthly');
    const former = { subscriptionOptionTitle: 'Monthly', subscriptionSettings };
    expect(lineOf({ subscriptionInfo: former })?.plan?.title).toBe('Monthly');
  });

  it('contains fees, coupon, note and the balance', () => {
    const detail = toOrderDetail(
      platformOrder({
        additionalFees: [
          { name: 'Gift wrap', price: { amount: '4' } },
          { name: 'Nothing', price: { amount: '0' } },
        ],
        appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
        balanceSummary: { paid: { amount: '40' }, refunded: { amount: '5' }, balance: { amount: '22' } },
        buyerNote: 'Ring twice',
        billingInfo: {
          address: { addressLine1: '12 Elm St', country: 'US' },
          contactDetails: { firstName: 'Ada', lastName: 'Hale', company: 'Kiln Ltd' },
        },
      }),
    );
    expect(detail).toMatchObject({
      fees: [{ name: 'Gift wrap', amount: usd('4') }],
      couponCode: 'WELCOME10',
      paid: usd('40'),
      refunded: usd('5'),
      balance: usd('22'),
      note: 'Ring twice',
      billing: { lines: ['12 Elm St'], country: 'US', recipient: 'Ada Hale, Kiln Ltd' },
    });
  });

  it('requests no more money after an overpayment', () => {
    expect(
      toOrderDetail(platformOrder({ balanceSummary: { balance: { amount: '-3' } } }))?.balance,
    ).toBeNull();
  });

  it('lists the newest activity first, and keeps the order of simultaneous ones', () => {
    const at = (text: string) => new Date(`2026-02-01T${text}:00Z`);
    const activities: orders.Activity[] = [
      { _id: '1', type: 'ORDER_PLACED', _createdDate: at('10:00') },
      { _id: '2', type: 'ORDER_PAID', _createdDate: at('10:00') },
      { _id: '3', type: 'ORDER_FULFILLED', _createdDate: at('12:00') },
      { _id: '4', type: 'EMAIL_EDITED' },
    ];
    expect(toOrderDetail(platformOrder({ activities }))?.activities.map(({ id }) => id)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('contains a delivery with its time slot, and a pickup with its place', () => {
    const slot = { from: new Date('2026-03-04T10:00:00Z'), to: new Date('2026-03-04T12:00:00Z') };
    const delivery = toOrderDetail(
      platformOrder({
        shippingInfo: {
          title: 'Local',
          logistics: {
            deliveryTimeSlot: slot,
            instructions: 'Leave at the door',
            deliverByDate: new Date('2026-03-05T00:00:00Z'),
            shippingDestination: { contactDetails: { firstName: 'Ada' } },
          },
        },
      }),
    )?.delivery;
    expect(delivery).toEqual({
      kind: 'delivery',
      title: 'Local',
      time: '',
      address: { lines: [], country: null, recipient: 'Ada' },
      instructions: 'Leave at the door',
      slot: { from: '2026-03-04T10:00:00.000Z', to: '2026-03-04T12:00:00.000Z' },
      deliverBy: '2026-03-05T00:00:00.000Z',
    });
    const pickup = toOrderDetail(
      platformOrder({
        shippingInfo: { logistics: { pickupDetails: { address: { addressLine1: '412 Warren Street' } } } },
      }),
    )?.delivery;
    expect(pickup).toMatchObject({ kind: 'pickup', address: { lines: ['412 Warren Street'] }, slot: null });
  });
});

describe('a line', () => {
  it('has its download with its expiry', () => {
    const digitalFile = {
      link: 'https://files.example/a.pdf',
      expirationDate: new Date('2026-04-01T00:00:00Z'),
    };
    expect(lineOf({ digitalFile })?.download).toEqual({
      href: 'https://files.example/a.pdf',
      expiresAt: '2026-04-01T00:00:00.000Z',
    });
    expect(lineOf({ digitalFile: { fileId: 'f' } })?.download).toBeNull();
    expect(lineOf({ digitalFile: { link: 'javascript:alert(1)' } })?.download).toBeNull();
  });

  it('can be reordered with its choices', () => {
    const catalogReference = {
      appId: STORES_APP_ID,
      catalogItemId: 'p1',
      options: { variantId: 'v1', options: { Glaze: 'Oat' }, customTextFields: { Initials: 'AL' } },
    };
    expect(lineOf({ catalogReference, quantity: 3 })?.again).toEqual({
      productId: 'p1',
      variantId: 'v1',
      choices: { Glaze: 'Oat' },
      customText: { Initials: 'AL' },
      quantity: 3,
    });
    expect(lineOf({ catalogReference: { ...catalogReference, options: null } })?.again).toMatchObject({
      variantId: null,
      choices: {},
    });
  });

  it('of another app, or of none, cannot be reordered', () => {
    expect(lineOf({ catalogReference: { appId: 'bookings', catalogItemId: 'b1' } })?.again).toBeNull();
    expect(lineOf({})?.again).toBeNull();
  });

  it.each([
    ['FULL_PAYMENT_ONLINE', null],
    ['FULL_PAYMENT_OFFLINE', 'in-person'],
    ['MEMBERSHIP', 'membership'],
    ['MEMBERSHIP_OFFLINE', 'membership-in-person'],
    ['DEPOSIT_ONLINE', 'deposit'],
  ] as const)('paid by %s', (paymentOption, expected) => {
    expect(lineOf({ paymentOption })?.paymentOption).toBe(expected);
  });
});
