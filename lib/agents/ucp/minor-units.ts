import type { Money } from '@/lib/model/money';

/**
 * The decimals of amounts by ISO 4217. `Intl` has those of daily use, which differ: none for the
 * forint, whose minor unit is a hundredth.
 */
const DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsByCode = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(decimals)]),
  ),
);

const decimalsOf = (currency: string): number => decimalsByCode.get(currency) ?? 2;

/**
 * Returns an amount in minor units: 2850 for 28.50 USD, 2850 for 2850 JPY. Computes with the
 * digits, because a number would lose some.
 *
 * @param rounds whether an amount with more decimals is rounded, which only a price per unit may be
 * @throws RangeError for an amount that has no whole number of minor units
 */
export function minorUnits({ amount, currency }: Money, rounds: 'rounded' | 'exact' = 'exact'): number {
  const places = decimalsOf(currency);
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? [];
  if (sign === undefined) throw new RangeError('not a decimal amount');
  const rest = decimals.slice(places);
  if (rounds === 'exact' && /[1-9]/.test(rest)) throw new RangeError('an amount below the minor unit');
  const roundsUp = rounds === 'rounded' && /^[5-9]/.test(rest);
  const units = BigInt(whole + decimals.slice(0, places).padEnd(places, '0')) + (roundsUp ? 1n : 0n);
  const signed = Number(sign === '-' ? -units : units);
  if (!Number.isSafeInteger(signed)) throw new RangeError('an amount beyond exact numbers');
  return signed;
}

/** Returns minor units in the currency's units, as a number for the catalog's price filter. */
export const majorUnits = (units: number, currency: string): number => units / 10 ** decimalsOf(currency);
