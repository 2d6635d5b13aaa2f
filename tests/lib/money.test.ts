import { describe, expect, it } from 'vitest';
import { formatMoney, writeMoney } from '@/lib/money';

const dollars = (amount: string) => ({ amount, currency: 'USD' });

describe('formatMoney', () => {
  it.each([
    [dollars('12.5'), '$12.50'],
    [dollars('30'), '$30.00'],
    [dollars('0'), '$0.00'],
    [dollars('-3.1'), '-$3.10'],
    [dollars('1234567.891'), '$1,234,567.89'],
    [{ amount: '1200', currency: 'JPY' }, '¥1,200'],
    [{ amount: '9.9', currency: 'EUR' }, '€9.90'],
  ])('formats %j as %s', (money, text) => {
    expect(formatMoney(money, 'en')).toBe(text);
  });

  it('keeps digits that a floating-point number would lose', () => {
    expect(formatMoney(dollars('123456789012345678.90'), 'en')).toBe('$123,456,789,012,345,678.90');
  });

  it('formats for the requested locale', () => {
    expect(formatMoney({ amount: '1234.5', currency: 'EUR' }, 'de')).toBe('1.234,50\u00a0€');
    expect(formatMoney({ amount: '1234.5', currency: 'EUR' }, 'en')).toBe('€1,234.50');
  });
});

describe('formatted money', () => {
  const written = writeMoney([dollars('12.5')], 'de');

  it('is reused unchanged', () => {
    expect(formatMoney(dollars('12.5'), 'en', written)).toBe('12,50\u00a0$');
  });

  it('is formatted again for another amount or currency', () => {
    expect(formatMoney(dollars('13'), 'en', written)).toBe('$13.00');
    expect(formatMoney({ amount: '12.5', currency: 'EUR' }, 'en', written)).toBe('€12.50');
  });
});
