import { describe, expect, it } from 'vitest';
import { paidPriceBounds, sortByPaidPrice, withinPaidPrices } from '@/lib/model/paid-price';
import { effectiveRange } from '@/lib/model/price-range';
import { lowestPrice, type Price, type ProductSummary } from '@/lib/model/product';
import type { PriceBounds } from '@/lib/model/product-list';
import { lowestUnitPrice, unitPriceAt, withUnitPrice } from '@/lib/model/unit-price';
import { measureOf } from '@/lib/wix/map/measure';
import { eur, plainPrice, rangePrice, salePrice, usd } from '../../fixtures/money';
import { aSummary } from '../../fixtures/products';
import { words } from '../../words';

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
  ])('is no range when no product can be within %d and %d', (min, max) => expect(range(min, max)).toBeNull());

  it('is as fine as the smallest coin, and never wider than requested', () => {
    expect(range(19.991, 29.999)).toEqual({ minPrice: 20, maxPrice: 29.99 });
    expect(range(19.99, 29.99)).toEqual({ minPrice: 19.99, maxPrice: 29.99 });
    const yen = { min: { amount: '100', currency: 'JPY' }, max: { amount: '9000', currency: 'JPY' } };
    expect(range(150.2, 300.7, yen)).toEqual({ minPrice: 151, maxPrice: 300 });
    const dinar = { min: { amount: '1', currency: 'KWD' }, max: { amount: '90', currency: 'KWD' } };
    expect(range(1.5025, null, dinar)).toEqual({ minPrice: 1.503, maxPrice: null });
  });

  it('is empty where nothing is for sale', () => expect(range(1, 2, null)).toBeNull());

  it('reduces thousands of typed numbers to the few that matter', () => {
    const keys = new Set<string>();
    for (let typed = 0; typed < 20_000; typed++) keys.add(JSON.stringify(range(typed / 1000, 340 + typed)));
    // From 12 to 20 in cents, and one value for everything below.
    expect(keys.size).toBeLessThanOrEqual(802);
  });
});

const priced = (id: string, price: Price): ProductSummary => aSummary({ id, price });
const plain = (id: string, amount: string) => priced(id, plainPrice(amount));

const reduced = priced('reduced', salePrice('102.4', '128'));
const variants = priced('variants', rangePrice('30', '120'));
const unknown = priced('unknown', { kind: 'unknown' });
const products = [unknown, plain('a', '110'), reduced, plain('b', '9.5'), variants, plain('c', '110')];

const ids = (found: ProductSummary[]) => found.map(({ id }) => id);
const within = (minPrice: number | null, maxPrice: number | null) =>
  ids(withinPaidPrices(products, { minPrice, maxPrice }));

describe('the paid price', () => {
  it('is the first number on the card', () => {
    expect([reduced, variants, unknown].map(({ price }) => lowestPrice(price))).toEqual([
      usd('102.4'),
      usd('30'),
      null,
    ]);
  });

  it('sorts by number, keeps the order of equal prices, and puts unknown prices last', () => {
    expect(ids(sortByPaidPrice(products, 'priceAsc'))).toEqual(words`b variants reduced a c unknown`);
    expect(ids(sortByPaidPrice(products, 'priceDesc'))).toEqual(words`a c reduced variants b unknown`);
  });

  it('filters with inclusive bounds', () => {
    expect(within(null, 105)).toEqual(['reduced', 'b', 'variants']);
    expect(within(102.4, 102.4)).toEqual(['reduced']);
    expect(within(102.41, null)).toEqual(['a', 'c']);
    expect(within(null, null)).toHaveLength(products.length);
    expect(within(40, 30)).toEqual([]);
  });

  it('takes the bounds of the filter from the first product of each order', () => {
    expect(paidPriceBounds(products)).toEqual({ min: usd('9.5'), max: usd('110') });
    expect(paidPriceBounds([reduced])).toEqual({ min: usd('102.4'), max: usd('102.4') });
    expect([paidPriceBounds([unknown]), paidPriceBounds([])]).toEqual([null, null]);
  });
});

const unit = (amount: string, measure = 'kg') => ({ price: eur(amount), measure, contained: 1 });
const per = (amount: string, measure = 'kg'): Price => ({
  kind: 'plain',
  now: eur('1'),
  unit: unit(amount, measure),
});

it('a price per unit follows the paid price and keeps the digits that rounding needs', () => {
  expect(unitPriceAt(eur('9.99'), { measure: 'l', contained: 0.75 })?.price).toEqual(eur('13.32'));
  expect(unitPriceAt(eur('1'), { measure: 'l', contained: 3 })?.price).toEqual(eur('0.333333'));
  expect(unitPriceAt(eur('1'), { measure: 'l', contained: 0 })).toBeUndefined();
});

it('a price per unit is left out where the price or the quantity is unknown', () => {
  expect(withUnitPrice({ kind: 'unknown' }, { measure: 'l', contained: 1 })).toEqual({ kind: 'unknown' });
  const plain = { kind: 'plain', now: eur('1') } as const;
  expect(withUnitPrice(plain, null)).toBe(plain);
});

it('a price per unit of several prices is the lowest, marked where others are higher', () => {
  expect(lowestUnitPrice([per('3'), per('2')])).toMatchObject({ price: eur('2'), isFrom: true });
  expect(lowestUnitPrice([per('3'), per('3')])).not.toHaveProperty('isFrom');
  expect(lowestUnitPrice([per('3.5'), per('3.50')])).not.toHaveProperty('isFrom');
  const from: Price = { kind: 'plain', now: eur('1'), unit: { ...unit('2'), isFrom: true } };
  expect(lowestUnitPrice([per('2'), from])).toMatchObject({ isFrom: true });
  expect(lowestUnitPrice([per('3'), per('2', 'l')])).toBeUndefined();
  expect(lowestUnitPrice([per('3'), { kind: 'unknown' }])).toBeUndefined();
  const dollars: Price = {
    kind: 'plain',
    now: eur('1'),
    unit: { ...unit('2'), price: { amount: '2', currency: 'USD' } },
  };
  expect([lowestUnitPrice([per('3'), dollars]), lowestUnitPrice([])]).toEqual([undefined, undefined]);
});

it('a measure of the platform counts what an item contains across units', () => {
  const liter = { quantity: 1, unit: 'L' };
  expect(measureOf(liter, { quantity: 750, unit: 'ML' })).toEqual({ measure: 'l', contained: 0.75 });
  expect(measureOf({ quantity: 100, unit: 'G' }, { quantity: 1, unit: 'KG' })).toEqual({
    measure: '100 g',
    contained: 10,
  });
});

it('a measure of the platform follows from two prices where the quantity is absent or measures something else', () => {
  const shown = { item: eur('30'), perUnit: eur('60') };
  const kilo = { quantity: 1, unit: 'KG' };
  expect(measureOf(kilo, {}, shown)).toEqual({ measure: 'kg', contained: 0.5 });
  expect(measureOf(kilo, { quantity: 3, unit: 'ML' }, shown)).toEqual({ measure: 'kg', contained: 0.5 });
  expect([measureOf(kilo, {}), measureOf({ quantity: 1, unit: 'FURLONG' }, {}, shown)]).toEqual([null, null]);
  expect(measureOf({}, {}, shown)).toBeNull();
});
