import type { PriceBounds, ProductQuery } from '@/lib/model/product-list';
import { decimalsOf } from '@/lib/money';

type PriceRange = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/**
 * Normalizes a price range, so that the many ranges a shopper can type share few cache entries.
 * Drops a bound beyond the cheapest or most expensive product, and rounds to the currency's minor
 * unit.
 *
 * @returns null when no product can be in the range
 */
export function effectiveRange(
  { minPrice, maxPrice }: PriceRange,
  bounds: PriceBounds | null,
): PriceRange | null {
  if (bounds === null) return null;
  const cheapest = Number(bounds.min.amount);
  const dearest = Number(bounds.max.amount);
  const coins = 10 ** decimalsOf(bounds.min.currency);
  // Binary fractions are inexact: a difference below a thousandth of the minor unit does not count.
  const min = minPrice === null ? null : Math.ceil(minPrice * coins - 1e-3) / coins;
  const max = maxPrice === null ? null : Math.floor(maxPrice * coins + 1e-3) / coins;
  if ((min !== null && min > dearest) || (max !== null && max < cheapest)) return null;
  if (min !== null && max !== null && min > max) return null;
  return {
    minPrice: min === null || min <= cheapest ? null : min,
    maxPrice: max === null || max >= dearest ? null : max,
  };
}
