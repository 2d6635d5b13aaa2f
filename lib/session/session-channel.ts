import { hostCookieName, readHostCookie } from '@/lib/http/cookie-names';
import { createListeners } from '@/lib/store';
import { SESSION_COOKIES } from '../http/cookie-names';

/**
 * Reads from a cookie whether the shopper is a member, and reports changes: across tabs, over time,
 * and on return from the history. Subscribers clear and reload what belongs to the session.
 */

export function readRole(): 'visitor' | 'member' | null {
  const role = readHostCookie(SESSION_COOKIES.role);
  if (role?.startsWith('member') && !isNamedIn(SESSION_COOKIES.ended)) return 'member';
  return role === undefined && readHostCookie(SESSION_COOKIES.visiting) === undefined ? null : 'visitor';
}

/** Whether a cookie has the key of the present member's session. Older cookies have no key. */
function isNamedIn(cookie: string): boolean {
  const key = readHostCookie(SESSION_COOKIES.role)?.replace(/^member\.?/, '');
  const named = readHostCookie(cookie);
  return key !== undefined && named !== undefined && (key === '' || key === named);
}

const readIsMember = (): boolean => readRole() === 'member';

/** The last role that this page has read. Null before the first read. */
let lastRead: boolean | null = null;

export const isMember = (): boolean => {
  lastRead ??= readIsMember();
  return lastRead;
};

/** Reads the cookie again. Notifies this page and the other tabs when the role has changed. */
export function checkRole(): void {
  const before = isMember();
  lastRead = readIsMember();
  if (before === lastRead) return;
  channel?.postMessage('changed');
  role.notify();
}

let isWatching = false;
let channel: BroadcastChannel | undefined;

/** Begins with the first listener and lasts as long as the page. */
function watch(): () => void {
  if (isWatching) return () => {};
  isWatching = true;
  // `cookieStore` reports a change earliest, including cookies set by a response.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', checkRole);
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel('session');
    channel.onmessage = checkRole;
    // A freshly loaded page may have a newer cookie than the other tabs have read.
    channel.postMessage('loaded');
  }
  addEventListener('pageshow', checkRole);
  addEventListener('focus', checkRole);
  document.addEventListener('visibilitychange', checkRole);
  return () => {};
}

const role = createListeners(watch);

export const onRoleChange = role.subscribe;

/** Whether the platform has signed this member out, and no page has shown the notice yet. */
export const isSignedOutUnread = (): boolean => isNamedIn(SESSION_COOKIES.signedOut);

export function markSignedOutRead(): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari of today have no cookieStore
  document.cookie = `${hostCookieName(SESSION_COOKIES.signedOut, secure)}=; Max-Age=0; Path=/${secure ? '; Secure' : ''}`;
}
