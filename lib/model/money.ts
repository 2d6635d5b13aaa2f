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
 * Reads a platform amount: a number in the V1 catalog, decimal text in carts and orders. The
 * platform's transport writes numbers that JSON lacks as `"NaN"` and `"Infinity"`. Undefined
 * without a finite amount, because there is no price to show then.
 */
export function toMoney(amount: number | string | null | undefined, currency: string): Money | undefined {
  const text = String(amount ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? { amount: text, currency } : undefined;
}

const DECIMALS = /^(-?)(\d+)(?:\.(\d*))?$/;

/** Adds amounts of one currency without rounding, which numbers cannot. */
export function addMoney(a: Money, b: Money): Money {
  const [one, other] = [DECIMALS.exec(a.amount), DECIMALS.exec(b.amount)];
  const places = Math.max(one?.[3]?.length ?? 0, other?.[3]?.length ?? 0);
  const total = inUnits(one, places) + inUnits(other, places);
  const digits = String(total < 0n ? -total : total).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const amount = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return { ...a, amount: total < 0n ? `-${amount}` : amount };
}

/** Returns the exact difference of amounts of one currency. */
export const subtractMoney = (a: Money, b: Money): Money =>
  addMoney(a, { ...b, amount: b.amount.startsWith('-') ? b.amount.slice(1) : `-${b.amount}` });

/**
 * Compares exact amounts of one currency, for a sort. The platform writes one amount in several
 * scales, `"399.9"` in a cart and `"399.90"` in its estimate.
 */
export function compareMoney(a: Money, b: Money): number {
  const { amount } = subtractMoney(a, b);
  return amount.startsWith('-') ? -1 : Number(/[1-9]/.test(amount));
}

/** A key without decimals that are zero: `"270.00"` → `"270"`. */
export const amountKey = ({ amount }: Money): string =>
  amount.includes('.') ? amount.replace(/\.?0*$/, '') : amount;

function inUnits(match: RegExpExecArray | null, places: number): bigint {
  const [, sign = '', whole = '0', decimals = ''] = match ?? [];
  return BigInt(`${sign}${whole}${decimals.padEnd(places, '0')}`);
}

export const isZero = (money: Money): boolean => Number(money.amount) === 0;

/** 2 for USD, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;
