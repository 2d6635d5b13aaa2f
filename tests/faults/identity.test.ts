import { delay, HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as openCallback } from '@/app/auth/callback/route';
import { GET as openHostedSignIn } from '@/app/login/hosted/route';
import { completeFromFrame } from '@/lib/auth/complete';
import { completeHostedSignIn, startHostedSignIn } from '@/lib/auth/hosted';
import { requestRecovery } from '@/lib/auth/recover';
import { signIn, verifyCode } from '@/lib/auth/sign-in';
import { signOut } from '@/lib/session/sign-out';
import { cookiesOfSession } from '../session-cookies';
import { FAILURES, PLATFORM, playPlatform, rejectedCall, TOKEN_PATH, tokenAnswer } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'https://shop.example');
});
type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number };
const framework = vi.hoisted(() => ({ cookies: new Map<string, Cookie>() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => framework.cookies.get(name),
    getAll: () => [...framework.cookies.values()],
    set: (cookie: Cookie) =>
      cookie.maxAge === 0
        ? framework.cookies.delete(cookie.name)
        : framework.cookies.set(cookie.name, cookie),
  }),
  headers: async () => new Headers(),
}));
// tests/lib/limits covers the limits of attempts.
vi.mock('@/lib/limits/limit', () => ({
  accountKey: (account: string) => account,
  countAttempt: async () => undefined,
  recordAttempt: async () => undefined,
  takeBackAttempt: async () => undefined,
  resetAttempts: async () => undefined,
  hasAttemptsLeft: async () => true,
}));
vi.mock('next/server', async (original) => ({ ...(await original()), after: () => undefined }));

const platform = playPlatform();
const REDIRECT_PATH = '/_api/redirects-api/v1/redirect-session';
const AUTHORIZE_PATH = '/_api/oauth2/authorize';
const LOGIN_PATH = '/_api/iam/authentication/v2/login';
const CALLBACK = 'https://shop.example/auth/callback';

const setCookie = (name: string, value: string) => framework.cookies.set(name, { name, value });
const cookie = (name: string) => framework.cookies.get(`__Host-${name}`);
const cookiesOf = (kind: string) =>
  [...framework.cookies.values()].filter(({ name }) => name.startsWith(`__Host-${kind}_`));

let visit = 0;
beforeEach(async () => {
  visit += 1;
  framework.cookies.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const session = { role: 'visitor', refreshToken: `refresh-${visit}`, secure: true } as const;
  for (const [name, value] of await cookiesOfSession(`access-${visit}`, session)) setCookie(name, value);
});

const fields = {
  email: 'ada@example.com',
  password: 'secret secret',
  returnTo: '/cart',
  recaptcha: null,
  invisibleRecaptcha: null,
};
const loggedIn = () =>
  http.post(PLATFORM + LOGIN_PATH, () =>
    HttpResponse.json({ state: 'SUCCESS', sessionToken: 'JWS.session' }),
  );
/** Returns the last redirect session that was requested. */
const authRequest = () => JSON.parse(platform.requests(REDIRECT_PATH).at(-1)?.body ?? '{}').auth?.authRequest;
const redirectSessions = () =>
  http.post(PLATFORM + REDIRECT_PATH, async ({ request }) => {
    const { auth } = Object(await request.json());
    const query = new URLSearchParams(auth ? { state: auth.authRequest.state, prompt: auth.prompt } : {});
    const fullUrl = `${PLATFORM}${auth ? AUTHORIZE_PATH : '/logout'}?${query}`;
    return HttpResponse.json({ redirectSession: { id: 'r', fullUrl } });
  });
const authorizing = (location: (state: string) => string | null) =>
  http.get(PLATFORM + AUTHORIZE_PATH, ({ request }) => {
    const to = location(new URL(request.url).searchParams.get('state') ?? '');
    return to === null
      ? HttpResponse.html('<p>Please sign in</p>')
      : new HttpResponse(null, { status: 302, headers: { location: to } });
  });
const exchanging = () => http.post(PLATFORM + TOKEN_PATH, () => tokenAnswer(`member-${visit}`));
const withCode = (state: string) => `${CALLBACK}?code=the-code&state=${state}`;

