import { createHash, randomBytes } from 'node:crypto';
import { TokenRole } from '@wix/sdk';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, SITE_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { get, post, sdkClient, visitorTokens } from './sdk-client';
import { add, BOWL, checkoutOf, INK_SMALL, onlyLine, setStock } from './shopper';
import { ADA, AUTHORIZATION, authClient, authorizeError, control, sessionToken } from './sign-in';

const CALLBACK = AUTHORIZATION.redirectUri;
const DAY = 24 * 3_600_000;

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const codeVerifier = randomBytes(32).toString('base64url');
const PARAMS = {
  ...AUTHORIZATION,
  responseMode: 'query',
  scope: 'offline_access',
  state: 'the state',
  codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
};

type Change = Record<string, string | undefined>;
const addressOf = (params: Change, path = '/_api/oauth2/authorize') => {
  const given = Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return `${path}?${new URLSearchParams(given)}`;
};
const authorize = (change: Change = {}) => get(sandbox, addressOf({ ...PARAMS, ...change }));
const asAda = async (change: Change = {}) => authorize({ sessionToken: await sessionToken(), ...change });
const location = (response: Response) => new URL(response.headers.get('location') ?? '');
const answerOf = (response: Response) => Object.fromEntries(location(response).searchParams);

/** The SDK forwards a session token, although its type declarations do not list it. */
const silently = (token: string) => ({ prompt: 'none', responseMode: 'query', sessionToken: token }) as const;

async function exchange(change: Record<string, unknown>) {
  const grant = { grantType: 'authorization_code', codeVerifier, redirectUri: CALLBACK };
  const { clientId } = AUTHORIZATION;
  const response = await post(sandbox, '/oauth2/token', { clientId, ...grant, ...change });
  return { status: response.status, body: await response.json() };
}
async function whoIs(token: unknown) {
  return (await post(sandbox, '/oauth2/token-info', { token })).json();
}

