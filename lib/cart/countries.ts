import { FACTS } from '#shop-facts';

/** ISO 3166-1 alpha-2. The checkout itself offers all countries that the shop delivers to. */
export const COUNTRIES = ['US', 'CA', 'GB', 'IE', 'DE', 'AT', 'FR', 'NL', 'DK', 'NO', 'SE'] as const;

export const FIRST_COUNTRY = FACTS.country;

/** Countries whose sales tax depends on the state or province. */
export const TAXED_BY_SUBDIVISION: ReadonlySet<string> = new Set(['US', 'CA']);

export const isTaxPlaceKnown = (place: { country: string; subdivision: string | null }): boolean =>
  place.subdivision !== null || !TAXED_BY_SUBDIVISION.has(place.country);
