import type { orders } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { toOrder } from '@/lib/wix/map/order';
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
  ])('is null without them: %j', (rest) => {
    expect(toOrder(platformOrder(rest))).toBeNull();
  });

  it('has the product and the SKU of a line, if there are any', () => {
    const line = { _id: 'l1', price: { amount: '28' } };
    const sold = {
      catalogReference: { catalogItemId: 'p1', appId: 'a' },
      physicalProperties: { sku: 'MUG' },
    };
    expect(toOrder(platformOrder({ lineItems: [{ ...line, ...sold }] }))?.lines).toMatchObject([
      { productId: 'p1', sku: 'MUG' },
    ]);
    const other = toOrder(platformOrder({ lineItems: [line] }))?.lines[0];
    expect(other).toMatchObject({ id: 'l1' });
    expect([other?.productId, other?.sku]).toEqual([undefined, undefined]);
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
      subtotal: { amount: '56' },
      total: { amount: '50' },
      shipping: { amount: '0' },
      tax: { amount: '0.00' },
      discount: { amount: '6' },
    };
    const shippingInfo = { title: 'Standard' };
    expect(toOrder(platformOrder({ priceSummary, shippingInfo }))).toMatchObject({
      discount: usd('6'),
      shipping: usd('0'),
      tax: null,
    });
  });

  it('contains the destination and the recipient', () => {
    const shippingInfo: orders.V1ShippingInformation = {
      title: 'Express',
      logistics: {
        deliveryTime: '1–2 business days',
        shippingDestination: {
          address: { addressLine1: '12 Elm St', city: 'Hudson', postalCode: '12534', country: 'US' },
          contactDetails: { firstName: 'Ada', lastName: 'Hale' },
        },
      },
    };
    expect(toOrder(platformOrder({ shippingInfo }))?.delivery).toEqual({
      kind: 'delivery',
      title: 'Express',
      time: '1–2 business days',
      address: { lines: ['12 Elm St', 'Hudson 12534'], country: 'US', recipient: 'Ada Hale' },
    });
  });

  it('contains the pickup place, which is optional', () => {
    const pickup = { logistics: { pickupDetails: { address: { addressLine1: '412 Warren Street' } } } };
    expect(toOrder(platformOrder({ shippingInfo: pickup }))?.delivery).toEqual({
      kind: 'pickup',
      title: '',
      time: '',
      address: { lines: ['412 Warren Street'], country: null, recipient: null },
    });
    expect(toOrder(platformOrder({ shippingInfo: {} }))?.delivery?.address).toBeNull();
  });

  it('maps the platform’s states, and unknown ones to neutral values', () => {
    expect(
      toOrder(
        platformOrder({
          status: 'CANCELED',
          paymentStatus: 'PARTIALLY_REFUNDED',
          fulfillmentStatus: 'FULFILLED',
        }),
      ),
    ).toMatchObject({
      status: 'canceled',
      paymentStatus: 'partly-refunded',
      fulfillmentStatus: 'fulfilled',
    });
    const newer: unknown = JSON.parse('{"status":"NEW","paymentStatus":"NEW","fulfillmentStatus":"NEW"}');
    expect(toOrder(platformOrder(Object(newer)))).toMatchObject({
      status: 'approved',
      paymentStatus: 'not-paid',
      fulfillmentStatus: 'not-fulfilled',
    });
  });
});

describe('toPlace', () => {
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
  ])('writes %s', (_, address, lines, country) => {
    expect(toPlace(address)).toEqual({ lines, country });
  });
});

describe('a link that the platform passes on, such as a tracking link', () => {
  it('leads to a web page, or is left out', () => {
    expect(webHref('https://carrier.example/1')).toBe('https://carrier.example/1');
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '//carrier.example', 'x', '', null])
      expect(webHref(link), String(link)).toBeNull();
  });
});
