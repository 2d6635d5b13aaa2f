import type { PriceBounds } from '@/lib/model/product-list';

/** Null where a range is open. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null };

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];
const RANGES = 4;
/** A list whose prices are closer together needs no ranges. */
const MIN_SPREAD = 2;

/**
 * Ranges of round prices that cover a list. Their limits grow by a factor, because most of a shop's
 * products are at the lower end of its prices.
 */
export function priceSteps({ min, max }: PriceBounds): PriceRange[] {
  const highest = Number(max.amount);
  // A gift or a sample that costs nothing has no factor.
  const lowest = Math.max(Number(min.amount), highest / 100);
  if (!(highest / lowest >= MIN_SPREAD)) return [];
  const factor = (highest / lowest) ** (1 / RANGES);
  const limits = Array.from({ length: RANGES - 1 }, (_, index) => round(lowest * factor ** (index + 1)));
  const inside = [...new Set(limits)].filter((limit) => limit > lowest && limit < highest);
  return [null, ...inside].map((minPrice, index) => ({ minPrice, maxPrice: inside[index] ?? null }));
}

function round(price: number): number {
  const unit = 10 ** Math.floor(Math.log10(price));
  const distance = (factor: number) => Math.abs(factor * unit - price);
  const nearest = ROUND.reduce((best, factor) => (distance(factor) < distance(best) ? factor : best));
  // Without the noise of binary fractions: 0.1 * 1.5 is 0.15000000000000002.
  return Number((nearest * unit).toPrecision(2));
}
