import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** Loads the mappers of a shop with this law. */
async function withLaw(law: ShopConfig['law']) {
  vi.doMock('@/shop.config', () => ({ default: { currency: 'EUR', law } }));
  return {
    ...(await import('@/lib/wix/catalog/v1/product')),
    ...(await import('@/lib/wix/catalog/v3/money')),
    ...(await import('@/lib/wix/map/values')),
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

describe('reductions', () => {
  it('are hidden everywhere where the shop cannot prove the lowest price', async () => {
    const { variantPrice, priceOf, cartV1 } = await withLaw({ prices: { ...prices, reductions: 'hidden' } });
    expect(variantPrice(reduced, 'EUR')).toEqual({ kind: 'plain', now: eur('9') });
    expect(priceOf(reducedV1)).toEqual({ kind: 'plain', now: eur('9') });
    expect(cartV1({ currency: 'EUR', lineItems: [lineOfV1] }).lines[0]?.fullPrice).toBeNull();
  });

  it.each([undefined, { prices: { ...prices, reductions: 'lowest-30-days' as const } }])(
    'stay with %j',
    async (law) => {
      const { variantPrice, priceOf, cartV1 } = await withLaw(law);
      expect(variantPrice(reduced, 'EUR')).toMatchObject({ kind: 'sale', was: eur('10') });
      expect(priceOf(reducedV1)).toMatchObject({ kind: 'sale', was: eur('10') });
      expect(cartV1({ currency: 'EUR', lineItems: [lineOfV1] }).lines[0]?.fullPrice).toEqual(eur('10'));
    },
  );
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

  it('are as the merchant set them elsewhere', async () => {
    const { measureOf } = await withLaw({ sellsTo: ['US'] });
    expect(measureOf(per100, half)).toEqual({ measure: '100 ml', contained: 5 });
  });
});
