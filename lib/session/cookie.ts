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
  return refreshToken && { accessToken: parseAccessToken(read(names.access)), refreshToken };
}

/** `<seconds since the epoch>.<token>` */
function parseAccessToken(text: string | undefined): AccessToken | null {
  const match = /^(\d{1,12})\.([\x21-\x7e]+)$/.exec(text ?? '');
  const value = match?.[2];
  return value === undefined ? null : { value, expiresAt: Number(match?.[1]) };
}

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
  const { accessToken, refreshToken } = tokens;
  return [
    {
      ...common,
      name: names.access,
      value: `${accessToken.expiresAt}.${accessToken.value}`,
      httpOnly: true,
      maxAge: Math.max(0, accessToken.expiresAt - nowSeconds),
    },
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

/** So long a member who was signed out by the platform may take to look at a page that says so. */
const SIGNED_OUT_SECONDS = 60 * 60;

/**
 * The cookies of tokens that took the place of a session's: the same, and a word for a member whom the platform has
 * not let go on and who is a visitor now. The page that tells them removes it.
 */
export function cookiesAfterRenewal(
  { refreshToken }: Session,
  tokens: Tokens,
  secure: boolean,
  nowSeconds: number,
): SessionCookie[] {
  const cookies = sessionCookies(tokens, secure, nowSeconds);
  if (refreshToken.role !== 'member' || tokens.refreshToken.role === 'member') return cookies;
  const told = { name: cookieNames(secure).signedOut, value: '1', maxAge: SIGNED_OUT_SECONDS };
  return [...cookies, { ...told, secure, sameSite: 'lax', path: '/', httpOnly: false }];
}