describe('a successful sign-in', () => {
  it('is authorized by the server and becomes the session', async () => {
    platform.use(loggedIn(), redirectSessions(), authorizing(withCode), exchanging());
    expect(await signIn(fields)).toEqual({ kind: 'signed-in', next: '/cart' });
    expect(authRequest()).toMatchObject({
      responseMode: 'query',
      codeChallengeMethod: 'S256',
      scope: 'offline_access',
      sessionToken: 'JWS.session',
      redirectUri: CALLBACK,
    });
    const exchange = JSON.parse(platform.requests(TOKEN_PATH).at(-1)?.body ?? '{}');
    expect(exchange).toMatchObject({
      grantType: 'authorization_code',
      code: 'the-code',
      redirectUri: CALLBACK,
    });
    expect(exchange.codeVerifier).toMatch(/^.{43,128}$/);
    expect(cookie('refresh_token')?.value).toBe(`member.refresh-of-member-${visit}`);
    expect(cookie('role')?.value).toMatch(/^member\.[\w-]{8}$/);
  });

  it.each([
    ['another state', (_: string) => `${CALLBACK}?code=c&state=forged`, 'Invalid _state'],
    ['no state', (_: string) => `${CALLBACK}?code=c`, 'Missing code or _state'],
  ])('is rejected with %s', async (_, location, message) => {
    platform.use(loggedIn(), redirectSessions(), authorizing(location), exchanging());
    await expect(signIn(fields)).rejects.toThrow(message);
    expect(platform.requests(TOKEN_PATH)).toEqual([]);
    expect(cookie('visitor_token')?.value).toBe(`visitor.refresh-${visit}`);
  });

  it('is rejected when its code is rejected, and the error contains the cause', async () => {
    platform.use(
      loggedIn(),
      redirectSessions(),
      authorizing(withCode),
      http.post(PLATFORM + TOKEN_PATH, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
    );
    await expect(signIn(fields)).rejects.toMatchObject({
      message: 'Failed to get member tokens',
      cause: { message: 'something went wrong' },
    });
  });

  it.each([
    ['responds with a page', () => null],
    [
      'reports that a login is required',
      (state: string) => `${CALLBACK}?error=login_required&state=${state}`,
    ],
    ['redirects to another site', (state: string) => `https://evil.example/?code=c&state=${state}`],
  ])('is completed in a hidden frame where the platform %s', async (_, location) => {
    platform.use(loggedIn(), redirectSessions(), authorizing(location), exchanging());
    const outcome = await signIn(fields);
    expect(outcome).toMatchObject({ kind: 'frame', url: expect.stringContaining(AUTHORIZE_PATH) });
    expect(authRequest()).toMatchObject({ responseMode: 'web_message', sessionToken: 'JWS.session' });
    expect(authRequest()).not.toHaveProperty('redirectUri');
    expect(cookiesOf('sign_in_frame')).toMatchObject([{ httpOnly: true }]);

    const { state } = authRequest();
    expect(await completeFromFrame({ code: 'c', state })).toBe('/cart');
    expect(JSON.parse(platform.requests(TOKEN_PATH).at(-1)?.body ?? '{}')).not.toHaveProperty('redirectUri');
    expect(cookie('role')?.value).toMatch(/^member\.[\w-]{8}$/);
    await expect(completeFromFrame({ code: 'c', state })).rejects.toThrow('Invalid _state');
  });

  it('times out after 120 seconds in the frame', async () => {
    platform.use(
      loggedIn(),
      redirectSessions(),
      authorizing(() => null),
      exchanging(),
    );
    const now = Date.now();
    await signIn(fields);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 120_000 + 5_000);
    await expect(completeFromFrame({ code: 'c', state: authRequest().state })).rejects.toThrow(
      'OAuth flow timed out',
    );
    clock.mockRestore();
    await expect(completeFromFrame(null)).rejects.toThrow('OAuth flow timed out');
    expect(platform.requests(TOKEN_PATH)).toEqual([]);
  });
});

