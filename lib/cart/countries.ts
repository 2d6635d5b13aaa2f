import { SUBDIVISIONS } from '@/lib/members/subdivisions';

/**
 * Where the estimate can be requested for, as ISO 3166-1 alpha-2. The checkout itself knows all countries that the shop
 * delivers to.
 */
export const COUNTRIES = ['US', 'CA', 'GB', 'IE', 'DE', 'AT', 'FR', 'NL', 'DK', 'NO', 'SE'] as const;

export const FIRST_COUNTRY = 'US';

/** Countries whose sales tax depends on the state or province. */
const TAXED_BY_SUBDIVISION: ReadonlySet<string> = new Set(['US', 'CA']);

type Subdivision = { value: string; label: string };

/** The states or provinces to choose from, by name; none where tax is the same in the whole country. */
export const taxSubdivisions = (country: string): readonly Subdivision[] =>
  TAXED_BY_SUBDIVISION.has(country) ? (SUBDIVISIONS[country] ?? []) : [];

/** Whether the tax of an order that goes there can be worked out. */
export const isTaxPlaceKnown = (place: { country: string; subdivision: string | null }): boolean =>
  place.subdivision !== null || taxSubdivisions(place.country).length === 0;
