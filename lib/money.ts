import { FACTS } from '#shop-facts';
import type { Lang } from './i18n/lang';
import { numberFormat } from './i18n/numbers';
import type { Money } from './model/money';

/** `US$` at the end of a text from right to left, whose sign would change its side. */
const LATIN_SYMBOL = /^\u200f.*[A-Z]\W$/;

/**
 * Texts that the server has formatted for a page, by what they say: `{"en 12.5 USD": "$12.50"}`. In a
 * browser, the first formatter of `Intl` blocks a phone for about 60 ms, in the middle of the hydration.
 */
export type Formatted = Readonly<Record<string, string>>;

// Per bundle: only a browser keeps any, and formatting again gives the same text.
const known = new Map<string, string>();

/** Before the first part that shows one of these texts renders. */
export function rememberFormatted(formatted: Formatted): void {
  // A server has many shoppers, and its formatters cost nothing.
  if (typeof window === 'undefined') return;
  for (const [of, text] of Object.entries(formatted)) known.set(of, text);
}

export const knownText = (of: string): string | undefined => known.get(of);

const amountId = ({ amount, currency }: Money, lang: Lang): string => `${lang} ${amount} ${currency}`;

/** Formats amounts for a page that shows them as soon as its scripts run. */
export const formatAmounts = (amounts: readonly Money[], lang: Lang): Formatted =>
  Object.fromEntries(amounts.map((money) => [amountId(money, lang), formatMoney(money, lang)]));

/** `"$12.50"` for `{amount: "12.5", currency: "USD"}`. Whole amounts keep decimals, so that columns align. */
export function formatMoney(money: Money, lang: Lang): string {
  const text = knownText(amountId(money, lang));
  if (text !== undefined) return text;
  const format = numberFormat(lang, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: FACTS.formats[lang]?.currency,
  });
  // A decimal string keeps every digit. A number would not.
  return format.format(money.amount as Intl.StringNumericLiteral).replace(LATIN_SYMBOL, '$&\u200e');
}
