import { describe, expect, it } from 'vitest';
import { addMoney, amountKey, compareMoney, isZero, toMoney } from '@/lib/model/money';
import { usd } from '../../fixtures/money';

describe('a sum', () => {
  it.each([
    ['1.5', '0.25', '1.75'],
    ['0.1', '0.2', '0.3'],
    ['3', '4', '7'],
    ['0.50', '-0.75', '-0.25'],
    ['-1', '0.05', '-0.95'],
    ['9007199254740993', '0.01', '9007199254740993.01'],
  ])('of %s and %s is %s', (a, b, sum) => {
    expect(addMoney(usd(a), usd(b))).toEqual(usd(sum));
  });
});

describe('G3: amounts in another scale', () => {
  it.each([
    ['399.9', '399.90', 0],
    ['270', '270.00', 0],
    ['0', '0.00', 0],
    ['-0.0', '0', 0],
    ['399.91', '399.9', 1],
    ['-1', '0.5', -1],
    ['-0.5', '-0.75', 1],
    ['9007199254740993', '9007199254740992.0', 1],
  ])('compare %s with %s exactly', (a, b, order) => {
    expect(compareMoney(usd(a), usd(b))).toBe(order);
    expect(compareMoney(usd(b), usd(a))).toBe(0 - order);
  });

  it.each([
    ['399.90', '399.9'],
    ['270.00', '270'],
    ['270', '270'],
    ['0.00', '0'],
  ])('have one key: %s', (amount, key) => {
    expect(amountKey(usd(amount))).toBe(key);
  });
});

describe('toMoney', () => {
  it.each([
    [12.5, '12.5'],
    [0, '0'],
    ['12.50', '12.50'],
    [' 12.50 ', '12.50'],
    ['-3.10', '-3.10'],
    ['123456789012345678.90', '123456789012345678.90'],
  ])('keeps the decimals of %j', (amount, text) => {
    expect(toMoney(amount, 'USD')).toEqual(usd(text));
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['blanks', '  '],
    ['not a number', Number.NaN],
    ['its text', 'NaN'],
    ['infinity', Number.POSITIVE_INFINITY],
    ['its text', 'Infinity'],
    ['minus infinity', '-Infinity'],
    ['words', 'free'],
    ['a formatted amount', '$12.50'],
    ['a decimal comma', '12,50'],
  ])('rejects %s as a price', (_, amount) => {
    expect(toMoney(amount, 'USD')).toBeUndefined();
  });
});

describe('isZero', () => {
  it.each(['0', '0.00', '-0', '.0'])('is true for %j', (amount) => {
    expect(isZero(usd(amount))).toBe(true);
  });
  it.each(['0.01', '-1', '100'])('is false for %j', (amount) => {
    expect(isZero(usd(amount))).toBe(false);
  });
});
