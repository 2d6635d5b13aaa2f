import { CURRENCY } from './platform';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** `1234` → `"$12.34"`. */
export const formatMoney = (minor: number): string => format.format(minor / 100);

/** `1234` → `"12.34"`, the platform's decimal string. */
export function decimalMoney(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A price of a cart or an estimate. Orders carry only `amount` and `formattedAmount`, see
 * `orderMoney`.
 */
export const cartMoney = (minor: number) => ({
  amount: decimalMoney(minor),
  convertedAmount: decimalMoney(minor),
  formattedAmount: formatMoney(minor),
  formattedConvertedAmount: formatMoney(minor),
});

export const orderMoney = (minor: number) => ({
  amount: decimalMoney(minor),
  formattedAmount: formatMoney(minor),
});
