import { describe, expect, it } from 'vitest';
import { addMoney, isZero, toMoney } from '@/lib/model/money';

const dollars = (amount: string) => ({ amount, currency: 'USD' });

describe('a sum', () => {
  it.each([
    ['1.5', '0.25', '1.75'],
    ['0.1', '0.2', '0.3'],
    ['3', '4', '7'],
    ['0.50', '-0.75', '-0.25'],
    ['-1', '0.05', '-0.95'],
    ['9007199254740993', '0.01', '9007199254740993.01'],
  ])('of %s and %s is %s', (a, b, sum) => {
    expect(addMoney(dollars(a), dollars(b))).toEqual(dollars(sum));
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
    expect(toMoney(amount, 'USD')).toEqual(dollars(text));
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
    expect(isZero(dollars(amount))).toBe(true);
  });
  it.each(['0.01', '-1', '100'])('is false for %j', (amount) => {
    expect(isZero(dollars(amount))).toBe(false);
  });
});
