/** The gift-card app: what it sells, and the cards that were bought. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A product of the app. `image` is a media id. Amounts in minor units. */
export type GiftCardProduct = {
  name: string;
  description: string;
  image: string | null;
  /** The price of a card may differ from the amount that it pays. */
  presets: { id: string; price: number; value: number }[];
  /** The bounds of an amount of the buyer's own; null when the product has none. */
  custom: { min: number; max: number } | null;
};

export const giftCardProducts = sqliteTable('gift_card_products', {
  id: text('id').primaryKey(),
  document: text('document', { mode: 'json' }).$type<GiftCardProduct>().notNull(),
});

/** One row per card that was bought and paid. Cards of the seed are a setting. */
export const boughtGiftCards = sqliteTable(
  'bought_gift_cards',
  {
    code: text('code').primaryKey(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    value: integer('value').notNull(),
    balance: integer('balance').notNull(),
    /** Empty when the order has no email either. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    /** Empty when the buyer is the recipient. */
    buyer: text('buyer').notNull(),
    message: text('message').notNull(),
    /** Of the order's buyer: the platform knows no other language. */
    language: text('language').notNull().default('en'),
    deliverAt: integer('deliver_at').notNull(),
    mailedAt: integer('mailed_at'),
  },
  (t) => [index('bought_gift_cards_due').on(t.mailedAt, t.deliverAt)],
);
