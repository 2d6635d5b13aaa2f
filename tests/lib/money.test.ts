import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMoney, amountKey, compareMoney, isZero, toMoney } from '@/lib/model/money';
import { formatAmounts, formatMoney, knownText, rememberFormatted } from '@/lib/money';
import { usd } from '../fixtures/money';

describe('formatMoney', () => {
  it.each([
    [usd('12.5'), '$12.50'],
    [usd('30'), '$30.00'],
    [usd('0'), '$0.00'],
    [usd('-3.1'), '-$3.10'],
    [usd('1234567.891'), '$1,234,567.89'],
    [usd('2.675'), '$2.68'],
    [usd('2.6749'), '$2.67'],
    [{ amount: '1200', currency: 'JPY' }, '¥1,200'],
    [{ amount: '9.9', currency: 'EUR' }, '€9.90'],
  ])('formats %j as %s', (money, text) => expect(formatMoney(money, 'en')).toBe(text));

  it('keeps digits that a floating-point number would lose', () => {
    expect(formatMoney(usd('123456789012345678.90'), 'en')).toBe('$123,456,789,012,345,678.90');
  });

  it('formats for the requested locale', () => {
    expect(formatMoney({ amount: '1234.5', currency: 'EUR' }, 'de')).toBe('1.234,50\u00a0€');
    expect(formatMoney({ amount: '1234.5', currency: 'EUR' }, 'en')).toBe('€1,234.50');
  });

  it('keeps the sign of a Latin symbol on its side', () => {
    expect(formatMoney(usd('5'), 'ar')).toBe('\u200f5.00\u00a0US$\u200e');
    expect(formatMoney({ amount: '5', currency: 'EUR' }, 'ar')).toBe('\u200f5.00\u00a0€');
    expect(formatMoney(usd('5'), 'he')).toBe('\u200f5.00\u00a0\u200f$');
  });
});

describe('texts of the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('replace the formatters of a browser, for the same amount and language', () => {
    vi.stubGlobal('window', {});
    rememberFormatted({ 'en 12.5 USD': 'USD 12.50' });
    expect(formatMoney(usd('12.5'), 'en')).toBe('USD 12.50');
    expect(formatMoney(usd('13'), 'en')).toBe('$13.00');
    expect(formatMoney(usd('12.5'), 'de')).toBe('12,50\u00a0$');
    expect(formatMoney({ amount: '12.5', currency: 'EUR' }, 'en')).toBe('€12.50');
  });

  it('are not kept by a server', () => {
    rememberFormatted(formatAmounts([usd('7')], 'de'));
    expect(knownText('de 7 USD')).toBeUndefined();
  });
});

it.each([
  ['1.5', '0.25', '1.75'],
  ['0.1', '0.2', '0.3'],
  ['3', '4', '7'],
  ['0.50', '-0.75', '-0.25'],
  ['-1', '0.05', '-0.95'],
  ['9007199254740993', '0.01', '9007199254740993.01'],
])('a sum of %s and %s is %s', (a, b, sum) => expect(addMoney(usd(a), usd(b))).toEqual(usd(sum)));

it.each([
  ['399.9', '399.90', 0],
  ['270', '270.00', 0],
  ['0', '0.00', 0],
  ['-0.0', '0', 0],
  ['399.91', '399.9', 1],
  ['-1', '0.5', -1],
  ['-0.5', '-0.75', 1],
  ['9007199254740993', '9007199254740992.0', 1],
])('G3: amounts in another scale compare %s with %s exactly', (a, b, order) => {
  expect(compareMoney(usd(a), usd(b))).toBe(order);
  expect(compareMoney(usd(b), usd(a))).toBe(0 - order);
});

it.each([
  ['399.90', '399.9'],
  ['270.00', '270'],
  ['270', '270'],
  ['0.00', '0'],
])('G3: amounts in another scale have one key: %s', (amount, key) =>
  expect(amountKey(usd(amount))).toBe(key),
);

it.each([
  [12.5, '12.5'],
  [0, '0'],
  ['12.50', '12.50'],
  [' 12.50 ', '12.50'],
  ['-3.10', '-3.10'],
  ['123456789012345678.90', '123456789012345678.90'],
])('toMoney keeps the decimals of %j', (amount, text) => expect(toMoney(amount, 'USD')).toEqual(usd(text)));

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
])('toMoney rejects %s as a price', (_, amount) => expect(toMoney(amount, 'USD')).toBeUndefined());

it.each(['0', '0.00', '-0', '.0'])('isZero is true for %j', (amount) =>
  expect(isZero(usd(amount))).toBe(true),
);
it.each(['0.01', '-1', '100'])('isZero is false for %j', (amount) => expect(isZero(usd(amount))).toBe(false));
