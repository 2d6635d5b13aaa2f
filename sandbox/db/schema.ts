/**
 * The table that belongs to no domain. Each domain has a schema.ts with its tables. A field that a
 * query filters or sorts by is a column. The rest of an entity is one JSON column in the platform's
 * wire shape, so that a new platform field needs no migration. Units: money in minor units as
 * integers; instants in milliseconds since the epoch by the sandbox's clock.
 */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Small named values: the signing key, the order counter, the seed's fingerprint. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
});
