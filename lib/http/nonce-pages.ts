import { VARIANT_PARAMETER } from '@/lib/model/buy-fields';
import { LIST_PARAMETERS } from '@/lib/model/product-list';
import { barePath } from '@/lib/urls';

/**
 * Pages that show data of one shopper, which the platform gives for an access token. The middleware
 * renews it before they render. Routes and actions renew it themselves (lib/session/read.ts).
 */
const SESSION_PAGES = [
  'account(?:/(?:security|orders(?:/[^/]+)?))?',
  'cart',
  'lists/back-in-stock',
  'products/[^/]+/(?:back-in-stock|reviews/new)',
  'thank-you',
  'wishlist',
];

/** Pages that depend on the request, but not on the platform's data of the shopper. */
const REQUEST_PAGES = [
  'account/delete',
  'cart/link',
  'compare',
  'forgot-password',
  'forms/[^/]+',
  'gift-card/form',
  'lists/(?:category|product|products)',
  'login(?:/verify)?',
  'products/[^/]+/(?:options|reviews)',
  'register',
  'search',
  'wishlist/shared',
];

const anyOf = (pages: string[]): RegExp => new RegExp(`^/(?:${pages.join('|')})/?$`);
const SESSION_PAGE = anyOf(SESSION_PAGES);
const NONCE_PAGE = anyOf([...SESSION_PAGES, ...REQUEST_PAGES]);
const PRODUCT = /^\/products\/[^/]+\/?$/;
const LISTS = /^\/(?:products|categories\/[^/]+)\/?$/;

/** Returns whether a page uses the shopper's access token while it renders. */
export const usesSession = (pathname: string): boolean => SESSION_PAGE.test(barePath(pathname));

/**
 * Returns whether the page of this URL is rendered per request, so that it can have its nonce. All
 * others are cached and have hashes. The browser would block the scripts of a page in the wrong
 * list. e2e/security.spec.ts checks every page.
 */
export function isNoncePage(pathname: string, query: URLSearchParams): boolean {
  const path = pathname.replace(LANGUAGE, '');
  if (PRODUCT.test(path) && query.has(VARIANT_PARAMETER)) return true;
  return NONCE_PAGE.test(path) || (LISTS.test(path) && LIST_PARAMETERS.some((name) => query.has(name)));
}

const LANGUAGE = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/)/;
