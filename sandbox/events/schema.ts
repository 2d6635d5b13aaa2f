/** Tables for events, their subscribers and their deliveries. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Events, written in the transaction of the change that they report. `position` counts all events
 * of the site.
 */
export const events = sqliteTable(
  'events',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    /** Receivers use this id to detect repeated deliveries. */
    id: text('id').notNull(),
    /** E.g. `wix.ecom.v1.order_created`. */
    type: text('type').notNull(),
    entityId: text('entity_id').notNull(),
    /** Counts the events of one entity from 1. */
    sequence: integer('sequence').notNull(),
    occurredAt: integer('occurred_at').notNull(),
    /** The acting identity in the platform's format. null for the site itself. */
    identity: text('identity', { mode: 'json' }).$type<Record<string, string>>(),
    /** The body as sent. */
    body: text('body', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [uniqueIndex('events_id').on(t.id)],
);

/**
 * The number of events of each entity. It outlives the events, because only the newest are stored.
 */
export const eventSequences = sqliteTable('event_sequences', {
  /** The kind of the entity and its id, e.g. `wix.ecom.v1.order:6f0c…`. */
  entity: text('entity').primaryKey(),
  sequence: integer('sequence').notNull(),
});

/** Subscribers and their event types. */
export const webhookSubscriptions = sqliteTable('webhook_subscriptions', {
  url: text('url').primaryKey(),
  /** Event types; `*` is every one. */
  events: text('events', { mode: 'json' }).$type<string[]>().notNull(),
  /**
   * The subscription comes from the start options, not from a control. A start without it removes
   * it.
   */
  fromStart: integer('from_start', { mode: 'boolean' }).notNull().default(false),
});

export type DeliveryAttempt = { at: string; milliseconds: number; status?: number; error?: string };

/** A pending or finished delivery of one event to one subscriber. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    position: integer('position')
      .notNull()
      .references(() => events.position, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    entityId: text('entity_id').notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'abandoned'] }).notNull(),
    attempts: text('attempts', { mode: 'json' }).$type<DeliveryAttempt[]>().notNull(),
    /** By the sandbox's clock. */
    nextAttemptAt: integer('next_attempt_at').notNull(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.position, t.url),
    index('webhook_deliveries_line').on(t.status, t.url, t.entityId, t.id),
  ],
);
