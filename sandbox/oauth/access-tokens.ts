import { jwtVerify, SignJWT } from 'jose';
import type { Shopper } from '../core/caller';
import type { Clock } from '../core/clock';

/** Access tokens live four hours, for visitors and members alike. */
export const ACCESS_TOKEN_SECONDS = 14_400;
const PREFIX = 'OauthNG.JWS.';

export type AccessTokens = {
  /** A signed token in the platform's spelling, `OauthNG.JWS.<header>.<payload>.<signature>`. */
  mintAccessToken(shopper: Shopper): Promise<string>;
  /** The shopper behind a token, or undefined when it is damaged, foreign or expired. */
  readAccessToken(token: string): Promise<Shopper | undefined>;
};

/** Tokens signed with `secret` (HS256), timed by the sandbox's clock. */
export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
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
    async readAccessToken(token) {
      if (!token.startsWith(PREFIX)) return undefined;
      try {
        const { payload } = await jwtVerify(token.slice(PREFIX.length), secret, {
          algorithms: ['HS256'],
          currentDate: new Date(clock.now()),
        });
        const { shopper }: { shopper: Shopper } = JSON.parse(String(payload.data));
        return shopper;
      } catch {
        return undefined;
      }
    },
  };
}
