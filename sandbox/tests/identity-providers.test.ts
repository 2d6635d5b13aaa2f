import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { post, visitorTokens } from './sdk-client';
import { ADA, authClient, control, newEmail } from './sign-in';

const CALLBACK = 'http://localhost:3000/auth/callback';
const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

/** Opens the page of a provider as the SDK's client of one visitor. */
async function openProvider(idp: 'google' | { connectionId: string } = 'google') {
  const browser = hostedBrowser(sandbox);
  const client = authClient();
  const data = client.auth.generateOAuthData(CALLBACK);
  const { authUrl } = await client.auth.getAuthUrl(data, { responseMode: 'query', idp });
  const page = await browser.open(authUrl);
  /** Exchanges the code of the last redirect for a member's tokens. Returns the member's email. */
  const finish = async (url: URL) => {
    const tokens = await client.auth.getMemberTokens(
      url.searchParams.get('code') ?? '',
      url.searchParams.get('state') ?? '',
      data,
    );
    const response = await sandbox.fetch(
      new Request(`${sandbox.url}/members/v1/members/my?fieldsets=FULL`, {
        headers: { Authorization: tokens.accessToken.value },
      }),
    );
    return memberSchema.parse(await response.json()).member;
  };
  return { browser, page, finish };
}

const memberSchema = z.object({
  member: z.object({
    loginEmail: z.string(),
    loginEmailVerified: z.boolean(),
    contact: z.object({ firstName: z.string().optional() }),
  }),
});

const connectionsSchema = z.object({
  identity: z.object({
    connections: z.array(z.object({ idpConnection: z.object({ idpConnectionId: z.string() }) })),
  }),
});
async function connectionsOf(person: typeof ADA): Promise<string[]> {
  const { access_token } = await visitorTokens(sandbox);
  const response = await post(
    sandbox,
    '/_api/iam/authentication/v2/login',
    { loginId: { email: person.email }, password: person.password },
    { Authorization: access_token },
  );
  const { identity } = connectionsSchema.parse(await response.json());
  return identity.connections.map(({ idpConnection }) => idpConnection.idpConnectionId);
}

describe('the page of an identity provider', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  beforeEach(async () => {
    provider = await openProvider();
  });

  it('signs the member with this email in, and links the provider', async () => {
    expect(await connectionsOf(ADA)).toEqual([]);
    expect(provider.page.heading).toBe('Sign in as …');
    expect(provider.page.text).toContain('Google');
    const { url } = await provider.browser.submit('Continue', { Email: ADA.email });
    expect(url.href).toContain(`${CALLBACK}?code=`);
    expect(await provider.finish(url)).toMatchObject({ loginEmail: ADA.email });
    expect(await connectionsOf(ADA)).toEqual([GOOGLE]);
  });

  it('creates a member with a verified email, who waits where the owner approves', async () => {
    const email = newEmail();
    const { url } = await provider.browser.submit('Continue', { Email: email, 'First name': 'Tove' });
    expect(await provider.finish(url)).toEqual({
      loginEmail: email,
      loginEmailVerified: true,
      contact: expect.objectContaining({ firstName: 'Tove' }),
    });
    await control(sandbox, 'PUT', 'policy', { ownerApproval: true });
    const next = await openProvider();
    const page = await next.browser.submit('Continue', { Email: newEmail() });
    expect(page.heading).toBe('Waiting for approval');
  });

  it('rejects a text that is not an email, and a blocked member', async () => {
    const page = await provider.browser.submit('Continue', { Email: 'tove' });
    expect(page.status).toBe(400);
    expect(provider.browser.errorOf('Email')).toBe('Enter an email address like name@example.com');
    const blocked = await provider.browser.submit('Continue', { Email: 'blocked@example.com' });
    expect([blocked.status, blocked.alert]).toEqual([403, 'This account is blocked.']);
  });

  it('returns an error of the standard when the person cancels', async () => {
    const { url } = await provider.browser.submit('Cancel');
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('state')).toEqual(expect.any(String));
    expect(url.searchParams.has('code')).toBe(false);
  });

  it('exists for the providers of the site only', async () => {
    const { page } = await openProvider({ connectionId: crypto.randomUUID() });
    expect(page.url.searchParams.get('error')).toBe('invalid_request');
  });
});
