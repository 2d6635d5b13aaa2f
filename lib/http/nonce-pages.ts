import { VARIANT_PARAMETER } from '@/lib/model/buy-fields';
import { LIST_PARAMETERS } from '@/lib/model/product-list';

/**
 * Pages that are rendered per request, so that they can have its nonce. All others are cached and
 * have hashes. The browser would block the scripts of a page in the wrong list.
 * e2e/security.spec.ts checks every page.
 */
const NONCE_PAGES = new RegExp(
  `^/(?:${[
    'account(?:/(?:delete|security|orders(?:/[^/]+)?))?',
    'cart(?:/link)?',
    'compare',
    'forgot-password',
    'forms/[^/]+',
    'gift-card/form',
    'lists/(?:back-in-stock|category|product|products)',
    'login(?:/verify)?',
    'products/[^/]+/(?:back-in-stock|options|reviews(?:/new)?)',
    'register',
    'search',
    'thank-you',
    'wishlist(?:/shared)?',
  ].join('|')})/?$`,
);
const PRODUCT = /^\/products\/[^/]+\/?$/;
const LISTS = /^\/(?:products|categories\/[^/]+)\/?$/;
const LANGUAGE = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/)/;

/** Returns whether the page of this URL is rendered per request. */
export function isNoncePage(pathname: string, query: URLSearchParams): boolean {
  const path = pathname.replace(LANGUAGE, '');
  if (path === '/account/orders/unknown') return false;
  if (PRODUCT.test(path) && query.has(VARIANT_PARAMETER)) return true;
  return NONCE_PAGES.test(path) || (LISTS.test(path) && LIST_PARAMETERS.some((name) => query.has(name)));
}
