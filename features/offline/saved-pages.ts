import { barePath } from '@/lib/i18n/locales.mjs';
import { LIST_PARAMETERS } from '@/lib/model/product-list';

/** The worker stores pages that every visitor gets alike: neither URL nor response belongs to one shopper. */

/** Paths that are pages of one shopper, or no pages. */
const NOT_SAVED =
  /^\/(?:\.well-known|account|api|auth|cancellation|cart|checkout|compare|discount|forgot-password|forms|gift-card|lists|login|offline|pictures|register|search|sign-out|thank-you|wishlist|withdrawal|_next)(?:\/|$)|^\/products\/[^/]+\/.+|\.[a-z\d]{2,11}$/i;

/** Parameters that select another page behind the same path. */
const SELECTING = [...LIST_PARAMETERS, 'error', 'q', 'returnTo', '_rsc'];

/** Null for a URL whose page is never stored. Other parameters (a campaign's) do not change a page. */
export function savedPath({ pathname, searchParams }: URL): string | null {
  if (NOT_SAVED.test(barePath(pathname))) return null;
  return SELECTING.some((name) => searchParams.has(name)) ? null : pathname;
}

/** Whether every visitor gets this page alike, as its `Cache-Control` says. A redirect is not such a page. */
export function isSharedPage({ status, redirected, type, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    type === 'basic' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/private|no-store|^$/i.test(headers.get('cache-control') ?? '')
  );
}

/** Requests that may begin or end a member's session. */
const SESSION_PATHS = /^\/(?:account\/delete|auth|forgot-password|login|register|sign-out)(?:\/|$)/i;

export function mayChangeSession(method: string, pathname: string): boolean {
  const path = barePath(pathname);
  return SESSION_PATHS.test(path) && (method !== 'GET' || path.startsWith('/auth/'));
}

/** The names of the caches. The pages and files of a deployment end with its version. */
export const CACHE = {
  pages: 'shop-pages-',
  files: 'shop-files-',
  pictures: 'shop-pictures',
  cart: 'shop-cart',
} as const;

/** The time at which a page was stored, in ms, in the stored response. */
export const SAVED_AT = 'x-saved-at';

export type WorkerMessage =
  /** Stores a page that was opened without a page load, and the files that it has loaded. */
  | { type: 'SAVE'; page: string; files: string[] }
  /** Requests the time at which the sender was stored, or null, through a port. */
  | { type: 'SAVED_AT' }
  /** Serwist's own message: the waiting worker takes over. */
  | { type: 'SKIP_WAITING' };
