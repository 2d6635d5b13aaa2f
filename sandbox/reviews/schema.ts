/** The table for reviews. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ReviewDocument } from './types';

/** A review of a product by one contact. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    /** The id of the product. */
    entityId: text('entity_id').notNull(),
    contactId: text('contact_id').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    status: text('status', { enum: ['SUBMITTED', 'APPROVED', 'IN_MODERATION', 'REJECTED'] }).notNull(),
    verified: integer('verified', { mode: 'boolean' }).notNull(),
    originType: text('origin_type', { enum: ['ORGANIC', 'APP'] }).notNull(),
    foundHelpful: integer('found_helpful').notNull(),
    foundUnhelpful: integer('found_unhelpful').notNull(),
    revision: integer('revision').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    document: text('document', { mode: 'json' }).$type<ReviewDocument>().notNull(),
  },
  (t) => [
    // An author has one review of a product.
    uniqueIndex('reviews_author').on(t.entityId, t.contactId),
    index('reviews_created').on(t.createdAt, t.id),
  ],
);

export type Review = typeof reviews.$inferSelect;
export type ReviewStatus = Review['status'];
