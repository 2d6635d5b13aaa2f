import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { allowedRedirectsSchema, DEFAULT_REDIRECTS } from '../apps/store';
import { brandSchema } from '../core/brand';
import { named } from '../core/named';
import { taxRateSchema } from '../ecom/quote/tax-rates';
import { ratesSchema } from '../multilingual/store';
import { seedFolder } from './seed-folder';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code');
const instant = z.iso.datetime().transform((text) => Date.parse(text));
/** In the currency's units, like every amount in this file. */
const amount = z.number().nonnegative();
const count = z.number().int().nonnegative();

const site = z.strictObject({
  name: z.string().min(1),
  country,
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'must be an ISO 4217 code'),
  locale: z.string().min(2),
  brand: brandSchema.optional(),
});

const coupon = z.strictObject({
  code: z.string(),
  name: z.string(),
  type: z.enum(['PERCENT', 'AMOUNT', 'FREE_SHIPPING', 'FIXED_PRICE', 'BUY_X_GET_Y']),
  /** Percent, an amount, or the number of items to buy. */
  value: z.number().nonnegative().default(0),
  freeQuantity: count.optional(),
  minimumSubtotal: amount.optional(),
  expiresAt: instant.optional(),
  usageLimit: count.optional(),
  usageCount: count.optional(),
});

const giftCard = z.strictObject({
  code: z.string(),
  balance: amount,
  expiresAt: instant.optional(),
  disabled: z.boolean().default(false),
});

/** The products of the gift-card app. */
const giftCardProduct = z.strictObject({
  /** Names the product's id. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** A picture of the catalog. */
  image: z.string().optional(),
  /** A card pays its `value` and costs `price`, by default the same. */
  presets: z.array(z.strictObject({ value: amount, price: amount.optional() })).min(1),
  custom: z.strictObject({ min: amount, max: amount }).optional(),
});

const address = z.strictObject({
  country,
  subdivision: z.string().optional(),
  city: z.string(),
  postalCode: z.string(),
  addressLine: z.string(),
  formattedAddress: z.string(),
});

const shippingOption = z.strictObject({
  code: z.string(),
  title: z.string(),
  deliveryTime: z.string(),
  cost: amount,
  freeFrom: amount.optional(),
  /** Without countries: every country that no other option names. */
  countries: z.array(country).min(1).optional(),
  regionName: z.string(),
  pickupAddress: address
    .extend({ streetAddress: z.strictObject({ name: z.string(), number: z.string() }) })
    .optional(),
});

const member = z.strictObject({
  email: z.email(),
  /** Public: this is demo data. */
  password: z.string().min(8),
  status: z.enum(['APPROVED', 'BLOCKED', 'PENDING']),
  slug: z.string(),
  nickname: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  privacyStatus: z.enum(['PUBLIC', 'PRIVATE']),
  phone: z.string().optional(),
  address: address.optional(),
});

const membership = z.strictObject({
  /** Names the membership's id. */
  key: z.string(),
  name: z.string(),
  /** The email address of the member. */
  member: z.email(),
  /** Slugs of the products that a credit pays for. */
  products: z.array(z.string()).min(1),
  creditsTotal: count,
  creditsRemaining: count,
  expiresAt: instant.optional(),
});

const afterHours = z.number().positive();

/** A change of a past order, so many hours after it was placed. */
const change = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('fulfilled'),
    afterHours,
    trackingNumber: z.string(),
    shippingProvider: z.string(),
  }),
  z.strictObject({ type: z.literal('canceled'), afterHours }),
  z.strictObject({
    type: z.literal('refunded'),
    afterHours,
    reason: z.string(),
    /** A part of the order. Without it, all of it. */
    part: z.strictObject({ amount, line: count, quantity: z.number().int().positive() }).optional(),
  }),
  z.strictObject({
    type: z.literal('pickup slot'),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    instructions: z.string(),
  }),
  z.strictObject({ type: z.literal('download until'), file: z.string(), until: z.iso.datetime() }),
]);

const order = z.strictObject({
  /** Below 10,000, the first number that the shop assigns. */
  number: z.number().int().positive().max(9_999),
  placedAt: instant,
  /** The email address of the member, who has an address. */
  member: z.email(),
  /** The code of a shipping option. */
  delivery: z.string().optional(),
  lines: z
    .array(
      z.strictObject({
        slug: z.string(),
        options: named(z.string()).optional(),
        quantity: z.number().int().positive(),
      }),
    )
    .min(1),
  payment: z.literal('PENDING').optional(),
  changes: z.array(change).default([]),
});

/** `shop.json` (docs/seeds.md). */
export const shopSchema = z.strictObject({
  site,
  /** Where the storefront's OAuth app may send shoppers. By default to this machine only. */
  redirectDomains: allowedRedirectsSchema.shape.redirectDomains.default(DEFAULT_REDIRECTS.redirectDomains),
  redirectUris: allowedRedirectsSchema.shape.redirectUris.default(DEFAULT_REDIRECTS.redirectUris),
  /** Other currency → how much of it one unit of the site's currency is. */
  rates: ratesSchema.default({}),
  coupons: z.array(coupon).default([]),
  giftCards: z.array(giftCard).default([]),
  giftCardProducts: z.array(giftCardProduct).default([]),
  shippingOptions: z.array(shippingOption).min(1),
  taxRates: z.array(taxRateSchema).default([]),
  /** Slug of a product → its tax group. */
  taxGroups: named(z.string()).optional(),
  members: z.array(member).default([]),
  memberships: z.array(membership).default([]),
  orders: z.array(order).default([]),
  /** Collections of the CMS with their items, each with an `_id`. Visitors may read them. */
  collections: z.record(z.string().min(1).max(100), z.array(z.looseObject({ _id: z.string() }))).default({}),
});

export type SeedShop = z.infer<typeof shopSchema>;
export type SeedMember = SeedShop['members'][number];
export type PastOrder = SeedShop['orders'][number];
export type OrderChange = PastOrder['changes'][number];

/** Returns the shop of a seed without its catalog. @throws Error that lists the file's errors. */
export function readShopFile(seed: string): SeedShop {
  const file = join(seedFolder(seed), 'shop.json');
  const parsed = shopSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
