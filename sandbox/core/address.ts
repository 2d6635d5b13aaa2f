import { z } from 'zod';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || undefined);

/** An address in wire shape. The client renames some fields, see the platform's transforms. */
export const addressSchema = z.object({
  country: text(2).transform((country) => country?.toUpperCase()),
  subdivision: text(50),
  city: text(100),
  postalCode: text(30),
  addressLine: text(250),
  addressLine2: text(250),
  formattedAddress: text(1000),
  streetAddress: z.object({ name: text(250), number: text(50), apt: text(50) }).optional(),
  geocode: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});
export type Address = Partial<z.infer<typeof addressSchema>>;

export const contactDetailsSchema = z.object({
  firstName: text(100),
  lastName: text(100),
  phone: text(50),
  company: text(250),
});
export type ContactDetails = Partial<z.infer<typeof contactDetailsSchema>>;

/** A buyer's email. The check is loose on purpose: only sending an email proves an address. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is not a valid email');

export const selectedShippingOptionSchema = z.object({
  code: z.string().max(250),
  carrierId: z
    .string()
    .nullish()
    .transform((id) => id ?? undefined),
});
export type SelectedShippingOption = { code: string; carrierId?: string };

/**
 * Normalizes a subdivision: `NY` in `US` and `US-NY` are the same place, and the platform writes
 * the second.
 */
export function isoSubdivision(address: Pick<Address, 'country' | 'subdivision'>): string | undefined {
  const { country, subdivision } = address;
  if (!country || !subdivision) return undefined;
  const code = subdivision.toUpperCase();
  return code.startsWith(`${country}-`) ? code : `${country}-${code}`;
}

/** Names of countries by locale. */
const regions = new Map<string, Intl.DisplayNames>();

/** `US` → `United States`. A text that is not a country code is returned unchanged. */
export function countryName(code: string, locale = 'en'): string {
  const names = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regions.set(locale, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
