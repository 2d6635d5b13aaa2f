/** The table of redirect sessions. Units as in db/schema.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RedirectRequest } from './request';

export const redirectSessions = sqliteTable('redirect_sessions', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id'),
  /** The validated request: the intent, callbacks and preferences. */
  request: text('request', { mode: 'json' }).$type<RedirectRequest>().notNull(),
  createdAt: integer('created_at').notNull(),
});
