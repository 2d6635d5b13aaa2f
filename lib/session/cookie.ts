import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hostCookieName } from '@/lib/http/cookie-names';
import { signingKey } from '@/lib/http/signed-value';
import type { AccessToken, RefreshToken, Tokens } from '@/lib/wix/tokens';
import { SESSION_COOKIES } from '../http/cookie-names';

/** The access token is null once its cookie has expired. Without a refresh token there is no session. */
export type Session = { accessToken: AccessToken | null; refreshToken: RefreshToken };

/** The platform's refresh tokens do not expire. Browsers cap the life of a cookie at 400 days. */
const REFRESH_COOKIE_SECONDS = 400 * 24 * 60 * 60;

export const cookieNames = (secure: boolean) => ({
  access: hostCookieName(SESSION_COOKIES.access, secure),
  refresh: hostCookieName(SESSION_COOKIES.refresh, secure),
  role: hostCookieName(SESSION_COOKIES.role, secure),
  visitor: hostCookieName(SESSION_COOKIES.visitor, secure),
  visiting: hostCookieName(SESSION_COOKIES.visiting, secure),
  ended: hostCookieName(SESSION_COOKIES.ended, secure),
  signedOut: hostCookieName(SESSION_COOKIES.signedOut, secure),
});

export type CookieReader = (name: string) => string | undefined;

/** Never throws: a damaged cookie counts as absent, so that no leftover of an old version breaks a page. */
export function parseSession(read: CookieReader, secure: boolean): Session | null {
  const names = cookieNames(secure);
  const stored = parseRefreshToken(read(names.refresh));
  const isCurrent = stored?.role === 'member' && read(names.ended) !== sessionKeyOf(stored);
  const visitor = parseRefreshToken(read(names.visitor));
  // Visitors had the cookie that only members have now.
  const refreshToken = isCurrent
    ? stored
    : ([visitor, stored].find((one) => one?.role === 'visitor') ?? null);
  return refreshToken && { accessToken: parseAccessToken(read(names.access), refreshToken), refreshToken };
}

/**
 * Parses `<seconds since the epoch>~<signature>.<token>`. Null for an access token that the shop
 * has not set for this session: a client made it up, or it is of a response that arrived after a
 * sign-in or a sign-out. The session's refresh token then gets another one, so an invented access
 * token costs no call, and a changed refresh token does not keep the cart.
 */
function parseAccessToken(text: string | undefined, refreshToken: RefreshToken): AccessToken | null {
  const [, expiresAt, signature, value] = /^(\d{1,12})~([\w-]{22})\.([\x21-\x7e]+)$/.exec(text ?? '') ?? [];
  if (value === undefined || signature === undefined) return null;
  const token = { value, expiresAt: Number(expiresAt) };
  const expected = signatureOf(token, refreshToken);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? token : null;
}

/** 132 bits, which bind an access token to its session and to this shop. */
const signatureOf = ({ value, expiresAt }: AccessToken, refreshToken: RefreshToken): string =>
  createHmac('sha256', signingKey('access tokens'))
    .update(`${expiresAt} ${value} ${refreshToken.role} ${refreshToken.value}`)
    .digest('base64url')
    .slice(0, 22);

/** Distinguishes sessions by 48 bits of a hash, from which the token cannot be recovered. */
const sessionKeyOf = ({ value }: RefreshToken): string =>
  createHash('sha256').update(value).digest('base64url').slice(0, 8);

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
 * Scripts cannot read the tokens. `role` and `visitor` hold no secret: they tell a page without a
 * request whether there may be a cart. A visitor's tokens have their own cookies, so that a
 * response with a new visitor, however late, leaves a member signed in.
 */
export function sessionCookies(tokens: Tokens, secure: boolean, nowSeconds: number): SessionCookie[] {
  const names = cookieNames(secure);
  const common = { secure, sameSite: 'lax', path: '/', maxAge: REFRESH_COOKIE_SECONDS } as const;
  const { refreshToken } = tokens;
  const isMember = refreshToken.role === 'member';
  return [
    accessCookie(tokens, secure, nowSeconds),
    {
      ...common,
      name: isMember ? names.refresh : names.visitor,
      value: `${refreshToken.role}.${refreshToken.value}`,
      httpOnly: true,
    },
    {
      ...common,
      name: isMember ? names.role : names.visiting,
      value: isMember ? `member.${sessionKeyOf(refreshToken)}` : '1',
      httpOnly: false,
    },
  ];
}

const accessCookie = ({ accessToken, refreshToken }: Tokens, secure: boolean, nowSeconds: number) =>
  ({
    name: cookieNames(secure).access,
    value: `${accessToken.expiresAt}~${signatureOf(accessToken, refreshToken)}.${accessToken.value}`,
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
    maxAge: Math.max(0, accessToken.expiresAt - nowSeconds),
  }) as const;

/** Whether the cookies name the present member's session as ended, and no page has shown it. */
export function isSignedOut(read: CookieReader, secure: boolean): boolean {
  const names = cookieNames(secure);
  const stored = parseRefreshToken(read(names.refresh));
  return stored?.role === 'member' && read(names.signedOut) === sessionKeyOf(stored);
}

/** How long the notice waits for a member whom the platform has signed out. */
const SIGNED_OUT_SECONDS = 60 * 60;

/**
 * A renewal sets only the access token, which a session begun in the meantime ignores. A
 * replacement sets a visitor's cookies. Where it signs a member out, it names the ended session,
 * for a notice on the next page, and no other one, so that a sign-in that was faster stays.
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
  const { ended, signedOut } = cookieNames(secure);
  const mark = {
    value: sessionKeyOf(refreshToken),
    secure,
    sameSite: 'lax',
    path: '/',
    httpOnly: false,
  } as const;
  return [
    ...cookies,
    { ...mark, name: ended, maxAge: REFRESH_COOKIE_SECONDS },
    { ...mark, name: signedOut, maxAge: SIGNED_OUT_SECONDS },
  ];
}
