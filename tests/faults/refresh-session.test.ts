import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { isSignedOut, parseSession, sessionCookies } from '@/lib/session/cookie';
import { refreshSession } from '@/lib/session/refresh';
import {
  FAILURES,
  type NamedResponse,
  PLATFORM,
  playPlatform,
  rejectedGrant,
  TOKEN_PATH,
  tokenAnswer,
} from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('SITE_URL', 'http://shop.example');
});

const platform = playPlatform();
const SHOP = 'http://shop.example';
const warnings = () => vi.mocked(logger.warn).mock.calls.map((call) => JSON.stringify(call));

let visit = 0;
beforeEach(() => {
  vi.spyOn(logger, 'warn');
  // Each test has its own refresh token, because outcomes are shared for a while by refresh token.
  visit += 1;
});

type Cookies = Record<string, string>;
const now = () => Math.floor(Date.now() / 1000);
const session = (expiresIn: number | null, role: 'visitor' | 'member' = 'visitor'): Cookies => {
  const tokens = {
    accessToken: { value: 'old-access', expiresAt: now() + (expiresIn ?? 0) },
    refreshToken: { value: `refresh-${visit}`, role },
  };
  const cookies = sessionCookies(tokens, false, now()).map(({ name, value }) => [name, value]);
  return Object.fromEntries(cookies.slice(expiresIn === null ? 1 : 0));
};

function request(path: string, cookies: Cookies = {}, init: { method?: string; headers?: Cookies } = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { ...(cookie === '' ? {} : { cookie }), 'x-own': 'unchanged', ...init.headers };
  return new NextRequest(SHOP + path, { ...init, headers });
}
const post = (cookies: Cookies = {}, headers: Cookies = { origin: SHOP }) =>
  request('/api/cart/items', cookies, { method: 'POST', headers });

const grant = (answer: (grantType: unknown) => Response) =>
  platform.use(
    http.post(PLATFORM + TOKEN_PATH, async ({ request: grantRequest }) =>
      answer(Object(await grantRequest.json()).grantType),
    ),
  );
const granting = () => grant((grantType) => tokenAnswer(`${grantType}-${visit}`));
const grants = () => platform.requests(TOKEN_PATH).map(({ body }): unknown => JSON.parse(body).grantType);

/** Returns the cookies that the page behind the middleware receives. */
function cookiesSeenByPage(response: Response): string | null {
  const overridden = response.headers.get('x-middleware-override-headers')?.split(',') ?? [];
  return overridden.includes('cookie') ? response.headers.get('x-middleware-request-cookie') : null;
}
const setCookies = (response: Response) => response.headers.getSetCookie();

function expectNothingDone(response: Response): void {
  expect(setCookies(response)).toEqual([]);
  expect(cookiesSeenByPage(response)).toBeNull();
  expect(response.headers.get('x-middleware-next')).toBe('1');
}

describe('a request that needs no new tokens', () => {
  it.each([
    ['a visitor who only looks', () => request('/products')],
    ['a read of the cart without a session', () => request('/api/cart')],
    ['a HEAD', () => request('/products', {}, { method: 'HEAD' })],
    ['a good session', () => request('/cart', session(3_600))],
    ['a good session that acts', () => post(session(3_600))],
    ['another site’s attempt', () => post({}, { origin: 'https://elsewhere.example' })],
    ['an attempt without an Origin', () => post({}, {})],
    ['an attempt of a frame without an origin', () => post({}, { origin: 'null' })],
    [
      'a prefetch by the router',
      () => request('/cart', session(-5), { headers: { 'next-router-prefetch': '1' } }),
    ],
    [
      'a prefetch by the browser',
      () => request('/cart', session(-5), { headers: { 'sec-purpose': 'prefetch;prerender' } }),
    ],
  ])('gets no cookie and costs no platform call: %s', async (_, make) => {
    expectNothingDone(await refreshSession(make()));
    expect(platform.requests()).toEqual([]);
  });

  it.each(['x', 'visitor.', 'admin.abc', 'visitor.ä', '%', '"visitor.a b"'])(
    'gets no cookie for a damaged refresh token either, which counts as no session: %s',
    async (value) => {
      const damaged = { ...session(-5), visitor_token: encodeURIComponent(value) };
      expectNothingDone(await refreshSession(request('/cart', damaged)));
      expect(platform.requests()).toEqual([]);
    },
  );
});

