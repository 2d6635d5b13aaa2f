import { compareMoney, type Money } from './money';
import type { Price, UnitPrice } from './product';

/** A measure of a product as text, e.g. `100 ml`, and how many of it one item contains. */
export type Measure = { measure: string; contained: number };

/** Enough decimals for every currency. The shop rounds when it formats. */
const DECIMALS = 6;

/**
 * Undefined where the quantity is unknown. Derived from the paid price, because the platform does not
 * document whether its own price per unit contains a discount.
 */
export function unitPriceAt(now: Money, { measure, contained }: Measure): UnitPrice | undefined {
  const amount = Number(now.amount) / contained;
  return Number.isFinite(amount) && contained > 0
    ? { price: { ...now, amount: String(Number(amount.toFixed(DECIMALS))) }, measure, contained }
    : undefined;
}

export function withUnitPrice(price: Price, measure: Measure | null): Price {
  if (!measure || !('now' in price)) return price;
  const unit = unitPriceAt(price.now, measure);
  return unit ? { ...price, unit } : price;
}

/** `isFrom` where others are higher. Undefined where one of the prices has none, or another measure. */
export function lowestUnitPrice(prices: readonly Price[]): UnitPrice | undefined {
  const units = prices.map((price) => ('unit' in price ? price.unit : undefined));
  const [first, ...others] = units;
  if (!first) return undefined;
  let lowest = first;
  let isFrom = first.isFrom === true;
  for (const unit of others) {
    if (unit?.measure !== first.measure || unit.price.currency !== first.price.currency) return undefined;
    if (unit.isFrom || compareMoney(unit.price, first.price) !== 0) isFrom = true;
    if (compareMoney(unit.price, lowest.price) < 0) lowest = unit;
  }
  return isFrom ? { ...lowest, isFrom } : lowest;
}
