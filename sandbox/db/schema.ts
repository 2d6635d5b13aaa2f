/**
 * Every table of the sandbox. A field that a query filters or sorts by is a column. The rest of an
 * entity is one JSON column in the platform's wire shape, so that a new platform field needs no
 * migration. Units: money in minor units (cents) as integers; instants in milliseconds since the
 * epoch by the sandbox's clock.
 */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CartDocument } from '../ecom/cart/types';
import type { CheckoutDocument } from '../ecom/checkout/types';
import type { OrderDocument, OrderFulfillment, OrderTransactions } from '../ecom/orders/types';
import type { RedirectRequest } from '../redirects/request';

// Migrations and queries import this one module. The tables below are in their own files because of
// their size.
export * from './events-schema';
export * from './members-schema';
export * from './stores-schema';

/** Small named values: the signing key, the order counter, the seed's fingerprint. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
});

// ---------------------------------------------------------------------------------------------- oauth

/**
 * OAuth apps of the site. `redirectDomains` are the hosts that a redirect session may return to.
 */
export const oauthApps = sqliteTable('oauth_apps', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  redirectDomains: text('redirect_domains', { mode: 'json' }).$type<string[]>().notNull(),
  redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * Refresh tokens, stored as SHA-256 hashes. The platform never rotates them, so each is used many
 * times.
 */
export const refreshTokens = sqliteTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id'),
  createdAt: integer('created_at').notNull(),
  revokedAt: integer('revoked_at'),
});

/** Authorization codes: single use, short-lived, bound to a PKCE challenge (S256). */
export const authorizationCodes = sqliteTable('authorization_codes', {
  hash: text('hash').primaryKey(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri'),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
});

// ----------------------------------------------------------------------------------------------- ecom

/**
 * A requested line of a cart or a checkout. Its price and name are always read from the catalog.
 */
export type StoredLine = {
  id: string;
  quantity: number;
  catalogItemId: string;
  variantId: string;
  /** Option name → choice, as sent or as the variant says. */
  options: Record<string, string>;
  customTextFields: Record<string, string>;
  /**
   * The values at the time of adding, for a line whose product has left the catalog. Minor units.
   */
  snapshot: {
    name: string;
    fullPrice: number;
    price: number;
    itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
  };
};

export const carts = sqliteTable(
  'carts',
  {
    id: text('id').primaryKey(),
    /**
     * The visitor or member whose current cart this is. An app's cart has its own id here, because
     * an app has many carts.
     */
    ownerId: text('owner_id').notNull(),
    ownerType: text('owner_type', { enum: ['visitor', 'member', 'app'] }).notNull(),
    lines: text('lines', { mode: 'json' }).$type<StoredLine[]>().notNull(),
    /** Line ids count up and are never reused. */
    nextLine: integer('next_line').notNull(),
    couponCode: text('coupon_code'),
    checkoutId: text('checkout_id'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    document: text('document', { mode: 'json' }).$type<CartDocument>().notNull(),
  },
  (t) => [uniqueIndex('carts_owner').on(t.ownerId)],
);

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
    availableQuantity: integer('free_pieces').notNull().default(0),
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

/** Tax by country and, where given, subdivision (ISO 3166-2, e.g. `US-NY`). Rate in parts per million. */
export const taxRates = sqliteTable('tax_rates', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  subdivision: text('subdivision'),
  name: text('name').notNull(),
  ratePpm: integer('rate_ppm').notNull(),
  /** The rate of digital goods, which are a separate tax group. null: the general rate. */
  digitalRatePpm: integer('digital_rate_ppm'),
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

export const checkouts = sqliteTable('checkouts', {
  id: text('id').primaryKey(),
  cartId: text('cart_id'),
  /** The buyer. An app's checkout has its own id here. */
  ownerId: text('owner_id').notNull(),
  ownerType: text('owner_type', { enum: ['visitor', 'member', 'app'] }).notNull(),
  lines: text('lines', { mode: 'json' }).$type<StoredLine[]>().notNull(),
  couponCode: text('coupon_code'),
  channelType: text('channel_type').notNull(),
  completed: integer('completed', { mode: 'boolean' }).notNull(),
  orderId: text('order_id'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  document: text('document', { mode: 'json' }).$type<CheckoutDocument>().notNull(),
});

export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull(),
    checkoutId: text('checkout_id'),
    visitorId: text('visitor_id'),
    memberId: text('member_id'),
    email: text('email'),
    status: text('status', {
      enum: ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'],
    }).notNull(),
    paymentStatus: text('payment_status').notNull(),
    fulfillmentStatus: text('fulfillment_status').notNull(),
    total: integer('total').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The whole order in wire shape. The columns above repeat its searchable fields. */
    document: text('document', { mode: 'json' }).$type<OrderDocument>().notNull(),
    transactions: text('transactions', { mode: 'json' }).$type<OrderTransactions>().notNull(),
    fulfillments: text('fulfillments', { mode: 'json' }).$type<OrderFulfillment[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.number),
    uniqueIndex('orders_checkout').on(t.checkoutId),
    index('orders_member').on(t.memberId, t.createdAt),
    index('orders_created').on(t.createdAt, t.id),
  ],
);

// ------------------------------------------------------------------------------- redirects and mail

export const redirectSessions = sqliteTable('redirect_sessions', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id'),
  /** The validated request: the intent, callbacks and preferences. */
  request: text('request', { mode: 'json' }).$type<RedirectRequest>().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const mails = sqliteTable(
  'mails',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    links: text('links', { mode: 'json' }).$type<string[]>().notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (t) => [index('mails_sent').on(t.sentAt)],
);
