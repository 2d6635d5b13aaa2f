import { z } from 'zod';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import { type AddRequest, MAX_ITEMS, MAX_NOTE_LENGTH } from '@/lib/model/cart';
import { latinNumber } from '@/lib/model/latin-number';
import { readShownCart } from '@/lib/model/shown-cart';

const id = z.string().min(1).max(100);
/** See `parseWith`. */
const BAD_QUANTITY = 'bad-quantity' satisfies ShopErrorCode;
const numeral = z.string().trim().transform(latinNumber).pipe(z.string().regex(/^\d+$/).transform(Number));
/** An empty field and null are rejected: read as 0, they would remove a line. */
export const quantityFrom = (least: number) =>
  z
    .union([z.number(), numeral], BAD_QUANTITY)
    .pipe(z.number(BAD_QUANTITY).int(BAD_QUANTITY).min(least, BAD_QUANTITY).max(MAX_ITEMS, BAD_QUANTITY));
/** A plain form sends an unset field as an empty text. */
const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .optional()
    .transform((text) => text || null);

/** As a line names it, to add it again. The gift card's own form has other fields. */
const giftCardSchema = z.object({
  amount: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,3})?$/)
    .nullable(),
  gift: z
    .object({
      firstName: z.string().max(100),
      lastName: z.string().max(100),
      email: z.email().max(254),
      message: z.string().max(1_000),
      deliverAt: z.iso.datetime({ offset: true }).nullable(),
    })
    .nullable(),
});

export const addSchema = z.object({
  productId: id,
  variantId: z
    .string()
    .max(100)
    .nullish()
    .transform((text) => text || null),
  choices: z.record(z.string().max(200), z.string().max(200)).default({}),
  customText: z.record(z.string().max(200), z.string().max(2_000)).default({}),
  modifiers: z.record(z.string().max(200), z.string().max(200)).optional(),
  subscriptionId: z
    .string()
    .max(100)
    .nullish()
    .transform((text) => text || undefined),
  preOrder: z.boolean().optional(),
  giftCard: giftCardSchema.optional(),
  quantity: quantityFrom(1).default(1),
});

export const quantitySchema = z.object({ lineId: id, quantity: quantityFrom(0) });
export const removeSchema = z.object({ lineId: id });
export const codeSchema = z.object({ code: z.string().trim().min(1).max(1_000) });
export const removeCodeSchema = z.object({ kind: z.enum(['coupon', 'gift-card']) });
/** A form sends a line break as two characters, its field counts one. The first bound stops endless texts. */
const note = z
  .string()
  .max(4 * MAX_NOTE_LENGTH)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(MAX_NOTE_LENGTH));
export const cartPatchSchema = z.object({ buyerNote: note });

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
    /** The drawer has no field for it. */
    buyerNote: note.optional(),
    /** See `writeShownCart`. It only decides whether the checkout stops. */
    shown: z.string().max(20_000).default('').transform(readShownCart),
  })
  .transform(inItsCountry);

/** Drops a subdivision of another country: it is left over from the previous choice. */
function inItsCountry<T extends { country: string | null; subdivision: string | null }>(place: T): T {
  const fits = place.subdivision?.startsWith(`${place.country}-`);
  return fits ? place : { ...place, subdivision: null };
}

/** As a script's request. A country other than `shownCountry` has other shipping options. */
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

/** As a script's request: `option:<name>` becomes an entry of `choices`, for example. */
export function fromAddForm(fields: Record<string, unknown>): Record<string, unknown> {
  const withPrefix = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) =>
        key.startsWith(prefix) && value !== '' ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  return {
    ...fields,
    choices: withPrefix('option:'),
    customText: withPrefix('text:'),
    modifiers: withPrefix('modifier:'),
  };
}

/** The reverse of `fromAddForm`. */
export function toAddForm(request: AddRequest): Record<string, string> {
  const { choices, customText, modifiers = {}, subscriptionId, quantity } = request;
  const withPrefix = (prefix: string, texts: Record<string, string>) =>
    Object.entries(texts).map(([name, text]) => [prefix + name, text]);
  return {
    ...Object.fromEntries([
      ...withPrefix('option:', choices),
      ...withPrefix('text:', customText),
      ...withPrefix('modifier:', modifiers),
    ]),
    ...(subscriptionId ? { subscriptionId } : {}),
    quantity: String(quantity),
  };
}
