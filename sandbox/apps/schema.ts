/** Tables for the OAuth apps of the site and their refresh tokens. Units as in db/schema.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * OAuth apps of the site. `redirectDomains` are the hosts that a redirect session may return to.
 */
export const oauthApps = sqliteTable('oauth_apps', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  redirectDomains: text('redirect_domains', { mode: 'json' }).$type<string[]>().notNull(),
  redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * Refresh tokens, stored as SHA-256 hashes. The platform never rotates them, so each is used many
 * times.
 */
export const refreshTokens = sqliteTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id'),
  createdAt: integer('created_at').notNull(),
  revokedAt: integer('revoked_at'),
});
