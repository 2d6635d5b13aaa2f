import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { loginFailures } from './schema';

/** Failures are forgotten this long after the last one. */
const MEMORY_MS = 15 * 60_000;

const keyOf = (email: string): string => email.trim().toLowerCase();

/** Returns the number of consecutive failed logins of this email. */
export async function countFailures(
  reader: Reader,
  { clock }: Pick<Platform, 'clock'>,
  email: string,
): Promise<number> {
  const [row] = await reader
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.email, keyOf(email)));
  return row !== undefined && row.lastAt > clock.now() - MEMORY_MS ? row.count : 0;
}

export async function recordFailure(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  email: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .insert(loginFailures)
    .values({ email: keyOf(email), count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.email,
      set: {
        count: sql`case when ${loginFailures.lastAt} > ${now - MEMORY_MS} then ${loginFailures.count} + 1 else 1 end`,
        lastAt: now,
      },
    });
}

export async function clearFailures(tx: Writer, email: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.email, keyOf(email)));
}
