import { z } from 'zod';
import { type DataCollection, itemsOf } from './collections';

const SYSTEM_FIELDS = new Map([
  ['_id', 'TEXT'],
  ['_createdDate', 'DATETIME'],
  ['_updatedDate', 'DATETIME'],
  ['_owner', 'TEXT'],
]);

const instant = z.object({ $date: z.string() });
const texts = z.array(z.string());

/**
 * Returns a collection as the platform describes it. A visitor gets what displaying its items needs,
 * others also who may do what.
 */
export function wireCollection(id: string, collection: DataCollection, isVisitor: boolean) {
  const { read, insert, update, remove } = collection;
  const shown = { id, displayName: id, displayField: displayFieldOf(collection), plugins: [] };
  const fields = fieldsOf(collection);
  if (isVisitor) return { ...shown, fields };
  return {
    ...shown,
    collectionType: 'NATIVE',
    maxPageSize: 1000,
    fields: fields.map((field) => ({
      ...field,
      systemField: SYSTEM_FIELDS.has(field.key),
      encrypted: false,
    })),
    permissions: { read, insert, update, remove },
    revision: '1',
    pagingModes: ['OFFSET', 'CURSOR'],
  };
}

/** The first text of the merchant's fields. */
const displayFieldOf = (collection: DataCollection): string =>
  fieldsOf(collection).find(({ key, type }) => type === 'TEXT' && !SYSTEM_FIELDS.has(key))?.key ?? '_id';

/** There is no schema: the fields and their types follow from the items. */
function fieldsOf(collection: DataCollection) {
  const values = new Map<string, unknown>([...SYSTEM_FIELDS.keys()].map((key) => [key, undefined]));
  for (const item of itemsOf(collection))
    for (const [key, value] of Object.entries(item)) values.set(key, values.get(key) ?? value);
  for (const key of Object.keys(collection.references)) if (!values.has(key)) values.set(key, undefined);
  return [...values].map(([key, value]) => ({ key, displayName: key, ...typeOf(collection, key, value) }));
}

function typeOf({ references }: DataCollection, key: string, value: unknown) {
  const referencedCollectionId = Object.hasOwn(references, key) ? references[key] : undefined;
  if (referencedCollectionId !== undefined)
    return Array.isArray(value)
      ? { type: 'MULTI_REFERENCE', typeMetadata: { multiReference: { referencedCollectionId } } }
      : { type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId } } };
  return { type: SYSTEM_FIELDS.get(key) ?? plainTypeOf(value) };
}

function plainTypeOf(value: unknown): string {
  if (Array.isArray(value)) return texts.safeParse(value).success ? 'ARRAY_STRING' : 'ARRAY';
  if (typeof value === 'number') return 'NUMBER';
  if (typeof value === 'boolean') return 'BOOLEAN';
  if (typeof value === 'object' && value !== null)
    return instant.safeParse(value).success ? 'DATETIME' : 'OBJECT';
  return 'TEXT';
}
