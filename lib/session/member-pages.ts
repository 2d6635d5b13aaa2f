import { barePath, decodeSegment, langOf, localHref } from '@/lib/urls';

/** Pages of a member alone; `/account/deleted` is read by who is one no more. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

const ORDER_PAGE = /^\/account\/orders\/([^/]+)$/;

/** The order that a path is the page of, as it stands in the path; null for every other page. */
export const orderIdIn = (path: string): string | null => {
  const id = ORDER_PAGE.exec(barePath(path))?.[1];
  return id === undefined ? null : decodeSegment(id);
};

/** What is answered in its place when there is no such order: a page by its folder, which has the language in it. */
export const unknownOrderPage = (path: string): string => `/${langOf(path)}/account/orders/unknown`;

/**
 * Where somebody who is no member is sent instead of such a page: to sign in, and back. Null for every other page.
 *
 * Decided before anything is rendered: a page that has begun to answer can only be left by a script.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(barePath(path))) return null;
  return localHref(langOf(path), `/login?returnTo=${encodeURIComponent(path + search)}`);
}
