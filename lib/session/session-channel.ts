/**
 * Whether this browser's shopper is a member, as the cookie says that scripts may read, and the news of it: between
 * tabs, over time, and out of the browser's history. Who has read something for the shopper of before listens, to forget
 * it and read it again.
 */

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)(?:__Host-)?${name}=([^;]*)`).exec(document.cookie)?.[1];

const saysMember = (): boolean => cookie('role') === 'member';

/** As this page has last seen it; null before it has looked. */
let known: boolean | null = null;
const listeners = new Set<() => void>();

export const isMember = (): boolean => {
  known ??= saysMember();
  return known;
};

/** Looks again; on news, tells everybody in this page and in the other tabs. */
export function checkRole(): void {
  const before = isMember();
  known = saysMember();
  if (before === known) return;
  channel?.postMessage('changed');
  for (const listener of listeners) listener();
}

/** Calls `listener` when the shopper has become a member or ceased to be one, here or in another tab. */
export function onRoleChange(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let watching = false;
let channel: BroadcastChannel | undefined;

function watch(): void {
  if (watching) return;
  watching = true;
  // Where browsers tell of cookies, that is the quickest news, also of what an answer of the server has set.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', checkRole);
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel('session');
    channel.onmessage = checkRole;
    // A page that has just been loaded is the first to know.
    channel.postMessage('loaded');
  }
  addEventListener('pageshow', checkRole);
  addEventListener('focus', checkRole);
  document.addEventListener('visibilitychange', checkRole);
}

const SIGNED_OUT = 'signed_out';

/** Whether the platform has signed this member out and no page has shown it yet. */
export const isSignedOutUnread = (): boolean => cookie(SIGNED_OUT) === '1';

/** Removes that mark: the member has read it, and the next page does not show it again. */
export function markSignedOutRead(): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari of today have no cookieStore
  document.cookie = `${secure ? '__Host-' : ''}${SIGNED_OUT}=; Max-Age=0; Path=/${secure ? '; Secure' : ''}`;
}
