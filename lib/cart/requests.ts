import { z } from 'zod';
import type { AddRequest } from './cart-api';

/** What the cart's routes accept. Numbers arrive as text from plain forms. */

const id = z.string().min(1).max(100);
/** A whole number, or its digits. Nothing else counts as 0, which would remove a line: not an empty field, not null. */
const pieces = (least: number) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().min(least).max(100_000));
/** An unset field of a plain form is an empty text. */
const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .optional()
    .transform((text) => text || null);

export const addSchema = z.object({
  productId: id,
  variantId: z
    .string()
    .max(100)
    .nullish()
    .transform((text) => text || null),
  choices: z.record(z.string().max(200), z.string().max(200)).default({}),
  customText: z.record(z.string().max(200), z.string().max(2_000)).default({}),
  quantity: pieces(1).default(1),
});

export const quantitySchema = z.object({ lineId: id, quantity: pieces(0) });
export const removeSchema = z.object({ lineId: id });
export const couponSchema = z.object({ code: z.string().trim().min(1).max(1_000) });
export const cartPatchSchema = z.object({ buyerNote: z.string().max(1_000) });

const country = z.string().regex(/^[A-Z]{2}$/);

const subdivision = z
  .union([z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/), z.literal('')])
  .nullish()
  .transform((code) => code || null);
const membershipIds = z.array(z.string().min(1).max(200)).max(20).default([]);

export const estimateSchema = z
  .object({
    country,
    subdivision,
    shippingCode: z
      .string()
      .max(100)
      .nullish()
      .transform((code) => code || null),
    membershipIds,
  })
  .transform(inItsCountry);

export const checkoutSchema = z
  .object({
    shippingCode: optionalText(100),
    country: z
      .union([country, z.literal('')])
      .optional()
      .transform((code) => code || null),
    subdivision,
    membershipIds,
  })
  .transform(inItsCountry);

/** A state of another country than the one that was chosen with it is left over from the choice before. */
function inItsCountry<T extends { country: string | null; subdivision: string | null }>(place: T): T {
  const fits = place.subdivision?.startsWith(`${place.country}-`);
  return fits ? place : { ...place, subdivision: null };
}

/**
 * The fields of the plain form above the totals, or of the checkout's, as a script would send them: `membership:<id>`
 * becomes an entry of `membershipIds`. With another country than `shownCountry`, delivery is chosen anew.
 */
export function fromTotalsForm(fields: Record<string, unknown>): Record<string, unknown> {
  const moved = fields.shownCountry !== undefined && fields.shownCountry !== fields.country;
  return {
    ...fields,
    ...(moved ? { shippingCode: '' } : {}),
    membershipIds: Object.keys(fields).flatMap((key) =>
      key.startsWith('membership:') ? [key.slice('membership:'.length)] : [],
    ),
  };
}

/**
 * The fields of a plain add-to-cart form as a script would send them: `option:<name>` and `text:<title>` become the
 * two maps.
 */
export function fromAddForm(fields: Record<string, unknown>): Record<string, unknown> {
  const withPrefix = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) =>
        key.startsWith(prefix) && value !== '' ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  return { ...fields, choices: withPrefix('option:'), customText: withPrefix('text:') };
}

/** The reverse of `fromAddForm`: the fields that a shopper fills in. */
export function toAddForm({ choices, customText, quantity }: AddRequest): Record<string, string> {
  const withPrefix = (prefix: string, texts: Record<string, string>) =>
    Object.entries(texts).map(([name, text]) => [prefix + name, text]);
  return {
    ...Object.fromEntries([...withPrefix('option:', choices), ...withPrefix('text:', customText)]),
    quantity: String(quantity),
  };
}
