import { type Context, Hono } from 'hono';
import { isKnownClient } from '../apps/store';
import type { Caller } from '../core/access-tokens';
import { readCaller, readVisitorId, type Shopper } from '../core/caller';
import { cutText } from '../core/cut-text';
import { plainError } from '../core/errors';
import { type Platform, SANDBOX_CLIENT_ID, SITE_ID } from '../core/platform';
import { findSession } from '../identity/sessions';
import { findMember } from '../members/store';
import { ACCESS_TOKEN_SECONDS } from './access-tokens';
import { appGrants, SANDBOX_INSTANCE_ID } from './app-grants';
import {
  becomeMember,
  findByRefreshToken,
  mintRefreshToken,
  redeemAuthorizationCode,
  revokeRefreshToken,
} from './store';
import { isWrapped, readTokenRequest, type TokenRequest } from './token-request';

/**
 * `POST /oauth2/token` and related calls. A rejected grant is OAuth's own 400, `{ error,
 * error_description }`.
 */
export function tokenRoutes(platform: Platform): Hono {
  const app = new Hono();

  const apps = appGrants(platform, reject);

  app.post('/oauth2/token', async (c) => {
    const answer = await grant(c, await readTokenRequest(c));
    return (await isWrapped(c)) ? c.json(await wrapped(answer)) : answer;
  });

  app.post('/oauth/access', async (c) => apps.legacyAccess(c, await readTokenRequest(c)));

  async function grant(c: Context, request: TokenRequest): Promise<Response> {
    switch (request.grantType) {
      case 'anonymous':
        return anonymous(c, request);
      case 'refresh_token':
        return refresh(c, request);
      case 'authorization_code':
        return exchangeCode(c, request);
      case 'authorized_client':
        return authorizedClient(c, request);
      case 'client_credentials':
        return apps.clientCredentials(c, request);
      case 'strip_bound_session':
        return apps.stripBoundSession(c, request);
      default:
        return reject(
          c,
          'unsupported_grant_type',
          `Grant type is not supported: ${request.grantType ?? 'none'}`,
        );
    }
  }

  async function anonymous(c: Context, { clientId }: TokenRequest) {
    if (clientId === undefined || !(await isKnownClient(platform, clientId)))
      return reject(c, 'invalid_client', 'Unknown client id');
    const shopper: Shopper = { kind: 'visitor', clientId, visitorId: crypto.randomUUID() };
    return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
  }

  // The refresh token is never rotated: the SDK keeps the old one and drops a new one. `clientId`
  // may be absent.
  async function refresh(c: Context, { clientId, refreshToken }: TokenRequest) {
    const shopper = refreshToken === undefined ? undefined : await findByRefreshToken(platform, refreshToken);
    if (!refreshToken || !shopper || (clientId !== undefined && clientId !== shopper.clientId))
      return reject(c, 'invalid_grant', 'Refresh token is invalid');
    return c.json(await answer(shopper, refreshToken));
  }

  async function exchangeCode(c: Context, { clientId, code, codeVerifier, redirectUri }: TokenRequest) {
    if (!clientId || !code || !codeVerifier)
      return reject(c, 'invalid_request', 'clientId, code and codeVerifier are required');
    const shopper = await redeemAuthorizationCode(platform, { clientId, code, codeVerifier, redirectUri });
    if (shopper === undefined) return reject(c, 'invalid_grant', 'Authorization code is invalid');
    return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
  }

  /**
   * Issues a member's token to an app with an API key. The visitor's token before the key
   * identifies the cart to transfer.
   */
  async function authorizedClient(c: Context, { memberId, sessionToken }: TokenRequest) {
    const caller = await readCaller(platform, c);
    if (caller.kind !== 'admin') throw plainError(403, 'Permission denied');
    if (memberId === undefined) return reject(c, 'invalid_request', 'memberId is required');
    const visitorId = (await readVisitorId(platform, c)) ?? crypto.randomUUID();
    if (sessionToken !== undefined) {
      const session = await findSession(platform.db.read, platform, sessionToken);
      if (session?.member.id !== memberId) return reject(c, 'invalid_grant', 'Session token is invalid');
    }
    const who = { clientId: SANDBOX_CLIENT_ID, visitorId, memberId };
    const shopper = await platform.db.write((tx) => becomeMember(tx, platform, who));
    if (shopper === undefined) return reject(c, 'invalid_grant', 'Member is unknown or may not sign in');
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
    if (token === platform.apiKey)
      return c.json({ active: true, ...subjectOf({ kind: 'admin' }), siteId: SITE_ID });
    const found = await platform.tokens.inspectAccessToken(token);
    if (found === undefined) return c.json({ active: false });
    const { caller, issuedAt, expiresAt } = found;
    return c.json({
      active: true,
      ...subjectOf(caller),
      exp: String(expiresAt),
      iat: String(issuedAt),
      siteId: SITE_ID,
    });
  });

  // Returns the caller as OpenID Connect claims, under the SDK's names.
  app.get('/oauth2/user-info', async (c) => {
    const caller = await readCaller(platform, c);
    const { subjectId } = subjectOf(caller);
    const member = caller.kind === 'member' ? await findMember(platform.db.read, subjectId) : undefined;
    if (member === undefined) return c.json({ sub: subjectId });
    const { firstName, lastName, document } = member;
    return c.json({
      sub: subjectId,
      ...(firstName ? { givenName: cutText(firstName, 20) } : {}),
      ...(lastName ? { familyName: cutText(lastName, 20) } : {}),
      name: [firstName, lastName].filter(Boolean).join(' ') || member.nickname,
      email: member.loginEmail,
      emailVerified: member.emailVerified,
      ...(document.photo?.url ? { picture: document.photo.url } : {}),
      language: 'en',
    });
  });

  // The SDK's module, which sends a token, expects bytes. Other callers expect the key set itself.
  app.get('/oauth2/jwks', async (c) => {
    const keySet = c.json(platform.tokens.keySet());
    return c.req.header('authorization') === undefined ? keySet : c.json(await wrapped(keySet));
  });

  app.post('/oauth2/revoke', async (c) => {
    const { token } = await readTokenRequest(c);
    if (token === undefined) throw plainError(400, 'token is required');
    await revokeRefreshToken(platform, token);
    return c.json({});
  });

  return app;
}

/** Wraps a response for the SDK's `oauth` module: its status and bytes within a 200. */
async function wrapped(answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { statusCode: answer.status, headers: [{ key: 'content-type', value: 'application/json' }], body };
}

/** Returns the subject of a token in the terms of `token-info`. */
function subjectOf(caller: Caller) {
  switch (caller.kind) {
    case 'member':
      return { subjectType: 'MEMBER', subjectId: caller.memberId, clientId: caller.clientId };
    case 'visitor':
      return { subjectType: 'VISITOR', subjectId: caller.visitorId, clientId: caller.clientId };
    case 'admin':
      return {
        subjectType: 'APP',
        subjectId: SANDBOX_CLIENT_ID,
        clientId: SANDBOX_CLIENT_ID,
        instanceId: SANDBOX_INSTANCE_ID,
      };
  }
}

const reject = (c: Context, error: string, description: string) =>
  c.json({ error, error_description: description }, 400);
