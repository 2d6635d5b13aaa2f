import { describe, expect, it } from 'vitest';
import { cookieNames, parseSession, sessionCookies } from '@/lib/session/cookie';
import { signInInstead } from '@/lib/session/refresh';
import { words } from '../../words';
import { randomText, seededRandom } from '../random-text';

const NOW = 1_760_000_000;
const tokens = {
  accessToken: { value: 'OauthNG.JWS.eyJhbGciOiJIUzI1NiJ9.e30.x_-Y', expiresAt: NOW + 14_400 },
  refreshToken: { value: 'JWS.eyJhbGciOiJIUzI1NiJ9.e30.z', role: 'member' },
} as const;

const reader = (cookies: Record<string, string>) => (name: string) => cookies[name];
const jarOf = (secure: boolean) =>
  Object.fromEntries(sessionCookies(tokens, secure, NOW).map(({ name, value }) => [name, value]));

describe('the session cookies', () => {
  it.each([false, true])('decode to the tokens they were made from (secure: %s)', (secure) => {
    expect(parseSession(reader(jarOf(secure)), secure)).toEqual(tokens);
  });

  it('decode for a visitor too', () => {
    const visitor = { ...tokens, refreshToken: { value: 'r.1', role: 'visitor' } } as const;
    const jar = sessionCookies(visitor, false, NOW).map(({ name, value }) => [name, value]);
    expect(parseSession(reader(Object.fromEntries(jar)), false)).toEqual(visitor);
  });

  it('are bound to host, path and a secure connection on https', () => {
    expect(cookieNames(true)).toMatchObject({
      access: '__Host-access_token',
      refresh: '__Host-refresh_token',
      role: '__Host-role',
    });
    for (const name of Object.values(cookieNames(true))) expect(name).toMatch(/^__Host-/);
    // The prefix requires these attributes. Without them a browser drops the cookie.
    for (const cookie of sessionCookies(tokens, true, NOW)) {
      expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  it('have plain names on http, where browsers reject the prefix', () => {
    for (const name of Object.values(cookieNames(false))) expect(name).not.toMatch(/^__/);
    expect(sessionCookies(tokens, false, NOW).map(({ name }) => name)).toEqual([
      'access_token',
      'refresh_token',
      'role',
    ]);
    for (const cookie of sessionCookies(tokens, false, NOW)) expect(cookie.secure).toBe(false);
  });

  it('hide tokens from scripts and show them only the role', () => {
    const readable = sessionCookies(tokens, true, NOW).filter(({ httpOnly }) => !httpOnly);
    expect(readable.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-role', expect.stringMatching(/^member\.[\w-]{8}$/)],
    ]);
  });

  it('expire with the access token, and with the refresh token as late as browsers allow', () => {
    const [access, refresh, role] = sessionCookies(tokens, false, NOW);
    expect(access?.maxAge).toBe(14_400);
    expect(refresh?.maxAge).toBe(400 * 24 * 60 * 60);
    expect(role?.maxAge).toBe(refresh?.maxAge);
    expect(sessionCookies(tokens, false, NOW + 99_999)[0]?.maxAge).toBe(0);
  });

  it('are read only under the name of the connection', () => {
    expect(parseSession(reader(jarOf(false)), true)).toBeNull();
    expect(parseSession(reader(jarOf(true)), false)).toBeNull();
  });
});

describe('a damaged cookie', () => {
  const refresh = 'visitor.refresh';

  it.each(['', ...words`. visitor visitor. Visitor.x admin.x none.x visitor.ä`, ' visitor.x', 'visitor.a b'])(
    'of a refresh token counts as no session: %j',
    (value) => {
      expect(parseSession(reader({ refresh_token: value, access_token: '1.x' }), false)).toBeNull();
    },
  );

  it.each(['', '.', 'x', '12', '12.', '.x', '-1.x', '1e9.x', '12.a\nb', '9999999999999.x', 'NaN.x'])(
    'of an access token counts as no access token: %j',
    (value) => {
      expect(parseSession(reader({ refresh_token: refresh, access_token: value }), false)).toEqual({
        accessToken: null,
        refreshToken: { value: 'refresh', role: 'visitor' },
      });
    },
  );

  it('of another session is no access token of this one', () => {
    const changed = { ...jarOf(false), refresh_token: 'member.another' };
    expect(parseSession(reader(changed), false)?.accessToken).toBeNull();
  });

  it('of an access token without a refresh token is no session', () => {
    expect(parseSession(reader({ access_token: `${NOW}.token`, role: 'member' }), false)).toBeNull();
  });

  it('never throws and never yields an impossible session, whatever it holds', () => {
    const letters = '0123456789.visitormember-_=%;, "\\{}[]';
    const odd = ['\0', '\r\n', '\u00e4', '\u{1f600}', '\ud800', 'null', 'undefined', '%00'];
    const parts = [...letters, 'visitor.', 'member.', '1760000000.', ...odd];
    const random = seededRandom(20_260_214);
    let sessions = 0;
    for (let round = 0; round < 4_000; round++) {
      const cookies = {
        access_token: randomText(random, parts, 8),
        refresh_token: randomText(random, parts, 4),
        role: randomText(random, parts, 3),
      };
      const session = parseSession(reader(cookies), false);
      if (session === null) continue;
      sessions += 1;
      expect(session.refreshToken.role).toMatch(/^(visitor|member)$/);
      expect(session.refreshToken.value).toMatch(/^[\x21-\x7e]+$/);
      if (session.accessToken === null) continue;
      expect(session.accessToken.value).toMatch(/^[\x21-\x7e]+$/);
      expect(Number.isSafeInteger(session.accessToken.expiresAt)).toBe(true);
    }
    expect(sessions).toBeGreaterThan(50);
  });
});

describe('signInInstead', () => {
  it.each(['/account', '/account/orders', '/account/orders/1', '/account/delete', '/account/deleted/x'])(
    'redirects a visitor from %s to sign-in, and back',
    (path) => {
      for (const role of ['visitor', undefined])
        expect(signInInstead(path, '', role)).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(signInInstead(path, '', 'member')).toBeNull();
    },
  );

  it('keeps the language', () => {
    expect(signInInstead('/de/account/orders', '', undefined)).toBe(
      '/de/login?returnTo=%2Fde%2Faccount%2Forders',
    );
  });

  it('returns to the same page of a list', () => {
    expect(signInInstead('/account/orders', '?cursor=a&b', 'visitor')).toBe(
      '/login?returnTo=%2Faccount%2Forders%3Fcursor%3Da%26b',
    );
  });

  it.each(['/', '/cart', '/login', '/accounts', '/account/deleted'])('ignores the public page %s', (path) => {
    expect(signInInstead(path, '', undefined)).toBeNull();
  });
});
