import { createHash, randomBytes } from 'node:crypto';
import { oauth } from '@wix/identity';
import { AppStrategy, createClient } from '@wix/sdk';
import { products } from '@wix/stores';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refreshTokens } from '../apps/schema';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { SANDBOX_APP_REFRESH_TOKEN, SANDBOX_APP_SECRET, SANDBOX_INSTANCE_ID } from '../oauth/app-grants';
import { mintAuthorizationCode } from '../oauth/store';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { get, post, rejects, sdkClient, visitorTokens } from './sdk-client';
import { newMember } from './shopper';

const sandbox = await openSandbox({ routesFetch: true });
afterEach(() => sandbox.platform.clock.set(null));

const HOUR = 3_600_000;
const client = { clientId: SANDBOX_CLIENT_ID };

async function send(path: string, body: unknown) {
  const response = await post(sandbox, `/oauth2/${path}`, body);
  return { status: response.status, body: await response.json() };
}
const token = (body: unknown) => send('token', body);
const infoOf = async (accessToken: unknown) => (await send('token-info', { token: accessToken })).body;
const findProducts = (authorization: string) =>
  sdkClient(sandbox, authorization).products.queryProducts().limit(1).find();

describe('the anonymous grant', () => {
  it('creates a new visitor each time', async () => {
    const [one, two] = [await visitorTokens(sandbox), await visitorTokens(sandbox)];
    expect(one.expires_in).toBe(14_400);
    expect(one.access_token).toMatch(/^OauthNG\.JWS\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const [first, second] = [await infoOf(one.access_token), await infoOf(two.access_token)];
    expect(first).toMatchObject({ active: true, subjectType: 'VISITOR', ...client });
    expect(first.subjectId).not.toBe(second.subjectId);
  });

  it('works in snake case and as a form', async () => {
    const snake = { client_id: SANDBOX_CLIENT_ID, grant_type: 'anonymous' };
    expect((await token(snake)).status).toBe(200);
    const body = new URLSearchParams(snake);
    const form = await sandbox.fetch(new Request(`${sandbox.url}/oauth2/token`, { method: 'POST', body }));
    expect(form.status).toBe(200);
    expect(await infoOf((await form.json()).access_token)).toMatchObject({ active: true });
  });
});

describe('an access token', () => {
  it('is accepted bare, with Bearer, and before an API key', async () => {
    const { access_token } = await visitorTokens(sandbox);
    for (const header of [access_token, `Bearer ${access_token}`, `${access_token},${SANDBOX_API_KEY}`])
      expect((await findProducts(header)).items).toHaveLength(1);
  });

  it('expires after four hours, not before', async () => {
    const { access_token } = await visitorTokens(sandbox);
    sandbox.platform.clock.advance(4 * HOUR - 5_000);
    expect((await findProducts(access_token)).items).toHaveLength(1);
    sandbox.platform.clock.advance(10_000);
    await rejects(findProducts(access_token), 401);
    expect(await infoOf(access_token)).toEqual({ active: false });
  });

  it('of another sandbox is rejected', async () => {
    const other = await createSandbox({ catalogVersion: 'V1_CATALOG' });
    const { access_token } = await visitorTokens(other);
    await other.close();
    await rejects(findProducts(access_token), 401);
  });

  it('can be verified by any client with the published keys', async () => {
    const published = await (await get(sandbox, '/oauth2/jwks')).json();
    const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }).parse(published);
    const { access_token } = await visitorTokens(sandbox);
    const { payload } = await jwtVerify(access_token.replace('OauthNG.JWS.', ''), createLocalJWKSet(keySet), {
      currentDate: new Date(sandbox.platform.clock.now()),
    });
    expect(payload.exp).toBeGreaterThan(0);
    expect(JSON.stringify(keySet)).not.toContain('"d"');
    expect(decoded((await oauthAs(SANDBOX_API_KEY).jwks()).body)).toEqual(keySet);
  });
});

describe('the refresh grant', () => {
  it('preserves the visitor and the refresh token any number of times', async () => {
    const { access_token, refresh_token: refreshToken } = await visitorTokens(sandbox);
    const { subjectId } = await infoOf(access_token);
    sandbox.platform.clock.advance(5 * HOUR);
    const request = { refreshToken, grantType: 'refresh_token' };
    const known = { ...request, ...client };
    for (const { status, body } of await Promise.all([token(known), token(known), token(request)])) {
      expect([status, body.refresh_token]).toEqual([200, refreshToken]);
      expect(await infoOf(body.access_token)).toMatchObject({ active: true, subjectId });
    }
  });

  it('rejects a revoked token', async () => {
    const { refresh_token: refreshToken } = await visitorTokens(sandbox);
    expect((await post(sandbox, '/oauth2/revoke', { token: refreshToken })).status).toBe(200);
    expect((await token({ refreshToken, grantType: 'refresh_token' })).status).toBe(400);
  });

  it('stores no refresh token in readable form', async () => {
    const { refresh_token } = await visitorTokens(sandbox);
    const rows = await sandbox.platform.db.read.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
    expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(refresh_token).digest('hex'));
  });
});

