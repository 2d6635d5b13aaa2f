import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Shopper } from '../core/caller';
import type { Platform } from '../core/platform';
import { oauthApps, refreshTokens } from '../db/schema';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function isKnownClient(platform: Platform, clientId: string): Promise<boolean> {
  const found = await platform.db.read
    .select({ id: oauthApps.id })
    .from(oauthApps)
    .where(eq(oauthApps.id, clientId));
  return found.length > 0;
}

/** A new refresh token for a shopper. Only its SHA-256 is kept; it stays valid until revoked. */
export async function mintRefreshToken(platform: Platform, shopper: Shopper): Promise<string> {
  const token = `JWS.${randomBytes(48).toString('base64url')}`;
  await platform.db.write(async (tx) => {
    await tx.insert(refreshTokens).values({
      hash: sha256(token),
      clientId: shopper.clientId,
      visitorId: shopper.visitorId,
      memberId: shopper.kind === 'member' ? shopper.memberId : null,
      createdAt: platform.clock.now(),
    });
  });
  return token;
}

/** The shopper a refresh token stands for, or undefined when it is unknown or revoked. */
export async function findByRefreshToken(platform: Platform, token: string): Promise<Shopper | undefined> {
  const [row] = await platform.db.read
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, sha256(token)), isNull(refreshTokens.revokedAt)));
  if (row === undefined) return undefined;
  const { clientId, visitorId, memberId } = row;
  return memberId === null
    ? { kind: 'visitor', clientId, visitorId }
    : { kind: 'member', clientId, visitorId, memberId };
}
