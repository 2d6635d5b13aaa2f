import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { refreshTokens } from '../apps/schema';
import type { Shopper } from '../core/caller';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { adoptVisitorCart } from '../ecom/checkout/adopt-cart';
import { findMember } from '../members/store';
import { authorizationCodes } from './schema';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Creates a refresh token for a shopper. Only its SHA-256 is stored. It stays valid until revoked.
 */
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

/**
 * Returns the shopper of a refresh token, or undefined when it is unknown or revoked, or its member
 * is deleted or may no longer be signed in.
 */
export async function findByRefreshToken(platform: Platform, token: string): Promise<Shopper | undefined> {
  const [row] = await platform.db.read
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, sha256(token)), isNull(refreshTokens.revokedAt)));
  if (row === undefined) return undefined;
  const { clientId, visitorId, memberId } = row;
  if (memberId === null) return { kind: 'visitor', clientId, visitorId };
  return (await isApproved(platform.db.read, memberId))
    ? { kind: 'member', clientId, visitorId, memberId }
    : undefined;
}

const isApproved = async (reader: Reader, memberId: string): Promise<boolean> =>
  (await findMember(reader, memberId))?.status === 'APPROVED';

/** Revokes a refresh token. Unknown tokens are ignored, as RFC 7009 requires. */
export async function revokeRefreshToken(platform: Platform, token: string): Promise<void> {
  await platform.db.write(async (tx) => {
    await tx
      .update(refreshTokens)
      .set({ revokedAt: platform.clock.now() })
      .where(and(eq(refreshTokens.hash, sha256(token)), isNull(refreshTokens.revokedAt)));
  });
}

const CODE_MINUTES = 10;

export type AuthorizationGrant = {
  clientId: string;
  /** The visitor who signed in. The member's tokens keep this id. */
  visitorId: string;
  memberId: string;
  /** base64url of the SHA-256 of the PKCE verifier (method S256). */
  codeChallenge: string;
  /** null in the direct-login flow, which sends no redirect URI. */
  redirectUri: string | null;
};

/**
 * Creates a single-use authorization code for a member who has just signed in, valid for ten
 * minutes.
 */
export async function mintAuthorizationCode(platform: Platform, grant: AuthorizationGrant): Promise<string> {
  const code = `JWS.${randomBytes(32).toString('base64url')}`;
  await platform.db.write(async (tx) => {
    await tx.insert(authorizationCodes).values({
      hash: sha256(code),
      ...grant,
      expiresAt: platform.clock.now() + CODE_MINUTES * 60_000,
    });
  });
  return code;
}

/** The client's data for the exchange of a code. */
export type CodeExchange = { clientId: string; code: string; codeVerifier: string; redirectUri?: string };

/**
 * Returns the member of a code. Returns undefined when the code is unknown, used, expired or of
 * another client, when its verifier or redirect URI is wrong, or when the member may no longer be
 * signed in. The first attempt uses the code up, right or wrong, so a stolen code allows no
 * guessing. A successful exchange transfers the visitor's cart to the member.
 */
export async function redeemAuthorizationCode(
  platform: Platform,
  exchange: CodeExchange,
): Promise<Shopper | undefined> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const [row] = await tx
      .update(authorizationCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(authorizationCodes.hash, sha256(exchange.code)),
          isNull(authorizationCodes.usedAt),
          gt(authorizationCodes.expiresAt, now),
        ),
      )
      .returning();
    if (row === undefined || row.clientId !== exchange.clientId) return undefined;
    const challenge = createHash('sha256').update(exchange.codeVerifier).digest('base64url');
    if (challenge !== row.codeChallenge) return undefined;
    if (row.redirectUri !== null && row.redirectUri !== exchange.redirectUri) return undefined;
    const { clientId, visitorId, memberId } = row;
    return becomeMember(tx, platform, { clientId, visitorId, memberId });
  });
}

/**
 * Signs a visitor in as a member and transfers the cart. Returns undefined for a member who may not
 * be signed in.
 */
export async function becomeMember(
  tx: Writer,
  platform: Platform,
  who: { clientId: string; visitorId: string; memberId: string },
): Promise<Shopper | undefined> {
  if (!(await isApproved(tx, who.memberId))) return undefined;
  await adoptVisitorCart(tx, platform, who);
  return { kind: 'member', ...who };
}
