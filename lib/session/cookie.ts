import { createHash } from 'node:crypto';
import { hostCookieName } from '@/lib/http/host-cookie';
import type { AccessToken, RefreshToken, Tokens } from '@/lib/wix/tokens';
import { SESSION_COOKIES } from './cookie-names';

/**
 * A shopper's tokens as the request's cookies hold them. The access token may be null, because its
 * cookie expires with it. Without a refresh token there is no session.
 */
export type Session = { accessToken: AccessToken | null; refreshToken: RefreshToken };

/** The platform's refresh tokens do not expire. Browsers cap the life of a cookie at 400 days. */
const REFRESH_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Returns the full names of the session's cookies. */
export const cookieNames = (secure: boolean) => ({
  access: hostCookieName(SESSION_COOKIES.access, secure),
  refresh: hostCookieName(SESSION_COOKIES.refresh, secure),
  role: hostCookieName(SESSION_COOKIES.role, secure),
  signedOut: hostCookieName(SESSION_COOKIES.signedOut, secure),
});

export type CookieReader = (name: string) => string | undefined;

/**
 * Returns the session in a request's cookies, or null when there is none. Never throws: a damaged
 * cookie counts as absent, so that leftovers of a browser, an extension or an old version break no
 * page.
 */
export function parseSession(read: CookieReader, secure: boolean): Session | null {
  const names = cookieNames(secure);
  const refreshToken = parseRefreshToken(read(names.refresh));
  return refreshToken && { accessToken: parseAccessToken(read(names.access), refreshToken), refreshToken };
}

/**
 * Parses `<seconds since the epoch>~<key of the refresh token>.<token>`. Returns null for an access
 * token of another session: a response set it that a sign-in or a sign-out has overtaken. Cookies
 * from before the key was introduced have none and are accepted.
 */
function parseAccessToken(text: string | undefined, refreshToken: RefreshToken): AccessToken | null {
  const [, expiresAt, key, value] = /^(\d{1,12})(?:~([\w-]{8}))?\.([\x21-\x7e]+)$/.exec(text ?? '') ?? [];
  if (value === undefined || (key !== undefined && key !== keyOf(refreshToken))) return null;
  return { value, expiresAt: Number(expiresAt) };
}

/** Tells sessions apart by 48 bits of a hash, from which the token cannot be recovered. */
const keyOf = ({ value }: RefreshToken): string =>
  createHash('sha256').update(value).digest('base64url').slice(0, 8);

/** Parses `<role>.<token>`. */
function parseRefreshToken(text: string | undefined): RefreshToken | null {
  const match = /^(visitor|member)\.([\x21-\x7e]+)$/.exec(text ?? '');
  const value = match?.[2];
  return value === undefined ? null : { value, role: match?.[1] === 'member' ? 'member' : 'visitor' };
}

export type SessionCookie = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  /** Lax, because the hosted checkout and sign-in pages return by a cross-site navigation. */
  sameSite: 'lax';
  path: '/';
  /** Seconds. */
  maxAge: number;
};

/**
 * Returns the cookies that store these tokens. Scripts cannot read the tokens. The `role` cookie
 * holds no secret: a page reads it to know, without a request, whether there may be a cart.
 */
export function sessionCookies(tokens: Tokens, secure: boolean, nowSeconds: number): SessionCookie[] {
  const names = cookieNames(secure);
  const common = { secure, sameSite: 'lax', path: '/' } as const;
  const { refreshToken } = tokens;
  return [
    accessCookie(tokens, secure, nowSeconds),
    {
      ...common,
      name: names.refresh,
      value: `${refreshToken.role}.${refreshToken.value}`,
      httpOnly: true,
      maxAge: REFRESH_COOKIE_SECONDS,
    },
    {
      ...common,
      name: names.role,
      value: refreshToken.role,
      httpOnly: false,
      maxAge: REFRESH_COOKIE_SECONDS,
    },
  ];
}

const accessCookie = ({ accessToken, refreshToken }: Tokens, secure: boolean, nowSeconds: number) =>
  ({
    name: cookieNames(secure).access,
    value: `${accessToken.expiresAt}~${keyOf(refreshToken)}.${accessToken.value}`,
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
    maxAge: Math.max(0, accessToken.expiresAt - nowSeconds),
  }) as const;

/** How long the notice waits for a member whom the platform has signed out. */
const SIGNED_OUT_SECONDS = 60 * 60;

/**
 * Returns the cookies to set after a session's tokens were renewed or replaced. A renewal keeps the
 * refresh token and sets only the access token, which a session begun in the meantime ignores. A
 * replacement sets all cookies. When it turns a member into a visitor, it adds a mark. The next
 * page that the shopper opens shows a notice for it and removes it.
 */
export function cookiesAfterRenewal(
  { refreshToken }: Session,
  tokens: Tokens,
  secure: boolean,
  nowSeconds: number,
): SessionCookie[] {
  if (tokens.refreshToken.value === refreshToken.value) return [accessCookie(tokens, secure, nowSeconds)];
  const cookies = sessionCookies(tokens, secure, nowSeconds);
  if (refreshToken.role !== 'member' || tokens.refreshToken.role === 'member') return cookies;
  const mark = { name: cookieNames(secure).signedOut, value: '1', maxAge: SIGNED_OUT_SECONDS };
  return [...cookies, { ...mark, secure, sameSite: 'lax', path: '/', httpOnly: false }];
}
