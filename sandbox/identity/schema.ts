/** Tables for mailed secrets and failed logins. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from '../members/schema';

/**
 * Single-use, short-lived secrets: login states, codes, mailed links, captcha answers. Stored as
 * SHA-256 hashes.
 */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['login-state', 'email-code', 'set-password', 'captcha', 'idp'],
    }).notNull(),
    memberId: text('member_id').references(() => members.id, { onDelete: 'cascade' }),
    data: text('data', { mode: 'json' }).$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('one_time_tokens_member').on(t.memberId, t.purpose, t.createdAt)],
);

/** Consecutive failed logins by email, whether or not the email has a member. */
export const loginFailures = sqliteTable('login_failures', {
  email: text('email').primaryKey(),
  count: integer('count').notNull(),
  lastAt: integer('last_at').notNull(),
});
