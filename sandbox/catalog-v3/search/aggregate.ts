import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { catalogIndex } from '../../catalog/search/schema';
import { applicationError } from '../../core/errors';
import type { Reader } from '../../db/reader';
import {
  type AggregatedField,
  aggregatedField,
  type CountedField,
  type Matched,
  sourceOf,
} from './aggregated-fields';
import type { Aggregation, SimpleAggregation } from './aggregations';
import { countByCategory } from './category-counts';

const DEFAULT_VALUES = 10;
const MAX_COMBINATIONS = 1000;

export type Matches = Matched & { reader: Reader };
type Of<T extends Aggregation['type']> = Extract<Aggregation, { type: T }>;

/**
 * Returns the aggregations of a search over all its matches, in the request's order.
 * @throws PlatformError 400 for a field that cannot be aggregated in the requested way.
 */
export async function aggregate(matches: Matches, requested: readonly Aggregation[]) {
  const results: Record<string, unknown>[] = [];
  for (const one of requested) {
    const { name, type } = one;
    const path = one.type === 'NESTED' ? {} : { fieldPath: one.fieldPath };
    results.push({ name, type, ...path, ...(await resultOf(matches, one)) });
  }
  return { results };
}

async function resultOf(matches: Matches, one: Aggregation): Promise<Record<string, unknown>> {
  switch (one.type) {
    case 'VALUE':
      return { values: { results: await valuesOf(matches, one) } };
    case 'RANGE':
      return { ranges: { results: await rangesOf(matches, one) } };
    case 'SCALAR':
      return { scalar: await scalarOf(matches, one) };
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { results: await histogramOf(matches, one) } };
    case 'NESTED':
      return { nested: { results: await combinationsOf(matches, one) } };
  }
}

const pairs = z.array(z.tuple([z.union([z.string(), z.number(), z.null()]), z.number()]));

async function valuesOf(matches: Matches, { fieldPath, value: options }: Of<'VALUE'>) {
  const field = requireField(fieldPath);
  const { sortType, sortDirection, missingValues } = options ?? {};
  const limit = options?.limit ?? DEFAULT_VALUES;
  if (field.kind === 'categories') {
    const counts = await countByCategory(matches, field);
    const direction = sortDirection === 'ASC' ? 1 : -1;
    const order = (a: { value: string; count: number }, b: typeof a) =>
      sortType === 'VALUE' ? a.value.localeCompare(b.value) : a.count - b.count;
    return counts.sort((a, b) => direction * order(a, b)).slice(0, limit);
  }
  const { from, where } = sourceOf(field, matches);
  const counted = field.repeats && field.side ? sql`count(distinct ${field.side.product})` : sql`count(*)`;
  const present = missingValues === 'INCLUDE' ? undefined : sql`${field.value} is not null`;
  const rows = await matches.reader.values(sql`
    select ${field.value}, ${counted} from ${from} where ${and(where, present)}
    group by 1 order by ${sql.raw(sortType === 'VALUE' ? '1' : '2')}
      ${sql.raw(sortDirection === 'ASC' ? 'asc' : 'desc')}, 1 limit ${limit}`);
  const missing = options?.includeOptions?.addToBucket ?? '';
  return pairs.parse(rows).map(([value, count]) => ({
    value: value === null ? missing : field.wire(String(value)),
    count,
  }));
}

async function rangesOf(matches: Matches, { fieldPath, range: { buckets } }: Of<'RANGE'>) {
  const field = requireNumber(fieldPath);
  const inside = ({ from, to }: (typeof buckets)[number]) =>
    and(
      sql`${field.value} is not null`,
      from == null ? undefined : sql`${field.value} >= ${from * field.scale}`,
      to == null ? undefined : sql`${field.value} < ${to * field.scale}`,
    );
  const counts = sql.join(
    buckets.map((bucket) => sql`coalesce(sum(${inside(bucket)}), 0)`),
    sql`, `,
  );
  const { from, where } = sourceOf(field, matches);
  const rows = await matches.reader.values(sql`select ${counts} from ${from} where ${where}`);
  const [found = []] = z.array(z.array(z.number())).parse(rows);
  return buckets.map(({ from, to }, index) => ({
    ...(from != null && { from }),
    ...(to != null && { to }),
    count: found[index] ?? 0,
  }));
}

