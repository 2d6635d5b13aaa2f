import type { currentCart } from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '@/lib/model/cart';
import { toCart, toCartEstimate } from '@/lib/wix/cart/v1/map-cart';
import { usd } from '../../../../fixtures/money';

const line = (rest: Partial<currentCart.LineItem> = {}): currentCart.LineItem => ({
  _id: 'l1',
  quantity: 2,
  catalogReference: { catalogItemId: 'p1', appId: 'stores' },
  productName: { original: 'Mug', translated: 'Becher' },
  url: 'https://shop.example/product-page/solveig-mug',
  image: 'wix:image://v1/mug.jpg/mug.jpg#originWidth=1600&originHeight=2000',
  price: { amount: '28' },
  fullPrice: { amount: '28' },
  lineItemPrice: { amount: '56' },
  availability: { status: 'AVAILABLE', quantityAvailable: 9 },
  itemType: { preset: 'PHYSICAL' },
  descriptionLines: [
    { name: { original: 'Glaze' }, colorInfo: { original: 'Oat', code: '#d8c9ae' } },
    { name: { original: 'Engraving' }, plainText: { original: 'For Ada', translated: null } },
  ],
  ...rest,
});
const cart = (rest: Parameters<typeof toCart>[0] = {}) => ({ currency: 'USD', lineItems: [line()], ...rest });
const onlyLine = (rest: Partial<currentCart.LineItem>) => toCart(cart({ lineItems: [line(rest)] })).lines[0];

/** A line of which the platform sends an id and a price only. */
const bare = {
  id: 'l1',
  productId: '',
  href: null,
  name: 'Item',
  choices: [],
  picture: null,
  quantity: 0,
  available: null,
  availability: 'available',
  price: usd('5'),
  fullPrice: null,
  total: usd('5'),
  kind: 'physical',
  addRequest: null,
};

describe('toCart', () => {
  it('has the SKU of a line, if there is one', () => {
    expect(onlyLine({ physicalProperties: { sku: 'MUG-OAT' } })).toMatchObject({ sku: 'MUG-OAT' });
    expect(onlyLine({ physicalProperties: { sku: '' } })?.sku).toBeUndefined();
  });

  it('maps lines, quantities, subtotal and coupon', () => {
    const coupon = { coupon: { code: 'WELCOME10' } };
    const mapped = toCart(
      cart({
        lineItems: [line(), line({ _id: 'l2', quantity: 3 })],
        subtotal: { amount: '140.00' },
        appliedDiscounts: [{ merchantDiscount: { amount: { amount: '1' } } }, coupon],
      }),
    );
    expect(mapped).toMatchObject({ count: 5, subtotal: usd('140.00'), couponCode: 'WELCOME10' });
    expect(mapped.lines[0]).toEqual({
      ...bare,
      productId: 'p1',
      href: '/products/solveig-mug',
      name: 'Becher',
      choices: [
        { name: 'Glaze', value: 'Oat' },
        { name: 'Engraving', value: 'For Ada' },
      ],
      picture: expect.objectContaining({ width: 1600, alt: 'Becher' }),
      quantity: 2,
      available: 9,
      price: usd('28'),
      total: usd('56'),
    });
  });

  it('is empty for a cart without lines, whatever the subtotal is', () => {
    expect(toCart({})).toEqual(EMPTY_CART);
    expect(toCart({ currency: 'USD', lineItems: [], subtotal: { amount: '0' } })).toEqual(EMPTY_CART);
  });

  it('needs only an id and a price', () =>
    expect(toCart({ lineItems: [{ _id: 'l1', price: { amount: '5' } }] }).lines).toEqual([bare]));

  it.each([{ _id: undefined }, { price: undefined }, { price: { amount: 'NaN' } }])(
    'leaves out a line that cannot be shown: %j',
    (rest) => expect(onlyLine(rest)).toBeUndefined(),
  );

  it.each([
    ['30.6', '36', usd('36')],
    ['36', '30', null],
    // As numbers, not as texts.
    ['9', '10', usd('10')],
  ])('at %s shows the full price %s only where it is higher', (amount, full, shown) => {
    expect(onlyLine({ price: { amount }, fullPrice: { amount: full } })?.fullPrice).toEqual(shown);
  });

  it.each([
    ['AVAILABLE', 'available'],
    ['PARTIALLY_AVAILABLE', 'partly'],
    ['NOT_AVAILABLE', 'unavailable'],
    ['NOT_FOUND', 'not-found'],
    [undefined, 'available'],
  ] as const)('reads the availability %s as %s', (status, availability) => {
    expect(onlyLine({ availability: { status } })).toMatchObject({ availability, available: null });
  });

  it.each([
    ['PHYSICAL', 'physical'],
    ['DIGITAL', 'digital'],
    ['GIFT_CARD', 'gift-card'],
    ['SERVICE', 'service'],
    [undefined, 'physical'],
  ] as const)('reads the kind %s as %s', (preset, kind) => {
    expect(onlyLine({ itemType: { preset } })?.kind).toBe(kind);
  });

  it.each([
    ['https://shop.example/product-page/arc-vase/', '/products/arc-vase'],
    ['https://shop.example/product-page/arc-vase?a=b#c', '/products/arc-vase'],
    ['https://shop.example/product-page/gr%C3%BC%C3%9Fe', '/products/gr%C3%BC%C3%9Fe'],
    ['https://shop.example/product-page/100%-wool', '/products/100%25-wool'],
    ['/product-page/arc-vase', '/products/arc-vase'],
    ['/product-page/gr%C3%BC%C3%9Fe?a=b', '/products/gr%C3%BC%C3%9Fe'],
    ['/', null],
    ['https://shop.example/', null],
    ['https://shop.example', null],
    ['', null],
    ['nonsense', null],
    [undefined, null],
  ])('reads the address %s as %s', (url, href) => expect(onlyLine({ url })?.href).toBe(href));

  it('leaves out choices without a name or a value', () => {
    const [named, unnamed] = [{ name: { original: 'Glaze' } }, { plainText: { original: 'Large' } }];
    const descriptionLines = [named, unnamed, { name: { original: '' }, ...unnamed }, {}];
    expect(onlyLine({ descriptionLines })?.choices).toEqual([]);
    expect(onlyLine({ descriptionLines: undefined })?.choices).toEqual([]);
  });
});

