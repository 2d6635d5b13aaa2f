/**
 * Translates the platform's query language into SQL with bound parameters: filters, sorting and
 * offset paging over the fields that an entity names. Any other field, and any operator that a
 * field's kind does not support, is a 400.
 */

import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { type PlatformError, rejectedField } from './errors';
import { minorUnitsOf } from './money';

/** The currency of the site decides how many minor units a unit has. */
export type Scale = number | 'money';

export const factorOf = (scale: Scale): number => (scale === 'money' ? minorUnitsOf() : scale);

export type QueryField = { sortable: boolean } & (
  | { kind: 'text'; column: SQLiteColumn | SQL }
  /** `scale`: the factor from a wire value to the column's value. `money`: to minor units. */
  | { kind: 'number'; column: SQLiteColumn | SQL; scale: Scale }
  /** ISO 8601 on the wire, milliseconds since the epoch in the column. */
  | { kind: 'instant'; column: SQLiteColumn | SQL }
  | { kind: 'boolean'; column: SQLiteColumn | SQL }
  /**
   * Several values per entity. `has` is the condition that the entity has a value, `isEmpty` that
   * it has none. `ofObjects`: the values are objects. `$matchItems` finds them by their ids, and
   * none equals a text.
   */
  | { kind: 'set'; has(value: string): SQL; isEmpty?: SQL; ofObjects?: boolean }
);

/** Returns the field behind a wire name, or undefined when the entity cannot be queried by it. */
export type QueryFields = (name: string) => QueryField | undefined;

/** REST clients send filter and sort as JSON text, the SDK sends JSON. Both are the same query. */
const parseText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const record = z.record(z.string(), z.unknown());

/** `{ filter?, sort?, paging? }` of an offset query. A page has 1 to 100 items, 50 by default. */
export const wireQuery = z.object({
  filter: z.preprocess(parseText, record.nullish()),
  sort: z.preprocess(parseText, z.array(record).nullish()),
  paging: z
    .object({
      limit: z.number().int().min(1).max(100).nullish(),
      offset: z.number().int().min(0).nullish(),
    })
    .nullish(),
  cursorPaging: z.undefined('is not supported for this entity, use paging').optional(),
});

export type WireQuery = z.infer<typeof wireQuery>;

export function pagingOf(query: WireQuery | undefined, defaultLimit = 50): { limit: number; offset: number } {
  return { limit: query?.paging?.limit ?? defaultLimit, offset: query?.paging?.offset ?? 0 };
}

const MAX_DEPTH = 10;

/**
 * Returns the SQL condition of a filter.
 * @throws PlatformError 400 for an unknown field, an operator that the field does not have, or a
 *   value of a wrong type.
 */
export function filterToSql(fields: QueryFields, filter: WireQuery['filter']): SQL | undefined {
  if (!filter) return undefined;
  rejectHuge(filter);
  return allOf(fields, filter, 0);
}

/** SQLite cannot hold larger expressions. The platform's own limits are not published. */
const MAX_CONDITIONS = 300;
const MAX_VALUES = 5_000;

/** @throws PlatformError 400 for a filter with too many conditions, values or levels. */
function rejectHuge(filter: unknown): void {
  let conditions = 0;
  let values = 0;
  const left = [filter];
  for (let part = left.pop(); part !== undefined || left.length > 0; part = left.pop()) {
    if (typeof part !== 'object' || part === null) {
      values += 1;
    } else {
      const inner: unknown[] = Object.values(part);
      if (!Array.isArray(part)) conditions += inner.length;
      for (const value of inner) left.push(value);
    }
    if (conditions > MAX_CONDITIONS || values > MAX_VALUES)
      throw rejected('filter', `takes at most ${MAX_CONDITIONS} conditions and ${MAX_VALUES} values`);
  }
}

function allOf(fields: QueryFields, filter: Record<string, unknown>, depth: number): SQL | undefined {
  if (depth > MAX_DEPTH) throw rejected('filter', `is nested deeper than ${MAX_DEPTH} levels`);
  const nested = (value: unknown) =>
    list(value).map((part) => {
      const parsed = record.safeParse(part);
      if (!parsed.success) throw rejected('filter', '$and, $or and $not take filters');
      return allOf(fields, parsed.data, depth + 1) ?? sql`true`;
    });
  return and(
    ...Object.entries(filter).map(([key, value]) => {
      if (key === '$and') return and(...nested(value));
      if (key === '$or') return or(...nested(value));
      if (key === '$not') return and(...nested(value).map(not));
      if (key.startsWith('$')) throw rejected('filter', `${key} is not a known operator`);
      const field = fields(key);
      if (field === undefined) throw rejected('filter', `cannot filter by ${key}`);
      return and(
        ...Object.entries(operatorsOf(value)).map(([operator, operand]) =>
          compare(key, field, operator, operand),
        ),
      );
    }),
  );
}

/** A bare value means `$eq`. */
function operatorsOf(value: unknown): Record<string, unknown> {
  const parsed = record.safeParse(value);
  return parsed.success && !Array.isArray(value) ? parsed.data : { $eq: value };
}

