import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Shopper } from '../core/caller';
import type { Clock } from '../core/clock';

/** Access tokens live four hours, for visitors and members alike. */
export const ACCESS_TOKEN_SECONDS = 14_400;
const PREFIX = 'OauthNG.JWS.';

/** What a valid access token says. Instants in seconds since the epoch. */
export type AccessToken = { shopper: Shopper; issuedAt: number; expiresAt: number };

export type AccessTokens = {
  /** A signed token in the platform's spelling, `OauthNG.JWS.<header>.<payload>.<signature>`. */
  mintAccessToken(shopper: Shopper): Promise<string>;
  /** The shopper behind a token, or undefined when it is damaged, foreign or expired. */
  readAccessToken(token: string): Promise<Shopper | undefined>;
  /** The same with the token's times. */
  inspectAccessToken(token: string): Promise<AccessToken | undefined>;
};

const visitor = z.object({ kind: z.literal('visitor'), clientId: z.string(), visitorId: z.string() });
const member = visitor.extend({ kind: z.literal('member'), memberId: z.string() });
const payloadData = z.object({ shopper: z.discriminatedUnion('kind', [visitor, member]) });

/** Tokens signed with `secret` (HS256), timed by the sandbox's clock. */
export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
  async function inspectAccessToken(token: string): Promise<AccessToken | undefined> {
    if (!token.startsWith(PREFIX)) return undefined;
    try {
      const { payload } = await jwtVerify(token.slice(PREFIX.length), secret, {
        algorithms: ['HS256'],
        currentDate: new Date(clock.now()),
        requiredClaims: ['iat', 'exp'],
      });
      const { shopper } = payloadData.parse(JSON.parse(String(payload.data)));
      return { shopper, issuedAt: payload.iat ?? 0, expiresAt: payload.exp ?? 0 };
    } catch {
      return undefined;
    }
  }

  return {
    async mintAccessToken(shopper) {
      const now = Math.floor(clock.now() / 1000);
      const jwt = await new SignJWT({ data: JSON.stringify({ shopper }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .setJti(crypto.randomUUID())
        .sign(secret);
      return PREFIX + jwt;
    },
    readAccessToken: async (token) => (await inspectAccessToken(token))?.shopper,
    inspectAccessToken,
  };
}
