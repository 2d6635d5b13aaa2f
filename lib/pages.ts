// The loader of next.config.ts resolves the alias @/ only in that file itself.
import type { Switch } from './config/shop-schema';
import { barePath } from './i18n/locales.mjs';
import { LIST_PARAMETERS } from './model/product-list';
import { CHOICE_PARAMETERS } from './urls';

type Page = {
  /**
   * - `cached`: once for all shoppers. Its policy has hashes.
   * - `request`: depends on the query, a cookie or a form. Its policy has a nonce.
   * - `session`: also shows data of one shopper. The middleware renews the access token before the page
   *   renders. Routes and actions renew it themselves (lib/session/read.ts).
   */
  rendered: 'cached' | 'request' | 'session';
  /** The page exists only with this feature, or with this duty of `law`, or with one of several. */
  feature?: Switch | readonly Switch[];
  /** Whether the sitemap has it. Categories, products and pages of text add themselves. */
  isInSitemap?: boolean;
  /** Whether only a rewrite leads to it, or from it (next.config.ts). */
  isRewritten?: boolean;
};

/**
 * The only list of pages, as the folders of `app/[lang]` name them: policies, reserved slugs, absent pages,
 * the sitemap and names in logs follow from it. Tests compare it with the folders and docs/deploy/nginx.conf.
 */
export const PAGES = {
  '/': { rendered: 'cached', isInSitemap: true },
  '/[page]': { rendered: 'cached' },
  '/account': { rendered: 'session' },
  '/account/delete': { rendered: 'request' },
  '/account/deleted': { rendered: 'cached' },
  '/account/orders': { rendered: 'session' },
  '/account/orders/[id]': { rendered: 'session' },
  '/account/security': { rendered: 'session' },
  '/blog/[[...path]]': { rendered: 'cached', feature: 'blog' },
  '/cancellation': { rendered: 'session', feature: 'cancellation' },
  '/cancellation/receipt': { rendered: 'request', feature: 'cancellation' },
  '/cancellation/review': { rendered: 'request', feature: 'cancellation' },
  '/cart': { rendered: 'session' },
  '/cart/link': { rendered: 'request', feature: ['cartLink', 'agents'] },
  '/categories/[slug]': { rendered: 'cached' },
  '/compare': { rendered: 'request', feature: 'compare' },
  '/forgot-password': { rendered: 'request' },
  '/forms/[use]': { rendered: 'request' },
  '/gift-card': { rendered: 'cached', feature: 'giftCards', isInSitemap: true },
  '/gift-card/form': { rendered: 'request', feature: 'giftCards' },
  '/gifts': { rendered: 'cached', feature: 'gifts', isInSitemap: true },
  '/legal-guarantee': { rendered: 'cached', feature: 'guarantee', isInSitemap: true },
  '/lists/back-in-stock': { rendered: 'session', feature: 'backInStock', isRewritten: true },
  '/lists/category': { rendered: 'request', isRewritten: true },
  '/lists/product': { rendered: 'request', isRewritten: true },
  '/lists/products': { rendered: 'request', isRewritten: true },
  '/login': { rendered: 'request' },
  '/login/approval': { rendered: 'cached' },
  '/login/verify': { rendered: 'request' },
  '/not-found-page': { rendered: 'cached', isRewritten: true },
  '/offline': { rendered: 'cached', feature: 'offline' },
  '/products': { rendered: 'cached', isInSitemap: true },
  '/products/[slug]': { rendered: 'cached' },
  // The URL of /lists/back-in-stock.
  '/products/[slug]/back-in-stock': { rendered: 'session', feature: 'backInStock', isRewritten: true },
  '/products/[slug]/options': { rendered: 'request' },
  '/products/[slug]/reviews': { rendered: 'request', feature: 'reviews' },
  '/products/[slug]/reviews/new': { rendered: 'session', feature: 'reviews' },
  '/register': { rendered: 'request' },
  '/search': { rendered: 'request' },
  '/thank-you': { rendered: 'session' },
  '/withdrawal': { rendered: 'session', feature: 'withdrawal' },
  '/withdrawal/receipt': { rendered: 'request', feature: 'withdrawal' },
  '/withdrawal/review': { rendered: 'request', feature: 'withdrawal' },
  '/wishlist': { rendered: 'session', feature: 'wishlist' },
  '/wishlist/shared': { rendered: 'request', feature: 'wishlist' },
} as const satisfies Record<string, Page>;

