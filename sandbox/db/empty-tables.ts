import { getTableName, is, notInArray } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Writer } from './database';
import * as schema from './schema';

/** Settings that outlive a reset: who signs, and which seed the file was made from. */
const KEPT_SETTINGS = ['signingKey', 'seedFingerprint'];

/** Deletes every row of every table, within the caller's transaction. */
export async function emptyTables(tx: Writer): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  // Children of a foreign key are deleted with their parents (on delete cascade), whatever the order.
  for (const table of tables)
    if (getTableName(table) !== getTableName(schema.settings)) await tx.delete(table);
  await tx.delete(schema.settings).where(notInArray(schema.settings.key, KEPT_SETTINGS));
}
