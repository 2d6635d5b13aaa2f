/**
 * Every table of the sandbox. What a query filters or sorts by is a column; the rest of an entity is one JSON
 * column in the platform's own wire shape, so that a field the platform adds costs no migration.
 *
 * Units: money in minor units (cents) as integers; instants in milliseconds since the epoch by the sandbox's clock.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { CartDocument } from '../ecom/cart/types';
import type { CheckoutDocument } from '../ecom/checkout/types';
import type { OrderDocument, OrderTransactions } from '../ecom/orders/types';
import type { RedirectRequest } from '../redirects/request';

/** Small named values: the signing key, the order counter, the seed's fingerprint. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
});

// ---------------------------------------------------------------------------------------------- oauth

/** OAuth apps of the site. `redirectDomains` are the hosts a redirect session may return to. */
export const oauthApps = sqliteTable('oauth_apps', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  redirectDomains: text('redirect_domains', { mode: 'json' }).$type<string[]>().notNull(),
  redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Refresh tokens, kept as a SHA-256 hash. The platform never rotates them, so one is used many times. */
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

// --------------------------------------------------------------------------------------------- stores

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    productType: text('product_type', { enum: ['physical', 'digital'] }).notNull(),
    brand: text('brand'),
    ribbon: text('ribbon'),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    /** Price before the discount. */
    price: integer('price').notNull(),
    /** Price after the discount; equals `price` without one. */
    discountedPrice: integer('discounted_price').notNull(),
    inventoryStatus: text('inventory_status', {
      enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'],
    }).notNull(),
    manageVariants: integer('manage_variants', { mode: 'boolean' }).notNull(),
    trackInventory: integer('track_inventory', { mode: 'boolean' }).notNull(),
    weight: real('weight').notNull(),
    numericId: integer('numeric_id').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The rest, see `ProductDocument` in sandbox/stores/types.ts. */
    document: text('document', { mode: 'json' }).$type<unknown>().notNull(),
  },
  (t) => [
    uniqueIndex('products_slug').on(t.slug),
    index('products_price').on(t.price, t.id),
    index('products_name').on(t.name, t.id),
    index('products_numeric').on(t.numericId, t.id),
    index('products_updated').on(t.updatedAt, t.id),
    index('products_created').on(t.createdAt, t.id),
  ],
);

export const variants = sqliteTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    /** Option name → choice description, e.g. `{"Glaze":"Oat"}`; `{}` for a product without options. */
    choices: text('choices', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    sku: text('sku').notNull(),
    /** Price before the product's discount. */
    price: integer('price').notNull(),
    weight: real('weight').notNull(),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    trackQuantity: integer('track_quantity', { mode: 'boolean' }).notNull(),
    /** Never below zero: the check below makes an oversold order fail as a whole. */
    quantity: integer('quantity').notNull(),
    inStock: integer('in_stock', { mode: 'boolean' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.id] }),
    index('variants_sku').on(t.sku),
    check('variants_quantity', sql`${t.quantity} >= 0`),
  ],
);

export const collections = sqliteTable(
  'collections',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    visible: integer('visible', { mode: 'boolean' }).notNull(),
    position: integer('position').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Its banner, one of `media_files`. */
    mediaId: text('media_id'),
  },
  (t) => [uniqueIndex('collections_slug').on(t.slug)],
);

export const collectionProducts = sqliteTable(
  'collection_products',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index('collection_products_product').on(t.productId),
  ],
);

/** Files behind media ids. `path` is relative to the seed's media folder or the data folder's `uploads/`. */
export const mediaFiles = sqliteTable('media_files', {
  id: text('id').primaryKey(),
  path: text('path').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  altText: text('alt_text').notNull(),
});

// ----------------------------------------------------------------------------------------------- ecom

/** What a line of a cart or a checkout asks for; its price and name are always read from the catalogue. */
export type StoredLine = {
  id: string;
  quantity: number;
  catalogItemId: string;
  variantId: string;
  /** Option name → choice, as sent or as the variant says. */
  options: Record<string, string>;
  customTextFields: Record<string, string>;
  /** As it was added, for a line whose product has left the catalogue. Minor units. */
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
    /** The visitor or member whose current cart this is. */
    ownerId: text('owner_id').notNull(),
    ownerType: text('owner_type', { enum: ['visitor', 'member'] }).notNull(),
    lines: text('lines', { mode: 'json' }).$type<StoredLine[]>().notNull(),
    /** Line ids count up and are never given twice. */
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
    type: text('type', { enum: ['PERCENT', 'AMOUNT', 'FREE_SHIPPING'] }).notNull(),
    /** Percent (0–100) for PERCENT, minor units for AMOUNT, ignored for FREE_SHIPPING. */
    value: integer('value').notNull(),
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
    startsAt: integer('starts_at'),
    expiresAt: integer('expires_at'),
    usageLimit: integer('usage_limit'),
    usageCount: integer('usage_count').notNull().default(0),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
  },
  (t) => [uniqueIndex('coupons_code').on(sql`upper(${t.code})`)],
);

/** One row a delivery option. `countries` empty: everywhere. `freeFrom`: subtotal from which it costs nothing. */
export const shippingOptions = sqliteTable('shipping_options', {
  code: text('code').primaryKey(),
  carrierId: text('carrier_id').notNull(),
  title: text('title').notNull(),
  deliveryTime: text('delivery_time').notNull(),
  cost: integer('cost').notNull(),
  freeFrom: integer('free_from'),
  countries: text('countries', { mode: 'json' }).$type<string[]>().notNull(),
  regionName: text('region_name').notNull(),
  /** Set for pickup in the shop: the address to go to, in the platform's wire shape. */
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
});

export const checkouts = sqliteTable('checkouts', {
  id: text('id').primaryKey(),
  cartId: text('cart_id'),
  ownerId: text('owner_id').notNull(),
  ownerType: text('owner_type', { enum: ['visitor', 'member'] }).notNull(),
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
    /** The whole order in wire shape; the columns above repeat what is searched by. */
    document: text('document', { mode: 'json' }).$type<OrderDocument>().notNull(),
    transactions: text('transactions', { mode: 'json' }).$type<OrderTransactions>().notNull(),
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
  /** The checked request: the intent, callbacks and preferences. */
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
