/** The table of carts. Units as in db/schema.ts. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredLine } from '../lines/types';
import type { CartDocument } from './types';

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
