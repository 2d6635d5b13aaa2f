/** The table of checkouts. Units as in db/schema.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoredLine } from '../lines/types';
import type { CheckoutDocument } from './types';

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
