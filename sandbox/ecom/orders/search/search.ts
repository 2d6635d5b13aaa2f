import { and, asc, desc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { plainError, validationError } from '../../../core/errors';
import { filterToSql } from '../../../core/query';
import type { Reader } from '../../../db/reader';
import { orders } from '../schema';
import { countOrders, type Order, selectOrders } from '../store';
import { orderFields, textFlags } from './fields';

/** A page has 50 orders by default and 100 at most. */
const DEFAULT_LIMIT = 50;
const limit = z.number().int().min(1).max(100).nullish();

const filterSchema = z.record(z.string(), z.unknown());
const sortSchema = z.array(z.object({ fieldName: z.string(), order: z.enum(['ASC', 'DESC']).nullish() }));

export const searchSchema = z.object({
  filter: filterSchema.nullish(),
  sort: sortSchema.nullish(),
  cursorPaging: z.object({ limit, cursor: z.string().nullish() }).nullish(),
  paging: z.object({ limit, offset: z.number().int().min(0).nullish() }).nullish(),
});
export type Search = z.infer<typeof searchSchema>;

/**
 * The cursor contains everything that the next page needs, because a client may send only the
 * cursor.
 */
const cursorSchema = z.object({
  filter: filterSchema,
  sort: sortSchema,
  key: z.array(z.union([z.string(), z.number()])),
  backwards: z.boolean(),
});
type Cursor = z.infer<typeof cursorSchema>;

type Found = { orders: Order[] };
type Term = { column: SQL; descending: boolean };

/**
 * Returns a page of orders by cursor, newest first unless sorted. The next page starts after the
 * last order seen, so that new orders neither repeat nor hide any.
 * @param scope the orders that the caller may see.
 * @throws PlatformError 400 for a field or operator that orders cannot be searched by, or a damaged
 *   cursor.
 */
export async function searchByCursor(reader: Reader, search: Search, scope: SQL | undefined) {
  const pageSize = search.cursorPaging?.limit ?? DEFAULT_LIMIT;
  const sent = search.cursorPaging?.cursor;
  const cursor = sent ? readCursor(sent) : undefined;
  const filter = cursor?.filter ?? search.filter ?? {};
  const sort = cursor?.sort ?? search.sort ?? [];
  const backwards = cursor?.backwards ?? false;
  const terms = sortTerms(sort).map((term) => ({ ...term, descending: term.descending !== backwards }));

  const rows = await selectOrders(reader, {
    where: and(conditionOf(filter, scope), cursor ? behind(terms, cursor.key) : undefined),
    orderBy: terms.map(({ column, descending }) => (descending ? desc(column) : asc(column))),
    keys: terms.map(({ column }) => column),
    limit: pageSize + 1,
  });
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (backwards) page.reverse();

  const at = (row: { key: string } | undefined, back: boolean): string | undefined =>
    row &&
    writeCursor({ filter, sort, key: cursorSchema.shape.key.parse(JSON.parse(row.key)), backwards: back });
  const hasNext = backwards || more;
  const hasPrevious = backwards ? more : cursor !== undefined;
  const next = hasNext ? at(page.at(-1), false) : undefined;
  const prev = hasPrevious ? at(page[0], true) : undefined;
  return {
    orders: page.map(({ order }) => order),
    metadata: {
      count: page.length,
      cursors: { ...(next ? { next } : {}), ...(prev ? { prev } : {}) },
      hasNext,
    },
  };
}

/** Returns the same search by offset, with a total. @throws as `searchByCursor`. */
export async function searchByOffset(
  reader: Reader,
  search: Search,
  scope: SQL | undefined,
): Promise<Found & { metadata: { count: number; offset: number; total: number } }> {
  const terms = sortTerms(search.sort ?? []);
  const where = conditionOf(search.filter ?? {}, scope);
  const offset = search.paging?.offset ?? 0;
  const rows = await selectOrders(reader, {
    where,
    orderBy: terms.map(({ column, descending }) => (descending ? desc(column) : asc(column))),
    keys: terms.map(({ column }) => column),
    limit: search.paging?.limit ?? DEFAULT_LIMIT,
    offset,
  });
  return {
    orders: rows.map(({ order }) => order),
    metadata: { count: rows.length, offset, total: await countOrders(reader, where) },
  };
}

/** Orders of one member. */
export const ofMember = (memberId: string): SQL => eq(orders.memberId, memberId);

/**
 * Returns the filter's condition. Pending and rejected orders appear only when requested by status.
 * Initialized ones never appear.
 */
function conditionOf(filter: Record<string, unknown>, scope: SQL | undefined): SQL | undefined {
  const requested = filterSchema.parse(textFlags(filter));
  return and(
    scope,
    filterToSql(orderFields, requested),
    ne(orders.status, 'INITIALIZED'),
    names(filter, 'status') ? undefined : notInArray(orders.status, ['PENDING', 'REJECTED']),
  );
}

function names(filter: unknown, field: string): boolean {
  if (Array.isArray(filter)) return filter.some((part) => names(part, field));
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.entries(filter).some(([key, value]) => key === field || names(value, field));
}

/**
 * Returns the sort terms with the id last. Without it, orders of the same instant could change
 * places between pages.
 */
function sortTerms(sort: Cursor['sort']): Term[] {
  const requested = sort.length > 0 ? sort : [{ fieldName: 'createdDate', order: 'DESC' as const }];
  const terms = requested.map(({ fieldName, order }): Term => {
    const field = orderFields(fieldName);
    if (field === undefined || !field.sortable || field.kind === 'set')
      throw validationError([
        { field: 'search.sort', description: `cannot sort by ${fieldName}`, violatedRule: 'OTHER' },
      ]);
    // Comparisons with null match nothing, so missing values sort in one place: after the numbers
    // and before the texts.
    return { column: sql`coalesce(${field.column}, '')`, descending: order === 'DESC' };
  });
  return [...terms, { column: sql`${orders.id}`, descending: terms.at(-1)?.descending ?? true }];
}

/**
 * Matches rows after this key in the sort order: greater in the first term, or equal there and
 * greater in the next, …
 */
function behind(terms: Term[], key: Cursor['key']): SQL | undefined {
  if (terms.length !== key.length) throw plainError(400, 'Invalid cursor');
  return or(
    ...terms.map(({ column, descending }, index) =>
      and(
        ...terms.slice(0, index).map((before, position) => sql`${before.column} = ${key[position]}`),
        descending ? sql`${column} < ${key[index]}` : sql`${column} > ${key[index]}`,
      ),
    ),
  );
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw plainError(400, 'Invalid cursor');
  }
}
