/** The table of requests for an email when an item is back in stock. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RequestDocument } from './types';

export const backInStockRequests = sqliteTable(
  'back_in_stock_requests',
  {
    id: text('id').primaryKey(),
    appId: text('app_id').notNull(),
    catalogItemId: text('catalog_item_id').notNull(),
    /** The variant's row. null for any variant of the product. */
    variantId: text('variant_id'),
    email: text('email').notNull(),
    contactId: text('contact_id').notNull(),
    itemUrl: text('item_url'),
    status: text('status', { enum: ['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] }).notNull(),
    autoNotified: integer('auto_notified', { mode: 'boolean' }),
    createdAt: integer('created_at').notNull(),
    document: text('document', { mode: 'json' }).$type<RequestDocument>().notNull(),
  },
  (t) => [
    index('back_in_stock_item').on(t.catalogItemId, t.status),
    index('back_in_stock_created').on(t.createdAt, t.id),
  ],
);
