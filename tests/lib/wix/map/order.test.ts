import type { orders } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '@/lib/wix/map/catalog-reference';
import { toOrder, toOrderDetail } from '@/lib/wix/map/order';
import { toPlace } from '@/lib/wix/map/place';
import { webHref } from '@/lib/wix/map/web-href';
import { usd } from '../../../fixtures/money';
import { platformOrder } from '../../../fixtures/platform-orders';

describe('toOrder', () => {
  it('needs only id, number, subtotal and total', () => {
    const least = platformOrder({ _createdDate: undefined, currency: undefined });
    expect(toOrder(least)).toEqual({
      id: 'o1',
      number: '10001',
      placedAt: '',
      status: 'approved',
      paymentStatus: 'not-paid',
      fulfillmentStatus: 'not-fulfilled',
      email: null,
      lines: [],
      subtotal: usd('56'),
      discount: null,
      shipping: null,
      tax: null,
      total: usd('62'),
      balance: null,
      delivery: null,
      note: null,
    });
  });

  it.each([
    { _id: undefined },
    { number: undefined },
    { priceSummary: undefined },
    { priceSummary: { total: {} } },
  ])('is null without them: %j', (rest) => expect(toOrder(platformOrder(rest))).toBeNull());

  it('has the product and the SKU of a line, if there are any', () => {
    const known = { physicalProperties: { sku: 'MUG-OAT' }, catalogReference: { catalogItemId: 'p1' } };
    expect(lineOf(known)).toMatchObject({ productId: 'p1', sku: 'MUG-OAT' });
    const unknown = lineOf({ physicalProperties: { sku: '' } });
    expect([unknown?.productId, unknown?.sku]).toEqual([undefined, undefined]);
  });

  it('is dated by its purchase, else by its creation', () => {
    expect(toOrder(platformOrder())?.placedAt).toBe('2026-02-01T10:00:00.000Z');
    const purchasedDate = new Date('2026-02-02T11:00:00Z');
    expect(toOrder(platformOrder({ purchasedDate }))?.placedAt).toBe('2026-02-02T11:00:00.000Z');
  });

  it('has no date when the platform’s cannot be parsed', () => {
    expect(toOrder(platformOrder({ purchasedDate: new Date('soon') }))?.placedAt).toBe('');
  });

  it('maps its lines, and leaves out invalid ones', () => {
    const lineItems: orders.OrderLineItem[] = [
      {
        _id: 'l1',
        productName: { original: 'Mug' },
        quantity: 2,
        price: { amount: '28' },
        lineItemPrice: { amount: '56' },
        itemType: { preset: 'DIGITAL' },
        image: 'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=1000',
        descriptionLines: [{ name: { original: 'Glaze' }, colorInfo: { original: 'Oat' } }],
      },
      { _id: 'l2', price: { amount: '5' }, totalPriceBeforeTax: { amount: '4' } },
      { _id: 'l3' },
      { price: { amount: '5' } },
    ];
    expect(toOrder(platformOrder({ lineItems }))?.lines).toEqual([
      {
        id: 'l1',
        name: 'Mug',
        choices: [{ name: 'Glaze', value: 'Oat' }],
        picture: expect.objectContaining({ width: 800, height: 1000 }),
        quantity: 2,
        price: usd('28'),
        total: usd('56'),
        paymentOption: null,
        kind: 'digital',
      },
      expect.objectContaining({ id: 'l2', name: 'Item', quantity: 1, total: usd('4'), picture: null }),
    ]);
  });

  it('shows charged amounts, including free delivery but not zero tax', () => {
    const priceSummary = {
      ...{ subtotal: { amount: '56' }, total: { amount: '50' }, shipping: { amount: '0' } },
      ...{ tax: { amount: '0.00' }, discount: { amount: '6' } },
    };
    const order = toOrder(platformOrder({ priceSummary, shippingInfo: { title: 'Standard' } }));
    expect(order).toMatchObject({ discount: usd('6'), shipping: usd('0'), tax: null });
  });

  it('contains the destination and the recipient, or the pickup place, which is optional', () => {
    const deliveryOf = (logistics: orders.DeliveryLogistics | undefined, title?: string) =>
      toOrder(platformOrder({ shippingInfo: { title, logistics } }))?.delivery;
    const address = { addressLine1: '12 Elm St', city: 'Hudson', postalCode: '12534', country: 'US' };
    const contactDetails = { firstName: 'Ada', lastName: 'Hale' };
    const deliveryTime = '1–2 business days';
    const sent = { deliveryTime, shippingDestination: { address, contactDetails } };
    const home = { lines: ['12 Elm St', 'Hudson 12534'], country: 'US', recipient: 'Ada Hale' };
    const delivery = { kind: 'delivery', title: 'Express', time: deliveryTime, address: home };
    expect(deliveryOf(sent, 'Express')).toEqual(delivery);
    const place = { lines: ['412 Warren Street'], country: null, recipient: null };
    const pickup = { kind: 'pickup', title: '', time: '', address: place };
    expect(deliveryOf({ pickupDetails: { address: { addressLine1: '412 Warren Street' } } })).toEqual(pickup);
    expect(deliveryOf(undefined)?.address).toBeNull();
  });

  it('maps the platform’s states, and unknown ones to neutral values', () => {
    const known = {
      status: 'CANCELED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
    } as const;
    const newer = { status: 'NEW', paymentStatus: 'NEW', fulfillmentStatus: 'NEW' };
    const states = (of: object) => {
      const { status, paymentStatus, fulfillmentStatus } = toOrder(platformOrder(of)) ?? {};
      return [status, paymentStatus, fulfillmentStatus];
    };
    expect(states(known)).toEqual(['canceled', 'partly-refunded', 'fulfilled']);
    expect(states(newer)).toEqual(['approved', 'not-paid', 'not-fulfilled']);
  });
});

