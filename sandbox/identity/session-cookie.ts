import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Platform } from '../core/platform';
import { endSession, findSession, type Session } from './sessions';

/** The platform's name of the session cookie of its own pages. */
const COOKIE = 'smSession';

/** Returns the session of the hosted pages in this browser. */
export async function readHostedSession(platform: Platform, c: Context): Promise<Session | undefined> {
  const token = getCookie(c, COOKIE);
  return token === undefined ? undefined : findSession(platform.db.read, platform, token);
}

export function writeHostedSession(platform: Platform, c: Context, sessionToken: string): void {
  setCookie(c, COOKIE, sessionToken, attributes(platform));
}

/** Ends the session on the server and in the browser. */
export async function endHostedSession(platform: Platform, c: Context): Promise<void> {
  const token = getCookie(c, COOKIE);
  if (token !== undefined) await platform.db.write((tx) => endSession(tx, token));
  deleteCookie(c, COOKIE, attributes(platform));
}

const attributes = ({ origin }: Platform) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:') }) as const;
