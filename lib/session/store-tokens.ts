import 'server-only';
import { cookies } from 'next/headers';
import type { Tokens } from '@/lib/wix/tokens';
import {
  cookieNames,
  cookiesAfterRenewal,
  parseSession,
  type Session,
  type SessionCookie,
  sessionCookies,
} from './cookie';
import { SECURE_COOKIES } from './refresh';
import { isSuperseded, markSuperseded } from './superseded-sessions';

// Cookies can be set in route handlers and actions only.

const now = (): number => Math.floor(Date.now() / 1000);

async function set(list: SessionCookie[]): Promise<void> {
  const jar = await cookies();
  for (const cookie of list) jar.set(cookie);
}

/** Makes these tokens the session of this browser. */
export async function storeTokens(tokens: Tokens): Promise<void> {
  await supersedeSession();
  const jar = await cookies();
  const { signedOut } = cookieNames(SECURE_COOKIES);
  // A shopper with a new session does not need the notice that the previous one has ended.
  if (jar.get(signedOut) !== undefined) await set([expiredCookie(signedOut)]);
  await set(sessionCookies(tokens, SECURE_COOKIES, now()));
}

/** Stores the tokens that a session was renewed with or replaced by. */
export async function storeRenewed(session: Session, tokens: Tokens): Promise<void> {
  if (isSuperseded(session)) return;
  await set(cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now()));
}

/** Marks the session that came with the request as superseded in this browser. */
async function supersedeSession(): Promise<void> {
  const jar = await cookies();
  const session = parseSession((name) => jar.get(name)?.value, SECURE_COOKIES);
  if (session) markSuperseded(session);
}

/** Ends the session of this browser. The shopper's next action creates a new visitor. */
export async function dropTokens(): Promise<void> {
  await supersedeSession();
  await set(Object.values(cookieNames(SECURE_COOKIES)).map(expiredCookie));
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

/**
 * Whether the platform has ended this member's session and the shopper has not been notified yet.
 */
export const wasSignedOut = async (): Promise<boolean> =>
  (await cookies()).get(cookieNames(SECURE_COOKIES).signedOut) !== undefined;
