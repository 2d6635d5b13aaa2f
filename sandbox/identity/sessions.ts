import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import type { Member } from '../members/schema';
import { sessions } from '../members/schema';
import { findMember } from '../members/store';
import { sha256 } from './one-time-tokens';

const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** A signed-in member, and the visitor who signed in. */
export type Session = { member: Member; visitorId: string | null };

/**
 * Creates a session token for a member, valid for 14 days and any number of uses. `visitorId`: the
 * visitor who signed in.
 */
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

/**
 * Returns the session of a token, or undefined when it has ended or its member may no longer be
 * signed in.
 */
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
