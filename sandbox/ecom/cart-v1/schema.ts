/** The table of carts. Units as in db/schema.ts. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredLine } from '../lines/types';
import type { CartDocument } from './types';

export const carts = sqliteTable(
  'carts',
  {
    id: text('id').primaryKey(),
    /**
     * The visitor or member whose current cart this is. A cart that is nobody's current cart has
     * its own id here, because its buyer may have many of them.
     */
    ownerId: text('owner_id').notNull(),
    /** `app`: nobody's current cart, such as an app's. The buyer is in the document. */
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

export type Cart = typeof carts.$inferSelect;
