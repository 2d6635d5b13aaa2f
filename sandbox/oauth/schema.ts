/** The table of authorization codes. Units as in db/schema.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
