import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { type Platform, SANDBOX_CLIENT_ID, SITE_ID } from '../core/platform';
import { sha256 } from '../identity/one-time-tokens';
import { APP_TOKEN_SECONDS } from './access-tokens';
import type { TokenRequest } from './token-request';

/**
 * The secret of the app that every fresh sandbox has installed. The app's id is
 * `SANDBOX_CLIENT_ID`. It guards demo data only.
 */
export const SANDBOX_APP_SECRET = 'sandbox-app-secret';
/** The app's instance on the sandbox's one site. */
export const SANDBOX_INSTANCE_ID = SITE_ID;
/**
 * The refresh token of an app that was installed before 2025, for `POST /oauth/access`. Never
 * rotated, like a shopper's.
 */
export const SANDBOX_APP_REFRESH_TOKEN = 'OAUTH2.sandbox.app';

type Reject = (c: Context, error: string, description: string) => Response;

/**
 * Grants of app tokens, which have the rights of an API key.
 * - `client_credentials`: the app's id, secret and instance.
 * - `strip_bound_session`: the app's secret and any valid token of the site. The new token has no
 *   person.
 * - `refresh_token` at `/oauth/access`: the older grant.
 * A rejected grant is a 400 `{ error, error_description }`.
 */
export function appGrants(platform: Platform, reject: Reject) {
  const isSecret = (sent: string | undefined): boolean =>
    sent !== undefined && timingSafeEqual(Buffer.from(sha256(sent)), Buffer.from(sha256(SANDBOX_APP_SECRET)));
  const isApp = ({ clientId, clientSecret }: TokenRequest): boolean =>
    clientId === SANDBOX_CLIENT_ID && isSecret(clientSecret);

  const token = async () => ({
    access_token: await platform.tokens.mintAccessToken({ kind: 'admin' }),
    token_type: 'Bearer',
    expires_in: APP_TOKEN_SECONDS,
  });

  return {
    async clientCredentials(c: Context, request: TokenRequest): Promise<Response> {
      if (!isApp(request)) return reject(c, 'invalid_client', 'Unknown app or wrong secret');
      if (request.instanceId !== SANDBOX_INSTANCE_ID)
        return reject(c, 'invalid_grant', 'The app is not installed as this instance');
      return c.json(await token());
    },

    async stripBoundSession(c: Context, { clientSecret, accessToken }: TokenRequest): Promise<Response> {
      if (!isSecret(clientSecret)) return reject(c, 'invalid_client', 'Wrong secret');
      const bound = await platform.tokens.readAccessToken(accessToken ?? '');
      if (bound === undefined) return reject(c, 'invalid_grant', 'Access token is invalid');
      return c.json(await token());
    },

    /** The app is installed from the start, so no installation code is ever issued. */
    async legacyAccess(c: Context, request: TokenRequest): Promise<Response> {
      if (!isApp(request)) return reject(c, 'invalid_client', 'Unknown app or wrong secret');
      if (request.grantType === 'authorization_code')
        return reject(c, 'invalid_grant', 'Authorization code is invalid');
      if (request.grantType !== 'refresh_token')
        return reject(c, 'unsupported_grant_type', `Not supported: ${request.grantType ?? 'none'}`);
      if (request.refreshToken !== SANDBOX_APP_REFRESH_TOKEN)
        return reject(c, 'invalid_grant', 'Refresh token is invalid');
      return c.json({ ...(await token()), refresh_token: SANDBOX_APP_REFRESH_TOKEN });
    },
  };
}
