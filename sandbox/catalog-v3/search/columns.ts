import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { catalogIndex } from '../../catalog/search/schema';
import type { Database } from '../../db/database';

export type Value = string | number;

/** The rows of a column. `list` is the JSON text of a product's values, over the rows of `no`. */
export type ColumnSource = { name: string; from: SQL; no: SQL; list: SQL };

/**
 * The values of one field for all products, by number. Products with the same values share a code,
 * and `lists` has the values of each code. Counting 100,000 products by code takes a millisecond. A
 * query that joins and groups them takes 200.
 */
export type Column = { codes: Uint32Array; lists: Value[][]; codeOfText: Map<string, number> };

/**
 * `change` is the last change that the columns contain, and `witness` the id of its product. While
 * that product exists, all later changes have higher numbers. Once it is deleted, numbers repeat.
 */
type Columns = { restores: number; change: number; witness: string | null; byName: Map<string, Column> };

const stored = new WeakMap<Database, Columns>();

/** More changes than these are read as quickly with all other rows. */
const MAX_CHANGES = 2_000;
const NONE = '[]';

const changeRows = z.array(z.tuple([z.number(), z.number(), z.string()]));
const listRows = z.custom<[number, string][]>(Array.isArray);
const numbers = z.custom<number[]>(Array.isArray);
const values = z.array(z.union([z.string(), z.number()]));

/** Returns the numbers of the products that meet a condition. */
export async function matchedNumbers({ read }: Database, where: SQL | undefined): Promise<number[]> {
  // One text is read several times as fast as a row for each product.
  const rows = await read.values(
    sql`select json_group_array(${catalogIndex.no}) from ${catalogIndex} where ${where ?? sql`true`}`,
  );
  const [[text]] = z.tuple([z.tuple([z.string()])]).parse(rows);
  return numbers.parse(JSON.parse(text));
}

/** Returns columns with all committed changes. Each is read whole once, and follows them then. */
export async function readColumns(db: Database, sources: readonly ColumnSource[]): Promise<Column[]> {
  const columns = await currentColumns(db, sources);
  return Promise.all(
    sources.map(async (source) => {
      const known = columns.byName.get(source.name);
      if (known !== undefined) return known;
      const column: Column = { codes: new Uint32Array(0), lists: [[]], codeOfText: new Map([[NONE, 0]]) };
      await load(db, column, source);
      columns.byName.set(source.name, column);
      return column;
    }),
  );
}

async function currentColumns(db: Database, sources: readonly ColumnSource[]): Promise<Columns> {
  const { restores } = db;
  const known = stored.get(db);
  const columns =
    known?.restores === restores && (await hasWitness(db, known))
      ? known
      : { restores, change: 0, witness: null, byName: new Map<string, Column>() };
  stored.set(db, columns);
  const { no, change, productId } = catalogIndex;
  const changes = changeRows.parse(
    await db.read.values(
      sql`select ${no}, ${change}, ${productId} from ${catalogIndex} where change > 0 and ${change} > ${columns.change}`,
    ),
  );
  if (changes.length === 0) return columns;
  const used = sources.flatMap((source) => {
    const column = columns.byName.get(source.name);
    return column === undefined ? [] : { source, column };
  });
  // Unused columns are read again when they are needed.
  columns.byName = new Map(
    changes.length > MAX_CHANGES ? [] : used.map(({ source, column }) => [source.name, column]),
  );
  if (changes.length <= MAX_CHANGES)
    for (const { source, column } of used)
      await load(
        db,
        column,
        source,
        changes.map(([changed]) => changed),
      );
  for (const [, one, id] of changes)
    if (one > columns.change) {
      columns.change = one;
      columns.witness = id;
    }
  return columns;
}

async function hasWitness(db: Database, { witness }: Columns): Promise<boolean> {
  if (witness === null) return true;
  const rows = await db.read.values(
    sql`select 1 from ${catalogIndex} where ${catalogIndex.productId} = ${witness}`,
  );
  return rows.length > 0;
}

/** Reads the values of the changed products, or of all. */
async function load(db: Database, column: Column, source: ColumnSource, changed?: number[]): Promise<void> {
  const { from, no, list } = source;
  const where = changed
    ? sql`where ${no} in (select value from json_each(${JSON.stringify(changed)}))`
    : sql``;
  const rows = listRows.parse(
    await db.read.values(sql`select ${no}, ${list} from ${from} ${where} group by ${no}`),
  );
  reserve(column, Math.max(0, ...(changed ?? []), rows.at(-1)?.[0] ?? 0));
  // A product without values has no row.
  for (const one of changed ?? []) column.codes[one] = 0;
  for (const [one, text] of rows) column.codes[one] = codeOf(column, text);
}

function codeOf(column: Column, text: string): number {
  const known = column.codeOfText.get(text);
  if (known !== undefined) return known;
  const code = column.lists.push(values.parse(JSON.parse(text))) - 1;
  column.codeOfText.set(text, code);
  return code;
}

function reserve(column: Column, last: number): void {
  if (last < column.codes.length) return;
  const larger = new Uint32Array(Math.ceil((last + 1) * 1.25));
  larger.set(column.codes);
  column.codes = larger;
}

/** Returns the number of products with each code of a column. */
export function countCodes({ codes, lists }: Column, nos: readonly number[]): Uint32Array {
  const counts = new Uint32Array(lists.length);
  for (const no of nos) {
    const code = codes[no] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
