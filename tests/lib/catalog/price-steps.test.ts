import { expect, test } from 'vitest';
import { priceSteps } from '@/lib/catalog/price-steps';

const between = (min: string, max: string) =>
  priceSteps({ min: { amount: min, currency: 'USD' }, max: { amount: max, currency: 'USD' } });

test('the ranges of a list meet at round prices and cover all of it', () => {
  expect(between('12', '390')).toEqual([
    { minPrice: null, maxPrice: 30 },
    { minPrice: 30, maxPrice: 75 },
    { minPrice: 75, maxPrice: 150 },
    { minPrice: 150, maxPrice: null },
  ]);
  expect(between('0.10', '0.40').at(0)).toEqual({ minPrice: null, maxPrice: 0.15 });
});

test('a product that costs nothing leaves the ranges of the others', () => {
  const ranges = between('0', '100');
  expect(ranges.length).toBeGreaterThan(2);
  for (const { minPrice, maxPrice } of ranges)
    expect((minPrice ?? 0) < (maxPrice ?? Number.POSITIVE_INFINITY)).toBe(true);
});

test('close prices, a single price and prices of zero have no ranges', () => {
  expect([between('20', '30'), between('20', '20'), between('0', '0')]).toEqual([[], [], []]);
});