it.each([
  ['nothing', {}, [], null],
  [
    'an address of the United States',
    {
      addressLine1: '12 Elm St',
      addressLine2: 'Apt 3',
      city: 'Hudson',
      subdivision: 'US-NY',
      subdivisionFullname: 'New York',
      postalCode: '12534',
      country: 'US',
      countryFullname: 'United States',
    },
    ['12 Elm St', 'Apt 3', 'Hudson, NY 12534'],
    'US',
  ],
  [
    'a German address, without the state',
    {
      streetAddress: { number: '12', name: 'Torstraße' },
      city: 'Berlin',
      subdivision: 'DE-BE',
      postalCode: '10119',
      country: 'DE',
    },
    ['Torstraße 12', '10119 Berlin'],
    'DE',
  ],
  [
    'a British address',
    { addressLine1: '5 Kiln Row', city: 'London', postalCode: 'E2 8AA', country: 'GB' },
    ['5 Kiln Row', 'London', 'E2 8AA'],
    'GB',
  ],
  [
    'street and number apart',
    { streetAddress: { number: '412', name: 'Warren Street' } },
    ['412 Warren Street'],
    null,
  ],
  ['the wire’s own spelling', { addressLine: '1 Way' }, ['1 Way'], null],
  ['a country without a code', { city: 'Hudson', countryFullname: 'USA' }, ['Hudson'], 'USA'],
  ['a country that is not a code', { country: 'Narnia' }, [], 'Narnia'],
  [
    'a postal code where the country has none',
    { addressLine1: 'Rua 1', city: 'Luanda', postalCode: '900', country: 'AO' },
    ['Rua 1', 'Luanda', '900'],
    'AO',
  ],
  ['nulls', { addressLine1: null, city: null, country: null, postalCode: '1' }, ['1'], null],
])('toPlace writes %s', (_, address, lines, country) => expect(toPlace(address)).toEqual({ lines, country }));

it('a link that the platform passes on, such as a tracking link leads to a web page, or is left out', () => {
  expect(webHref('https://carrier.example/1')).toBe('https://carrier.example/1');
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '//carrier.example', 'x', '', null])
    expect(webHref(link), String(link)).toBeNull();
});

const lineOf = (item: orders.OrderLineItem) =>
  toOrderDetail(platformOrder({ lineItems: [{ _id: 'l1', price: { amount: '5' }, ...item }] }))?.lines[0];

