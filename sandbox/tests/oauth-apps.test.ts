import { oauth } from '@wix/identity';
import { AppStrategy, createClient } from '@wix/sdk';
import { products } from '@wix/stores';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { SANDBOX_APP_REFRESH_TOKEN, SANDBOX_APP_SECRET, SANDBOX_INSTANCE_ID } from '../oauth/app-grants';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { get, post, rejection, sdkClient, visitorTokens } from './sdk-client';
import { newMember } from './shopper';

const sandbox = await openSandbox({ routesFetch: true });
afterAll(async () => {
  vi.unstubAllGlobals();
});

const app = { appId: SANDBOX_CLIENT_ID, appSecret: SANDBOX_APP_SECRET };
const authorizationOf = async (auth: ReturnType<typeof AppStrategy>) => {
  const { headers } = await createClient({ auth }).auth.getAuthHeaders();
  return z.object({ Authorization: z.string() }).parse(headers).Authorization;
};
const json = async (response: Response) => z.record(z.string(), z.unknown()).parse(await response.json());
/** The SDK's `oauth` module with this bearer token. */
const oauthAs = (authorization: string) => sdkClient(sandbox, authorization).use(oauth);
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const text = (body: Uint8Array | undefined) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(new TextDecoder().decode(body)));

it('an app with its instance gets a token with an API key’s permissions for five minutes', async () => {
  const strategy = AppStrategy({ ...app, instanceId: SANDBOX_INSTANCE_ID });
  const authorization = await authorizationOf(strategy);
  const { items } = await sdkClient(sandbox, authorization).products.queryProducts().limit(1).find();
  expect(items).toHaveLength(1);
  expect((await get(sandbox, '/_sandbox/members')).status).toBe(200);
  const admins = await post(sandbox, '/members/v1/members/query', {}, { Authorization: authorization });
  expect((await admins.json()).metadata.total).toBe(3);
  sandbox.platform.clock.advance(301_000);
  expect((await rejection(sdkClient(sandbox, authorization).products.getProduct('x'))).status).toBe(401);
  sandbox.platform.clock.set(null);
});

it('an app removes the visitor from the token of an incoming call', async () => {
  const { access_token: accessToken } = await visitorTokens(sandbox);
  const stripped = await authorizationOf(AppStrategy({ ...app, accessToken }));
  expect(stripped).not.toBe(accessToken);
  expect(await json(await post(sandbox, '/oauth2/token-info', { token: stripped }))).toMatchObject({
    active: true,
    subjectType: 'APP',
  });
  await expect(authorizationOf(AppStrategy({ ...app, accessToken: 'made-up' }))).rejects.toThrow(/unbound/);
});

it('an app of the older kind renews any number of times by its refresh token', async () => {
  const client = createClient({
    modules: { products },
    auth: AppStrategy({ ...app, refreshToken: SANDBOX_APP_REFRESH_TOKEN }),
  });
  expect((await client.products.queryProducts().limit(1).find()).items).toHaveLength(1);
  expect((await client.products.queryProducts().limit(2).find()).items).toHaveLength(2);
});

it.each([
  ['a wrong secret', { appSecret: 'guess', instanceId: SANDBOX_INSTANCE_ID }],
  ['another app', { appId: crypto.randomUUID(), instanceId: SANDBOX_INSTANCE_ID }],
  ['another instance', { instanceId: crypto.randomUUID() }],
  ['an unknown refresh token', { refreshToken: 'OAUTH2.guess' }],
  [
    'a wrong secret with a good refresh token',
    { appSecret: 'guess', refreshToken: SANDBOX_APP_REFRESH_TOKEN },
  ],
])('an app gets no token for %s', async (_, change) => {
  await expect(authorizationOf(AppStrategy({ ...app, ...change }))).rejects.toThrow(
    /Unexpected status code.*400|400/,
  );
});

it('an installed app gets no token for a made-up installation code', async () => {
  const strategy = AppStrategy(app);
  const url = `https://app.example/callback?code=guess&instanceId=${SANDBOX_INSTANCE_ID}`;
  await expect(strategy.handleOAuthCallback(url)).rejects.toThrow(/400/);
});

it('token-info identifies an app', async () => {
  const accessToken = await authorizationOf(AppStrategy({ ...app, instanceId: SANDBOX_INSTANCE_ID }));
  expect(await AppStrategy({ ...app, accessToken }).getTokenInfo()).toMatchObject({
    active: true,
    subjectType: 'APP',
    subjectId: SANDBOX_CLIENT_ID,
    clientId: SANDBOX_CLIENT_ID,
    instanceId: SANDBOX_INSTANCE_ID,
  });
});

it('the oauth module sends and receives bytes: tokens, and rejections with their status', async () => {
  const module = oauthAs(SANDBOX_API_KEY);
  const good = await module.token({ body: bytes({ grantType: 'anonymous', clientId: SANDBOX_CLIENT_ID }) });
  expect(good.statusCode).toBe(200);
  const { access_token: token } = text(good.body);
  expect(await module.tokenInfo({ body: bytes({ token }) })).toMatchObject({
    active: true,
    subjectType: 'VISITOR',
  });
  const rejected = await module.token({ body: bytes({ grantType: 'password' }) });
  expect([rejected.statusCode, text(rejected.body).error]).toEqual([400, 'unsupported_grant_type']);
});

it('user-info identifies the member, and returns only an id for other callers', async () => {
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
  expect((await get(sandbox, '/oauth2/user-info')).status).toBe(401);
});

it('any client can verify an access token with the published keys', async () => {
  const published = await get(sandbox, '/oauth2/jwks');
  const keySet = z
    .object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })
    .parse(await published.json());
  const { access_token: token } = await visitorTokens(sandbox);
  const { payload } = await jwtVerify(token.replace('OauthNG.JWS.', ''), createLocalJWKSet(keySet), {
    currentDate: new Date(sandbox.platform.clock.now()),
  });
  expect(payload.exp).toBeGreaterThan(0);
  expect(JSON.stringify(keySet)).not.toContain('"d"');
  const { body } = await oauthAs(SANDBOX_API_KEY).jwks();
  expect(text(body)).toEqual(keySet);
});
