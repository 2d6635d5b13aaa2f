/** The table of the items in the site's content collections. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** An item as it is stored: the merchant's fields and the platform's. */
export type DataItem = Record<string, unknown> & { _id: string };

export const dataItems = sqliteTable(
  'data_items',
  {
    /** Items of equal rank stay in this order. */
    position: integer('position').primaryKey({ autoIncrement: true }),
    collectionId: text('collection_id').notNull(),
    id: text('id').notNull(),
    /** The member or visitor who created the item. Null for items of the merchant. */
    ownerId: text('owner_id'),
    value: text('value', { mode: 'json' }).$type<DataItem>().notNull(),
  },
  (t) => [
    uniqueIndex('data_items_id').on(t.collectionId, t.id),
    index('data_items_owner').on(t.collectionId, t.ownerId),
  ],
);
