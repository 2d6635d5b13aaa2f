import { eq } from 'drizzle-orm';
import type { Database, Writer } from './database';
import { settings } from './schema';

/** Returns the value stored under `key`, or undefined. */
export async function readSetting(db: Database['read'] | Writer, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function writeSetting(tx: Writer, key: string, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