describe('an unsuccessful sign-in', () => {
  const rejectedWith = (status: number, code: string) =>
    platform.use(http.post(PLATFORM + LOGIN_PATH, () => rejectedCall(status, code)));

  it.each([
    [401, '-19976'],
    [404, '-19999'],
    [403, '-19980'],
  ])('shows the same message whatever the error: %i %s', async (status, code) => {
    rejectedWith(status, code);
    expect(await signIn(fields)).toEqual({ kind: 'failed', field: null, message: 'wrongCredentials' });
  });

  it.each(['-19959', 'THROTTLED_FEATURE'])('does not call a password wrong after %s', async (code) => {
    rejectedWith(429, code);
    expect(await signIn(fields)).toMatchObject({ kind: 'failed', message: 'tooManyPasswords' });
  });

  it.each(['-19971', '-19970'])('requires a captcha: %s', async (code) => {
    rejectedWith(400, code);
    expect(await signIn(fields)).toEqual({ kind: 'captcha' });
  });

  it('leads to a new password where one is required, with the email unavailable to scripts', async () => {
    rejectedWith(403, '-19973');
    expect(await signIn(fields)).toEqual({ kind: 'recover' });
    expect(cookie('sign_in_recovery')).toMatchObject({ httpOnly: true });
  });

  it('sends captcha responses as the SDK does', async () => {
    rejectedWith(400, '-19970');
    await signIn({ ...fields, recaptcha: 'v', invisibleRecaptcha: 'i' });
    expect(JSON.parse(platform.requests(LOGIN_PATH)[0]?.body ?? '{}').captchaTokens).toEqual([
      { Recaptcha: 'v', InvisibleRecaptcha: 'i' },
    ]);
  });

  it.each(FAILURES)('is not treated as a wrong password: %s', async (_, answer) => {
    platform.use(http.post(PLATFORM + LOGIN_PATH, answer));
    await expect(signIn(fields)).rejects.toMatchObject({ name: 'PlatformError', isTemporary: true });
  });

  it.each([401, 403, 404, 503])('needs no script when the authorization fails with %i', async (status) => {
    platform.use(
      loggedIn(),
      redirectSessions(),
      http.get(PLATFORM + AUTHORIZE_PATH, () => HttpResponse.html('<h1>Blocked</h1>', { status })),
    );
    await expect(signIn(fields)).rejects.toMatchObject({ name: 'PlatformError', isTemporary: true });
    expect(cookie('sign_in_frame')).toBeUndefined();
  });

  it('fails with an error for an unknown state', async () => {
    platform.use(http.post(PLATFORM + LOGIN_PATH, () => HttpResponse.json({ state: 'REQUIRE_MFA' })));
    await expect(signIn(fields)).rejects.toThrow('Unknown _state');
  });

  it('stores the state token of a verification in a cookie, and allows a verification only then', async () => {
    expect(await verifyCode('123456')).toEqual({ kind: 'restart' });
    expect(platform.requests()).toEqual([]);
    platform.use(
      http.post(PLATFORM + LOGIN_PATH, () =>
        HttpResponse.json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'JWS.state' }),
      ),
    );
    expect(await signIn(fields)).toEqual({ kind: 'verify' });
    expect(cookie('sign_in_verification')).toMatchObject({ httpOnly: true });
  });
});

