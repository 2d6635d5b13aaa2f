import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AccessToken, AccessTokens } from '../core/access-tokens';
import type { Clock } from '../core/clock';
import type { SigningKeys } from './signing-keys';

/** Access tokens of visitors and members are valid for four hours. */
export const ACCESS_TOKEN_SECONDS = 14_400;
/** Access tokens of apps are valid for five minutes. */
export const APP_TOKEN_SECONDS = 300;
const PREFIX = 'OauthNG.JWS.';
/**
 * Maximum number of cached verified tokens. Above it the cache is cleared, so that memory stays
 * flat.
 */
const MAX_VERIFIED = 10_000;

const visitor = z.object({ kind: z.literal('visitor'), clientId: z.string(), visitorId: z.string() });
const member = visitor.extend({ kind: z.literal('member'), memberId: z.string() });
const app = z.object({ kind: z.literal('admin') });
const payloadData = z.object({ caller: z.discriminatedUnion('kind', [visitor, member, app]) });

/** Returns access tokens signed with `keys` (ES256), timed by the sandbox's clock. */
export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const verified = new Map<string, AccessToken>();

  async function inspectAccessToken(token: string): Promise<AccessToken | undefined> {
    const known = verified.get(token) ?? (await verify(token));
    return known === undefined || known.expiresAt * 1000 <= clock.now() ? undefined : known;
  }

  /**
   * Verifies a token's signature, with a cache: the result never changes, and verifying again would
   * take a third of most calls.
   */
  async function verify(token: string): Promise<AccessToken | undefined> {
    if (!token.startsWith(PREFIX)) return undefined;
    try {
      const { payload } = await jwtVerify(token.slice(PREFIX.length), keys.publicKey, {
        algorithms: ['ES256'],
        // The expiry is checked on each use, by the sandbox's clock.
        currentDate: new Date(0),
        requiredClaims: ['iat', 'exp'],
      });
      const { caller } = payloadData.parse(JSON.parse(String(payload.data)));
      const found = { caller, issuedAt: payload.iat ?? 0, expiresAt: payload.exp ?? 0 };
      if (verified.size >= MAX_VERIFIED) verified.clear();
      verified.set(token, found);
      return found;
    } catch {
      return undefined;
    }
  }

  return {
    async mintAccessToken(caller) {
      const now = Math.floor(clock.now() / 1000);
      const jwt = await new SignJWT({ data: JSON.stringify({ caller }) })
        .setProtectedHeader({ alg: 'ES256', kid: keys.publicJwk.kid })
        .setIssuedAt(now)
        .setExpirationTime(now + (caller.kind === 'admin' ? APP_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS))
        .setJti(crypto.randomUUID())
        .sign(keys.privateKey);
      return PREFIX + jwt;
    },
    readAccessToken: async (token) => (await inspectAccessToken(token))?.caller,
    inspectAccessToken,
    keySet: () => ({ keys: [keys.publicJwk] }),
  };
}
