import { asc, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { emitDomainEvent } from '../events/emit';
import { formSubmissions, forms } from './schema';
import type { FormDocument } from './types';
import { formWire, submissionWire } from './wire';

export type Form = typeof forms.$inferSelect;
export type Submission = typeof formSubmissions.$inferSelect;

export const listForms = (reader: Reader): Promise<Form[]> =>
  reader.select().from(forms).orderBy(asc(forms.position), asc(forms.id));

export const FORM_ORDERS = [
  'UPDATED_DATE_DESC',
  'UPDATED_DATE_ASC',
  'CREATED_DATE_DESC',
  'CREATED_DATE_ASC',
  'NAME_DESC',
  'NAME_ASC',
] as const;

/** Returns the forms in an order. Forms of equal rank stay in the merchant's. */
export function inOrder(all: readonly Form[], order: (typeof FORM_ORDERS)[number]): Form[] {
  const direction = order.endsWith('_ASC') ? 1 : -1;
  return all.toSorted((a, b) => {
    if (order.startsWith('NAME')) return direction * a.document.name.localeCompare(b.document.name);
    const isByUpdate = order.startsWith('UPDATED');
    return direction * (isByUpdate ? a.updatedAt - b.updatedAt : a.createdAt - b.createdAt);
  });
}

export async function findForm(reader: Reader, id: string): Promise<Form | undefined> {
  const [row] = await reader.select().from(forms).where(eq(forms.id, id));
  return row;
}

type GivenForm = { id: string; document: FormDocument; requiresCaptcha: boolean };

/** Makes these the forms of the site, with an event for each that was added, changed or removed. */
export async function replaceForms(tx: Writer, given: GivenForm[], now: number): Promise<void> {
  const before = new Map((await listForms(tx)).map((form) => [form.id, form]));
  const ids = given.map(({ id }) => id);
  await tx.delete(forms).where(ids.length > 0 ? notInArray(forms.id, ids) : undefined);
  for (const [position, { id, document, requiresCaptcha }] of given.entries()) {
    const known = before.get(id);
    const isSame =
      known?.requiresCaptcha === requiresCaptcha &&
      JSON.stringify(known.document) === JSON.stringify(document);
    const form: Form = {
      id,
      document,
      requiresCaptcha,
      position,
      revision: (known?.revision ?? 0) + (isSame ? 0 : 1),
      createdAt: known?.createdAt ?? now,
      updatedAt: isSame ? known.updatedAt : now,
    };
    await tx.insert(forms).values(form).onConflictDoUpdate({ target: forms.id, set: form });
    if (!isSame) await emitFormEvent(tx, form, known === undefined ? 'created' : 'updated', now);
  }
  for (const form of before.values())
    if (!ids.includes(form.id)) await emitFormEvent(tx, form, 'deleted', now);
}

function emitFormEvent(tx: Writer, form: Form, slug: 'created' | 'updated' | 'deleted', at: number) {
  const entity = formWire(form);
  const content = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity } },
    deleted: { deletedEvent: { deletedEntity: entity } },
  }[slug];
  return emitDomainEvent(tx, { entityFqdn: 'wix.forms.v4.form', entityId: form.id, slug, at, content });
}

export async function insertSubmission(tx: Writer, submission: Submission): Promise<void> {
  await tx.insert(formSubmissions).values(submission);
  await emitDomainEvent(tx, {
    entityFqdn: 'wix.forms.v4.submission',
    slug: 'created',
    entityId: submission.id,
    at: submission.createdAt,
    content: { createdEvent: { entity: submissionWire(submission) } },
  });
}

export async function findSubmission(reader: Reader, id: string): Promise<Submission | undefined> {
  const [row] = await reader.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  return row;
}

/** Returns submissions, newest first, and how many there are. */
export async function listSubmissions(
  reader: Reader,
  { formId, limit, offset }: { formId?: string | undefined; limit: number; offset: number },
): Promise<{ found: Submission[]; total: number }> {
  const where = formId === undefined ? undefined : eq(formSubmissions.formId, formId);
  const found = await reader
    .select()
    .from(formSubmissions)
    .where(where)
    .orderBy(desc(formSubmissions.createdAt), desc(sql`rowid`))
    .limit(limit)
    .offset(offset);
  const [counted] = await reader.select({ total: count() }).from(formSubmissions).where(where);
  return { found, total: counted?.total ?? 0 };
}
