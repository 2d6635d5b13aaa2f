import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { TAXED_BY_SUBDIVISION } from './countries';

/** States or provinces by country, for countries whose sales tax depends on them. */
export type TaxSubdivisions = Partial<Record<string, readonly { value: string; label: string }[]>>;

/**
 * The server passes the list to the cart page as data, so that it is not part of the page's
 * scripts.
 */
export const TAX_SUBDIVISIONS: TaxSubdivisions = Object.fromEntries(
  [...TAXED_BY_SUBDIVISION].map((country) => [country, SUBDIVISIONS[country] ?? []]),
);
