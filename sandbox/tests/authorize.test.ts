import { createHash, randomBytes } from 'node:crypto';
import { TokenRole } from '@wix/sdk';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID, SITE_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { get, post, visitorTokens } from './sdk-client';
import { add, buyingClient, onlyLine, setStock } from './shopper';
import { ADA, authClient, control } from './sign-in';

const CALLBACK = 'http://localhost:3000/auth/callback';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const codeVerifier = randomBytes(32).toString('base64url');
const PARAMS = {
  clientId: SANDBOX_CLIENT_ID,
  responseType: 'code',
  redirectUri: CALLBACK,
  responseMode: 'query',
  scope: 'offline_access',
  state: 'the state',
  codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  codeChallengeMethod: 'S256',
};

const addressOf = (params: Record<string, string | undefined>, path = '/_api/oauth2/authorize') =>
  `${path}?${new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )}`;
const authorize = (change: Record<string, string | undefined> = {}, headers: Record<string, string> = {}) =>
  get(sandbox, addressOf({ ...PARAMS, ...change }), headers);
const location = (response: Response) => new URL(response.headers.get('location') ?? '');

async function sessionToken(client = authClient()): Promise<string> {
  const result = await client.auth.login(ADA);
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
  return result.data.sessionToken;
}

/** The SDK forwards a session token, although its type declarations do not list it. */
const silently = (token: string) => ({ prompt: 'none', responseMode: 'query', sessionToken: token }) as const;

async function exchange(change: Record<string, unknown>) {
  const response = await post(sandbox, '/oauth2/token', {
    clientId: SANDBOX_CLIENT_ID,
    grantType: 'authorization_code',
    codeVerifier,
    redirectUri: CALLBACK,
    ...change,
  });
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}
async function whoIs(token: unknown) {
  return (await post(sandbox, '/oauth2/token-info', { token })).json();
}

describe('authorization by a server: session token, no browser', () => {
  it('returns a code and the state in the query, and the SDK exchanges the code for the member’s tokens', async () => {
    const client = authClient();
    const token = await sessionToken(client);
    const data = client.auth.generateOAuthData(CALLBACK);
    const { authUrl } = await client.auth.getAuthUrl(data, silently(token));
    const response = await sandbox.fetch(new Request(authUrl, { redirect: 'manual' }));
    expect(response.status).toBe(302);
    const answer = location(response);
    expect(`${answer.origin}${answer.pathname}`).toBe(CALLBACK);
    const { code, state } = client.auth.parseFromUrl(answer.href, 'query');
    expect(state).toBe(data.state);
    const tokens = await client.auth.getMemberTokens(code, state, data);
    expect(tokens.refreshToken.role).toBe('member');
    expect(await whoIs(tokens.accessToken.value)).toMatchObject({
      subjectType: 'MEMBER',
      subjectId: ADA_ID,
    });
  });

  it('accepts both parameter spellings at both addresses', async () => {
    const token = await sessionToken();
    const snake = Object.fromEntries(
      Object.entries({ ...PARAMS, prompt: 'none', sessionToken: token }).map(([key, value]) => [
        key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    );
    for (const path of ['/_api/oauth2/authorize', '/oauth2/authorize'])
      expect(location(await get(sandbox, addressOf(snake, path))).searchParams.get('code')).toMatch(/^JWS\./);
  });

  it('describes the redirect to the module of older packages', async () => {
    const token = await sessionToken();
    const response = await get(sandbox, addressOf({ ...PARAMS, sessionToken: token }, '/oauth2/authorize'), {
      Authorization: 'x',
    });
    expect(await response.json()).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'Location', value: expect.stringContaining(`${CALLBACK}?code=JWS.`) }],
    });
  });

  it('preserves the query of the redirect address', async () => {
    const token = await sessionToken();
    const redirectUri = `${CALLBACK}?from=%2Fcart`;
    const answer = location(await authorize({ sessionToken: token, redirectUri }));
    expect(answer.searchParams.get('from')).toBe('/cart');
    expect(answer.searchParams.get('code')).toBeTruthy();
  });

  it('accepts a code once, and only for its redirect address and its verifier', async () => {
    const token = await sessionToken();
    const code = async () => location(await authorize({ sessionToken: token })).searchParams.get('code');
    const first = await code();
    expect((await exchange({ code: first })).status).toBe(200);
    expect(await exchange({ code: first })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const change of [
      { redirectUri: 'http://localhost:3000/other' },
      { redirectUri: undefined },
      { codeVerifier: 'x'.repeat(43) },
    ])
      expect((await exchange({ code: await code(), ...change })).status).toBe(400);
    const late = await code();
    sandbox.platform.clock.advance(10 * 60_000 + 1);
    expect((await exchange({ code: late })).status).toBe(400);
  });

  it.each([
    ['no session', {}],
    ['a made-up session', { sessionToken: 'JWS.made-up' }],
  ])('answers login_required with the state for %s', async (_, change) => {
    const answer = location(await authorize({ prompt: 'none', ...change }));
    expect(Object.fromEntries(answer.searchParams)).toMatchObject({
      error: 'login_required',
      error_description: expect.any(String),
      state: PARAMS.state,
    });
  });

  it('returns login_required for an expired session and for a blocked member', async () => {
    const token = await sessionToken();
    const error = async () =>
      location(await authorize({ prompt: 'none', sessionToken: token })).searchParams.get('error');
    expect(await error()).toBeNull();
    sandbox.platform.clock.advance(14 * 24 * 3_600_000 + 1);
    expect(await error()).toBe('login_required');
    sandbox.platform.clock.set(null);
    await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
    expect(await error()).toBe('login_required');
  });

  it('can be disabled by the site, while the iframe flow still works', async () => {
    await control(sandbox, 'PUT', 'policy', { rejectServerAuthorize: true });
    const token = await sessionToken();
    const rejected = location(await authorize({ prompt: 'none', sessionToken: token }));
    expect(rejected.searchParams.get('error')).toBe('login_required');
    const framed = await authorize({
      prompt: 'none',
      sessionToken: token,
      responseMode: 'web_message',
    });
    expect(framed.status).toBe(200);
    expect(await framed.text()).toContain('JWS.');
  });
});

