/** The inbox. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const mails = sqliteTable(
  'mails',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    links: text('links', { mode: 'json' }).$type<string[]>().notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (t) => [index('mails_sent').on(t.sentAt)],
);
