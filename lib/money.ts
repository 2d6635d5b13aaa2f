import { type Lang, LOCALES } from './words/lang';

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
 * Money of an amount as the platform sends it: a number in the V1 catalogue, decimal text in carts and orders.
 * Its transport writes numbers that JSON lacks as `"NaN"` and `"Infinity"`.
 *
 * @returns undefined when there is no finite amount: such a thing has no price to show.
 */
export function toMoney(amount: number | string | null | undefined, currency: string): Money | undefined {
  const text = String(amount ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? { amount: text, currency } : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `{amount: "12.5", currency: "USD"}` → `"$12.50"`, in German `"12,50 $"`. Whole amounts keep their decimals, so that columns align. */
export function formatMoney(money: Money, lang: Lang): string {
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

/**
 * What is missing from an amount to a goal in the same currency, or null when it is reached: exact, in whole units of the
 * smallest decimal that either has. What is paid is never worked out here.
 */
export function shortfall(money: Money, goal: Money): Money | null {
  const decimals = Math.max(decimalsOf(money), decimalsOf(goal));
  const missing = inUnits(goal, decimals) - inUnits(money, decimals);
  if (missing <= 0n) return null;
  const digits = String(missing).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return { amount, currency: goal.currency };
}

const decimalsOf = ({ amount }: Money): number => amount.split('.')[1]?.length ?? 0;

function inUnits({ amount }: Money, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