describe('the redirect address', () => {
  it.each([
    ['another site', 'https://evil.example/auth/callback'],
    ['a look-alike of this machine', 'http://localhost.evil.example/'],
    ['a user name in front', 'http://localhost@evil.example/'],
    ['this machine with a user name', 'http://someone@localhost:3000/'],
    ['a script', 'javascript:alert(1)'],
    ['no address', '//localhost'],
    ['a fragment', `${CALLBACK}#x`],
    ['nothing', undefined],
  ])('rejects %s with an error page, without a redirect', async (_, redirectUri) => {
    const token = await sessionToken();
    const response = await authorize({ redirectUri, prompt: 'none', sessionToken: token });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(await response.text()).toContain('Invalid redirect URI');
  });

  it('must match an address of the app exactly', async () => {
    const redirectUri = 'https://shop.example/auth/callback';
    await control(sandbox, 'PUT', 'site', { redirectUris: [redirectUri] });
    const token = await sessionToken();
    expect((await authorize({ redirectUri, sessionToken: token })).status).toBe(302);
    for (const other of [`${redirectUri}/`, 'https://shop.example:444/auth/callback', 'http://shop.example/'])
      expect((await authorize({ redirectUri: other, sessionToken: token })).status).toBe(400);
  });

  it('is not used for unknown clients', async () => {
    expect((await authorize({ clientId: crypto.randomUUID() })).status).toBe(400);
    expect((await authorize({ clientId: undefined })).status).toBe(400);
  });

  it.each([
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallengeMethod: undefined }, 'invalid_request'],
    [{ codeChallenge: 'short' }, 'invalid_request'],
    [{ responseMode: 'form_post' }, 'invalid_request'],
    [{ prompt: 'perhaps' }, 'invalid_request'],
  ])('receives the error for %j', async (change, error) => {
    const answer = location(await authorize({ sessionToken: await sessionToken(), ...change }));
    expect(Object.fromEntries(answer.searchParams)).toMatchObject({ error, state: PARAMS.state });
  });
});

