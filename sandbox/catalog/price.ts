import { toMinor } from '../core/money';
import type { Discount, MeasurementUnit, PricePerUnit } from './types';

/**
 * Returns a price after the product's own discount. Minor units in and out, never below zero, half
 * a cent rounds up.
 */
export function discountedPrice(price: number, discount: Discount): number {
  switch (discount.type) {
    case 'NONE':
      return price;
    case 'AMOUNT':
      return Math.max(0, price - toMinor(discount.value));
    case 'PERCENT':
      return Math.max(0, price - Math.round((price * discount.value) / 100));
  }
}

/** Returns what a shopper pays for a variant, in minor units. */
export const variantPrice = (
  { price, salePrice }: { price: number; salePrice?: number | null },
  discount: Discount,
): number => salePrice ?? discountedPrice(price, discount);

/** How much of the first unit of its kind (ml, g, mm, mm²) one of each unit is. */
// biome-ignore format: a table
const UNITS: Record<MeasurementUnit, { of: 'volume' | 'mass' | 'length' | 'area'; size: number }> = {
  ML: { of: 'volume', size: 1 }, CL: { of: 'volume', size: 10 }, L: { of: 'volume', size: 1000 },
  CBM: { of: 'volume', size: 1_000_000 }, FLOZ: { of: 'volume', size: 29.5735295625 },
  PT: { of: 'volume', size: 473.176473 }, QT: { of: 'volume', size: 946.352946 },
  GAL: { of: 'volume', size: 3785.411784 },
  MG: { of: 'mass', size: 0.001 }, G: { of: 'mass', size: 1 }, KG: { of: 'mass', size: 1000 },
  OZ: { of: 'mass', size: 28.349523125 }, LB: { of: 'mass', size: 453.59237 },
  MM: { of: 'length', size: 1 }, CM: { of: 'length', size: 10 }, M: { of: 'length', size: 1000 },
  IN: { of: 'length', size: 25.4 }, FT: { of: 'length', size: 304.8 }, YD: { of: 'length', size: 914.4 },
  SQM: { of: 'area', size: 1_000_000 }, SQFT: { of: 'area', size: 92_903.04 },
};

/**
 * Returns the price of the base quantity in minor units. Undefined when the two units measure
 * different things.
 */
export function pricePerUnit(price: number, given: PricePerUnit): number | undefined {
  const total = UNITS[given.totalMeasurementUnit];
  const base = UNITS[given.baseMeasurementUnit];
  if (total.of !== base.of) return undefined;
  return Math.round((price * given.baseQuantity * base.size) / (given.totalQuantity * total.size));
}
