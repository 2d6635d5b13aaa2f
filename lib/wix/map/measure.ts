/** Symbols of the platform's units of measure. */
// biome-ignore format: a table
const SYMBOLS: Record<string, string> = {
  ML: 'ml', CL: 'cl', L: 'l', CBM: 'm³', FLOZ: 'fl oz', PT: 'pt', QT: 'qt', GAL: 'gal', MG: 'mg', G: 'g', KG: 'kg',
  OZ: 'oz', LB: 'lb', MM: 'mm', CM: 'cm', M: 'm', IN: 'in', FT: 'ft', YD: 'yd', SQM: 'm²', SQFT: 'ft²',
};

/** Returns a measure as text, `kg` or `100 ml`. Null without a quantity and for unknown units. */
export function measureText(quantity: number | undefined, unit: string | undefined): string | null {
  const symbol = SYMBOLS[unit ?? ''];
  if (!quantity || !symbol) return null;
  return quantity === 1 ? symbol : `${quantity} ${symbol}`;
}