describe('response modes', () => {
  it('fragment returns the result behind the hash', async () => {
    const answer = location(
      await authorize({ sessionToken: await sessionToken(), responseMode: 'fragment' }),
    );
    expect(answer.search).toBe('');
    const parts = new URLSearchParams(answer.hash.slice(1));
    expect((await exchange({ code: parts.get('code') })).status).toBe(200);
    expect(parts.get('state')).toBe(PARAMS.state);
  });

  const messageOf = async (response: Response) => {
    const text = await response.text();
    const encoded = /data-message="([^"]*)"/.exec(text)?.[1] ?? '';
    return {
      message: JSON.parse(encoded.replaceAll('&quot;', '"')),
      origin: /data-origin="([^"]*)"/.exec(text)?.[1],
      ancestors: /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
    };
  };

  it('web_message posts the result to the page that embeds the frame, and to no other site', async () => {
    const token = await sessionToken();
    const answer = await messageOf(
      await authorize({ sessionToken: token, prompt: 'none', responseMode: 'web_message' }),
    );
    expect(answer).toMatchObject({
      message: { code: expect.stringMatching(/^JWS\./), state: PARAMS.state },
      origin: 'http://localhost:3000',
      ancestors: 'http://localhost:3000',
    });
    expect((await exchange({ code: answer.message.code })).status).toBe(200);
  });

  it('web_message works without a redirect address, as the SDK’s direct login requests it', async () => {
    const token = await sessionToken();
    const response = await authorize({
      sessionToken: token,
      prompt: 'none',
      responseMode: 'web_message',
      redirectUri: undefined,
    });
    const { message, ancestors } = await messageOf(response);
    expect(ancestors).toContain('http://localhost:*');
    expect(ancestors).not.toMatch(/(^|\s)\*/);
    expect((await exchange({ code: message.code, redirectUri: undefined })).status).toBe(200);
  });

  it('F3: web_message tells a foreign page that it may not have codes, and nothing else', async () => {
    const token = await sessionToken();
    const answer = await messageOf(
      await authorize({
        sessionToken: token,
        prompt: 'none',
        responseMode: 'web_message',
        redirectUri: 'https://foreign.example/callback',
      }),
    );
    expect(answer).toEqual({
      message: {
        state: PARAMS.state,
        error: 'redirect_uri_not_allowed',
        rejectedOrigin: 'https://foreign.example',
        metaSiteId: SITE_ID,
      },
      origin: 'https://foreign.example',
      ancestors: 'https://foreign.example',
    });
  });

  it('web_message reports errors in the same way', async () => {
    const { message } = await messageOf(await authorize({ prompt: 'none', responseMode: 'web_message' }));
    expect(message).toMatchObject({ error: 'login_required', state: PARAMS.state });
  });

  it('web_message escapes markup in the state', async () => {
    const state = '"><script>alert(1)</script>';
    const response = await authorize({ prompt: 'none', responseMode: 'web_message', state });
    const text = await response.clone().text();
    expect(text).not.toContain('<script>alert');
  });
});