describe('toOrderDetail', () => {
  it('is null without an order, and needs no optional fields', () => {
    expect(toOrderDetail(platformOrder({ number: undefined }))).toBeNull();
    expect(toOrderDetail(platformOrder())).toMatchObject({
      ...{ lines: [], delivery: null, couponCode: null, paid: null, refunded: null },
      ...{ balance: null, billing: null, note: null, activities: [] },
    });
  });

  it('names the plan of a subscription by the former name and by its replacement', () => {
    const subscriptionSettings = { frequency: 'MONTH', interval: 1, autoRenewal: true } as const;
    for (const name of [{ title: { original: 'Monthly' } }, { subscriptionOptionTitle: 'Monthly' }])
      expect(lineOf({ subscriptionInfo: { ...name, subscriptionSettings } })?.plan?.title).toBe('Monthly');
  });

  it('contains fees, coupon, note and the balance', () => {
    const contactDetails = { firstName: 'Ada', lastName: 'Hale', company: 'Kiln Ltd' };
    const detail = toOrderDetail(
      platformOrder({
        additionalFees: [
          { name: 'Gift wrap', price: { amount: '4' } },
          { name: 'Nothing', price: { amount: '0' } },
        ],
        appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
        balanceSummary: { paid: { amount: '40' }, refunded: { amount: '5' }, balance: { amount: '22' } },
        buyerNote: 'Ring twice',
        billingInfo: { address: { addressLine1: '12 Elm St', country: 'US' }, contactDetails },
      }),
    );
    const billing = { lines: ['12 Elm St'], country: 'US', recipient: 'Ada Hale, Kiln Ltd' };
    expect(detail).toMatchObject({
      fees: [{ name: 'Gift wrap', amount: usd('4') }],
      ...{ couponCode: 'WELCOME10', paid: usd('40'), refunded: usd('5'), balance: usd('22') },
      ...{ note: 'Ring twice', billing },
    });
  });

  it('requests no more money after an overpayment', () => {
    const order = platformOrder({ balanceSummary: { balance: { amount: '-3' } } });
    expect(toOrderDetail(order)?.balance).toBeNull();
  });

  it('lists the newest activity first, and keeps the order of simultaneous ones', () => {
    const at = (text: string) => new Date(`2026-02-01T${text}:00Z`);
    const activities: orders.Activity[] = [
      { _id: '1', type: 'ORDER_PLACED', _createdDate: at('10:00') },
      { _id: '2', type: 'ORDER_PAID', _createdDate: at('10:00') },
      { _id: '3', type: 'ORDER_FULFILLED', _createdDate: at('12:00') },
      { _id: '4', type: 'EMAIL_EDITED' },
    ];
    const shown = toOrderDetail(platformOrder({ activities }))?.activities;
    expect(shown?.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('contains the time slot and the instructions of a delivery', () => {
    const [from, to] = ['2026-03-04T10:00:00.000Z', '2026-03-04T12:00:00.000Z'];
    const deliverBy = '2026-03-05T00:00:00.000Z';
    const instructions = 'Leave at the door';
    const logistics = {
      deliveryTimeSlot: { from: new Date(from), to: new Date(to) },
      instructions,
      deliverByDate: new Date(deliverBy),
      shippingDestination: { contactDetails: { firstName: 'Ada' } },
    };
    const address = { lines: [], country: null, recipient: 'Ada' };
    expect(toOrderDetail(platformOrder({ shippingInfo: { title: 'Local', logistics } }))?.delivery).toEqual({
      ...{ kind: 'delivery', title: 'Local', time: '', address },
      ...{ instructions, slot: { from, to }, deliverBy },
    });
    const pickupDetails = { address: { addressLine1: '412 Warren Street' } };
    const pickup = toOrderDetail(platformOrder({ shippingInfo: { logistics: { pickupDetails } } }));
    const place = { lines: ['412 Warren Street'] };
    expect(pickup?.delivery).toMatchObject({ kind: 'pickup', address: place, slot: null });
  });
});

describe('a line', () => {
  it('has its download with its expiry', () => {
    const [link, expiresAt] = ['https://files.example/a.pdf', '2026-04-01T00:00:00.000Z'];
    const download = (digitalFile: orders.DigitalFile) => lineOf({ digitalFile })?.download;
    expect(download({ link, expirationDate: new Date(expiresAt) })).toEqual({ href: link, expiresAt });
    expect([download({ fileId: 'f' }), download({ link: 'javascript:alert(1)' })]).toEqual([null, null]);
  });

  it('can be reordered with its choices', () => {
    const options = { variantId: 'v1', options: { Glaze: 'Oat' }, customTextFields: { Initials: 'AL' } };
    const reference = { appId: STORES_APP_ID, catalogItemId: 'p1' };
    const request = { productId: 'p1', variantId: 'v1', customText: { Initials: 'AL' }, quantity: 3 };
    const again = (options: object | null, quantity?: number) =>
      lineOf({ catalogReference: { ...reference, options }, quantity })?.again;
    expect(again(options, 3)).toEqual({ ...request, choices: { Glaze: 'Oat' } });
    expect(again(null)).toMatchObject({ variantId: null, choices: {}, quantity: 1 });
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
