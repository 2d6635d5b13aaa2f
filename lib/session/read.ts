import 'server-only';
import { cookies } from 'next/headers';
import { PlatformError } from '@/lib/wix/platform-error';
import { createSessionClient, type SessionClient } from '@/lib/wix/session-client';
import type { Tokens } from '@/lib/wix/tokens';
import { parseSession, type Session } from './cookie';
import { renewOrReplace, SECURE_COOKIES } from './refresh';
import { storeRenewed } from './store-tokens';

/** The session of the request being handled, as the middleware left it; null for a visitor who only looks. */
export async function readSession(): Promise<Session | null> {
  const jar = await cookies();
  return parseSession((name) => jar.get(name)?.value, SECURE_COOKIES);
}

/**
 * Runs a read for the shopper of this request while a page renders, or answers null when there is no session, and so
 * nothing that belongs to anybody.
 *
 * Rendering cannot set cookies. A token that the platform no longer takes is renewed for this render alone; the next
 * route handler does it for good.
 *
 * @throws PlatformError
 */
export async function readForShopper<T>(read: (client: SessionClient) => Promise<T>): Promise<T | null> {
  const session = await readSession();
  if (session === null) return null;
  if (!session.accessToken) throw noTokens();
  return withRenewal(session, session.accessToken.value, read);
}

/**
 * Runs a call for the shopper of this request in a route handler or action. When the platform no longer takes the
 * access token before its time (it was revoked), the session heals itself: renewed or replaced, once, and tried again.
 *
 * @throws PlatformError, also when there are no tokens because the platform could not be asked for any.
 */
export async function actForShopper<T>(act: (client: SessionClient) => Promise<T>): Promise<T> {
  const session = await readSession();
  if (!session?.accessToken) throw noTokens();
  return withRenewal(session, session.accessToken.value, act, (tokens) => storeRenewed(session, tokens));
}

/** The middleware could not ask the platform for tokens. */
const noTokens = (): PlatformError => new PlatformError({ kind: 'system', status: null }, null);

async function withRenewal<T>(
  session: Session,
  accessToken: string,
  call: (client: SessionClient) => Promise<T>,
  onRenewed?: (tokens: Tokens) => Promise<void>,
): Promise<T> {
  try {
    return await call(createSessionClient(accessToken));
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    const tokens = await renewOrReplace(session, accessToken);
    await onRenewed?.(tokens);
    return await call(createSessionClient(tokens.accessToken.value));
  }
}
