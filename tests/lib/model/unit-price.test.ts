import { describe, expect, it } from 'vitest';
import type { Price } from '@/lib/model/product';
import { lowestUnitPrice, unitPriceAt, withUnitPrice } from '@/lib/model/unit-price';
import { measureOf } from '@/lib/wix/map/measure';
import { eur } from '../../fixtures/money';

const unit = (amount: string, measure = 'kg') => ({ price: eur(amount), measure, contained: 1 });
const per = (amount: string, measure = 'kg'): Price => ({
  kind: 'plain',
  now: eur('1'),
  unit: unit(amount, measure),
});

describe('a price per unit', () => {
  it('follows the paid price and keeps the digits that rounding needs', () => {
    expect(unitPriceAt(eur('9.99'), { measure: 'l', contained: 0.75 })?.price).toEqual(eur('13.32'));
    expect(unitPriceAt(eur('1'), { measure: 'l', contained: 3 })?.price).toEqual(eur('0.333333'));
    expect(unitPriceAt(eur('1'), { measure: 'l', contained: 0 })).toBeUndefined();
  });

  it('is left out where the price or the quantity is unknown', () => {
    expect(withUnitPrice({ kind: 'unknown' }, { measure: 'l', contained: 1 })).toEqual({ kind: 'unknown' });
    const plain = { kind: 'plain', now: eur('1') } as const;
    expect(withUnitPrice(plain, null)).toBe(plain);
  });

  it('of several prices is the lowest, marked where others are higher', () => {
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
    expect(lowestUnitPrice([per('3'), dollars])).toBeUndefined();
    expect(lowestUnitPrice([])).toBeUndefined();
  });
});

describe('a measure of the platform', () => {
  it('counts what an item contains across units', () => {
    const liter = { quantity: 1, unit: 'L' };
    expect(measureOf(liter, { quantity: 750, unit: 'ML' })).toEqual({ measure: 'l', contained: 0.75 });
    expect(measureOf({ quantity: 100, unit: 'G' }, { quantity: 1, unit: 'KG' })).toEqual({
      measure: '100 g',
      contained: 10,
    });
  });

  it('follows from two prices where the quantity is absent or measures something else', () => {
    const shown = { item: eur('30'), perUnit: eur('60') };
    const kilo = { quantity: 1, unit: 'KG' };
    expect(measureOf(kilo, {}, shown)).toEqual({ measure: 'kg', contained: 0.5 });
    expect(measureOf(kilo, { quantity: 3, unit: 'ML' }, shown)).toEqual({ measure: 'kg', contained: 0.5 });
    expect(measureOf(kilo, {})).toBeNull();
    expect(measureOf({ quantity: 1, unit: 'FURLONG' }, {}, shown)).toBeNull();
    expect(measureOf({}, {}, shown)).toBeNull();
  });
});
