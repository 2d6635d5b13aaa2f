import { converted, shownCurrency } from './requested-view';
import { currentSite } from './site';

/** Formats by locale and currency. Creating one takes as long as a hundred uses. */
const formats = new Map<string, Intl.NumberFormat>();

/** `1234` → `"$12.34"`, in the locale of the site and in its currency or another one. */
export function formatMoney(minor: number, currency = currentSite().currency): string {
  const { locale } = currentSite();
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(minor / 100);
}

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
  convertedAmount: decimalMoney(converted(minor)),
  formattedAmount: formatMoney(minor),
  formattedConvertedAmount: formatMoney(converted(minor), shownCurrency()),
});

export const orderMoney = (minor: number) => ({
  amount: decimalMoney(minor),
  formattedAmount: formatMoney(minor),
});
