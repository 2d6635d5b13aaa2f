import type { currentCartV2 } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { toCart } from '@/lib/wix/cart/v2/map-cart';
import { toCartEstimate } from '@/lib/wix/cart/v2/totals';
import { STORES_APP_ID } from '@/lib/wix/map/catalog-reference';
import { usd } from '../../../../fixtures/money';

const text = (original: string) => ({ original, translated: original });

const line = (rest: Partial<currentCartV2.V2LineItem> = {}): currentCartV2.V2LineItem => ({
  _id: 'l1',
  name: { original: 'Mug', translated: 'Becher' },
  status: 'IN_STOCK',
  quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 9 },
  pricing: {
    unitPrice: { amount: '28' },
    totalPrice: { amount: '56' },
    breakdown: { fullPrice: { amount: '28' }, salePrice: { amount: '28' } },
  },
  source: { catalogReference: { appId: STORES_APP_ID, catalogItemId: 'p1', options: { variantId: 'v1' } } },
  attributes: {
    url: 'https://shop.example/product-page/solveig-mug',
    image: 'wix:image://v1/mug.jpg/mug.jpg#originWidth=1600&originHeight=2000',
    itemType: { preset: 'PHYSICAL' },
    descriptionLines: [{ name: text('Glaze'), colorInfo: { ...text('Oat'), code: '#d8c9ae' } }],
  },
  ...rest,
});
const cart = (rest: Partial<currentCartV2.Cart> = {}) => ({
  businessInfo: { currencyCode: 'USD' },
  subtotal: { amount: '56' },
  ...rest,
  _id: 'c1',
  lineItems: rest.lineItems ?? [line()],
});
const onlyLine = (rest: Partial<currentCartV2.V2LineItem>) =>
  toCart(cart({ lineItems: [line(rest)] })).lines[0];

describe('toCart of Cart V2', () => {
  it('has the SKU of a line, if there is one', () => {
    const attributes = { physicalProperties: { sku: 'MUG-OAT' } };
    expect([onlyLine({ attributes })?.sku, onlyLine({})?.sku]).toEqual(['MUG-OAT', undefined]);
  });

  it('maps a line', () => {
    expect(onlyLine({})).toEqual({
      id: 'l1',
      productId: 'p1',
      href: '/products/solveig-mug',
      name: 'Becher',
      choices: [{ name: 'Glaze', value: 'Oat' }],
      picture: expect.objectContaining({ width: 1600, height: 2000 }),
      quantity: 2,
      available: 9,
      availability: 'available',
      price: usd('28'),
      fullPrice: null,
      total: usd('56'),
      kind: 'physical',
      addRequest: { productId: 'p1', variantId: 'v1', choices: {}, customText: {}, quantity: 2 },
    });
  });

  it.each([
    ['fullPrice', { fullPrice: { amount: '35' }, salePrice: { amount: '28' } }],
    ['salePrice', { fullPrice: { amount: '28' }, salePrice: { amount: '35' } }],
  ])('shows the price before a discount, which may be the %s', (_, breakdown) => {
    expect(onlyLine({ pricing: { ...line().pricing, breakdown } })?.fullPrice).toEqual(usd('35'));
  });

  it('distinguishes the requested from the confirmed quantity', () => {
    const quantityInfo = { requestedQuantity: 5, confirmedQuantity: 2 };
    const partly = { quantity: 5, confirmed: 2, available: null, availability: 'partly' };
    expect(onlyLine({ status: 'PARTIALLY_IN_STOCK', quantityInfo })).toMatchObject(partly);
    const none = { requestedQuantity: 5, confirmedQuantity: 0, availableQuantity: 0 };
    const soldOut = onlyLine({ status: 'OUT_OF_STOCK', quantityInfo: none });
    expect(soldOut).toMatchObject({ quantity: 5, availability: 'unavailable' });
    expect(soldOut?.confirmed).toBeUndefined();
  });

  it('has the automatic discounts of a line, and no coupon', () => {
    const discount = (sourceType: 'COUPON' | 'AUTOMATIC_RULE', amount: string) => ({
      name: text(sourceType),
      source: { sourceType },
      amountOff: { amount },
    });
    expect(
      onlyLine({ discounts: [discount('AUTOMATIC_RULE', '8'), discount('COUPON', '5')] })?.savings,
    ).toEqual([{ name: 'AUTOMATIC_RULE', amount: usd('8') }]);
    expect(onlyLine({ discounts: [discount('AUTOMATIC_RULE', '0')] })).not.toHaveProperty('savings');
  });

  it('keeps a line that has left the catalog, without a former price and without undo', () => {
    const pricing = { ...line().pricing, breakdown: { fullPrice: { amount: '35' } } };
    const hidden = { availability: 'not-found', fullPrice: null, addRequest: null };
    expect(onlyLine({ status: 'REMOVED_FROM_CATALOG', pricing })).toMatchObject(hidden);
  });

  it('accepts a line with only what the platform always sends, and both ids of its catalog', () => {
    const appId = '1380b703-ce81-ff05-f115-39571d94dfcd';
    const source = { catalogReference: { appId, catalogItemId: 'p1' } };
    expect(onlyLine({ attributes: undefined, source })).toMatchObject({
      ...{ picture: null, href: null, choices: [], kind: 'physical' },
      addRequest: { productId: 'p1', variantId: null },
    });
  });

  it('reports amounts in the buyer’s currency where they are converted', () => {
    const subtotal = { amount: '56', convertedAmount: '51.20' };
    const converted = toCart(cart({ customerInfo: { currencyCode: 'EUR' }, subtotal }));
    expect(converted.subtotal).toEqual({ amount: '51.20', currency: 'EUR' });
  });

  it('rejects a cart with a line that cannot be read', () => {
    expect(() => toCart(cart({ lineItems: [line(), { _id: 'l2' }] }))).toThrow('System error');
  });
});

