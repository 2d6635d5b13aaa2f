import type { PriceBounds, ProductQuery } from './types';

type PriceRange = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/**
 * The part of a price range that makes a difference, so that of all the numbers that can be typed few are asked for: a
 * bound beyond the cheapest or the dearest product is none, and nothing is finer than the currency's smallest coin.
 *
 * @returns null when no product can lie within.
 */
export function effectiveRange(
  { minPrice, maxPrice }: PriceRange,
  bounds: PriceBounds | null,
): PriceRange | null {
  if (bounds === null) return null;
  const cheapest = Number(bounds.min.amount);
  const dearest = Number(bounds.max.amount);
  const coins = 10 ** decimalsOf(bounds.min.currency);
  // A price of 19.99 is some binary fraction beside it: less than a thousandth of a coin is no difference.
  const min = minPrice === null ? null : Math.ceil(minPrice * coins - 1e-3) / coins;
  const max = maxPrice === null ? null : Math.floor(maxPrice * coins + 1e-3) / coins;
  if ((min !== null && min > dearest) || (max !== null && max < cheapest)) return null;
  if (min !== null && max !== null && min > max) return null;
  return {
    minPrice: min === null || min <= cheapest ? null : min,
    maxPrice: max === null || max >= dearest ? null : max,
  };
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
