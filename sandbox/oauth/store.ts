import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Shopper } from '../core/caller';
import type { Platform } from '../core/platform';
import { authorizationCodes, oauthApps, refreshTokens } from '../db/schema';

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

/** Makes a refresh token worthless. Unknown tokens are ignored, as RFC 7009 asks. */
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
  /** The visitor who signed in; keeps its id beside the member's. */
  visitorId: string;
  memberId: string;
  /** base64url of the SHA-256 of the PKCE verifier (method S256). */
  codeChallenge: string;
  /** null in the direct-login flow, which sends none. */
  redirectUri: string | null;
};

/** A single-use authorization code for a member who has just signed in, good for ten minutes. */
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

/** What a client presents to exchange a code. */
export type CodeExchange = { clientId: string; code: string; codeVerifier: string; redirectUri?: string };

/**
 * The member a code was made for, or undefined when it is unknown, used, expired, another client's, or its verifier
 * or redirect address is wrong. The first attempt uses the code up, right or wrong: a stolen code cannot be tried out.
 */
export async function redeemAuthorizationCode(
  platform: Platform,
  exchange: CodeExchange,
): Promise<Shopper | undefined> {
  const now = platform.clock.now();
  const [row] = await platform.db.write((tx) =>
    tx
      .update(authorizationCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(authorizationCodes.hash, sha256(exchange.code)),
          isNull(authorizationCodes.usedAt),
          gt(authorizationCodes.expiresAt, now),
        ),
      )
      .returning(),
  );
  if (row === undefined || row.clientId !== exchange.clientId) return undefined;
  const challenge = createHash('sha256').update(exchange.codeVerifier).digest('base64url');
  if (challenge !== row.codeChallenge) return undefined;
  if (row.redirectUri !== null && row.redirectUri !== exchange.redirectUri) return undefined;
  const { clientId, visitorId, memberId } = row;
  return { kind: 'member', clientId, visitorId, memberId };
}
