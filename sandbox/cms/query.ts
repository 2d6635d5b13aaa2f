import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rejectedField } from '../core/errors';
import { filterToSql, type QueryField, type QueryFields, sortToSql, wireQuery } from '../core/query';
import type { Reader } from '../db/reader';
import { type DataCollection, itemsOf } from './collections';
import type { DataItem } from './schema';

/** A page of items has 50 items by default, and at most 1,000. With a cursor, at most 100. */
const DEFAULT_LIMIT = 50;
const MAX_PER_PAGE = 1_000;
const MAX_PER_CURSOR = 100;

/** `query` of the platform's item queries. */
export const itemQuery = wireQuery.extend({
  fields: z.array(z.string().max(200)).max(100).nullish(),
  paging: z
    .object({
      limit: z.number().int().min(1).max(MAX_PER_PAGE).nullish(),
      offset: z.number().int().min(0).nullish(),
    })
    .nullish(),
  cursorPaging: z
    .object({
      limit: z.number().int().min(1).max(MAX_PER_CURSOR).nullish(),
      cursor: z.string().max(16_000).nullish(),
    })
    .nullish(),
});
export type ItemQuery = z.infer<typeof itemQuery>;

const FIELD = /^\w+(?:\.\w+)*$/;

/**
 * Returns the fields of a collection. There is no schema: a field's kind follows from its values.
 */
function fieldsOf(items: readonly DataItem[]): QueryFields {
  return (name) => {
    if (!FIELD.test(name)) return undefined;
    const path = `$.${name}`;
    const known = items.map((item) => valueAt(item, name)).find((value) => value !== undefined);
    return fieldOf(path, known);
  };
}

function fieldOf(path: string, known: unknown): QueryField {
  const column = sql`json_extract(item.value, ${path})`;
  if (Array.isArray(known))
    return {
      kind: 'set',
      sortable: false,
      has: (value) =>
        sql`exists (select 1 from json_each(item.value, ${path}) as one where one.value = ${value})`,
    };
  if (typeof known === 'number') return { kind: 'number', column, scale: 1, sortable: true };
  if (typeof known === 'boolean') return { kind: 'boolean', column, sortable: false };
  if (typeof known === 'object' && known !== null)
    return { kind: 'text', column: sql`json_extract(item.value, ${`${path}.$date`})`, sortable: true };
  return { kind: 'text', column, sortable: true };
}

const record = z.record(z.string(), z.unknown());

const valueAt = (item: DataItem, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => {
    const parsed = record.safeParse(value);
    return parsed.success && Object.hasOwn(parsed.data, key) ? parsed.data[key] : undefined;
  }, item);

const storedText = z.array(z.object({ value: z.string() }));

async function select(
  reader: Reader,
  collection: DataCollection,
  { filter, sort }: Pick<ItemQuery, 'filter' | 'sort'>,
): Promise<DataItem[]> {
  const items = itemsOf(collection);
  const fields = fieldsOf(items);
  const where = filterToSql(fields, filter) ?? sql`true`;
  const order: SQL[] = [...sortToSql(fields, sort), sql`item.key`];
  const rows = await reader
    .select({ value: sql<string>`item.value` })
    .from(sql`json_each(${JSON.stringify(items)}) as item`)
    .where(where)
    .orderBy(...order);
  return itemsOf({ ...collection, items: storedText.parse(rows).map(({ value }) => JSON.parse(value)) });
}

/** A page of items: where it begins, and the query that it is a part of. */
type ItemPage = Pick<ItemQuery, 'filter' | 'sort' | 'fields'> & { offset: number; limit: number };

const cursorSchema = itemQuery
  .pick({ filter: true, sort: true, fields: true })
  .extend({ offset: z.number().int().min(0), limit: z.number().int().min(1).max(MAX_PER_CURSOR) });

const cursorOf = (page: ItemPage): string => Buffer.from(JSON.stringify(page)).toString('base64url');

/** @throws PlatformError 400 for a cursor that this sandbox did not issue. */
function pageOf(query: ItemQuery | undefined): ItemPage {
  const { filter, sort, fields, paging, cursorPaging } = query ?? {};
  const limit = cursorPaging?.limit ?? paging?.limit ?? DEFAULT_LIMIT;
  if (!cursorPaging?.cursor) return { filter, sort, fields, offset: paging?.offset ?? 0, limit };
  try {
    const before = cursorSchema.parse(
      JSON.parse(Buffer.from(cursorPaging.cursor, 'base64url').toString('utf8')),
    );
    return { ...before, limit: cursorPaging.limit ?? before.limit };
  } catch {
    throw rejectedField('query.cursorPaging.cursor', 'is not a cursor');
  }
}

/**
 * Returns a page of a collection's items in the stored order, the fields that the query names, and
 * the paging of the response. A request with a cursor continues the query of the first one.
 */
export async function queryItems(
  reader: Reader,
  collection: DataCollection,
  { query, returnTotalCount }: { query: ItemQuery | undefined; returnTotalCount: boolean },
) {
  const page = pageOf(query);
  const { offset, limit } = page;
  const found = await select(reader, collection, page);
  const items = found.slice(offset, offset + limit);
  const hasNext = offset + items.length < found.length;
  const paging = query?.cursorPaging
    ? {
        cursors: {
          ...(hasNext && { next: cursorOf({ ...page, offset: offset + limit }) }),
          ...(offset > 0 && { prev: cursorOf({ ...page, offset: Math.max(0, offset - limit) }) }),
        },
      }
    : { offset, ...(returnTotalCount && { total: found.length }), tooManyToCount: false, cursors: {} };
  return {
    items,
    fields: page.fields ?? [],
    pagingMetadata: { count: items.length, ...paging, hasNext },
  };
}

/** Returns the number of items that match a filter. */
export const countItems = async (
  reader: Reader,
  collection: DataCollection,
  filter: ItemQuery['filter'],
): Promise<number> => (await select(reader, collection, { filter, sort: null })).length;
