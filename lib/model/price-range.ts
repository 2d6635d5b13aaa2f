import { decimalsOf } from './money';
import type { PriceBounds, ProductQuery } from './product-list';

export type PriceRange = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/**
 * Drops a bound beyond all prices, and rounds to the minor unit, so that the many ranges that a shopper can
 * type share few cache entries. Null when no product can be in the range.
 */
export function effectiveRange(
  { minPrice, maxPrice }: PriceRange,
  bounds: PriceBounds | null,
): PriceRange | null {
  if (minPrice === null && maxPrice === null) return { minPrice, maxPrice };
  if (bounds === null) return null;
  const lowestPrice = Number(bounds.min.amount);
  const highestPrice = Number(bounds.max.amount);
  const coins = 10 ** decimalsOf(bounds.min.currency);
  // Binary fractions are inexact: a difference below a thousandth of the minor unit does not count.
  const min = minPrice === null ? null : Math.ceil(minPrice * coins - 1e-3) / coins;
  const max = maxPrice === null ? null : Math.floor(maxPrice * coins + 1e-3) / coins;
  if ((min !== null && min > highestPrice) || (max !== null && max < lowestPrice)) return null;
  if (min !== null && max !== null && min > max) return null;
  return {
    minPrice: min === null || min <= lowestPrice ? null : min,
    maxPrice: max === null || max >= highestPrice ? null : max,
  };
}
