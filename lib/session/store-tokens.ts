import 'server-only';
import { cookies } from 'next/headers';
import type { Tokens } from '@/lib/wix/tokens';
import {
  cookieNames,
  cookiesAfterRenewal,
  isSignedOut,
  type Session,
  type SessionCookie,
  sessionCookies,
} from './cookie';
import { SECURE_COOKIES } from './refresh';

// Cookies can be set in route handlers and actions only.

const now = (): number => Math.floor(Date.now() / 1000);

async function set(list: SessionCookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of list) jar.set(cookie);
}

/** A member's tokens replace an earlier session's. */
export async function storeTokens(tokens: Tokens): Promise<void> {
  if (tokens.refreshToken.role === 'member') await dropTokens();
  await set(sessionCookies(tokens, SECURE_COOKIES, now()));
}

export const storeRenewed = (session: Session, tokens: Tokens): Promise<void> =>
  set(cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now()));

/** Ends the session of this browser. The shopper's next action creates a new visitor. */
export async function dropTokens(): Promise<void> {
  const jar = await cookies();
  const stored = Object.values(cookieNames(SECURE_COOKIES)).filter((name) => jar.get(name) !== undefined);
  await set(stored.map(expiredCookie));
}

const expiredCookie = (name: string): SessionCookie => ({
  name,
  value: '',
  httpOnly: true,
  secure: SECURE_COOKIES,
  sameSite: 'lax',
  path: '/',
  maxAge: 0,
});

/** Whether the platform has ended this member's session, and no page has told the shopper yet. */
export async function wasSignedOut(): Promise<boolean> {
  const jar = await cookies();
  return isSignedOut((name) => jar.get(name)?.value, SECURE_COOKIES);
}

const YEAR = 365 * 24 * 60 * 60;

/** Stores the language or currency for a year, for the server alone to read. Null removes the choice. */
export async function storeChoice(name: string, value: string | null): Promise<void> {
  (await cookies()).set({
    name,
    value: value ?? '',
    maxAge: value === null ? 0 : YEAR,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: SECURE_COOKIES,
  });
}
