import { describe, expect, it } from 'vitest';
import {
  addSchema,
  cartPatchSchema,
  checkoutSchema,
  codeSchema,
  estimateSchema,
  fromAddForm,
  fromTotalsForm,
  quantitySchema,
  removeSchema,
} from '@/lib/cart/requests';

const taken = (value: unknown) => quantitySchema.safeParse({ lineId: '1', quantity: value });

describe('adding to the cart', () => {
  const least = { productId: 'p1', variantId: null, choices: {}, customText: {}, quantity: 1 };

  it('needs only a product', () => expect(addSchema.parse({ productId: 'p1' })).toEqual(least));

  it('reads a plain form like a request of a script', () => {
    const fields = {
      ...{ productId: 'p1', variantId: '', quantity: '2', returnTo: '/cart', subscriptionId: '' },
      ...{ 'option:Glaze': 'Oat', 'option:Size': '', 'modifier:Wrap': 'gift', 'modifier:Card': '' },
      'text:For whom?': 'Ada: "hello"',
    };
    expect(addSchema.parse(fromAddForm(fields))).toEqual({
      ...least,
      choices: { Glaze: 'Oat' },
      customText: { 'For whom?': 'Ada: "hello"' },
      modifiers: { Wrap: 'gift' },
      quantity: 2,
    });
  });

  it('does not accept a form field as one of the two maps', () => {
    expect(fromAddForm({ productId: 'p1', choices: 'x', customText: 'y' })).toMatchObject({
      choices: {},
      customText: {},
    });
  });

  it.each([
    ['no product', {}],
    ['an empty product', { productId: '' }],
    ['a very long product', { productId: 'x'.repeat(101) }],
    ['no quantity', { productId: 'p1', quantity: 0 }],
    ['fewer than none', { productId: 'p1', quantity: -1 }],
    ['half a piece', { productId: 'p1', quantity: 1.5 }],
    ['too many', { productId: 'p1', quantity: 100_001 }],
    ['choices that are not strings', { productId: 'p1', choices: { Glaze: { $ne: '' } } }],
    ['a text without end', { productId: 'p1', customText: { Note: 'x'.repeat(2_001) } }],
  ])('rejects %s', (_, value) => expect(addSchema.safeParse(value).success).toBe(false));
});

it.each([
  [0, 0],
  [3, 3],
  ['3', 3],
  [' 3 ', 3],
  ['007', 7],
  [100_000, 100_000],
])('a quantity is read from %j', (value, quantity) =>
  expect(taken(value).data).toEqual({ lineId: '1', quantity }),
);

// None of these means 0, which would remove the line.
it.each(
  [undefined, null, '', '  ', false, true, [], ['3'], 'three', '0x3', '3.5', '-1', -1, 1e9].map((value) => [
    value,
  ]),
)('a quantity is rejected: %j', (value) => expect(taken(value).success).toBe(false));

describe('the other requests', () => {
  it('name one line', () => {
    expect(removeSchema.parse({ lineId: 'l1' })).toEqual({ lineId: 'l1' });
    for (const value of [{}, { lineId: '' }, { lineId: ['l1'] }]) {
      expect(removeSchema.safeParse(value).success).toBe(false);
    }
  });

  it('trim a coupon code', () => {
    expect(codeSchema.parse({ code: '  WELCOME10 ' })).toEqual({ code: 'WELCOME10' });
    for (const code of ['', '   ', 'x'.repeat(1_001), 10])
      expect(codeSchema.safeParse({ code }).success).toBe(false);
  });

  it('accept a note of up to 1,000 characters, also an empty one', () => {
    expect(cartPatchSchema.parse({ buyerNote: '' })).toEqual({ buyerNote: '' });
    expect(cartPatchSchema.safeParse({ buyerNote: 'x'.repeat(1_001) }).success).toBe(false);
    expect(cartPatchSchema.parse({ buyerNote: 'x\r\n'.repeat(499) }).buyerNote).toHaveLength(997);
    expect(checkoutSchema.safeParse({ buyerNote: 'x'.repeat(1_001) }).success).toBe(false);
  });

  const none = { shippingCode: null, subdivision: null, membershipIds: [] };

  it('estimate for a country, with an optional region and delivery option', () => {
    expect(estimateSchema.parse({ country: 'US' })).toEqual({ country: 'US', ...none });
    const whole = { country: 'US', subdivision: 'US-NY', shippingCode: 'express' };
    expect(estimateSchema.parse(whole)).toEqual({ ...whole, membershipIds: [] });
    for (const value of [{}, { country: 'us' }, { country: 'USA' }, { country: 'US', subdivision: 'NY' }])
      expect(estimateSchema.safeParse(value).success).toBe(false);
  });

  it('reject a state of another country', () => {
    expect(estimateSchema.parse({ country: 'DE', subdivision: 'US-NY' }).subdivision).toBeNull();
    expect(checkoutSchema.parse({ country: 'CA', subdivision: 'CA-ON' }).subdivision).toBe('CA-ON');
    expect(checkoutSchema.parse({ subdivision: 'US-NY' }).subdivision).toBeNull();
  });

  it('read the plain form of the totals like a request of a script', () => {
    const fields = {
      ...{ returnTo: '/cart', shownCountry: 'US', country: 'US', subdivision: '', shippingCode: 'express' },
      ...{ 'membership:mug-club': 'on', 'membership:founding-year': 'on' },
    };
    const read = { ...none, shippingCode: 'express', membershipIds: ['mug-club', 'founding-year'] };
    expect(estimateSchema.parse(fromTotalsForm(fields))).toEqual({ ...read, country: 'US' });
    // The options on the page belonged to the previous country.
    const moved = estimateSchema.parse(fromTotalsForm({ ...fields, country: 'DE' }));
    expect(moved).toMatchObject({ country: 'DE', shippingCode: null });
  });

  it('check out with or without a destination', () => {
    const nothing = { ...none, country: null, shown: null };
    expect(checkoutSchema.parse({})).toEqual(nothing);
    expect(checkoutSchema.parse({ shippingCode: '', country: '' })).toEqual(nothing);
    const chosen = { shippingCode: 'express', country: 'DE' };
    expect(checkoutSchema.parse(chosen)).toEqual({ ...nothing, ...chosen });
    expect(checkoutSchema.safeParse({ country: 'Germany' }).success).toBe(false);
  });
});
