import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { sessions } from '../db/schema';
import type { Reader } from '../ecom/reader';
import { findMember, type Member } from '../members/store';
import { sha256 } from './one-time-tokens';

const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** Who is signed in, and as which visitor they came. */
export type Session = { member: Member; visitorId: string | null };

/** A session token for a member, good for 14 days and any number of times. `visitorId`: who signed in. */
export async function startSession(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  { memberId, visitorId }: { memberId: string; visitorId: string | undefined },
): Promise<string> {
  const token = `JWS.${randomBytes(48).toString('base64url')}`;
  await tx.insert(sessions).values({
    hash: sha256(token),
    memberId,
    visitorId: visitorId ?? null,
    expiresAt: clock.now() + SESSION_MS,
  });
  return token;
}

/** The session of a token, or undefined when it ended or its member may not be signed in any more. */
export async function findSession(
  reader: Reader,
  { clock }: Pick<Platform, 'clock'>,
  token: string,
): Promise<Session | undefined> {
  const [row] = await reader
    .select()
    .from(sessions)
    .where(and(eq(sessions.hash, sha256(token)), gt(sessions.expiresAt, clock.now())));
  const member = row && (await findMember(reader, row.memberId));
  return row && member?.status === 'APPROVED' ? { member, visitorId: row.visitorId } : undefined;
}

export async function endSession(tx: Writer, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.hash, sha256(token)));
}
