import { type Lang, LOCALES } from './i18n/lang';

/**
 * An amount as the platform computed it. The shop formats amounts in this module only and never
 * computes a total that a shopper pays.
 */
export type Money = {
  /** Decimal text in the currency's units, e.g. `"12.5"`. Never `"NaN"` or `"Infinity"`. */
  amount: string;
  /** ISO 4217, e.g. `"USD"`. */
  currency: string;
};

/**
 * Returns the money of a platform amount: a number in the V1 catalog, decimal text in carts and
 * orders. The platform's transport writes numbers that JSON lacks as `"NaN"` and `"Infinity"`.
 *
 * @returns undefined without a finite amount, because there is no price to show then.
 */
export function toMoney(amount: number | string | null | undefined, currency: string): Money | undefined {
  const text = String(amount ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? { amount: text, currency } : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Amounts that the server has formatted: `{"12.5 USD": "$12.50"}`. Creating the first
 * `NumberFormat` of a page blocks a phone for about 50 ms.
 */
export type WrittenMoney = Readonly<Record<string, string>>;

const writtenKey = ({ amount, currency }: Money): string => `${amount} ${currency}`;

/** Formats amounts on the server for a page that shows them as soon as its scripts run. */
export const writeMoney = (amounts: readonly Money[], lang: Lang): WrittenMoney =>
  Object.fromEntries(amounts.map((money) => [writtenKey(money), formatMoney(money, lang)]));

/**
 * Returns `"$12.50"` for `{amount: "12.5", currency: "USD"}`, in German `"12,50 $"`. Whole amounts
 * keep their decimals, so that columns align.
 */
export function formatMoney(money: Money, lang: Lang, written?: WrittenMoney): string {
  const formatted = written?.[writtenKey(money)];
  if (formatted !== undefined) return formatted;
  const key = `${lang} ${money.currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: money.currency });
    formats.set(key, format);
  }
  // A decimal string keeps every digit. A number would not.
  return format.format(money.amount as Intl.StringNumericLiteral);
}

/** Whether an amount is zero: `"0"`, `"0.00"`. */
export const isZero = (money: Money): boolean => Number(money.amount) === 0;
