/** Tables for refresh tokens and authorization codes. Units as in db/schema.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

/** Authorization codes: single use, short-lived, bound to a PKCE challenge (S256). */
export const authorizationCodes = sqliteTable('authorization_codes', {
  hash: text('hash').primaryKey(),
  clientId: text('client_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  memberId: text('member_id').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri'),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
});