describe('in a browser', () => {
  const SIGNED_IN = { Email: ADA.email, Password: ADA.password };
  const open = (change: Record<string, string | undefined> = {}) => {
    const browser = hostedBrowser(sandbox);
    return { browser, start: () => browser.open(`${sandbox.url}${addressOf({ ...PARAMS, ...change })}`) };
  };

  it('a visitor who is not signed in sees the sign-in form and then returns with a code', async () => {
    const { browser, start } = open();
    expect((await start()).heading).toBe('Sign in');
    const { url } = await browser.submit('Sign in', SIGNED_IN);
    expect(`${url.origin}${url.pathname}`).toBe(CALLBACK);
    expect((await exchange({ code: url.searchParams.get('code') })).status).toBe(200);
    // The browser is signed in now. The form is shown again only if the shop requests it.
    expect((await start()).url.searchParams.get('code')).toBeTruthy();
    const again = await browser.open(`${sandbox.url}${addressOf({ ...PARAMS, prompt: 'login' })}`);
    expect(again.heading).toBe('Sign in');
    const silent = await browser.open(`${sandbox.url}${addressOf({ ...PARAMS, prompt: 'none' })}`);
    expect(silent.url.searchParams.get('code')).toBeTruthy();
  });

  it('prompt=consent asks for permission after the sign-in', async () => {
    const { browser, start } = open({ prompt: 'consent' });
    await start();
    const page = await browser.submit('Sign in', SIGNED_IN);
    expect(page.text).toContain(`You are signed in as ${ADA.email}`);
    const denied = await browser.submit('Deny');
    expect(denied.url.searchParams.get('error')).toBe('access_denied');
    await start();
    expect((await browser.submit('Allow')).url.searchParams.get('code')).toBeTruthy();
  });

  it('prompt=select_account offers to continue or to use another account', async () => {
    const { browser, start } = open({ prompt: 'select_account' });
    await start();
    expect((await browser.submit('Sign in', SIGNED_IN)).url.searchParams.get('code')).toBeTruthy();
    expect((await start()).heading).toBe('Choose an account');
    expect((await browser.submit('Continue as Ada')).url.searchParams.get('code')).toBeTruthy();
    await start();
    expect((await browser.follow('Use another account')).heading).toBe('Sign in');
  });

  it('a session token takes precedence over the browser’s own session', async () => {
    const { browser, start } = open();
    await start();
    await browser.submit('Sign in', SIGNED_IN);
    const other = { ...PARAMS, prompt: 'none', sessionToken: 'JWS.made-up' };
    const { url } = await browser.open(`${sandbox.url}${addressOf(other)}`);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('signing out ends the browser’s session and the member’s session itself', async () => {
    const { browser, start } = open();
    await start();
    await browser.submit('Sign in', SIGNED_IN);
    const stolen = new Map(browser.cookies);
    const { logoutUrl } = await authClient().auth.logout('http://localhost:3000/bye');
    expect((await browser.open(logoutUrl)).url.href).toBe('http://localhost:3000/bye');
    expect(browser.cookies.size).toBe(0);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect((await start()).heading).toBe('Sign in');
  });

  it('its cookie is unavailable to scripts and to other sites’ forms', async () => {
    const { browser, start } = open();
    await start();
    const { headers } = await browser.submit('Sign in', SIGNED_IN);
    expect(headers.get('set-cookie')).toMatch(/^smSession=JWS\..*HttpOnly.*SameSite=Lax/i);
    const forged = await sandbox.fetch(
      new Request(`${sandbox.url}${addressOf(PARAMS, '/_signin')}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'cross-site' },
        body: new URLSearchParams({ email: ADA.email, password: ADA.password }),
      }),
    );
    expect(forged.status).toBe(403);
  });
});

describe('the cart of the visitor who signs in', () => {
  const BOWL = { options: { Glaze: 'Ink', Size: 'Small, 18 cm' } };

  /** Signs Ada in as this client's visitor and returns her cart. */
  async function signIn(client: ReturnType<typeof authClient>) {
    const data = client.auth.generateOAuthData(CALLBACK);
    const { authUrl } = await client.auth.getAuthUrl(data, silently(await sessionToken(client)));
    const answer = location(await sandbox.fetch(new Request(authUrl, { redirect: 'manual' })));
    const { code, state } = client.auth.parseFromUrl(answer.href, 'query');
    const tokens = await client.auth.getMemberTokens(code, state, data);
    return buyingClient(sandbox, tokens.accessToken.value);
  }
  async function visitor() {
    const client = authClient();
    const tokens = await client.auth.generateVisitorTokens();
    client.auth.setTokens(tokens);
    return { client, shopper: buyingClient(sandbox, tokens.accessToken.value) };
  }

  it('becomes the member’s cart unchanged, with its checkout', async () => {
    const { client, shopper } = await visitor();
    await add(shopper, 'lund-bowl', { ...BOWL, quantity: 2 });
    await shopper.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    const member = await signIn(client);
    const { _id, lineItems, appliedDiscounts, buyerInfo } = await member.currentCart.getCurrentCart();
    expect({ quantity: lineItems?.[0]?.quantity, buyerInfo, appliedDiscounts }).toMatchObject({
      quantity: 2,
      buyerInfo: { memberId: ADA_ID },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    });
    expect(_id).toBeTruthy();
    expect((await member.checkout.getCheckout(checkoutId ?? ''))._id).toBe(checkoutId);
  });

  it('is merged into the member’s existing cart: quantities add up, limited to the stock', async () => {
    await setStock(sandbox, 'lund-bowl', BOWL.options, 4);
    const first = await visitor();
    await add(first.shopper, 'lund-bowl', { ...BOWL, quantity: 3 });
    await signIn(first.client);
    const second = await visitor();
    await add(second.shopper, 'lund-bowl', { ...BOWL, quantity: 2 });
    await add(second.shopper, 'ora-serving-bowl');
    const member = await signIn(second.client);
    const { lineItems } = await member.currentCart.getCurrentCart();
    expect(lineItems?.map(({ quantity, productName }) => [productName?.original, quantity])).toEqual([
      ['Lund Bowl', 4],
      ['Ora Serving Bowl', 1],
    ]);
    await expect(second.shopper.currentCart.getCurrentCart()).rejects.toThrow('Cart not found');
  });

  it('is merged by the hosted sign-in as well', async () => {
    const { client, shopper } = await visitor();
    await add(shopper, 'ora-serving-bowl');
    const data = client.auth.generateOAuthData(CALLBACK);
    const { authUrl } = await client.auth.getAuthUrl(data, { responseMode: 'query' });
    const browser = hostedBrowser(sandbox);
    await browser.open(authUrl);
    const { url } = await browser.submit('Sign in', { Email: ADA.email, Password: ADA.password });
    const { code, state } = client.auth.parseFromUrl(url.href, 'query');
    const tokens = await client.auth.getMemberTokens(code, state, data);
    const member = buyingClient(sandbox, tokens.accessToken.value);
    expect(onlyLine(await member.currentCart.getCurrentCart()).productName?.original).toBe(
      'Ora Serving Bowl',
    );
  });
});

describe('the grant for apps that have authenticated the member', () => {
  it('returns the member’s tokens for an API key, with the visitor’s cart', async () => {
    const visitor = (await visitorTokens(sandbox)).access_token;
    await add(buyingClient(sandbox, visitor), 'ora-serving-bowl');
    const client = authClient();
    client.auth.setTokens({
      accessToken: { value: visitor, expiresAt: Date.now() / 1000 + 1000 },
      refreshToken: { value: '', role: TokenRole.VISITOR },
    });
    const tokens = await client.auth.getMemberTokensForExternalLogin(ADA_ID, SANDBOX_API_KEY);
    expect(await whoIs(tokens.accessToken.value)).toMatchObject({ subjectId: ADA_ID });
    onlyLine(await buyingClient(sandbox, tokens.accessToken.value).currentCart.getCurrentCart());
    const renewed = await authClient().auth.renewToken(tokens.refreshToken);
    expect(await whoIs(renewed.accessToken.value)).toMatchObject({ subjectId: ADA_ID });
  });

  it.each([
    ['another key', 'IST.other', ADA_ID, 401],
    ['no key', undefined, ADA_ID, 403],
    ['an unknown member', SANDBOX_API_KEY, crypto.randomUUID(), 400],
    ['no member', SANDBOX_API_KEY, undefined, 400],
  ])('is rejected for %s', async (_, key, memberId, status) => {
    const visitor = (await visitorTokens(sandbox)).access_token;
    const Authorization = key === undefined ? visitor : `,${key}`;
    const body = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
    expect((await post(sandbox, '/oauth2/token', body, { Authorization })).status).toBe(status);
  });

  it('accepts a session token of that member only', async () => {
    const Authorization = `,${SANDBOX_API_KEY}`;
    const body = { grant_type: 'authorized_client', member_id: ADA_ID };
    const requestTokens = (session_token: string) =>
      post(sandbox, '/oauth2/token', { ...body, session_token }, { Authorization });
    expect((await requestTokens(await sessionToken())).status).toBe(200);
    expect((await requestTokens('JWS.made-up')).status).toBe(400);
  });
});

describe('a blocked or deleted member', () => {
  it('cannot renew tokens', async () => {
    const { body } = await exchange({
      code: location(await authorize({ sessionToken: await sessionToken() })).searchParams.get('code'),
    });
    const renew = () => exchange({ grantType: 'refresh_token', refreshToken: body.refresh_token });
    expect((await renew()).status).toBe(200);
    await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
    expect(await renew()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
