/** Tables of the merchant's forms and of what was sent with them. Units as in db/schema.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FormDocument, Submitter } from './types';

export const forms = sqliteTable('forms', {
  id: text('id').primaryKey(),
  /** The form without the fields that the platform sets. */
  document: text('document', { mode: 'json' }).$type<FormDocument>().notNull(),
  /** Whether a submission needs the answer of a captcha. The merchant sets it in the editor. */
  requiresCaptcha: integer('requires_captcha', { mode: 'boolean' }).notNull(),
  /** The order in lists. */
  position: integer('position').notNull(),
  revision: integer('revision').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

export const formSubmissions = sqliteTable(
  'form_submissions',
  {
    id: text('id').primaryKey(),
    /** Submissions outlive their form. */
    formId: text('form_id').notNull(),
    submitter: text('submitter', { mode: 'json' }).$type<Submitter>().notNull(),
    /** Values by the targets of the fields. */
    values: text('values', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('form_submissions_created').on(t.createdAt)],
);