const zero = { amount: '0' };
const summary = (rest: Partial<currentCartV2.CartSummary> = {}): currentCartV2.CartSummary => ({
  priceSummary: {
    ...{ discount: zero, delivery: zero, additionalFees: zero, tax: zero },
    subtotal: { amount: '56' },
    total: { amount: '56.00' },
  },
  ...rest,
});
const BARE = { delivery: false, tax: false };
const estimateOf = (rest: Partial<currentCartV2.CartSummary>, parts = { delivery: true, tax: true }) =>
  toCartEstimate({ cart: cart(), summary: summary(rest) }, parts, null);

const violation = (code: currentCartV2.V2Violation['code'], scope: currentCartV2.V2Violation['scope']) =>
  ({ code, scope, severity: 'ERROR' }) as const;

describe('toCartEstimate of Cart V2', () => {
  it('leaves out parts that were not requested, which the platform reports as 0', () => {
    const absent = { shipping: null, tax: null, discount: null, shippingOptions: [], problems: [] };
    expect(estimateOf({}, BARE)).toMatchObject({ ...absent, total: usd('56.00') });
  });

  it('has the delivery method that the platform resolves', () => {
    const method = { code: 'std', title: text('Standard') };
    expect(estimateOf({ deliverySummary: { method, price: { amount: '0' } } })).toMatchObject({
      shipping: usd('0'),
      selectedShippingCode: 'std',
      shippingOptions: [{ code: 'std', title: 'Standard', cost: usd('0') }],
      problems: [],
    });
  });

  it('says when no delivery method is known', () => {
    expect(estimateOf({})).toMatchObject({ shipping: null, problems: ['shipping'] });
  });

  it('names taxes that prices include, and fees', () => {
    const price = { amount: '3.50' };
    expect(
      estimateOf({
        taxSummary: {
          pricesIncludeTax: true,
          // Two rates of one tax.
          taxes: ['8.94', '1.06'].map((amount) => ({ name: text('VAT'), amount: { amount } })),
        },
        additionalFees: [{ code: 'wrap', name: text('Gift wrap'), price }],
      }),
    ).toMatchObject({
      includedTaxes: [{ name: 'VAT', amount: usd('10.00') }],
      fees: [{ name: 'Gift wrap', price: usd('3.50') }],
    });
  });

  it('names the discounts of the totals, without those that the prices of lines contain', () => {
    const discount = (
      name: string,
      scope: 'LINE_ITEM' | 'DELIVERY',
      amount: string,
      couponCode?: string,
    ) => ({
      name: text(name),
      scope,
      source: couponCode ? { sourceType: 'COUPON', couponCode } : { sourceType: 'AUTOMATIC_RULE' },
      total: { amount },
    });
    const discounts = [
      discount('Autumn', 'LINE_ITEM', '8'),
      discount('Welcome', 'LINE_ITEM', '5', 'HELLO'),
      discount('Free delivery', 'DELIVERY', '6'),
    ] as currentCartV2.Discount[];
    expect(estimateOf({ discounts })?.discounts).toEqual([
      { name: 'Welcome', code: 'HELLO', amount: usd('5'), from: 'cart', lines: [] },
      { name: 'Free delivery', code: null, amount: usd('6'), from: 'delivery', lines: [] },
    ]);
  });

  it('charges what a gift card leaves, in the currency of the site', () => {
    const paymentSummary = { totalAfterGiftCards: { amount: '36', convertedAmount: '33.10' } };
    const converted = cart({ customerInfo: { currencyCode: 'EUR' } });
    const estimate = toCartEstimate({ cart: converted, summary: summary({ paymentSummary }) }, BARE, null);
    expect(estimate).toMatchObject({ charged: { subtotal: usd('56'), total: usd('36') } });
  });

  it('ignores violations that every cart has before its checkout, and unknown ones', () => {
    const violations = [
      { scope: 'DELIVERY', code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR' },
      { scope: 'DELIVERY', code: 'MISSING_DELIVERY_ADDRESS', severity: 'ERROR' },
      { scope: 'SOMETHING_NEW', code: 'ALSO_NEW', severity: 'ERROR' },
    ] as currentCartV2.V2Violation[];
    expect(estimateOf({ violations }, BARE)).toMatchObject({ problems: [], violations: [] });
  });

  it.each<[currentCartV2.CartSummary, string]>([
    [{ violations: [violation('INVALID_COUPON_STATUS', 'DISCOUNT')] }, 'coupon'],
    [{ violations: [violation('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD', 'GIFT_CARD')] }, 'gift-card'],
    [{ violations: [violation('INVALID_POSTAL_CODE', 'TAX')] }, 'tax'],
    [{ violations: [violation('DELIVERY_METHOD_NO_LONGER_AVAILABLE', 'DELIVERY')] }, 'shipping'],
    // By their former names.
    [{ calculationErrors: { couponCalculationError: {} } }, 'coupon'],
    [{ calculationErrors: { generalShippingCalculationError: {} } }, 'shipping'],
    [{ calculationErrors: { carrierErrors: { errors: [{}] } } }, 'shipping'],
    [{ calculationErrors: { taxCalculationError: {} } }, 'tax'],
    [{ calculationErrors: { giftCardCalculationError: {} } }, 'gift-card'],
  ])('reports %j at the part of the total that it concerns', (found, problem) => {
    expect(estimateOf(found)?.problems).toContain(problem);
  });

  it('reads what an app does not accept from the former name, too', () => {
    const spiViolations = [{ severity: 'ERROR', target: { other: {} }, description: 'No' }] as const;
    expect(estimateOf({ spiViolations: [...spiViolations] })?.violations).toMatchObject([
      { kind: 'not-accepted' },
    ]);
  });

  it('reports a coupon on a gift card once, with a message of its own', () => {
    const code = 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD';
    const violations = [{ kind: 'gift-card-coupon', isBlocking: true }];
    const estimate = estimateOf({ violations: [violation(code, 'DISCOUNT')] }, BARE);
    expect(estimate).toMatchObject({ problems: [], violations });
  });

  it('has what is due with the order only where more is due later', () => {
    const due = (paymentSummary: currentCartV2.PaymentSummary) => estimateOf({ paymentSummary })?.due;
    expect(due({ payNow: { amount: '56' } })).toBeUndefined();
    expect(due({ payNow: { amount: '36' }, totalAfterGiftCards: { amount: '36' } })).toBeUndefined();
    expect(due({ payNow: { amount: '0' }, payAfterFreeTrial: { amount: '56' } })).toEqual({
      now: usd('0'),
      later: usd('56'),
    });
    expect(due({ payNow: { amount: '6' } })).toEqual({ now: usd('6'), later: null });
  });

  it('blocks the checkout by errors only', () => {
    const membersOnly = {
      ...violation('MEMBERS_ONLY_ITEM', 'LINE_ITEM'),
      membersOnlyItemData: { lineItemIds: ['l1'] },
    };
    const of = (severity: 'ERROR' | 'WARNING') => estimateOf({ violations: [{ ...membersOnly, severity }] });
    expect(of('ERROR')?.violations).toMatchObject([
      { kind: 'members-only', lineIds: ['l1'], isBlocking: true },
    ]);
    expect(of('WARNING')?.violations).toMatchObject([{ isBlocking: false }]);
  });

  it('is null without a total', () => expect(estimateOf({ priceSummary: {} })).toBeNull());
});
