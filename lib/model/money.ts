/**
 * An amount as the platform computed it. The shop formats amounts in lib/money.ts only and never
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

/** Whether an amount is zero: `"0"`, `"0.00"`. */
export const isZero = (money: Money): boolean => Number(money.amount) === 0;