describe('the platform’s own page', () => {
  it('returns a member once', async () => {
    platform.use(redirectSessions(), exchanging());
    await startHostedSignIn('/products');
    const answer = { code: 'c', state: authRequest().state };
    expect(await completeHostedSignIn(answer)).toBe('/products');
    await expect(completeHostedSignIn(answer)).rejects.toThrow('Invalid _state');
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('is in the language of the page to which the member returns', async () => {
    platform.use(redirectSessions());
    for (const [returnTo, lang] of [
      ['/products', 'en'],
      ['/de/products', 'de'],
    ] as const) {
      await startHostedSignIn(returnTo);
      const { preferences } = JSON.parse(platform.requests(REDIRECT_PATH).at(-1)?.body ?? '{}');
      expect(preferences).toEqual({ additionalQueryParameters: { lang } });
    }
  });

  it('leads to a path of the shop only', async () => {
    platform.use(redirectSessions(), exchanging());
    const address = 'https://shop.example/login/hosted?returnTo=//elsewhere.example';
    expect((await openHostedSignIn(new NextRequest(address))).status).toBe(303);
    expect(await completeHostedSignIn({ code: 'c', state: authRequest().state })).toBe('/account');
  });

  it.each([
    [(state: string) => `state=${state}`, 'sign-in-failed'],
    [(_: string) => 'code=c', 'sign-in-failed'],
    [(_: string) => 'code=c&state=forged', 'sign-in-foreign'],
    [(state: string) => `code=expired&state=${state}`, 'sign-in-expired'],
  ])('rejects a response, and the form says why: %s', async (queryOf, error) => {
    platform.use(
      redirectSessions(),
      http.post(PLATFORM + TOKEN_PATH, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
    );
    await startHostedSignIn('/products');
    const answer = new NextRequest(`${CALLBACK}?${queryOf(authRequest().state)}`);
    expect((await openCallback(answer)).headers.get('location')).toContain(`/login?error=${error}`);
    expect(cookie('role')?.value ?? '').not.toMatch(/^member/);
  });

  it('returns each of several tabs to its own page', async () => {
    platform.use(redirectSessions(), exchanging());
    await startHostedSignIn('/products');
    const { state: first } = authRequest();
    await startHostedSignIn('/cart');
    const { state: second } = authRequest();
    expect(await completeHostedSignIn({ code: 'c', state: second })).toBe('/cart');
    expect(await completeHostedSignIn({ code: 'd', state: first })).toBe('/products');
    const verifiers = platform.requests(TOKEN_PATH).map(({ body }) => JSON.parse(body).codeVerifier);
    expect(new Set(verifiers).size).toBe(2);
  });

  it('keeps the newest of many sign-ins that were begun', async () => {
    platform.use(redirectSessions(), exchanging());
    const clock = vi.spyOn(Date, 'now');
    const states: string[] = [];
    for (let tab = 0; tab < 6; tab += 1) {
      clock.mockReturnValue(1_700_000_000_000 + tab);
      await startHostedSignIn(`/${'long/'.repeat(300)}`);
      states.push(authRequest().state);
    }
    expect(cookiesOf('sign_in_hosted')).toHaveLength(4);
    const bytes = cookiesOf('sign_in_hosted').map(({ name, value }) => name.length + value.length);
    expect(Math.max(...bytes)).toBeLessThan(2_000);
    await expect(completeHostedSignIn({ code: 'c', state: states[1] ?? '' })).rejects.toThrow(
      'Invalid _state',
    );
    expect(await completeHostedSignIn({ code: 'c', state: states[2] ?? '' })).toBe('/');
    clock.mockRestore();
  });

  it('leads a signed-in member on when its answer is opened again', async () => {
    platform.use(redirectSessions(), exchanging());
    await startHostedSignIn('/products');
    const answer = new NextRequest(withCode(authRequest().state));
    expect((await openCallback(answer)).headers.get('location')).toBe('/products');
    expect((await openCallback(answer)).headers.get('location')).toBe('/products');
    expect((await openCallback(new NextRequest(withCode('forged')))).headers.get('location')).toBe(
      '/account',
    );
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
    expect(cookie('role')?.value).toMatch(/^member/);
  });

  it('shows a visitor the form when its answer is opened again', async () => {
    platform.use(redirectSessions());
    await startHostedSignIn('/products');
    const canceled = new NextRequest(`${CALLBACK}?error=access_denied&state=${authRequest().state}`);
    expect((await openCallback(canceled)).headers.get('location')).toBe(
      '/login?error=sign-in-canceled&returnTo=%2Fproducts',
    );
    expect((await openCallback(canceled)).headers.get('location')).toMatch(/^\/login\?error=/);
  });
});

describe('signing out', () => {
  const REVOKE_PATH = '/oauth2/revoke';
  const revoking = () => http.post(PLATFORM + REVOKE_PATH, () => HttpResponse.json({}));
  beforeEach(async () => {
    const session = { refreshToken: `refresh-${visit}`, secure: true } as const;
    for (const [name, value] of await cookiesOfSession(`access-${visit}`, session)) setCookie(name, value);
  });

  it('deletes the tokens, revokes them and redirects through the platform’s logout', async () => {
    platform.use(redirectSessions(), revoking());
    expect(await signOut('/')).toBe(`${PLATFORM}/logout?`);
    expect([...framework.cookies.keys()]).toEqual([]);
    expect(platform.requests(REVOKE_PATH).map(({ body }) => JSON.parse(body))).toEqual([
      { token: `refresh-${visit}` },
    ]);
  });

  it('does so with an expired access token, too', async () => {
    framework.cookies.delete('__Host-access_token');
    platform.use(redirectSessions(), revoking(), exchanging());
    expect(await signOut('/')).toBe(`${PLATFORM}/logout?`);
    expect([...framework.cookies.keys()]).toEqual([]);
    expect(platform.requests(REVOKE_PATH)).toHaveLength(1);
  });

  it('works without the platform', async () => {
    platform.use(http.post(`${PLATFORM}/*`, () => HttpResponse.error()));
    expect(await signOut('/')).toBe('/');
    expect([...framework.cookies.keys()]).toEqual([]);
  });

  it('does not take the cart from a visitor', async () => {
    setCookie('__Host-refresh_token', `visitor.refresh-${visit}`);
    expect(await signOut('/')).toBe('/');
    expect(cookie('refresh_token')).toBeDefined();
  });
});

describe('a request for a new password', () => {
  const RECOVERY_PATH = '/_api/iam/recovery/v1/send-email';
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a known address', () => HttpResponse.json({})],
    [
      'an unknown one',
      () =>
        HttpResponse.json(
          { details: { applicationError: { code: '-19999', description: '', data: {} } } },
          { status: 404 },
        ),
    ],
    ['one for which the platform is slow', () => delay('infinite')],
  ])('gets the same response after the same time: %s', async (_, answer) => {
    platform.use(http.post(PLATFORM + RECOVERY_PATH, answer));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const receive = vi.fn();
    const response = requestRecovery('ada@example.com', 'en').then(receive);
    await vi.advanceTimersByTimeAsync(999);
    expect(receive).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(receive).toHaveBeenCalledWith(expect.objectContaining({ kind: 'sent' }));
  });

  it('reports that the platform is unreachable', async () => {
    platform.use(http.post(PLATFORM + RECOVERY_PATH, () => HttpResponse.error()));
    await expect(requestRecovery('ada@example.com', 'en')).rejects.toMatchObject({ isTemporary: true });
  });
});
