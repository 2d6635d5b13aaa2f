/** The table of orders. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OrderDocument, OrderFulfillment, OrderTransactions } from './types';

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