async function scalarOf(matches: Matches, { fieldPath, scalar: { type } }: Of<'SCALAR'>) {
  const isCount = type === 'COUNT_DISTINCT';
  const field = isCount ? requireField(fieldPath) : requireNumber(fieldPath);
  if (field.kind === 'categories') return { type, value: (await countByCategory(matches, field)).length };
  const { from, where } = sourceOf(field, matches);
  const value = {
    COUNT_DISTINCT: sql`count(distinct ${field.value})`,
    MIN: sql`min(${field.value})`,
    MAX: sql`max(${field.value})`,
  }[type];
  const rows = await matches.reader.values(sql`select ${value} from ${from} where ${where}`);
  const [[found] = [null]] = z.array(z.tuple([z.number().nullable()])).parse(rows);
  // Without a match there is no smallest and no largest value.
  return { type, ...(found !== null && { value: isCount ? found : found / field.scale }) };
}

async function histogramOf(matches: Matches, one: Of<'DATE_HISTOGRAM'>) {
  const field = requireField(one.fieldPath);
  if (field.kind !== 'instant') throw unsupported(one.fieldPath);
  const { from, where } = sourceOf(field, matches);
  const rows = await matches.reader.values(sql`
    select ${startOf(field.value, one)}, count(*) from ${from} where ${where} group by 1 order by 1`);
  return pairs.parse(rows).map(([value, count]) => ({ value: `${value}T00:00:00.000Z`, count }));
}

const FORMATS = { YEAR: '%Y-01-01', MONTH: '%Y-%m-01', DAY: '%Y-%m-%d' } as const;

/** Returns the first day of the interval. Weeks begin on Monday. */
function startOf(column: SQL, { dateHistogram: { interval } }: Of<'DATE_HISTOGRAM'>): SQL {
  const time = sql`${column} / 1000, 'unixepoch'`;
  return interval === 'WEEK'
    ? sql`date(${time}, '-6 days', 'weekday 1')`
    : sql`strftime(${FORMATS[interval]}, ${time})`;
}

/**
 * Counts the combinations of values, most frequent first. The platform's limit of them is unknown.
 */
async function combinationsOf(matches: Matches, { nested }: Of<'NESTED'>) {
  const items = nested.nestedAggregations.map(groupOf);
  const groups = items.map(({ value }) => value);
  const sides = items.flatMap(({ field }) => field.side ?? []);
  const from = sql.join([sql`${catalogIndex}`, ...sides.map((side) => side.from)], sql`, `);
  const where = and(
    matches.where,
    ...sides.flatMap(({ product, only }) => [sql`${product} = ${catalogIndex.no}`, only]),
    ...groups.map((group) => sql`${group} is not null`),
  );
  const rows = await matches.reader.values(sql`
    select ${sql.join(groups, sql`, `)}, count(distinct ${catalogIndex.no}) from ${from} where ${where}
    group by ${sql.raw(groups.map((_, index) => index + 1).join(', '))}
    order by ${sql.raw(String(groups.length + 1))} desc limit ${MAX_COMBINATIONS}`);
  return z
    .array(z.array(z.union([z.string(), z.number()])))
    .parse(rows)
    .map((row) => ({
      results: Object.fromEntries(
        items.map(({ name, field, key }, index) => [
          name,
          { [key]: { value: field.wire(String(row[index])), count: Number(row.at(-1)) } },
        ]),
      ),
    }));
}

function groupOf(item: SimpleAggregation): { name: string; field: CountedField; value: SQL; key: string } {
  const { name, fieldPath } = item;
  const field = requireField(fieldPath);
  if (field.kind === 'categories') throw unsupported(fieldPath);
  if (item.type === 'VALUE') return { name, field, value: field.value, key: 'value' };
  if (item.type !== 'DATE_HISTOGRAM' || field.kind !== 'instant') throw unsupported(fieldPath);
  const day = { ...field, wire: (stored: string) => `${stored}T00:00:00.000Z` };
  return { name, field: day, value: startOf(field.value, item), key: 'dateHistogram' };
}

function requireField(path: string): AggregatedField {
  const field = aggregatedField(path);
  if (field === undefined) throw unsupported(path);
  return field;
}

function requireNumber(path: string): CountedField {
  const field = requireField(path);
  if (field.kind !== 'number') throw unsupported(path);
  return field;
}

/** The code is a guess. */
const unsupported = (path: string) =>
  applicationError(400, 'INVALID_AGGREGATION', `Field '${path}' cannot be aggregated this way`);
