import { describe, expect, it } from 'vitest';
import { effectiveRange } from '@/lib/model/price-range';
import type { PriceBounds } from '@/lib/model/product-list';

const bounds: PriceBounds = {
  min: { amount: '12', currency: 'USD' },
  max: { amount: '340.5', currency: 'USD' },
};
const range = (minPrice: number | null, maxPrice: number | null, of: PriceBounds | null = bounds) =>
  effectiveRange({ minPrice, maxPrice }, of);

describe('the effective part of a price range', () => {
  it('keeps a range within the bounds', () => {
    expect(range(20, 99.99)).toEqual({ minPrice: 20, maxPrice: 99.99 });
    expect(range(null, 50)).toEqual({ minPrice: null, maxPrice: 50 });
    expect(range(340.5, null)).toEqual({ minPrice: 340.5, maxPrice: null });
    expect(range(null, 12)).toEqual({ minPrice: null, maxPrice: 12 });
  });

  it.each([
    [0, 999_999],
    [12, 340.5],
    [11.99, 340.51],
  ])('is empty when every product is within %d and %d', (min, max) => {
    expect(range(min, max)).toEqual({ minPrice: null, maxPrice: null });
  });

  it.each([
    [340.51, null],
    [null, 11.99],
    [50, 40],
  ])('is no range when no product can be within %d and %d', (min, max) => {
    expect(range(min, max)).toBeNull();
  });

  it('is as fine as the smallest coin, and never wider than requested', () => {
    expect(range(19.991, 29.999)).toEqual({ minPrice: 20, maxPrice: 29.99 });
    expect(range(19.99, 29.99)).toEqual({ minPrice: 19.99, maxPrice: 29.99 });
    const yen = { min: { amount: '100', currency: 'JPY' }, max: { amount: '9000', currency: 'JPY' } };
    expect(range(150.2, 300.7, yen)).toEqual({ minPrice: 151, maxPrice: 300 });
    const dinar = { min: { amount: '1', currency: 'KWD' }, max: { amount: '90', currency: 'KWD' } };
    expect(range(1.5025, null, dinar)).toEqual({ minPrice: 1.503, maxPrice: null });
  });

  it('is empty where nothing is for sale', () => {
    expect(range(1, 2, null)).toBeNull();
  });

  it('reduces thousands of typed numbers to the few that matter', () => {
    const keys = new Set<string>();
    for (let typed = 0; typed < 20_000; typed++) keys.add(JSON.stringify(range(typed / 1000, 340 + typed)));
    // From 12 to 20 in cents, and one value for everything below.
    expect(keys.size).toBeLessThanOrEqual(802);
  });
});
