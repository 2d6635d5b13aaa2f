import { createHash } from 'node:crypto';
import type { AccessToken, RefreshToken, Tokens } from '@/lib/wix/tokens';

/**
 * A shopper's tokens as they lie in the request's cookies. The access token may be missing (its cookie ends with it);
 * without a refresh token there is no session.
 */
export type Session = { accessToken: AccessToken | null; refreshToken: RefreshToken };

/** The platform's refresh tokens last as long as they are used; a cookie lasts at most 400 days in today's browsers. */
const REFRESH_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Cookie names. On https the `__Host-` prefix binds them to this host, path `/` and a secure connection. */
export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    access: `${prefix}access_token`,
    refresh: `${prefix}refresh_token`,
    role: `${prefix}role`,
    signedOut: `${prefix}signed_out`,
  } as const;
}

export type CookieReader = (name: string) => string | undefined;

/**
 * The session in a request's cookies, or null when there is none. It cannot throw: a damaged cookie counts as none,
 * because a page must not fail for what a browser, an extension or an old version left behind.
 */
export function parseSession(read: CookieReader, secure: boolean): Session | null {
  const names = cookieNames(secure);
  const refreshToken = parseRefreshToken(read(names.refresh));
  return refreshToken && { accessToken: parseAccessToken(read(names.access), refreshToken), refreshToken };
}

/**
 * `<seconds since the epoch>~<key of the refresh token>.<token>`. An access token of another session is none: it was
 * set by an answer that has been overtaken by a sign-in or a sign-out. Without a key it is from before there was one.
 */
function parseAccessToken(text: string | undefined, refreshToken: RefreshToken): AccessToken | null {
  const [, expiresAt, key, value] = /^(\d{1,12})(?:~([\w-]{8}))?\.([\x21-\x7e]+)$/.exec(text ?? '') ?? [];
  if (value === undefined || (key !== undefined && key !== keyOf(refreshToken))) return null;
  return { value, expiresAt: Number(expiresAt) };
}

/** Tells sessions apart; 48 bits of a hash, out of which nobody gets a token. */
const keyOf = ({ value }: RefreshToken): string =>
  createHash('sha256').update(value).digest('base64url').slice(0, 8);

/** `<role>.<token>` */
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
  /** Lax, because the hosted checkout and sign-in pages come back by a cross-site navigation. */
  sameSite: 'lax';
  path: '/';
  /** Seconds. */
  maxAge: number;
};

/**
 * The cookies that keep these tokens. Tokens are out of reach for scripts; `role` carries no secret and lets a page
 * know, without asking anybody, that there may be a cart.
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

/** So long a member who was signed out by the platform may take to look at a page that says so. */
const SIGNED_OUT_SECONDS = 60 * 60;

/**
 * The cookies of tokens that took the place of a session's. Renewed, the session is the same: only its access token is
 * written, which is of no use to a session that has begun in the meantime. Replaced, all are, with a mark for a member
 * whom the platform has signed out and who is a visitor now; the page that they land on shows it and removes it.
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
  const told = { name: cookieNames(secure).signedOut, value: '1', maxAge: SIGNED_OUT_SECONDS };
  return [...cookies, { ...told, secure, sameSite: 'lax', path: '/', httpOnly: false }];
}
