import 'server-only';
import { cookies } from 'next/headers';
import type { Tokens } from '@/lib/wix/tokens';
import { cookieNames, cookiesAfterRenewal, type Session, type SessionCookie, sessionCookies } from './cookie';
import { SECURE_COOKIES } from './refresh';

// Cookies can be set in route handlers and actions only.

const now = (): number => Math.floor(Date.now() / 1000);

async function set(list: SessionCookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of list) jar.set(cookie);
}

/** Makes these tokens the session of this browser. */
export const keepTokens = (tokens: Tokens): Promise<void> =>
  set(sessionCookies(tokens, SECURE_COOKIES, now()));

/** Keeps the tokens that a session's own were renewed to or replaced by. */
export const keepRenewed = (session: Session, tokens: Tokens): Promise<void> =>
  set(cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now()));

/** Ends the session of this browser; the next act of the shopper makes a new visitor. */
export const dropTokens = (): Promise<void> =>
  set(
    Object.values(cookieNames(SECURE_COOKIES)).map((name) => ({
      name,
      value: '',
      httpOnly: true,
      secure: SECURE_COOKIES,
      sameSite: 'lax',
      path: '/',
      maxAge: 0,
    })),
  );

/** Whether the platform has ended this member's session and nobody has told them so yet. */
export const wasSignedOut = async (): Promise<boolean> =>
  (await cookies()).get(cookieNames(SECURE_COOKIES).signedOut) !== undefined;
