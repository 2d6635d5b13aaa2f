/** Tables for everything that a price depends on besides the catalog. Units as in db/schema.ts. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const coupons = sqliteTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    type: text('type', {
      enum: ['PERCENT', 'AMOUNT', 'FREE_SHIPPING', 'FIXED_PRICE', 'BUY_X_GET_Y'],
    }).notNull(),
    /**
     * Percent (0–100), minor units for AMOUNT and FIXED_PRICE, number of items to buy for
     * BUY_X_GET_Y. Ignored for FREE_SHIPPING.
     */
    value: integer('value').notNull(),
    /** BUY_X_GET_Y only: the number of free items for each `value` items bought. */
    freeQuantity: integer('free_pieces').notNull().default(0),
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
    startsAt: integer('starts_at'),
    expiresAt: integer('expires_at'),
    usageLimit: integer('usage_limit'),
    usageCount: integer('usage_count').notNull().default(0),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
  },
  (t) => [uniqueIndex('coupons_code').on(sql`upper(${t.code})`)],
);

/**
 * One row per delivery option. Empty `countries`: everywhere. `freeFrom`: the subtotal from which
 * delivery is free.
 */
export const shippingOptions = sqliteTable('shipping_options', {
  code: text('code').primaryKey(),
  carrierId: text('carrier_id').notNull(),
  title: text('title').notNull(),
  deliveryTime: text('delivery_time').notNull(),
  cost: integer('cost').notNull(),
  freeFrom: integer('free_from'),
  countries: text('countries', { mode: 'json' }).$type<string[]>().notNull(),
  regionName: text('region_name').notNull(),
  /** The pickup address in the platform's wire shape. Set for pickup in the shop only. */
  pickupAddress: text('pickup_address', { mode: 'json' }).$type<unknown>(),
  position: integer('position').notNull(),
});

/**
 * Tax by country and, where given, subdivision (ISO 3166-2, e.g. `US-NY`). Rate in parts per
 * million.
 */
export const taxRates = sqliteTable('tax_rates', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  subdivision: text('subdivision'),
  name: text('name').notNull(),
  ratePpm: integer('rate_ppm').notNull(),
  /** The rate of digital goods, which are a separate tax group. null: the general rate. */
  digitalRatePpm: integer('digital_rate_ppm'),
  /** Whether the prices of the catalog and of delivery contain the tax. */
  isIncluded: integer('is_included', { mode: 'boolean' }).notNull().default(false),
  /** The rates of tax groups by their name. The setting `taxGroups` has the group of a product. */
  groupRatesPpm: text('group_rates_ppm', { mode: 'json' }).$type<Record<string, number>>(),
});

/**
 * Memberships that members have paid for in advance. One credit pays for one item of the covered
 * products.
 */
export const memberships = sqliteTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    /** The app that provides the membership. */
    appId: text('app_id').notNull(),
    memberId: text('member_id').notNull(),
    name: text('name').notNull(),
    productIds: text('product_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Both null: unlimited. */
    creditsTotal: integer('credits_total'),
    creditsRemaining: integer('credits_remaining'),
    expiresAt: integer('expires_at'),
    position: integer('position').notNull(),
  },
  (t) => [index('memberships_member').on(t.memberId)],
);
