import { FACTS } from '#shop-facts';
import { type Lang, LOCALES } from './i18n/lang';
import type { Money } from './model/money';

// Per bundle: formatters do the same in each.
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
    format = new Intl.NumberFormat(LOCALES[lang].numberLocale, {
      style: 'currency',
      currency: money.currency,
      currencyDisplay: FACTS.formats[lang]?.currency,
    });
    formats.set(key, format);
  }
  // A decimal string keeps every digit. A number would not.
  return format.format(money.amount as Intl.StringNumericLiteral);
}

/** Returns how many decimals the amounts of a currency have: 2 of USD, 0 of JPY, 3 of KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;
