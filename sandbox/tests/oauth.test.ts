import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refreshTokens } from '../apps/schema';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { mintAuthorizationCode } from '../oauth/store';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, visitorTokens } from './sdk-client';

const sandbox = await openSandbox();
afterEach(() => sandbox.platform.clock.set(null));

const HOUR = 3_600_000;

async function token(body: unknown) {
  const response = await post(sandbox, '/oauth2/token', body);
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

async function infoOf(accessToken: unknown) {
  const response = await post(sandbox, '/oauth2/token-info', { token: accessToken });
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

describe('the anonymous grant', () => {
  it('creates a new visitor each time', async () => {
    const [one, two] = [await visitorTokens(sandbox), await visitorTokens(sandbox)];
    expect(one.expires_in).toBe(14_400);
    expect(one.access_token).toMatch(/^OauthNG\.JWS\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const [first, second] = [await infoOf(one.access_token), await infoOf(two.access_token)];
    expect(first).toMatchObject({ active: true, subjectType: 'VISITOR', clientId: SANDBOX_CLIENT_ID });
    expect(first.subjectId).not.toBe(second.subjectId);
  });

  it.each([
    ['an unknown client', { clientId: crypto.randomUUID(), grantType: 'anonymous' }, 'invalid_client'],
    ['no client', { grantType: 'anonymous' }, 'invalid_client'],
    ['an unknown grant', { clientId: SANDBOX_CLIENT_ID, grantType: 'password' }, 'unsupported_grant_type'],
    ['no grant', { clientId: SANDBOX_CLIENT_ID }, 'unsupported_grant_type'],
  ])('is rejected for %s', async (_, request, error) => {
    expect(await token(request)).toMatchObject({ status: 400, body: { error } });
  });

  it('works in snake case and as a form', async () => {
    const snake = await token({ client_id: SANDBOX_CLIENT_ID, grant_type: 'anonymous' });
    expect(snake.status).toBe(200);
    const form = await sandbox.fetch(
      new Request(`${sandbox.url}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: SANDBOX_CLIENT_ID, grant_type: 'anonymous' }),
      }),
    );
    expect(form.status).toBe(200);
    expect(await infoOf((await form.json()).access_token)).toMatchObject({ active: true });
  });

  it('rejects a body that is neither', async () => {
    const request = new Request(`${sandbox.url}/oauth2/token`, { method: 'POST', body: 'grant me' });
    expect((await sandbox.fetch(request)).status).toBe(400);
  });
});

describe('an access token', () => {
  it('is accepted bare, with Bearer, and before an API key', async () => {
    const { access_token } = await visitorTokens(sandbox);
    for (const header of [access_token, `Bearer ${access_token}`, `${access_token},${SANDBOX_API_KEY}`]) {
      const { items } = await sdkClient(sandbox, header).products.queryProducts().limit(1).find();
      expect(items).toHaveLength(1);
    }
  });

  it('expires after four hours, not before', async () => {
    const { access_token } = await visitorTokens(sandbox);
    const client = sdkClient(sandbox, access_token);
    sandbox.platform.clock.advance(4 * HOUR - 5_000);
    expect((await client.products.queryProducts().find()).items).toHaveLength(32);
    sandbox.platform.clock.advance(10_000);
    expect((await rejection(client.products.queryProducts().find())).status).toBe(401);
    expect(await infoOf(access_token)).toEqual({ active: false });
  });

  it('of another sandbox is rejected', async () => {
    const other = await createSandbox({ catalogVersion: 'V1_CATALOG' });
    const { access_token } = await visitorTokens(other);
    await other.close();
    expect((await rejection(sdkClient(sandbox, access_token).products.queryProducts().find())).status).toBe(
      401,
    );
  });
});

describe('the refresh grant', () => {
  it('preserves the visitor and the refresh token any number of times', async () => {
    const { access_token, refresh_token } = await visitorTokens(sandbox);
    const before = await infoOf(access_token);
    sandbox.platform.clock.advance(5 * HOUR);
    const request = { clientId: SANDBOX_CLIENT_ID, refreshToken: refresh_token, grantType: 'refresh_token' };
    const answers = await Promise.all([
      token(request),
      token(request),
      token({ ...request, clientId: undefined }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.refresh_token).toBe(refresh_token);
      expect(await infoOf(body.access_token)).toMatchObject({ active: true, subjectId: before.subjectId });
    }
  });

  it('rejects an unknown token, another client, and a missing token', async () => {
    const { refresh_token } = await visitorTokens(sandbox);
    const rejected = [
      { clientId: SANDBOX_CLIENT_ID, refreshToken: 'JWS.unknown' },
      { clientId: crypto.randomUUID(), refreshToken: refresh_token },
      { clientId: SANDBOX_CLIENT_ID },
    ];
    for (const request of rejected)
      expect(await token({ ...request, grantType: 'refresh_token' })).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', error_description: expect.any(String) },
      });
  });

  it('rejects a revoked token', async () => {
    const { refresh_token } = await visitorTokens(sandbox);
    const revoked = await post(sandbox, '/oauth2/revoke', { token: refresh_token });
    expect(revoked.status).toBe(200);
    expect((await token({ refreshToken: refresh_token, grantType: 'refresh_token' })).status).toBe(400);
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
  const who = { clientId: SANDBOX_CLIENT_ID, visitorId: crypto.randomUUID(), memberId: ADA_ID };

  const mint = (sentRedirectUri: string | null = redirectUri) =>
    mintAuthorizationCode(sandbox.platform, { ...who, codeChallenge, redirectUri: sentRedirectUri });
  const exchange = (code: string, change: Record<string, unknown> = {}) =>
    token({
      clientId: SANDBOX_CLIENT_ID,
      grantType: 'authorization_code',
      code,
      codeVerifier,
      redirectUri,
      ...change,
    });

  it('authenticates the member, and the refresh token renews the member’s token', async () => {
    const { status, body } = await exchange(await mint());
    expect(status).toBe(200);
    const renewed = await token({ refreshToken: body.refresh_token, grantType: 'refresh_token' });
    for (const accessToken of [body.access_token, renewed.body.access_token])
      expect(await infoOf(accessToken)).toMatchObject({ subjectType: 'MEMBER', subjectId: who.memberId });
  });

  it('requires no redirect address when the code was issued without one', async () => {
    expect((await exchange(await mint(null), { redirectUri: undefined })).status).toBe(200);
  });

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

  it('invalidates the code at the first wrong attempt', async () => {
    const code = await mint();
    await exchange(code, { codeVerifier: 'x'.repeat(43) });
    expect((await exchange(code)).status).toBe(400);
  });

  it('rejects a code after ten minutes', async () => {
    const code = await mint();
    sandbox.platform.clock.advance(10 * 60_000 + 1);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });
});
