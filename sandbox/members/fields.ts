import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { validationError } from '../core/errors';
import type { QueryField, QueryFields } from '../core/query';
import { members } from './schema';
import { holdsText } from './store';

/** The fields that members can be filtered and sorted by. */
const FIELDS: Record<string, QueryField> = {
  id: { kind: 'text', column: members.id, sortable: false },
  loginEmail: { kind: 'text', column: members.loginEmail, sortable: false },
  contactId: { kind: 'text', column: members.contactId, sortable: false },
  'contact.firstName': { kind: 'text', column: members.firstName, sortable: true },
  'contact.lastName': { kind: 'text', column: members.lastName, sortable: true },
  'profile.nickname': { kind: 'text', column: members.nickname, sortable: true },
  'profile.slug': { kind: 'text', column: members.slug, sortable: false },
  status: { kind: 'text', column: members.status, sortable: false },
  privacyStatus: { kind: 'text', column: members.privacyStatus, sortable: false },
  createdDate: { kind: 'instant', column: members.createdAt, sortable: true },
  updatedDate: { kind: 'instant', column: members.updatedAt, sortable: true },
  lastLoginDate: { kind: 'instant', column: members.lastLoginAt, sortable: true },
};

export const memberFields: QueryFields = (name) => (Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined);

/** The fields of a search that specifies none. */
const SEARCHED = ['loginEmail', 'contact.firstName', 'contact.lastName', 'profile.nickname'];

/** @throws PlatformError 400 for a field that cannot be searched. */
export function searchToSql(
  expression: string,
  names: readonly string[] | null | undefined,
): SQL | undefined {
  const columns = (names?.length ? names : SEARCHED).map((name) => {
    const field = memberFields(name);
    if (field?.kind !== 'text')
      throw validationError([
        { field: 'search.fields', description: `cannot search in ${name}`, violatedRule: 'OTHER' },
      ]);
    return sql`${field.column}`;
  });
  return holdsText(expression, columns);
}
