import { sql } from 'drizzle-orm';
import { collections } from '../../catalog/schema';
import type { QueryField, QueryFields } from '../../core/query';
import { APP_NAMESPACE } from './wire';

const FIELDS: Record<string, QueryField> = {
  id: { kind: 'text', column: collections.id, sortable: false },
  slug: { kind: 'text', column: collections.slug, sortable: false },
  // Not declared as filterable, but `$exists` on it is the known way round an empty filter.
  name: { kind: 'text', column: collections.name, sortable: true },
  visible: { kind: 'boolean', column: collections.visible, sortable: false },
  'treeReference.appNamespace': { kind: 'text', column: sql`${APP_NAMESPACE}`, sortable: false },
  'treeReference.treeKey': { kind: 'text', column: sql`null`, sortable: false },
  managingAppId: { kind: 'text', column: sql`null`, sortable: true },
  createdDate: {
    kind: 'instant',
    column: sql`coalesce(${collections.document} ->> '$.createdAt', ${collections.updatedAt})`,
    sortable: true,
  },
  updatedDate: { kind: 'instant', column: collections.updatedAt, sortable: true },
  'parentCategory.id': { kind: 'text', column: collections.parentId, sortable: true },
  'parentCategory.index': { kind: 'number', column: collections.position, scale: 1, sortable: true },
};

export const queriedCategoryFields: QueryFields = (name) =>
  Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