describe('a session whose access token has expired', () => {
  it('is renewed for any number of shoppers, because only rejections count', async () => {
    granting();
    for (let turn = 0; turn < 25; turn++, visit++) await refreshSession(request('/cart', session(-5)));
    expect(grants()).toHaveLength(25);
  });

  it.each([
    ['has ended', -5],
    ['ends within a minute', 30],
    ['is gone with its cookie', null],
  ])('is renewed with the same identity when the token %s', async (_, expiresIn) => {
    granting();
    const response = await refreshSession(request('/cart', session(expiresIn, 'member')));
    expect(grants()).toEqual(['refresh_token']);
    expect(cookiesSeenByPage(response)).toContain(`.refresh_token-${visit}`);
    expect(cookiesSeenByPage(response)).not.toContain('old-access');
    // The refresh token is unchanged and is not written, because a concurrent request may sign in
    // or out.
    expect(setCookies(response)).toEqual([expect.stringMatching(/^access_token=/)]);
  });

  it('is renewed once for all requests of a page', async () => {
    granting();
    const cookies = session(-5);
    const responses = await Promise.all(
      ['/cart', '/de/account', '/thank-you'].map((path) => refreshSession(request(path, cookies))),
    );
    expect(grants()).toEqual(['refresh_token']);
    // Without its age, which counts the seconds.
    const values = responses.map((response) => setCookies(response)[0]?.split(';')[0]);
    expect(new Set(values).size).toBe(1);
    await refreshSession(request('/wishlist', cookies));
    expect(grants()).toEqual(['refresh_token']);
  });

  it('is renewed separately for each shopper', async () => {
    granting();
    const other = { ...session(-5), visitor_token: `visitor.other-${visit}` };
    await Promise.all([
      refreshSession(request('/cart', session(-5))),
      refreshSession(request('/cart', other)),
    ]);
    expect(grants()).toHaveLength(2);
  });

  it.each([400, 401])('becomes a new visitor when renewal is rejected with %i', async (status) => {
    grant((grantType) =>
      grantType === 'anonymous' ? tokenAnswer(`new-${visit}`) : rejectedGrant('invalid_grant', status),
    );
    const response = await refreshSession(request('/cart', session(-5, 'member')));
    expect(grants()).toEqual(['refresh_token', 'anonymous']);
    expect(cookiesSeenByPage(response)).toContain(`visitor_token=visitor.refresh-of-new-${visit}`);
    expect(cookiesSeenByPage(response)).toMatch(/(?:^|; )visitor=1/);
  });

  it('becomes one new visitor for all requests of a page', async () => {
    grant((grantType) => (grantType === 'anonymous' ? tokenAnswer(`new-${visit}`) : rejectedGrant()));
    const cookies = session(-5);
    await Promise.all(['/cart', '/thank-you'].map((path) => refreshSession(request(path, cookies))));
    expect(grants()).toEqual(['refresh_token', 'anonymous']);
  });

  it.each<NamedResponse>([['broken JSON', () => new HttpResponse('{"access_')], ...FAILURES])(
    'is preserved when the renewal fails: %s',
    async (_, answer) => {
      grant(answer);
      const cookies = session(-5, 'member');
      expectNothingDone(await refreshSession(request('/cart', cookies)));
      expect(grants()).toEqual(['refresh_token']);
      granting();
      expect(setCookies(await refreshSession(request('/cart', cookies))).join()).toContain(
        `.refresh_token-${visit};`,
      );
    },
  );

  it('is replaced for twenty shoppers a minute at most, because each costs two calls', async () => {
    const counts = processState('limits', () => new Map<string, unknown>());
    counts.clear();
    grant((grantType) => (grantType === 'anonymous' ? tokenAnswer(`new-${visit}`) : rejectedGrant()));
    for (let turn = 0; turn < 25; turn++, visit++) await refreshSession(request('/cart', session(-5)));
    counts.clear();
    expect(grants().filter((grantType) => grantType === 'refresh_token')).toHaveLength(20);
  });

  it('is preserved when renewal is rejected and no new visitor can be created', async () => {
    grant((grantType) => (grantType === 'anonymous' ? HttpResponse.error() : rejectedGrant()));
    expectNothingDone(await refreshSession(request('/cart', session(-5, 'member'))));
  });

  it('writes no token to the log', async () => {
    grant(() => HttpResponse.error());
    await refreshSession(request('/cart', session(-5)));
    expect(warnings().join()).not.toMatch(/old-access|refresh-\d/);
  });
});

