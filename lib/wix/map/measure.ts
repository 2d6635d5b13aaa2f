import { needsBaseUnits } from '@/lib/config/law';
import { SHOP } from '@/lib/config/shop';
import type { Money } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import type { Measure } from '@/lib/model/unit-price';

/** The platform's units: the symbol, and how many liters, kilograms, meters or m² one of it is. */
// biome-ignore format: a table
const UNITS: Record<string, { symbol: string; of: 'l' | 'kg' | 'm' | 'm²'; size: number }> = {
  ML: { symbol: 'ml', of: 'l', size: 0.001 }, CL: { symbol: 'cl', of: 'l', size: 0.01 },
  L: { symbol: 'l', of: 'l', size: 1 }, CBM: { symbol: 'm³', of: 'l', size: 1000 },
  FLOZ: { symbol: 'fl oz', of: 'l', size: 0.0295735295625 }, PT: { symbol: 'pt', of: 'l', size: 0.473176473 },
  QT: { symbol: 'qt', of: 'l', size: 0.946352946 }, GAL: { symbol: 'gal', of: 'l', size: 3.785411784 },
  MG: { symbol: 'mg', of: 'kg', size: 0.000001 }, G: { symbol: 'g', of: 'kg', size: 0.001 },
  KG: { symbol: 'kg', of: 'kg', size: 1 }, OZ: { symbol: 'oz', of: 'kg', size: 0.028349523125 },
  LB: { symbol: 'lb', of: 'kg', size: 0.45359237 },
  MM: { symbol: 'mm', of: 'm', size: 0.001 }, CM: { symbol: 'cm', of: 'm', size: 0.01 },
  M: { symbol: 'm', of: 'm', size: 1 }, IN: { symbol: 'in', of: 'm', size: 0.0254 },
  FT: { symbol: 'ft', of: 'm', size: 0.3048 }, YD: { symbol: 'yd', of: 'm', size: 0.9144 },
  SQM: { symbol: 'm²', of: 'm²', size: 1 }, SQFT: { symbol: 'ft²', of: 'm²', size: 0.09290304 },
};

/** Whether `100 ml` and pounds become liters and kilograms. */
const HAS_BASE_UNITS = needsBaseUnits(SHOP.law);

export type PlatformQuantity = { quantity?: number | null | undefined; unit?: string | null | undefined };

/**
 * The measure of a price per unit, `kg` or `100 ml` (a base unit where the law requires one), and how
 * many of it an item contains. Null without a base or for unknown units. `shown`, a price of the item and the
 * platform's price per unit at it, replaces a `total` that is absent or measures something else.
 */
export function measureOf(
  base: PlatformQuantity,
  total: PlatformQuantity,
  shown?: { item: Money | undefined; perUnit: Money | undefined },
): Measure | null {
  const unit = own(UNITS, base.unit ?? '');
  if (!base.quantity || !unit) return null;
  const content = own(UNITS, total.unit ?? '');
  const contained =
    total.quantity && content?.of === unit.of
      ? (total.quantity * content.size) / (base.quantity * unit.size)
      : Number(shown?.item?.amount) / Number(shown?.perUnit?.amount);
  if (!Number.isFinite(contained) || contained <= 0) return null;
  if (HAS_BASE_UNITS && base.unit !== 'CBM')
    return { measure: unit.of, contained: contained * base.quantity * unit.size };
  return { measure: base.quantity === 1 ? unit.symbol : `${base.quantity} ${unit.symbol}`, contained };
}

const UNIT_OF_SYMBOL = new Map(Object.entries(UNITS).map(([unit, { symbol }]) => [symbol, unit]));

/** Null without a quantity such as `500 g` or `Large (1,5 kg)`, and for texts like `2 × 250 g`. */
export function quantityIn(choice: string): PlatformQuantity | null {
  const [, number, symbol] =
    /^\D*?(\d{1,6}(?:[.,]\d{1,3})?)\s?(fl oz|m[²³]|ft²|[a-z]{1,3})(?![\p{L}²³])\D*$/iu.exec(choice) ?? [];
  const unit = UNIT_OF_SYMBOL.get(symbol?.toLowerCase() ?? '');
  return number && unit ? { quantity: Number(number.replace(',', '.')), unit } : null;
}
