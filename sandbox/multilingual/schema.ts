/** Texts of the catalog in other languages than the site's, as Wix Multilingual has them. */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { TEXT_KINDS } from '../core/requested-view';

export const translations = sqliteTable(
  'translations',
  {
    /** A two-letter code. */
    language: text('language').notNull(),
    kind: text('kind', { enum: [...TEXT_KINDS] }).notNull(),
    /** The id of a product or a category. Other texts: the text in the site's language. */
    ref: text('ref').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.kind, t.ref] })],
);
