import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';
import { eur } from '../../fixtures/money';

/** Loads the mappers of a shop with this law. */
async function withLaw(law: ShopConfig['law']) {
  vi.doMock('@/shop.config', () => ({ default: { currency: 'EUR', law } }));
  return {
    ...(await import('@/lib/wix/catalog/v1/product')),
    ...(await import('@/lib/wix/catalog/v3/money')),
    toProductSummary: (await import('@/lib/wix/catalog/v3/product')).toProductSummary,
    ...(await import('@/lib/wix/map/measure')),
    cartV1: (await import('@/lib/wix/cart/v1/map-cart')).toCart,
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('@/shop.config'));

const prices = { tax: 'included', shippingPage: '/shipping' } as const;
const reduced = { actualPrice: { amount: '10' }, priceAfterDiscount: { amount: '9' } };
const reducedV1 = { currency: 'EUR', price: 10, discountedPrice: 9 };
const lineOfV1 = {
  _id: 'line',
  quantity: 1,
  price: { amount: '9' },
  fullPrice: { amount: '10' },
  productName: { original: 'Bowl' },
};

it('reductions are hidden everywhere where the shop cannot prove the lowest price', async () => {
  const { variantPrice, priceOf, cartV1 } = await withLaw({ prices: { ...prices, reductions: 'hidden' } });
  expect(variantPrice(reduced, 'EUR')).toEqual({ kind: 'plain', now: eur('9') });
  expect(priceOf(reducedV1)).toEqual({ kind: 'plain', now: eur('9') });
  expect(cartV1({ currency: 'EUR', lineItems: [lineOfV1] }).lines[0]?.fullPrice).toBeNull();
});

it.each([undefined, { prices: { ...prices, reductions: 'lowest-30-days' as const } }])(
  'reductions stay with %j',
  async (law) => {
    const { variantPrice, priceOf, cartV1 } = await withLaw(law);
    expect(variantPrice(reduced, 'EUR')).toMatchObject({ kind: 'sale', was: eur('10') });
    expect(priceOf(reducedV1)).toMatchObject({ kind: 'sale', was: eur('10') });
    expect(cartV1({ currency: 'EUR', lineItems: [lineOfV1] }).lines[0]?.fullPrice).toEqual(eur('10'));
  },
);

describe('the lowest price of the last 30 days in a section of the product', () => {
  const law = { prices: { ...prices, reductions: { section: 'lowest-price' } } };
  const section = (text: string) => ({
    infoSections: [{ title: 'Tiefstpreis', uniqueName: 'lowest-price', plainDescription: `<p>${text}</p>` }],
  });
  const list = (text: string) => ({
    ...section(text),
    variantSummary: { minPriceVariant: { price: reduced } },
  });

  it.each([
    ['9.50', '9.50'],
    ['9,50 €', '9.50'],
    ['€10', '10'],
  ])('%s is the price that is struck', async (text, amount) => {
    const { productPrice, variantPriceWithUnit } = await withLaw(law);
    const price = { kind: 'sale', now: eur('9'), was: eur(amount) };
    expect(productPrice(list(text), [], 'EUR')).toEqual(price);
    expect(variantPriceWithUnit({ price: reduced }, section(text), 'EUR')).toEqual(price);
  });

  it.each(['', 'soon', '9.50 to 10', '1.200,00', '8.99', '9', '11'])(
    '%s strikes nothing, because it proves no reduction',
    async (text) => {
      const { productPrice } = await withLaw(law);
      expect(productPrice(list(text), [], 'EUR')).toEqual({ kind: 'plain', now: eur('9') });
    },
  );

  it('counts by the title of a section in the first generation, in the currency of the site', async () => {
    const { productPriceOf, cartV1 } = await withLaw({
      prices: { ...prices, reductions: { section: 'Low' } },
    });
    const product = {
      priceData: reducedV1,
      additionalInfoSections: [{ title: 'Low', description: '<p>9.50</p>' }],
    };
    expect(productPriceOf(product)).toMatchObject({ kind: 'sale', was: eur('9.50') });
    expect(productPriceOf({ priceData: reducedV1 })).toEqual({ kind: 'plain', now: eur('9') });
    // A line of a cart has no sections.
    expect(cartV1({ currency: 'EUR', lineItems: [lineOfV1] }).lines[0]?.fullPrice).toBeNull();
  });

  it('changes nothing for a product that is not reduced', async () => {
    const { variantPriceWithUnit } = await withLaw(law);
    const price = { actualPrice: { amount: '9' } };
    expect(variantPriceWithUnit({ price }, section('10'), 'EUR')).toEqual({ kind: 'plain', now: eur('9') });
  });
});

describe('the mandatory fee in a section of the product', () => {
  const law = { fees: { section: 'fee' }, prices: { ...prices, reductions: 'lowest-30-days' as const } };
  const infoSections = [{ title: 'Fee', uniqueName: 'fee', plainDescription: '<p>0.50 €</p>' }];

  it('is in each price of the product, also in that per unit and that of a subscription', async () => {
    const { variantPriceWithUnit, productPriceOf, toProductSummary } = await withLaw(law);
    const physicalProperties = { pricePerUnit: { quantity: 1, measurementUnit: 'L' as const } };
    const variant = {
      price: reduced,
      physicalProperties: { pricePerUnit: { settings: { quantity: 500, measurementUnit: 'ML' as const } } },
    };
    expect(variantPriceWithUnit(variant, { infoSections, physicalProperties }, 'EUR')).toEqual({
      kind: 'sale',
      now: eur('9.50'),
      was: eur('10.50'),
      unit: { price: eur('19'), measure: 'l', contained: 0.5 },
    });
    const range = { minValue: 10, maxValue: 20 };
    const additionalInfoSections = [{ title: 'fee', description: '0.50' }];
    expect(
      productPriceOf({
        priceData: { currency: 'EUR', price: 10 },
        priceRange: range,
        additionalInfoSections,
      }),
    ).toEqual({ kind: 'range', from: eur('10.50'), to: eur('20.50') });
    const plan = {
      _id: 'p',
      slug: 'oil',
      name: 'Oil',
      currency: 'EUR',
      infoSections,
      subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ _id: 's', title: 'Monthly' }] },
      variantSummary: {
        minPriceVariant: {
          price: { actualPrice: { amount: '10' } },
          subscriptionPricesInfo: { subscriptionPrices: [{ subscriptionId: 's', price: { amount: '8' } }] },
        },
      },
    };
    expect(toProductSummary(plan)?.price).toMatchObject({ now: eur('8.50') });
  });

  it.each(['none', 'from 0.50 to 1'])('is nothing where the section says “%s”', async (text) => {
    const { variantPriceWithUnit } = await withLaw(law);
    const sections = [{ title: 'Fee', uniqueName: 'fee', plainDescription: text }];
    const price = variantPriceWithUnit(
      { price: { actualPrice: { amount: '9' } } },
      { infoSections: sections },
      'EUR',
    );
    expect(price).toEqual({ kind: 'plain', now: eur('9') });
  });
});

