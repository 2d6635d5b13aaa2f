import { describe, expect, it } from 'vitest';
import { formatAmounts, formatMoney } from '@/lib/money';
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
  ])('formats %j as %s', (money, text) => {
    expect(formatMoney(money, 'en')).toBe(text);
  });

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

describe('formatted money', () => {
  const formatted = formatAmounts([usd('12.5')], 'de');

  it('is reused unchanged', () => {
    expect(formatMoney(usd('12.5'), 'en', formatted)).toBe('12,50\u00a0$');
  });

  it('is formatted again for another amount or currency', () => {
    expect(formatMoney(usd('13'), 'en', formatted)).toBe('$13.00');
    expect(formatMoney({ amount: '12.5', currency: 'EUR' }, 'en', formatted)).toBe('€12.50');
  });
});
