import type { SQL } from 'drizzle-orm';
import { applicationError } from '../../core/errors';
import { factorOf } from '../../core/query';
import type { Database } from '../../db/database';
import { type AggregatedField, aggregatedField, type Choices, readChoices } from './aggregated-fields';
import type { Aggregation, SimpleAggregation } from './aggregations';
import { type Column, countCodes, matchedNumbers, readColumns, type Value } from './columns';

const DEFAULT_VALUES = 10;
const MAX_COMBINATIONS = 1000;

type Of<T extends Aggregation['type']> = Extract<Aggregation, { type: T }>;
type Counts = Map<Value | null, number>;

/** A field with its column. */
type Facet = { field: AggregatedField; column: Column };
/** The matches of a search, by number, and what their values mean. */
type Matches = { nos: readonly number[]; choices: Choices; facets: Map<string, Facet> };

/**
 * Returns the aggregations of a search over all its matches, in the request's order.
 * @throws PlatformError 400 for a field that cannot be aggregated in the requested way.
 */
export async function aggregate(
  db: Database,
  where: SQL | undefined,
  requested: readonly Aggregation[],
): Promise<{ results: Record<string, unknown>[] }> {
  if (requested.length === 0) return { results: [] };
  const simple = requested.flatMap((one) => (one.type === 'NESTED' ? one.nested.nestedAggregations : one));
  const paths = [...new Set(simple.map(({ fieldPath }) => fieldPath))];
  const fields = paths.map((path) => ({ path, field: requireField(path) }));
  const nos = await matchedNumbers(db, where);
  const sources = new Map(fields.map(({ field: { source } }) => [source.name, source]));
  const columns = await readColumns(db, [...sources.values()]);
  const columnOf = new Map([...sources.keys()].map((name, index) => [name, columns[index]]));
  const facets = fields.flatMap(({ path, field }): [string, Facet][] => {
    const column = columnOf.get(field.source.name);
    return column === undefined ? [] : [[path, { field, column }]];
  });
  const matches = { nos, choices: await readChoices(db.read), facets: new Map(facets) };
  return {
    results: requested.map((one) => {
      const { name, type } = one;
      const path = one.type === 'NESTED' ? {} : { fieldPath: one.fieldPath };
      return { name, type, ...path, ...resultOf(matches, one) };
    }),
  };
}

function resultOf(matches: Matches, one: Aggregation): Record<string, unknown> {
  switch (one.type) {
    case 'VALUE':
      return { values: { results: valuesOf(matches, one) } };
    case 'RANGE':
      return { ranges: { results: rangesOf(matches, one) } };
    case 'SCALAR':
      return { scalar: scalarOf(matches, one) };
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { results: histogramOf(matches, one) } };
    case 'NESTED':
      return { nested: { results: combinationsOf(matches, one) } };
  }
}

function valuesOf(matches: Matches, { fieldPath, value: options }: Of<'VALUE'>) {
  const facet = requireFacet(matches, fieldPath);
  const { sortType, sortDirection, missingValues } = options ?? {};
  const counts = countValues(matches, facet);
  if (missingValues !== 'INCLUDE') counts.delete(null);
  const direction = sortDirection === 'ASC' ? 1 : -1;
  const missing = options?.includeOptions?.addToBucket ?? '';
  return [...counts]
    .sort(
      ([a, countA], [b, countB]) =>
        direction * (sortType === 'VALUE' ? compare(a, b) : countA - countB) || compare(a, b),
    )
    .slice(0, options?.limit ?? DEFAULT_VALUES)
    .map(([value, count]) => ({ value: value === null ? missing : facet.field.wire(value), count }));
}

