/**
 * Returns a platform date as ISO 8601, or null when it is absent or unreadable. The client converts
 * most dates to `Date`, but leaves them as text after its fallback for long queries.
 */
export function isoDate(date: Date | string | null | undefined): string | null {
  const time = date ? new Date(date).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Returns a URL from a merchant or the platform if it is safe to link to: https or http only. */
export function webHref(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

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

/** The platform's address, with the client's field names. */
type PlatformAddress = {
  addressLine1?: string | null;
  addressLine2?: string | null;
  addressLine?: string | null;
  streetAddress?: { number?: string; name?: string };
  city?: string | null;
  subdivision?: string | null;
  subdivisionFullname?: string | null;
  postalCode?: string | null;
  country?: string | null;
  countryFullname?: string | null;
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Returns an address line by line, as on a parcel. Omits empty parts. */
export function addressLines(address: PlatformAddress): string[] {
  const { streetAddress, subdivision, country } = address;
  const street =
    address.addressLine1 ||
    address.addressLine ||
    [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ');
  // ISO 3166-2: people write only the part after the country.
  const state = address.subdivisionFullname || subdivision?.replace(/^[A-Z]{2}-/, '');
  return [
    street,
    address.addressLine2,
    [address.city, state, address.postalCode].filter(Boolean).join(' '),
    address.countryFullname || (country && /^[A-Z]{2}$/.test(country) ? countryNames.of(country) : country),
  ].flatMap((line) => (line ? [line] : []));
}