describe('toCartEstimate', () => {
  const priceSummary = {
    subtotal: { amount: '100' },
    shipping: { amount: '6' },
    tax: { amount: '8.87' },
    discount: { amount: '10' },
    total: { amount: '104.87' },
  };
  const option = (code: string | undefined, amount: string | undefined) => ({
    code,
    title: 'Standard',
    logistics: { deliveryTime: '3–5 business days' },
    cost: { price: { amount } },
  });
  const address = { addressLine1: '412 Warren Street', city: 'Hudson' };
  const pickup = {
    code: 'pickup',
    cost: { price: { amount: '0' } },
    logistics: { pickupDetails: { address } },
  };
  const shippingInfo = {
    selectedCarrierServiceOption: { code: 'standard' },
    carrierServiceOptions: [
      { shippingOptions: [option('standard', '6'), option(undefined, '1'), option('broken', undefined)] },
      {},
      { shippingOptions: [pickup] },
    ],
  };

  const TAXED = { calculateTax: true };
  const failure = { applicationError: { code: 'X' } };
  const ofMugs = { lineItems: [{ _id: 'l1', quantity: 2, productName: { original: 'Mug' } }] };
  const mugs = [{ id: 'l1', name: 'Mug', quantity: 2 }];
  const noMemberships = { eligible: [], invalid: [], selectedIds: [] };

  it.each([
    ['was not requested', {}, { calculateTax: false }],
    ['could not be worked out', { calculationErrors: { taxCalculationError: failure } }, TAXED],
  ])('has no tax when it %s, whatever the platform’s 0 means', (_, over, options) => {
    const summary = { ...priceSummary, tax: { amount: '0.00' } };
    expect(toCartEstimate({ priceSummary: summary, ...over }, options)?.tax).toBeNull();
  });

  it('maps the memberships, with the shop’s own reason for unusable ones', () => {
    const membership = (id: string, over = {}) => ({
      _id: id,
      appId: 'app',
      name: { original: id },
      ...over,
    });
    const membershipOptions = {
      eligibleMemberships: [
        membership('counted', { lineItemIds: ['l1', 'gone'], credits: { total: 6, remaining: 4 } }),
        membership('uncounted', { lineItemIds: ['l1'] }),
        membership('of nothing here', { lineItemIds: ['gone'] }),
      ],
      invalidMemberships: [
        { membership: membership('old', { expirationDate: new Date(0) }), reason: 'abgelaufen' },
        { membership: membership('empty', { credits: { total: 1, remaining: 0 } }) },
        { membership: membership('other', { expirationDate: new Date('9999-01-01') }) },
        { reason: 'of nothing' },
      ],
      selectedMemberships: [{ _id: 'counted' }],
    };
    const estimate = toCartEstimate({ priceSummary, cart: ofMugs, membershipOptions }, TAXED);
    expect(estimate?.memberships).toEqual({
      eligible: [
        { id: 'counted', appId: 'app', name: 'counted', lines: mugs, creditsLeft: 4 },
        { id: 'uncounted', appId: 'app', name: 'uncounted', lines: mugs, creditsLeft: null },
      ],
      invalid: [
        { id: 'old', name: 'old', reason: 'expired' },
        { id: 'empty', name: 'empty', reason: 'used-up' },
        { id: 'other', name: 'other', reason: 'not-applicable' },
      ],
      selectedIds: ['counted'],
    });
  });

  it('has the selected memberships where the platform lists no others, and says that there may be some', () => {
    const membership = { _id: 'club', name: { original: 'Club' }, credits: { total: 6, remaining: 4 } };
    const coveredLineItems = [{ lineItemId: 'l1', redemptionCost: 2 }];
    const membershipOptions = {
      eligibleMemberships: undefined,
      validatedExistingMemberships: { memberships: [{ membership, coveredLineItems }] },
    };
    const read = (lineIds: string[], memberId?: string) =>
      toCartEstimate(
        { priceSummary, membershipOptions, cart: { ...ofMugs, buyerInfo: { memberId } } },
        { ...TAXED, requested: lineIds.length > 0 ? [{ id: 'club', appId: 'app', lineIds }] : [] },
      );
    const eligible = [{ id: 'club', appId: 'app', name: 'Club', lines: mugs, creditsLeft: 4 }];
    expect(read(['l1'], 'ada')).toMatchObject({
      memberships: { eligible, selectedIds: ['club'] },
      moreAtCheckout: ['membership'],
    });
    expect(read([], 'ada')?.memberships).toEqual(noMemberships);
    expect(read([])?.moreAtCheckout).toBeUndefined();
  });

  it('maps the totals and the delivery options', () => {
    const [standard, collected] = [usd('6'), usd('0')];
    const pickupAddress = '412 Warren Street, Hudson';
    const deliveryTime = '3–5 business days';
    expect(toCartEstimate({ currency: 'USD', priceSummary, shippingInfo }, TAXED)).toEqual({
      subtotal: usd('100'),
      discount: usd('10'),
      shipping: usd('6'),
      tax: usd('8.87'),
      fees: [],
      total: usd('104.87'),
      shippingOptions: [
        { code: 'standard', title: 'Standard', deliveryTime, cost: standard, pickupAddress: null },
        { code: 'pickup', title: 'pickup', deliveryTime: '', cost: collected, pickupAddress },
      ],
      selectedShippingCode: 'standard',
      problems: [],
      memberships: noMemberships,
      giftCard: null,
      violations: [],
    });
  });

  it('shows neither a zero discount nor an absent delivery', () => {
    const summary = { ...priceSummary, discount: { amount: '0.00' } };
    const nothing = { discount: null, shipping: null, shippingOptions: [], selectedShippingCode: null };
    expect(toCartEstimate({ priceSummary: summary }, TAXED)).toMatchObject(nothing);
  });

  it.each([{}, { priceSummary: {} }, { priceSummary: { ...priceSummary, total: { amount: 'NaN' } } }])(
    'is null without a total: %j',
    (estimate) => expect(toCartEstimate(estimate, TAXED)).toBeNull(),
  );

  it('uses the cart’s currency when it names none', () => {
    expect(toCartEstimate({ priceSummary, cart: { currency: 'EUR' } }, TAXED)?.total.currency).toBe('EUR');
  });

  it.each([
    [['coupon'], { couponCalculationError: failure }],
    [['shipping'], { generalShippingCalculationError: failure }],
    [['shipping'], { carrierErrors: { errors: [{ carrierId: 'c' }] } }],
    [['tax'], { taxCalculationError: failure }],
    [['membership'], { membershipError: failure }],
    [[], { carrierErrors: { errors: [] } }],
  ])('names what could not be calculated: %j', (problems, calculationErrors) => {
    expect(toCartEstimate({ priceSummary, calculationErrors }, TAXED)?.problems).toEqual(problems);
  });
});
