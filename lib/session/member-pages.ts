import { decodeSegment } from '@/lib/urls';

/** Pages of a member alone; `/account/deleted` is read by who is one no more. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

const ORDER_PAGE = /^\/account\/orders\/([^/]+)$/;

/** The order that a path is the page of, as it stands in the path; null for every other page. */
export const orderIdIn = (path: string): string | null => {
  const id = ORDER_PAGE.exec(path)?.[1];
  return id === undefined ? null : decodeSegment(id);
};

/** What is answered in its place when there is no such order. */
export const UNKNOWN_ORDER_PAGE = '/account/orders/unknown';

/**
 * Where somebody who is no member is sent instead of such a page: to sign in, and back. Null for every other page.
 *
 * Decided before anything is rendered: a page that has begun to answer can only be left by a script.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(path)) return null;
  return `/login?returnTo=${encodeURIComponent(path + search)}`;
}
