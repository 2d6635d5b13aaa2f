import { LIST_PARAMETERS } from '@/lib/catalog/product-query';

/**
 * Pages that are rendered for each request, and so can carry its nonce. All others are cached and carry hashes. The
 * scripts of a page in the wrong list would be blocked. e2e/security.spec.ts checks every page.
 */
const NONCE_PAGES =
  /^\/(?:account(?:\/(?:delete|security|orders(?:\/[^/]+)?))?|cart|login(?:\/verify)?|register|forgot-password|thank-you|search|lists\/(?:category|products)|products\/[^/]+\/options)\/?$/;
const LISTS = /^\/(?:products|categories\/[^/]+)\/?$/;
const LANGUAGE = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/)/;

/** Whether the page of this address is rendered for each request. */
export function isNoncePage(pathname: string, query: URLSearchParams): boolean {
  const path = pathname.replace(LANGUAGE, '');
  if (path === '/account/orders/unknown') return false;
  return NONCE_PAGES.test(path) || (LISTS.test(path) && LIST_PARAMETERS.some((name) => query.has(name)));
}
