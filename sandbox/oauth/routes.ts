import { type Context, Hono } from 'hono';
import { readCaller, readVisitorId, type Shopper } from '../core/caller';
import { plainError } from '../core/errors';
import { type Platform, SANDBOX_CLIENT_ID, SITE_ID } from '../core/platform';
import { findSession } from '../identity/sessions';
import { ACCESS_TOKEN_SECONDS } from './access-tokens';
import {
  becomeMember,
  findByRefreshToken,
  isKnownClient,
  mintRefreshToken,
  redeemAuthorizationCode,
  revokeRefreshToken,
} from './store';
import { readTokenRequest, type TokenRequest } from './token-request';

/** `POST /oauth2/token` and what belongs to it. A refused grant is OAuth's own 400, `{ error, error_description }`. */
export function tokenRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/oauth2/token', async (c) => {
    const request = await readTokenRequest(c);
    switch (request.grantType) {
      case 'anonymous':
        return anonymous(c, request);
      case 'refresh_token':
        return refresh(c, request);
      case 'authorization_code':
        return exchangeCode(c, request);
      case 'authorized_client':
        return authorizedClient(c, request);
      default:
        return refuse(
          c,
          'unsupported_grant_type',
          `Grant type is not supported: ${request.grantType ?? 'none'}`,
        );
    }
  });

  async function anonymous(c: Context, { clientId }: TokenRequest) {
    if (clientId === undefined || !(await isKnownClient(platform, clientId)))
      return refuse(c, 'invalid_client', 'Unknown client id');
    const shopper: Shopper = { kind: 'visitor', clientId, visitorId: crypto.randomUUID() };
    return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
  }

  // The refresh token is never rotated: the SDK keeps the old one and drops a new one. `clientId` may be missing.
  async function refresh(c: Context, { clientId, refreshToken }: TokenRequest) {
    const shopper = refreshToken === undefined ? undefined : await findByRefreshToken(platform, refreshToken);
    if (!refreshToken || !shopper || (clientId !== undefined && clientId !== shopper.clientId))
      return refuse(c, 'invalid_grant', 'Refresh token is invalid');
    return c.json(await answer(shopper, refreshToken));
  }

  async function exchangeCode(c: Context, { clientId, code, codeVerifier, redirectUri }: TokenRequest) {
    if (!clientId || !code || !codeVerifier)
      return refuse(c, 'invalid_request', 'clientId, code and codeVerifier are required');
    const shopper = await redeemAuthorizationCode(platform, { clientId, code, codeVerifier, redirectUri });
    if (shopper === undefined) return refuse(c, 'invalid_grant', 'Authorization code is invalid');
    return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
  }

  /** An app with an API key vouches for a member. The visitor's token before the key says whose cart comes along. */
  async function authorizedClient(c: Context, { memberId, sessionToken }: TokenRequest) {
    const caller = await readCaller(platform, c);
    if (caller.kind !== 'admin') throw plainError(403, 'Permission denied');
    if (memberId === undefined) return refuse(c, 'invalid_request', 'memberId is required');
    const visitorId = (await readVisitorId(platform, c)) ?? crypto.randomUUID();
    if (sessionToken !== undefined) {
      const session = await findSession(platform.db.read, platform, sessionToken);
      if (session?.member.id !== memberId) return refuse(c, 'invalid_grant', 'Session token is invalid');
    }
    const who = { clientId: SANDBOX_CLIENT_ID, visitorId, memberId };
    const shopper = await platform.db.write((tx) => becomeMember(tx, who, platform.clock.now()));
    if (shopper === undefined) return refuse(c, 'invalid_grant', 'Member is unknown or may not sign in');
    return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
  }

  async function answer(shopper: Shopper, refreshToken: string) {
    return {
      access_token: await platform.tokens.mintAccessToken(shopper),
      refresh_token: refreshToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      token_type: 'Bearer',
    };
  }

  app.post('/oauth2/token-info', async (c) => {
    const { token } = await readTokenRequest(c);
    if (token === undefined) throw plainError(400, 'token is required');
    if (token === platform.apiKey) return c.json({ active: true, subjectType: 'APP', siteId: SITE_ID });
    const found = await platform.tokens.inspectAccessToken(token);
    if (found === undefined) return c.json({ active: false });
    const { shopper, issuedAt, expiresAt } = found;
    return c.json({
      active: true,
      subjectType: shopper.kind === 'member' ? 'MEMBER' : 'VISITOR',
      subjectId: shopper.kind === 'member' ? shopper.memberId : shopper.visitorId,
      exp: String(expiresAt),
      iat: String(issuedAt),
      clientId: shopper.clientId,
      siteId: SITE_ID,
    });
  });

  app.post('/oauth2/revoke', async (c) => {
    const { token } = await readTokenRequest(c);
    if (token === undefined) throw plainError(400, 'token is required');
    await revokeRefreshToken(platform, token);
    return c.json({});
  });

  return app;
}

const refuse = (c: Context, error: string, description: string) =>
  c.json({ error, error_description: description }, 400);