describe('a renewal that takes longer than a concurrent sign-in or sign-out', () => {
  /** Returns the cookies of a browser after a response that came last. */
  function jarAfter(late: Response, cookies: Cookies): Map<string, string> {
    const jar = new Map(Object.entries(cookies));
    for (const text of setCookies(late)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, decodeURIComponent(value));
    }
    return jar;
  }
  const sessionIn = (jar: Map<string, string>) => parseSession((name) => jar.get(name), false);
  const rejecting = () =>
    grant((grantType) => (grantType === 'anonymous' ? tokenAnswer(`new-${visit}`) : rejectedGrant()));
  const signedIn = { refresh_token: 'member.of-the-sign-in', role: 'member' };
  const memberSession = { accessToken: null, refreshToken: { value: 'of-the-sign-in', role: 'member' } };

  it('returns an access token that the new session ignores', async () => {
    granting();
    const late = await refreshSession(request('/cart', session(-5)));
    expect(sessionIn(jarAfter(late, signedIn))).toEqual(memberSession);
    expect(sessionIn(jarAfter(late, {}))).toBeNull();
  });

  it.each(['visitor', 'member'] as const)(
    'replaces no member when it was rejected, after a %s',
    async (role) => {
      rejecting();
      const late = await refreshSession(request('/cart', session(-5, role)));
      const jar = jarAfter(late, signedIn);
      expect(sessionIn(jar)).toEqual(memberSession);
      expect(isSignedOut((name) => jar.get(name), false)).toBe(false);
    },
  );

  it('ends the session of a member whom nobody has signed in again', async () => {
    rejecting();
    const before = session(-5, 'member');
    const jar = jarAfter(await refreshSession(request('/cart', before)), before);
    expect(sessionIn(jar)?.refreshToken).toEqual({ value: `refresh-of-new-${visit}`, role: 'visitor' });
    expect(isSignedOut((name) => jar.get(name), false)).toBe(true);
  });

  it('of a first visitor replaces no member either', async () => {
    granting();
    expect(sessionIn(jarAfter(await refreshSession(post()), signedIn))).toEqual(memberSession);
  });
});

describe('cookies written by the middleware', () => {
  it('are read back as the session they were written for, and stay in the request that renews', async () => {
    granting();
    const old = { ...session(-5, 'member'), theme: 'dark' };
    const first = await refreshSession(request('/cart', old));
    expect(cookiesSeenByPage(first)).toContain('theme=dark');
    expect(first.headers.get('x-middleware-request-x-own')).toBe('unchanged');
    const renewed = Object.fromEntries(
      setCookies(first).map((text) => /^([^=]+)=([^;]*)/.exec(text)?.slice(1) ?? []),
    );
    expectNothingDone(await refreshSession(request('/cart', { ...old, ...renewed })));
    expect(grants()).toHaveLength(1);
  });
});

describe('a member’s page', () => {
  it.each(['visitor', null] as const)('redirects a %s to sign in before it is rendered', async (role) => {
    const cookies = role ? session(600, role) : {};
    const response = await refreshSession(request('/account/orders?cursor=a', cookies));
    const returnTo = '%2Faccount%2Forders%3Fcursor%3Da';
    expect(response.headers.get('location')).toBe(`${SHOP}/login?returnTo=${returnTo}`);
    expect([response.status, platform.requests()]).toEqual([307, []]);
  });

  it('answers HEAD like GET, and creates no visitor for it', async () => {
    const response = await refreshSession(request('/account', {}, { method: 'HEAD' }));
    expect(response.headers.get('location')).toBe(`${SHOP}/login?returnTo=%2Faccount`);
    expect(platform.requests()).toEqual([]);
  });

  it('is rendered for a member without a platform call', async () => {
    const response = await refreshSession(request('/account/orders', session(600, 'member')));
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(platform.requests()).toEqual([]);
  });
});
