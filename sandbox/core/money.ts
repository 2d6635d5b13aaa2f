import { conversionRate, shownCurrency } from './requested-view';
import { currentSite, siteCurrency } from './site';

/** Formats by locale and currency. Creating one takes as long as a hundred uses. */
const formats = new Map<string, Intl.NumberFormat>();

/** `1234` → `"$12.34"`, in the locale of the site and in its currency, or in other ones. */
export function formatMoney(
  minor: number,
  currency = currentSite().currency,
  locale = currentSite().locale,
): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(unitsOf(minor, currency));
}

/** Minor units per unit of each currency. */
const factors = new Map<string, number>();

/** Returns how many minor units a unit of a currency has: 100 of USD, 1 of JPY, 1000 of KWD. */
export function minorUnitsOf(currency = siteCurrency()): number {
  const known = factors.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const factor = 10 ** maximumFractionDigits;
  factors.set(currency, factor);
  return factor;
}

/** `12.34` or `"12.34"` → `1234`, in the currency of the site. */
export const toMinor = (units: number | string): number => Math.round(Number(units) * minorUnitsOf());

/** `1234` → `12.34` */
export const unitsOf = (minor: number, currency?: string): number => minor / minorUnitsOf(currency);

/** `1234` → `"12.34"`, the platform's decimal string. A currency without decimals has no point. */
export function decimalMoney(minor: number, currency?: string): string {
  const decimals = String(minorUnitsOf(currency)).length - 1;
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Returns an amount of the site's currency in the shown one, in minor units of that. */
export const converted = (minor: number): number =>
  Math.round((minor * conversionRate() * minorUnitsOf(shownCurrency())) / minorUnitsOf());

/** As `decimalMoney`, in the shown currency. */
export const convertedMoney = (minor: number): string => decimalMoney(converted(minor), shownCurrency());

/**
 * A price of an estimate or a checkout, with all decimals. Orders carry only `amount` and
 * `formattedAmount`, see `orderMoney`.
 */
export const calculatedMoney = (minor: number) => ({
  amount: decimalMoney(minor),
  convertedAmount: convertedMoney(minor),
  formattedAmount: formatMoney(minor),
  formattedConvertedAmount: formatMoney(converted(minor), shownCurrency()),
});

/** `1230` → `"12.3"`, `1200` → `"12"`: without trailing zeros. */
export const shortMoney = (minor: number, currency?: string): string =>
  String(Number(decimalMoney(minor, currency)));

/** A price of a V1 cart, whose amounts have no trailing zeros on live sites. */
export const cartMoney = (minor: number) => ({
  ...calculatedMoney(minor),
  amount: shortMoney(minor),
  convertedAmount: shortMoney(converted(minor), shownCurrency()),
});
export type CartMoney = ReturnType<typeof cartMoney>;

export const orderMoney = (minor: number) => ({
  amount: decimalMoney(minor),
  formattedAmount: formatMoney(minor),
});
