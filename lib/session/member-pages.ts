import { barePath, decodeSegment, langOf, localHref } from '@/lib/urls';

/** Pages that only members may read. `/account/deleted` is read after the account is gone. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

const ORDER_PAGE = /^\/account\/orders\/([^/]+)$/;

/** Returns the order id in the path of an order's page, decoded. Null for every other path. */
export const orderIdIn = (path: string): string | null => {
  const id = ORDER_PAGE.exec(barePath(path))?.[1];
  return id === undefined ? null : decodeSegment(id);
};

/**
 * Returns the page to rewrite to when there is no such order, by its folder, which has a language.
 */
export const unknownOrderPage = (path: string): string => `/${langOf(path)}/account/orders/unknown`;

/**
 * Returns where a visitor who requests a member's page is redirected: to the sign-in page, with a
 * way back. Null for every other page.
 *
 * The middleware decides this before rendering. Once a page has begun to stream, only a script can
 * leave it.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(barePath(path))) return null;
  return localHref(langOf(path), `/login?returnTo=${encodeURIComponent(path + search)}`);
}