describe('authorization by a server: session token, no browser', () => {
  it('returns a code and the state in the query, and the SDK exchanges the code for the member’s tokens', async () => {
    const client = authClient();
    const data = client.auth.generateOAuthData(CALLBACK);
    const { authUrl } = await client.auth.getAuthUrl(data, silently(await sessionToken(ADA, client)));
    const response = await sandbox.fetch(new Request(authUrl, { redirect: 'manual' }));
    expect(response.status).toBe(302);
    const answer = location(response);
    expect(`${answer.origin}${answer.pathname}`).toBe(CALLBACK);
    const { code, state } = client.auth.parseFromUrl(answer.href, 'query');
    expect(state).toBe(data.state);
    const tokens = await client.auth.getMemberTokens(code, state, data);
    expect(tokens.refreshToken.role).toBe('member');
    const who = { subjectType: 'MEMBER', subjectId: ADA_ID };
    expect(await whoIs(tokens.accessToken.value)).toMatchObject(who);
  });

  it('accepts both parameter spellings at both addresses', async () => {
    const params = { ...PARAMS, prompt: 'none', sessionToken: await sessionToken() };
    const snakeCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const snake = Object.fromEntries(Object.entries(params).map(([key, value]) => [snakeCase(key), value]));
    for (const path of ['/_api/oauth2/authorize', '/oauth2/authorize'])
      expect(answerOf(await get(sandbox, addressOf(snake, path))).code).toMatch(/^JWS\./);
  });

  it('describes the redirect to the module of older packages', async () => {
    const address = addressOf({ ...PARAMS, sessionToken: await sessionToken() }, '/oauth2/authorize');
    expect(await (await get(sandbox, address, { Authorization: 'x' })).json()).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'Location', value: expect.stringContaining(`${CALLBACK}?code=JWS.`) }],
    });
  });

  it('preserves the query of the redirect address', async () => {
    const answer = answerOf(await asAda({ redirectUri: `${CALLBACK}?from=%2Fcart` }));
    expect(answer).toMatchObject({ from: '/cart', code: expect.any(String) });
  });

  it.each([
    ['no session', {}],
    ['a made-up session', { sessionToken: 'JWS.made-up' }],
  ])('answers login_required with the state for %s', async (_, change) => {
    expect(answerOf(await authorize({ prompt: 'none', ...change }))).toMatchObject({
      error: 'login_required',
      error_description: expect.any(String),
      state: PARAMS.state,
    });
  });

  it('returns login_required for an expired session and for a blocked member', async () => {
    const token = await sessionToken();
    expect(await authorizeError(sandbox, token)).toBeNull();
    sandbox.platform.clock.advance(14 * DAY + 1);
    expect(await authorizeError(sandbox, token)).toBe('login_required');
    sandbox.platform.clock.set(null);
    await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
    expect(await authorizeError(sandbox, token)).toBe('login_required');
  });

  it('can be disabled by the site, while the iframe flow still works', async () => {
    await control(sandbox, 'PUT', 'policy', { rejectServerAuthorize: true });
    expect(await authorizeError(sandbox, await sessionToken())).toBe('login_required');
    const framed = await asAda({ prompt: 'none', responseMode: 'web_message' });
    expect([framed.status, await framed.text()]).toEqual([200, expect.stringContaining('JWS.')]);
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
    const response = await asAda({ redirectUri, prompt: 'none' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(await response.text()).toContain('Invalid redirect URI');
  });

  it('must match an address of the app exactly', async () => {
    const redirectUri = 'https://shop.example/auth/callback';
    await control(sandbox, 'PUT', 'site', { redirectUris: [redirectUri] });
    expect((await asAda({ redirectUri })).status).toBe(302);
    for (const other of [`${redirectUri}/`, 'https://shop.example:444/auth/callback', 'http://shop.example/'])
      expect((await asAda({ redirectUri: other })).status).toBe(400);
  });

  it.each([crypto.randomUUID(), undefined])('is not used for the unknown client %s', async (clientId) => {
    expect((await authorize({ clientId })).status).toBe(400);
  });

  it.each([
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallengeMethod: undefined }, 'invalid_request'],
    [{ codeChallenge: 'short' }, 'invalid_request'],
    [{ responseMode: 'form_post' }, 'invalid_request'],
    [{ prompt: 'perhaps' }, 'invalid_request'],
  ])('receives the error for %j', async (change, error) => {
    expect(answerOf(await asAda(change))).toMatchObject({ error, state: PARAMS.state });
  });
});

describe('response modes', () => {
  it('fragment returns the result behind the hash', async () => {
    const { search, hash } = location(await asAda({ responseMode: 'fragment' }));
    expect(search).toBe('');
    const { code, state } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect([(await exchange({ code })).status, state]).toEqual([200, PARAMS.state]);
  });

  const inFrame = { prompt: 'none', responseMode: 'web_message' };
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
    const answer = await messageOf(await asAda(inFrame));
    expect(answer).toMatchObject({
      message: { code: expect.stringMatching(/^JWS\./), state: PARAMS.state },
      origin: 'http://localhost:3000',
      ancestors: 'http://localhost:3000',
    });
    expect((await exchange({ code: answer.message.code })).status).toBe(200);
  });

  it('web_message works without a redirect address, as the SDK’s direct login requests it', async () => {
    const { message, ancestors } = await messageOf(await asAda({ ...inFrame, redirectUri: undefined }));
    expect(ancestors).toContain('http://localhost:*');
    expect(ancestors).not.toMatch(/(^|\s)\*/);
    expect((await exchange({ code: message.code, redirectUri: undefined })).status).toBe(200);
  });

  it('F3: web_message tells a foreign page that it may not have codes, and nothing else', async () => {
    const foreign = 'https://foreign.example';
    const error = { error: 'redirect_uri_not_allowed', rejectedOrigin: foreign, metaSiteId: SITE_ID };
    expect(await messageOf(await asAda({ ...inFrame, redirectUri: `${foreign}/callback` }))).toEqual({
      message: { state: PARAMS.state, ...error },
      origin: foreign,
      ancestors: foreign,
    });
  });

  it('web_message reports errors in the same way, and escapes markup in the state', async () => {
    const state = '"><script>alert(1)</script>';
    const response = await authorize({ ...inFrame, state });
    expect(await response.clone().text()).not.toContain('<script>alert');
    const plain = await messageOf(await authorize(inFrame));
    expect(plain.message).toMatchObject({ error: 'login_required', state: PARAMS.state });
  });
});