/** Returns the number of matches with each value. null: without a value. */
function countValues({ nos, choices }: Matches, { field, column }: Facet): Counts {
  const counts: Counts = new Map();
  for (const [code, count] of countCodes(column, nos).entries()) {
    if (count === 0) continue;
    const values = field.values(column.lists[code] ?? [], choices);
    for (const value of values.length > 0 ? values : [null])
      counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}

const compare = (a: Value | null, b: Value | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
};

function rangesOf(matches: Matches, { fieldPath, range: { buckets } }: Of<'RANGE'>) {
  const facet = requireNumber(matches, fieldPath);
  const counts = countNumbers(matches, facet);
  const factor = factorOf(facet.field.scale);
  return buckets.map(({ from, to }) => ({
    ...(from != null && { from }),
    ...(to != null && { to }),
    count: counts.reduce(
      (sum, [value, count]) =>
        (from == null || value >= from * factor) && (to == null || value < to * factor) ? sum + count : sum,
      0,
    ),
  }));
}

const countNumbers = (matches: Matches, facet: Facet): [number, number][] =>
  [...countValues(matches, facet)].flatMap(([value, count]): [number, number][] =>
    typeof value === 'number' ? [[value, count]] : [],
  );

function scalarOf(matches: Matches, { fieldPath, scalar: { type } }: Of<'SCALAR'>) {
  if (type === 'COUNT_DISTINCT') {
    const counts = countValues(matches, requireFacet(matches, fieldPath));
    counts.delete(null);
    return { type, value: counts.size };
  }
  const facet = requireNumber(matches, fieldPath);
  const values = countNumbers(matches, facet).map(([value]) => value);
  // Without a match there is no smallest and no largest value.
  if (values.length === 0) return { type };
  const better = type === 'MIN' ? Math.min : Math.max;
  return { type, value: values.reduce((found, value) => better(found, value)) / factorOf(facet.field.scale) };
}

function histogramOf(matches: Matches, one: Of<'DATE_HISTOGRAM'>) {
  const facet = requireFacet(matches, one.fieldPath);
  if (facet.field.kind !== 'instant') throw unsupported(one.fieldPath);
  const counts = new Map<string, number>();
  for (const [instant, count] of countNumbers(matches, facet)) {
    const start = startOf(instant, one);
    counts.set(start, (counts.get(start) ?? 0) + count);
  }
  return [...counts].sort(([a], [b]) => compare(a, b)).map(([value, count]) => ({ value, count }));
}

const DAY = 86_400_000;

/** Returns the first moment of the interval. Weeks begin on Monday. */
function startOf(instant: number, { dateHistogram: { interval } }: Of<'DATE_HISTOGRAM'>): string {
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(instant / DAY) + 3) % 7;
  const day = new Date(interval === 'WEEK' ? instant - weekday * DAY : instant).toISOString().slice(0, 10);
  const length = { YEAR: 4, MONTH: 7, WEEK: 10, DAY: 10 }[interval];
  return `${day.slice(0, length)}${'-01-01'.slice(0, 10 - length)}T00:00:00.000Z`;
}

/**
 * Counts the combinations of values, most frequent first. The platform's limit of them is unknown.
 */
function combinationsOf(matches: Matches, { nested }: Of<'NESTED'>) {
  const items = nested.nestedAggregations.map((one) => groupOf(matches, one));
  const byCodes = new Map<string, { codes: number[]; count: number }>();
  for (const no of matches.nos) {
    const codes = items.map(({ column }) => column.codes[no] ?? 0);
    const key = codes.join();
    const known = byCodes.get(key);
    if (known === undefined) byCodes.set(key, { codes, count: 1 });
    else known.count += 1;
  }
  const byValues = new Map<string, { values: string[]; count: number }>();
  for (const { codes, count } of byCodes.values()) {
    const lists = items.map(({ valuesOf }, index) => valuesOf(codes[index] ?? 0));
    for (const values of combine(lists)) {
      const key = JSON.stringify(values);
      byValues.set(key, { values, count: (byValues.get(key)?.count ?? 0) + count });
    }
  }
  return [...byValues.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_COMBINATIONS)
    .map(({ values, count }) => ({
      results: Object.fromEntries(
        items.map(({ name, key }, index) => [name, { [key]: { value: values[index] ?? '', count } }]),
      ),
    }));
}

const combine = (lists: readonly string[][]): string[][] =>
  lists.reduce<string[][]>(
    (found, list) => found.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );

function groupOf(matches: Matches, item: SimpleAggregation) {
  const { name, fieldPath } = item;
  const { field, column } = requireFacet(matches, fieldPath);
  const storedOf = (code: number) => field.values(column.lists[code] ?? [], matches.choices);
  if (item.type === 'VALUE')
    return { name, column, key: 'value', valuesOf: (code: number) => storedOf(code).map(field.wire) };
  if (item.type !== 'DATE_HISTOGRAM' || field.kind !== 'instant') throw unsupported(fieldPath);
  const valuesOf = (code: number) => storedOf(code).map((one) => startOf(Number(one), item));
  return { name, column, key: 'dateHistogram', valuesOf };
}

function requireField(path: string): AggregatedField {
  const field = aggregatedField(path);
  if (field === undefined) throw unsupported(path);
  return field;
}

function requireFacet({ facets }: Matches, path: string): Facet {
  const facet = facets.get(path);
  if (facet === undefined) throw unsupported(path);
  return facet;
}

function requireNumber(matches: Matches, path: string): Facet {
  const facet = requireFacet(matches, path);
  if (facet.field.kind !== 'number') throw unsupported(path);
  return facet;
}

/** The code is a guess. */
const unsupported = (path: string) =>
  applicationError(400, 'INVALID_AGGREGATION', `Field '${path}' cannot be aggregated this way`);