describe('the authorization code grant', () => {
  const redirectUri = 'http://localhost:3000/callback';
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const who = { ...client, visitorId: crypto.randomUUID(), memberId: ADA_ID };

  const mint = () => mintAuthorizationCode(sandbox.platform, { ...who, codeChallenge, redirectUri });
  const exchange = (code: string, change: Record<string, unknown> = {}) =>
    token({ ...client, grantType: 'authorization_code', code, codeVerifier, redirectUri, ...change });

  it('accepts a code once, also for concurrent requests', async () => {
    const code = await mint();
    const statuses = (await Promise.all([exchange(code), exchange(code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it.each([
    ['a wrong verifier', { codeVerifier: randomBytes(32).toString('base64url') }, 'invalid_grant'],
    ['another redirect address', { redirectUri: `${redirectUri}/` }, 'invalid_grant'],
    ['no redirect address', { redirectUri: undefined }, 'invalid_grant'],
    ['another client', { clientId: crypto.randomUUID() }, 'invalid_grant'],
    ['no verifier', { codeVerifier: undefined }, 'invalid_request'],
  ])('rejects %s', async (_, change, error) => {
    expect(await exchange(await mint(), change)).toMatchObject({ status: 400, body: { error } });
  });

  it('invalidates the code at the first wrong attempt, and after ten minutes', async () => {
    const [tried, late] = [await mint(), await mint()];
    await exchange(tried, { codeVerifier: 'x'.repeat(43) });
    expect((await exchange(tried)).status).toBe(400);
    sandbox.platform.clock.advance(10 * 60_000 + 1);
    expect((await exchange(late)).body.error).toBe('invalid_grant');
  });
});

const app = { appId: SANDBOX_CLIENT_ID, appSecret: SANDBOX_APP_SECRET };
const installed = { ...app, instanceId: SANDBOX_INSTANCE_ID };
const authorizationOf = async (strategy: Parameters<typeof AppStrategy>[0]) => {
  const { headers } = await createClient({ auth: AppStrategy(strategy) }).auth.getAuthHeaders();
  return new Headers(headers).get('Authorization') ?? '';
};

describe('an app', () => {
  it('with its instance gets a token with an API key’s permissions for five minutes', async () => {
    const authorization = await authorizationOf(installed);
    expect((await findProducts(authorization)).items).toHaveLength(1);
    const admins = await post(sandbox, '/members/v1/members/query', {}, { authorization });
    expect((await admins.json()).metadata.total).toBe(3);
    sandbox.platform.clock.advance(301_000);
    await rejects(findProducts(authorization), 401);
  });

  it('removes the visitor from the token of an incoming call', async () => {
    const { access_token: accessToken } = await visitorTokens(sandbox);
    const stripped = await authorizationOf({ ...app, accessToken });
    expect(stripped).not.toBe(accessToken);
    const { appId, instanceId } = installed;
    const who = { subjectType: 'APP', subjectId: appId, clientId: appId, instanceId };
    expect(await infoOf(stripped)).toMatchObject({ active: true, ...who });
    await expect(authorizationOf({ ...app, accessToken: 'made-up' })).rejects.toThrow(/unbound/);
  });

  it('of the older kind renews any number of times by its refresh token', async () => {
    const auth = AppStrategy({ ...app, refreshToken: SANDBOX_APP_REFRESH_TOKEN });
    const older = createClient({ modules: { products }, auth });
    expect((await older.products.queryProducts().limit(1).find()).items).toHaveLength(1);
    expect((await older.products.queryProducts().limit(2).find()).items).toHaveLength(2);
  });

  it('gets no token for a made-up installation code', async () => {
    const url = `https://app.example/callback?code=guess&instanceId=${SANDBOX_INSTANCE_ID}`;
    await expect(AppStrategy(app).handleOAuthCallback(url)).rejects.toThrow(/400/);
  });

  it.each([
    ['a wrong secret', { appSecret: 'guess', instanceId: SANDBOX_INSTANCE_ID }],
    ['another app', { appId: crypto.randomUUID(), instanceId: SANDBOX_INSTANCE_ID }],
    ['another instance', { instanceId: crypto.randomUUID() }],
    ['an unknown refresh token', { refreshToken: 'OAUTH2.guess' }],
    ['a wrong secret with a good token', { appSecret: 'guess', refreshToken: SANDBOX_APP_REFRESH_TOKEN }],
  ])('gets no token for %s', async (_, change) => {
    await expect(authorizationOf({ ...app, ...change })).rejects.toThrow(/400/);
  });
});

/** The SDK's `oauth` module, which sends and receives bytes, with this bearer token. */
const oauthAs = (authorization: string) => sdkClient(sandbox, authorization).use(oauth);
const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const decoded = (body: Uint8Array | undefined) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(new TextDecoder().decode(body)));

describe('the oauth module', () => {
  it('returns tokens, and rejections with their status', async () => {
    const module = oauthAs(SANDBOX_API_KEY);
    const good = await module.token({ body: encoded({ grantType: 'anonymous', ...client }) });
    expect(good.statusCode).toBe(200);
    const info = await module.tokenInfo({ body: encoded({ token: decoded(good.body).access_token }) });
    expect(info).toMatchObject({ active: true, subjectType: 'VISITOR' });
    const rejected = await module.token({ body: encoded({ grantType: 'password' }) });
    expect([rejected.statusCode, decoded(rejected.body).error]).toEqual([400, 'unsupported_grant_type']);
  });

  it('identifies the member by user-info, and returns only an id for other callers', async () => {
    const ada = await sandbox.platform.tokens.mintAccessToken({ ...newMember(), memberId: ADA_ID });
    expect(await oauthAs(ada).userInfo()).toEqual({
      sub: ADA_ID,
      givenName: 'Ada',
      familyName: 'Berg',
      name: 'Ada Berg',
      email: 'ada@example.com',
      emailVerified: true,
      language: 'en',
    });
    const { access_token: visitor } = await visitorTokens(sandbox);
    expect(Object.keys(await oauthAs(visitor).userInfo())).toEqual(['sub']);
    expect((await oauthAs(SANDBOX_API_KEY).userInfo()).sub).toBe(SANDBOX_CLIENT_ID);
  });
});
