import { type Lang, LOCALES } from './i18n/lang';

/**
 * Money is the platform's: its decimal amounts and its currency, formatted once, here. The shop works out nothing that
 * anybody pays.
 */
export type Money = {
  /** Decimal text in the currency's units, e.g. `"12.5"`. Never `"NaN"` or `"Infinity"`. */
  amount: string;
  /** ISO 4217, e.g. `"USD"`. */
  currency: string;
};

/**
 * Money of an amount as the platform sends it: a number in the V1 catalog, decimal text in carts and orders.
 * Its transport writes numbers that JSON lacks as `"NaN"` and `"Infinity"`.
 *
 * @returns undefined when there is no finite amount: such a thing has no price to show.
 */
export function toMoney(amount: number | string | null | undefined, currency: string): Money | undefined {
  const text = String(amount ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? { amount: text, currency } : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Amounts as the server has written them: `{"12.5 USD": "$12.50"}`. The first number format that a page makes keeps a
 * telephone from answering for a twentieth of a second.
 */
export type WrittenMoney = Readonly<Record<string, string>>;

const writtenKey = ({ amount, currency }: Money): string => `${amount} ${currency}`;

/** For a page that shows these amounts as soon as its scripts run. */
export const writeMoney = (amounts: readonly Money[], lang: Lang): WrittenMoney =>
  Object.fromEntries(amounts.map((money) => [writtenKey(money), formatMoney(money, lang)]));

/** `{amount: "12.5", currency: "USD"}` → `"$12.50"`, in German `"12,50 $"`. Whole amounts keep their decimals, so that columns align. */
export function formatMoney(money: Money, lang: Lang, written?: WrittenMoney): string {
  const known = written?.[writtenKey(money)];
  if (known !== undefined) return known;
  const key = `${lang} ${money.currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: money.currency });
    formats.set(key, format);
  }
  // A decimal string keeps every digit; a number would not.
  return format.format(money.amount as Intl.StringNumericLiteral);
}

/** Whether an amount is nothing: `"0"`, `"0.00"`. */
export const isZero = (money: Money): boolean => Number(money.amount) === 0;
