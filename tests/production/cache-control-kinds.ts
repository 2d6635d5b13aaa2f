import { readdirSync } from 'node:fs';
import { LIST_PARAMETERS } from '@/lib/model/product-list';

/** A shared page. A CDN stores it for minutes, and a browser revalidates it. */
const SHARED = /^s-maxage=300, stale-while-revalidate=\d+$/;
/** A response for one shopper, or one that is valid only at this moment. */
const PRIVATE = /^private, (?:no-cache, )?no-store/;
const NOT_STORED = /^no-store$/;
const FILE = /^public, max-age=3600, stale-while-revalidate=86400$/;
const ONE_HOUR = /^public, max-age=3600$/;
const ONE_MINUTE = /^public, max-age=60, s-maxage=300$/;
const FIVE_MINUTES = /^public, max-age=300, s-maxage=900$/;
const IMMUTABLE = /^public, max-age=31536000, immutable$/;
/** A route of the framework. Browsers and caches revalidate it before each use. */
const REVALIDATED = /^public, max-age=0, must-revalidate$/;
/** No Cache-Control. Of these responses, caches may store only a permanent redirect. */
const NONE = /^$/;

export type Kind = {
  kind: string;
  path: string;
  status: number;
  cacheControl: RegExp;
  method?: string;
  headers?: Record<string, string>;
};

/** Returns the path of a script of the build. @param distDir the folder of the build */
export const chunkOf = (distDir: string): string =>
  `/_next/static/chunks/${readdirSync(`${distDir}/static/chunks`).find((name) => name.endsWith('.js'))}`;

/**
 * Returns every kind of response of the shop with its Cache-Control. @param distDir the folder of
 * the build
 */