function compare(name: string, field: QueryField, operator: string, operand: unknown): SQL | undefined {
  if (field.kind === 'set') return compareSet(name, field, operator, operand);
  const column = sql`${field.column}`;
  const one = () => toColumnValue(name, field, operand);
  const many = () => list(operand).map((value) => toColumnValue(name, field, value));
  switch (operator) {
    case '$eq':
      return operand === null ? isNull(column) : eq(column, one());
    case '$ne':
      return operand === null ? sql`${column} is not null` : sql`${column} is not ${one()}`;
    case '$gt':
      return gt(column, one());
    case '$gte':
      return gte(column, one());
    case '$lt':
      return lt(column, one());
    case '$lte':
      return lte(column, one());
    case '$in':
    case '$hasSome':
      return inArray(column, many());
    case '$nin':
      return not(inArray(column, many()));
    case '$exists':
      return operand === false ? isNull(column) : sql`${column} is not null`;
    default:
      if (field.kind === 'text') return compareText(name, column, operator, operand);
      throw rejected('filter', `${operator} cannot be used with ${name}`);
  }
}

/** Matches text case-insensitively, as the SDK documents for `startsWith`. */
function compareText(name: string, column: SQL, operator: string, operand: unknown): SQL {
  if (operator === '$isEmpty')
    return operand === false ? sql`coalesce(${column}, '') <> ''` : sql`coalesce(${column}, '') = ''`;
  const text = textValue(name, operand);
  switch (operator) {
    case '$contains':
      return sql`instr(lower(${column}), lower(${text})) > 0`;
    case '$startsWith':
      // A range, so that a case-insensitive index of the column can be used.
      return sql`(${column} collate nocase >= ${text} and ${column} collate nocase < ${`${text}\u{10ffff}`})`;
    case '$endsWith':
      return text === ''
        ? sql`true`
        : sql`substr(lower(${column}), max(1, length(${column}) - length(${text}) + 1)) = lower(${text})`;
    default:
      throw rejected('filter', `${operator} cannot be used with ${name}`);
  }
}

function compareSet(
  name: string,
  { has, isEmpty, ofObjects }: Extract<QueryField, { kind: 'set' }>,
  operator: string,
  operand: unknown,
): SQL | undefined {
  if (operator === '$matchItems')
    return and(...list(operand).map((item) => matchItem(name, has, record.safeParse(item).data?.id)));
  if (isEmpty && (operator === '$isEmpty' || operator === '$exists'))
    return (operator === '$isEmpty') === (operand !== false) ? isEmpty : not(isEmpty);
  const conditions = list(operand).map((value) => (ofObjects ? sql`false` : has(textValue(name, value))));
  // With an empty list, "some" matches nothing and "all" matches everything.
  const some = or(...conditions) ?? sql`false`;
  switch (operator) {
    case '$eq':
    case '$in':
    case '$hasSome':
      return some;
    case '$ne':
    case '$nin':
      return not(some);
    case '$hasAll':
      return and(...conditions);
    default:
      throw rejected('filter', `${operator} cannot be used with ${name}`);
  }
}

/**
 * Returns the condition that the entity has an item that meets a filter of `$matchItems`. Sets
 * support a filter by id: one id, or operators like `$in`.
 */
const matchItem = (name: string, has: (id: string) => SQL, id: unknown): SQL | undefined =>
  and(
    ...Object.entries(operatorsOf(id)).map(([operator, operand]) =>
      compareSet(name, { kind: 'set', sortable: false, has }, operator, operand),
    ),
  );

function toColumnValue(
  name: string,
  field: Exclude<QueryField, { kind: 'set' }>,
  value: unknown,
): string | number {
  if (field.kind === 'text') return textValue(name, value);
  if (field.kind === 'boolean') {
    if (typeof value !== 'boolean') throw rejected('filter', `${name} takes true or false`);
    return Number(value);
  }
  if (field.kind === 'instant') {
    const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(instant))
      throw rejected('filter', `${name} takes a date, e.g. 2026-01-31T12:00:00.000Z`);
    return instant;
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw rejected('filter', `${name} takes a number`);
  // 19.99 * 100 is 1998.9999999999998: removes the floating-point error.
  return Number((number * factorOf(field.scale)).toFixed(6));
}

function textValue(name: string, value: unknown): string {
  if (typeof value !== 'string') throw rejected('filter', `${name} takes a text`);
  return value;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Returns the order terms for `[{fieldName, order}]` (SDK; `field_name` in the platform's recipes) or
 * `[{"price":"desc"}]` (REST).
 * @throws PlatformError 400 for a field that cannot be sorted by.
 */
export function sortToSql(fields: QueryFields, sort: WireQuery['sort']): SQL[] {
  return (sort ?? [])
    .flatMap((entry) => sortTerms(entry))
    .map(({ name, order }) => {
      const field = fields(name);
      if (field === undefined || !field.sortable || field.kind === 'set')
        throw rejected('sort', `cannot sort by ${name}`);
      const expression = field.kind === 'text' ? sql`${field.column} collate nocase` : field.column;
      return order === 'DESC' ? desc(expression) : asc(expression);
    });
}

export function sortTerms(entry: Record<string, unknown>): { name: string; order: 'ASC' | 'DESC' }[] {
  const fieldName = entry.fieldName ?? entry.field_name;
  const pairs: [unknown, unknown][] =
    fieldName === undefined ? Object.entries(entry) : [[fieldName, entry.order ?? 'ASC']];
  return pairs.map(([name, order]) => {
    const direction = typeof order === 'string' ? order.toUpperCase() : order;
    if (typeof name !== 'string' || (direction !== 'ASC' && direction !== 'DESC'))
      throw rejected('sort', 'takes a field name and an order, ASC or DESC');
    return { name, order: direction };
  });
}

function rejected(part: 'filter' | 'sort', description: string): PlatformError {
  return rejectedField(`query.${part}`, description);
}
