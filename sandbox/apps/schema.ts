/** Tables for the OAuth apps of the site. Units as in db/schema.ts. */
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
