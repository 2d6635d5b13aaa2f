import { LIST_PARAMETERS } from '@/lib/catalog/product-query';

/**
 * Pages that are rendered for each request, and so can carry its nonce. All others are kept for everybody and carry
 * hashes. A page in the wrong list is dead: its scripts would be refused. e2e/security.spec.ts looks at every page.
 */
const NONCE_PAGES =
  /^\/(?:account(?:\/(?:delete|security|orders(?:\/[^/]+)?))?|cart|login(?:\/verify)?|register|forgot-password|thank-you|search|lists\/(?:category|products))\/?$/;
const LISTS = /^\/(?:products|categories\/[^/]+)\/?$/;
const LANGUAGE = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/)/;

/** Whether the page of this address is rendered for each request. */
export function isNoncePage(pathname: string, query: URLSearchParams): boolean {
  const path = pathname.replace(LANGUAGE, '');
  if (path === '/account/orders/unknown') return false;
  return NONCE_PAGES.test(path) || isFilteredList(pathname, query);
}

/** Whether it is a list with a filter, an order or a page: rendered for the request, and the same for everybody. */
export const isFilteredList = (pathname: string, query: URLSearchParams): boolean =>
  LISTS.test(pathname.replace(LANGUAGE, '')) && LIST_PARAMETERS.some((name) => query.has(name));