const SIGNED_IN = { Email: ADA.email, Password: ADA.password };

describe('in a browser', () => {
  /** Opens an authorization in a new browser. `start` opens it again, or another one. */
  async function open(change: Change = {}) {
    const browser = hostedBrowser(sandbox);
    const start = (other: Change = {}) =>
      browser.open(`${sandbox.url}${addressOf({ ...PARAMS, ...change, ...other })}`);
    const first = await start();
    return { browser, start, first, signIn: () => browser.submit('Sign in', SIGNED_IN) };
  }

  it('a visitor who is not signed in sees the sign-in form and then returns with a code', async () => {
    const { first, start, signIn } = await open();
    expect(first.heading).toBe('Sign in');
    const { url } = await signIn();
    expect(`${url.origin}${url.pathname}`).toBe(CALLBACK);
    expect((await exchange({ code: url.searchParams.get('code') })).status).toBe(200);
    // The browser is signed in now. The form is shown again only if the shop requests it.
    expect((await start()).url.searchParams.get('code')).toBeTruthy();
    expect((await start({ prompt: 'login' })).heading).toBe('Sign in');
    expect((await start({ prompt: 'none' })).url.searchParams.get('code')).toBeTruthy();
    // A session token takes precedence over the browser's own session.
    const other = await start({ prompt: 'none', sessionToken: 'JWS.made-up' });
    expect(other.url.searchParams.get('error')).toBe('login_required');
  });

  it('prompt=consent asks for permission after the sign-in', async () => {
    const { browser, start, signIn } = await open({ prompt: 'consent' });
    expect((await signIn()).text).toContain(`You are signed in as ${ADA.email}`);
    expect((await browser.submit('Deny')).url.searchParams.get('error')).toBe('access_denied');
    await start();
    expect((await browser.submit('Allow')).url.searchParams.get('code')).toBeTruthy();
  });

  it('prompt=select_account offers to continue or to use another account', async () => {
    const { browser, start, signIn } = await open({ prompt: 'select_account' });
    expect((await signIn()).url.searchParams.get('code')).toBeTruthy();
    expect((await start()).heading).toBe('Choose an account');
    expect((await browser.submit('Continue as Ada')).url.searchParams.get('code')).toBeTruthy();
    await start();
    expect((await browser.follow('Use another account')).heading).toBe('Sign in');
  });

  it('signing out ends the browser’s session and the member’s session itself', async () => {
    const { browser, start, signIn } = await open();
    await signIn();
    const stolen = new Map(browser.cookies);
    const { logoutUrl } = await authClient().auth.logout('http://localhost:3000/bye');
    expect((await browser.open(logoutUrl)).url.href).toBe('http://localhost:3000/bye');
    expect(browser.cookies.size).toBe(0);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect((await start()).heading).toBe('Sign in');
  });

  it('its cookie is unavailable to scripts and to other sites’ forms', async () => {
    const { headers } = await (await open()).signIn();
    expect(headers.get('set-cookie')).toMatch(/^smSession=JWS\..*HttpOnly.*SameSite=Lax/i);
    const forged = new Request(`${sandbox.url}${addressOf(PARAMS, '/_signin')}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams(ADA),
    });
    expect((await sandbox.fetch(forged)).status).toBe(403);
  });
});

describe('the cart of the visitor who signs in', () => {
  /** Signs Ada in as this client's visitor, on the hosted page if asked. Returns her client. */
  async function signIn(client: ReturnType<typeof authClient>, isHosted = false) {
    const data = client.auth.generateOAuthData(CALLBACK);
    const browser = hostedBrowser(sandbox);
    const options = isHosted ? { responseMode: 'query' as const } : silently(await sessionToken(ADA, client));
    let { url } = await browser.open((await client.auth.getAuthUrl(data, options)).authUrl);
    if (isHosted) ({ url } = await browser.submit('Sign in', SIGNED_IN));
    const { code, state } = client.auth.parseFromUrl(url.href, 'query');
    const tokens = await client.auth.getMemberTokens(code, state, data);
    return sdkClient(sandbox, tokens.accessToken.value);
  }
  async function visitor() {
    const client = authClient();
    const tokens = await client.auth.generateVisitorTokens();
    client.auth.setTokens(tokens);
    return { client, shopper: sdkClient(sandbox, tokens.accessToken.value) };
  }

  it.each([false, true])(
    'becomes the member’s, with its checkout; on the hosted page: %s',
    async (isHosted) => {
      const { client, shopper } = await visitor();
      await add(shopper, 'lund-bowl', { ...BOWL, quantity: 2 });
      await shopper.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
      const checkoutId = await checkoutOf(shopper);
      const member = await signIn(client, isHosted);
      expect(await member.currentCart.getCurrentCart()).toMatchObject({
        _id: expect.any(String),
        lineItems: [{ quantity: 2 }],
        buyerInfo: { memberId: ADA_ID },
        appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
      });
      expect((await member.checkout.getCheckout(checkoutId))._id).toBe(checkoutId);
    },
  );

  it('is merged into the member’s existing cart: quantities add up, limited to the stock', async () => {
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 4);
    const [first, second] = [await visitor(), await visitor()];
    await add(first.shopper, 'lund-bowl', { ...BOWL, quantity: 3 });
    await signIn(first.client);
    await add(second.shopper, 'lund-bowl', { ...BOWL, quantity: 2 });
    await add(second.shopper, 'ora-serving-bowl');
    const { lineItems } = await (await signIn(second.client)).currentCart.getCurrentCart();
    expect(lineItems?.map(({ quantity, productName }) => [productName?.original, quantity])).toEqual([
      ['Lund Bowl', 4],
      ['Ora Serving Bowl', 1],
    ]);
    await expect(second.shopper.currentCart.getCurrentCart()).rejects.toThrow('Cart not found');
  });
});

describe('the grant for apps that have authenticated the member', () => {
  it('returns the member’s tokens for an API key, with the visitor’s cart', async () => {
    const visitor = (await visitorTokens(sandbox)).access_token;
    await add(sdkClient(sandbox, visitor), 'ora-serving-bowl');
    const client = authClient();
    client.auth.setTokens({
      accessToken: { value: visitor, expiresAt: Date.now() / 1000 + 1000 },
      refreshToken: { value: '', role: TokenRole.VISITOR },
    });
    const tokens = await client.auth.getMemberTokensForExternalLogin(ADA_ID, SANDBOX_API_KEY);
    expect(await whoIs(tokens.accessToken.value)).toMatchObject({ subjectId: ADA_ID });
    onlyLine(await sdkClient(sandbox, tokens.accessToken.value).currentCart.getCurrentCart());
    const renewed = await authClient().auth.renewToken(tokens.refreshToken);
    expect(await whoIs(renewed.accessToken.value)).toMatchObject({ subjectId: ADA_ID });
  });

  it('needs the site’s key, and accepts a session token of that member', async () => {
    const body = { grant_type: 'authorized_client', member_id: ADA_ID };
    const request = (key: string, change = {}) =>
      post(sandbox, '/oauth2/token', { ...body, ...change }, { Authorization: `,${key}` });
    expect((await request('IST.other')).status).toBe(401);
    expect((await request(SANDBOX_API_KEY, { session_token: await sessionToken() })).status).toBe(200);
  });
});

it('a blocked member cannot renew tokens', async () => {
  const { body } = await exchange({ code: answerOf(await asAda()).code });
  const renew = () => exchange({ grantType: 'refresh_token', refreshToken: body.refresh_token });
  expect((await renew()).status).toBe(200);
  await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
  expect(await renew()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