export const kindsOf = (distDir: string): Kind[] => [
  ...['/', '/de', '/products', '/products/lund-bowl', '/categories/tableware', '/account/deleted'].map(
    (path) => ({ kind: 'a cached page', path, status: 200, cacheControl: SHARED }),
  ),
  { kind: 'a page with an unknown parameter', path: '/products?utm=1', status: 200, cacheControl: SHARED },
  {
    kind: 'a page that does not exist',
    path: '/nothing-here',
    status: 404,
    // The merchant may write it at any time.
    cacheControl: /^s-maxage=60, stale-while-revalidate=240$/,
  },
  {
    kind: 'a product that does not exist',
    path: '/products/nothing',
    status: 404,
    // It may be created at any time.
    cacheControl: /^s-maxage=60, stale-while-revalidate=240$/,
  },
  ...LIST_PARAMETERS.map((name) => ({
    kind: `a list with ${name}`,
    path: `/products?${name}=1`,
    status: 200,
    cacheControl: PRIVATE,
  })),
  ...['/search?q=bowl', '/cart', '/de/cart', '/login', '/register', '/forgot-password', '/thank-you'].map(
    (path) => ({ kind: 'a rendered page', path, status: 200, cacheControl: PRIVATE }),
  ),
  { kind: 'a member’s page, of a visitor', path: '/account', status: 307, cacheControl: PRIVATE },
  {
    kind: 'a page of a visitor who prefers another language',
    path: '/products',
    headers: { accept: 'text/html', 'accept-language': 'de' },
    status: 307,
    cacheControl: PRIVATE,
  },
  { kind: 'an address with the default language', path: '/en/products', status: 308, cacheControl: NONE },
  { kind: 'an old address', path: '/product-page/lund-bowl', status: 308, cacheControl: NONE },
  { kind: 'the social picture', path: '/social-picture.png', status: 200, cacheControl: FILE },
  { kind: 'an address in capitals', path: '/PRODUCTS', status: 308, cacheControl: NONE },
  { kind: 'the cart', path: '/api/cart', status: 200, cacheControl: PRIVATE },
  { kind: 'the member', path: '/api/member', status: 200, cacheControl: PRIVATE },
  { kind: 'health', path: '/api/health', status: 200, cacheControl: NOT_STORED },
  { kind: 'readiness', path: '/api/ready', status: 200, cacheControl: NOT_STORED },
  {
    kind: 'suggestions',
    path: '/api/search/suggest?q=bow',
    status: 200,
    cacheControl: /^public, max-age=60, s-maxage=300/,
  },
  { kind: 'an offer', path: '/api/products/lund-bowl/offer', status: 200, cacheControl: NOT_STORED },
  { kind: 'an offer of nothing', path: '/api/products/none/offer', status: 404, cacheControl: PRIVATE },
  {
    kind: 'the number of filtered products',
    path: '/api/products/count?path=/categories/vases&inStock=1',
    status: 200,
    cacheControl: /^private, max-age=60$/,
  },
  {
    kind: 'what a shopper looked at',
    path: '/api/products/summaries?slug=lund-bowl',
    status: 200,
    cacheControl: /^private, max-age=60$/,
  },
  { kind: 'a route that does not exist', path: '/api/nothing', status: 404, cacheControl: PRIVATE },
  { kind: 'a choice of language', path: '/api/language?to=de', status: 303, cacheControl: PRIVATE },
  { kind: 'the start of a sign-in', path: '/login/hosted', status: 303, cacheControl: PRIVATE },
  { kind: 'the return of a sign-in', path: '/auth/callback', status: 303, cacheControl: PRIVATE },
  { kind: 'the address of a form', path: '/checkout', status: 303, cacheControl: PRIVATE },
  { kind: 'the site map', path: '/sitemap.xml', status: 200, cacheControl: /^public, s-maxage=3600$/ },
  { kind: 'a page as Markdown', path: '/products.md', status: 200, cacheControl: ONE_MINUTE },
  {
    kind: 'a page as Markdown at its own address',
    path: '/products',
    headers: { accept: 'text/markdown' },
    status: 200,
    cacheControl: PRIVATE,
  },
  { kind: 'a search as Markdown', path: '/search.md?q=bowl', status: 200, cacheControl: PRIVATE },
  { kind: 'no page as Markdown', path: '/products/nothing.md', status: 404, cacheControl: PRIVATE },
  { kind: 'the map for programs', path: '/llms.txt', status: 200, cacheControl: ONE_MINUTE },
  { kind: 'a feed', path: '/feeds/google.xml', status: 200, cacheControl: FIVE_MINUTES },
  { kind: 'no feed', path: '/feeds/google.xml?lang=xx', status: 404, cacheControl: PRIVATE },
  { kind: 'no site map', path: '/sitemap.xml?file=99', status: 404, cacheControl: NOT_STORED },
  { kind: 'a metadata route', path: '/robots.txt', status: 200, cacheControl: REVALIDATED },
  // Browsers compare it with the registered one.
  { kind: 'the service worker', path: '/sw.js', status: 200, cacheControl: /^no-cache$/ },
  { kind: 'the manifest', path: '/manifest.webmanifest', status: 200, cacheControl: ONE_HOUR },
  { kind: 'the icon', path: '/favicon.ico', status: 200, cacheControl: FILE },
  { kind: 'a file of public/', path: '/pictures/hero-800.webp', status: 200, cacheControl: FILE },
  {
    kind: 'a file of the build',
    path: chunkOf(distDir),
    status: 200,
    cacheControl: IMMUTABLE,
  },
  { kind: 'no file of the build', path: '/_next/static/none.js', status: 404, cacheControl: PRIVATE },
  { kind: 'a method of no page', method: 'PUT', path: '/', status: 405, cacheControl: NOT_STORED },
  {
    kind: 'a method of no file',
    method: 'POST',
    path: '/pictures/hero-800.webp',
    status: 405,
    cacheControl: NOT_STORED,
  },
  { kind: 'a method of no route', method: 'PUT', path: '/api/health', status: 405, cacheControl: NONE },
  {
    kind: 'a form of another site',
    method: 'POST',
    path: '/api/cart/items',
    headers: { origin: 'https://evil.example' },
    status: 403,
    cacheControl: PRIVATE,
  },
  {
    kind: 'an action of another site',
    method: 'POST',
    path: '/login',
    headers: { origin: 'https://evil.example', 'next-action': '7f' },
    status: 403,
    cacheControl: PRIVATE,
  },
];
