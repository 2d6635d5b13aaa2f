import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { oneTimeTokens } from './schema';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
type Purpose = OneTimeToken['purpose'];

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Creates and returns a secret. The database stores only its SHA-256. */
export async function mintToken(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  { lifeMs, ...token }: { purpose: Purpose; memberId?: string; data?: unknown; lifeMs: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  await tx
    .insert(oneTimeTokens)
    .values({ data: {}, ...token, hash: sha256(secret), createdAt: now, expiresAt: now + lifeMs });
  return secret;
}

const good = (purpose: Purpose, now: number) =>
  and(eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

/** Returns the record of a secret that is neither used nor expired, without using it up. */
export async function findToken(
  reader: Reader,
  { clock }: Pick<Platform, 'clock'>,
  purpose: Purpose,
  secret: string,
): Promise<OneTimeToken | undefined> {
  const [row] = await reader
    .select()
    .from(oneTimeTokens)
    .where(and(good(purpose, clock.now()), eq(oneTimeTokens.hash, sha256(secret))));
  return row;
}

/** Returns the same and uses the secret up. Of two concurrent calls only one gets it. */
export async function takeToken(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  purpose: Purpose,
  secret: string,
): Promise<OneTimeToken | undefined> {
  const now = clock.now();
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(good(purpose, now), eq(oneTimeTokens.hash, sha256(secret))))
    .returning();
  return row;
}

/** Returns the newest valid secret of a member. */
export async function newestToken(
  reader: Reader,
  { clock }: Pick<Platform, 'clock'>,
  purpose: Purpose,
  memberId: string,
): Promise<OneTimeToken | undefined> {
  const [row] = await reader
    .select()
    .from(oneTimeTokens)
    .where(and(good(purpose, clock.now()), eq(oneTimeTokens.memberId, memberId)))
    .orderBy(desc(oneTimeTokens.createdAt), desc(sql`rowid`))
    .limit(1);
  return row;
}

/** Returns how many of a member's secrets were created since `instant`, used or not. */
export async function countTokens(
  reader: Reader,
  { purpose, memberId, since }: { purpose: Purpose; memberId: string; since: number },
): Promise<number> {
  const [row] = await reader
    .select({ made: count() })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.memberId, memberId),
        gt(oneTimeTokens.createdAt, since),
      ),
    );
  return row?.made ?? 0;
}

/** Invalidates all of a member's secrets of this purpose. */
export async function discardTokens(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  purpose: Purpose,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(good(purpose, now), eq(oneTimeTokens.memberId, memberId)));
}

/** Counts a wrong guess at a secret. */
export async function countAttempt(tx: Writer, { hash }: OneTimeToken): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(eq(oneTimeTokens.hash, hash));
}
