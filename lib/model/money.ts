/** As the platform computed it. lib/money.ts formats it. The shop never computes a total that is paid. */
export type Money = {
  /** Decimal text in the currency's units, e.g. `"12.5"`. Never `"NaN"` or `"Infinity"`. */
  amount: string;
  /** ISO 4217, e.g. `"USD"`. */
  currency: string;
};

/**
 * Reads a number (V1 catalog) or decimal text (carts, orders). Undefined without a finite amount: the
 * platform's transport writes numbers that JSON lacks as `"NaN"` and `"Infinity"`.
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

export const subtractMoney = (a: Money, b: Money): Money =>
  addMoney(a, { ...b, amount: b.amount.startsWith('-') ? b.amount.slice(1) : `-${b.amount}` });

/** For a sort. The platform writes one amount in several scales, as `"399.9"` and as `"399.90"`. */
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

const isMoney = (value: object): value is Money =>
  'amount' in value &&
  typeof value.amount === 'string' &&
  'currency' in value &&
  typeof value.currency === 'string';

/** Every amount within a value, such as a cart. */
export const amountsWithin = (value: unknown): Money[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isMoney(value) ? [value] : Object.values(value).flatMap(amountsWithin);
};

export const isZero = (money: Money): boolean => Number(money.amount) === 0;

/** 2 for USD, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;