const entries: [path: string, page: Page][] = Object.entries(PAGES);

export const pagesWhere = (isOf: (page: Page) => unknown): string[] =>
  entries.flatMap(([path, page]) => (isOf(page) ? [path] : []));

/** First segments of URLs that are not pages: routes, developer pages, and folders of files. */
const OTHER_SEGMENTS = ['api', 'auth', 'checkout', 'design', 'pictures', 'sign-out'];

/** Files and links of features, which are not pages. */
const FILES: Readonly<Record<string, Switch>> = {
  '/discount/[code]': 'discountLinks',
  '/llms.txt': 'markdown',
  '/feeds/google.xml': 'feeds',
  '/feeds/openai.jsonl': 'feeds',
};

/** First segments of the shop's own URLs. No page of text can have one of them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...OTHER_SEGMENTS,
  ...entries.map(([path]) => path.split('/')[1] ?? '').filter((first) => /^[^[]/.test(first)),
  ...Object.keys(FILES).flatMap((path) => /^\/([^/]+)\//.exec(path)?.[1] ?? []),
]);

type Switches = Partial<Record<Switch, unknown>>;

const isOffered = ({ feature = [] }: Page, on: Switches): boolean => {
  const features = [feature].flat();
  return features.length === 0 || features.some((one) => on[one]);
};

/**
 * Sources of rewrites to a real 404, for pages and files whose feature is off: a page that is rendered per
 * request has the status 200 before it can call `notFound`.
 */
export const absentPages = (on: Switches): string[] => [
  ...[
    ...pagesWhere((page) => !isOffered(page, on)),
    ...Object.entries(FILES).flatMap(([path, name]) => (on[name] ? [] : [path])),
  ].map((path) => path.replace('[[...path]]', ':path*').replaceAll(/\[(\w+)\]/g, ':$1')),
  // An unknown form has no page either.
  `/forms/:use(${on.forms ? '(?!(?:contact|newsletter)$)' : ''}[^/]*)`,
];

export const sitemapPages = (on: Switches): string[] =>
  pagesWhere((page) => page.isInSitemap && isOffered(page, on));

/** Matches the pages with or without a slash at the end. */
const anyOf = (pages: string[]): RegExp =>
  new RegExp(
    `^(?:${pages.map((path) => path.replace('/[[...path]]', '(?:/.+)?').replaceAll(/\[\w+\]/g, '[^/]+')).join('|')})/?$`,
  );
const SHOP_PAGE = anyOf(pagesWhere(() => true).filter((path) => path !== '/[page]'));
const SESSION_PAGE = anyOf(pagesWhere(({ rendered }) => rendered === 'session'));
const NONCE_PAGE = anyOf(pagesWhere(({ rendered }) => rendered !== 'cached'));
const PRODUCT = /^\/products\/[^/]+\/?$/;
const LISTS = /^\/(?:products|categories\/[^/]+)\/?$/;

/** Whether this is a page that is not of text, whether or not its feature is on. */
export const isShopPage = (pathname: string): boolean => SHOP_PAGE.test(barePath(pathname));

export const usesSession = (pathname: string): boolean => SESSION_PAGE.test(barePath(pathname));

/** The browser would block the scripts of a page in the wrong list (e2e/security.spec.ts checks each). */
export function isNoncePage(pathname: string, query: URLSearchParams): boolean {
  const path = pathname.replace(LANGUAGE, '');
  if (PRODUCT.test(path) && CHOICE_PARAMETERS.some((name) => query.has(name))) return true;
  return NONCE_PAGE.test(path) || (LISTS.test(path) && LIST_PARAMETERS.some((name) => query.has(name)));
}

const LANGUAGE = /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/)/;
