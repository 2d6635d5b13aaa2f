import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Writer } from '../db/database';

const BATCH_SIZE = 2_000;

/**
 * Inserts many rows. Each batch is one bound JSON text that SQLite parses itself, which is several
 * times as fast as one parameter per value. Columns that a row does not name get their default.
 */
export async function bulkInsert<T extends SQLiteTable>(
  tx: Writer,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, index) => sql`json_extract(value, ${sql.raw(`'$[${index}]'`)})`),
    sql`, `,
  );
  let batch: unknown[][] = [];
  const flush = async () => {
    if (batch.length > 0)
      await tx.run(
        sql`insert into ${table} (${names}) select ${values} from json_each(${JSON.stringify(batch)})`,
      );
    batch = [];
  };
  for (const row of rows) {
    const named: Record<string, unknown> = row;
    batch.push(
      columns.map(([key, column]) => {
        const value = named[key] ?? column.default ?? null;
        if (value === null) return null;
        const stored = column.mapToDriverValue(value);
        return typeof stored === 'boolean' ? Number(stored) : stored;
      }),
    );
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
}