describe('prices per unit', () => {
  const per100 = { quantity: 100, unit: 'ML' };
  const half = { quantity: 50, unit: 'CL' };

  it('are per liter and kilogram in the EU and the UK', async () => {
    const { measureOf } = await withLaw({ sellsTo: ['GB'] });
    expect(measureOf(per100, half)).toEqual({ measure: 'l', contained: 0.5 });
    const pound = { quantity: 1, unit: 'LB' };
    expect(measureOf(pound, { quantity: 500, unit: 'G' })?.measure).toBe('kg');
    expect(measureOf(pound, { quantity: 500, unit: 'G' })?.contained).toBeCloseTo(0.5);
    expect(measureOf({ quantity: 1, unit: 'CBM' }, { quantity: 2, unit: 'CBM' })?.measure).toBe('m³');
  });

  it('stand at the price of a subscription, also where there is nothing else', async () => {
    const { toProductSummary } = await withLaw({ sellsTo: ['DE'] });
    const physicalProperties = {
      pricePerUnit: { quantity: 100, measurementUnit: 'ML' as const },
      pricePerUnitRange: { minValue: { value: '2' }, maxValue: { value: '2' } },
    };
    const minPriceVariant = {
      price: { actualPrice: { amount: '10' } },
      subscriptionPricesInfo: { subscriptionPrices: [{ subscriptionId: 's', price: { amount: '8' } }] },
    };
    const product = {
      _id: 'p',
      slug: 'oil',
      name: 'Oil',
      currency: 'EUR',
      physicalProperties,
      subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ _id: 's', title: 'Monthly' }] },
      variantSummary: { variantCount: 1, minPriceVariant },
    };
    expect(toProductSummary(product)?.price).toMatchObject({ now: eur('8'), eachTime: true });
    expect(toProductSummary(product)?.price).toMatchObject({ unit: { price: eur('16'), measure: 'l' } });
  });

  it('are as the merchant set them elsewhere', async () => {
    const { measureOf } = await withLaw({ sellsTo: ['US'] });
    expect(measureOf(per100, half)).toEqual({ measure: '100 ml', contained: 5 });
  });
});
