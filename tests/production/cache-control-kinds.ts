import { readdirSync } from 'node:fs';
import { LIST_PARAMETERS } from '@/lib/model/product-list';

/** A shared page. A CDN stores it for minutes, and a browser revalidates it. */
const SHARED = /^s-maxage=300, stale-while-revalidate=\d+$/;
/** What the merchant may create at any time. */
const MISSING = /^s-maxage=60, stale-while-revalidate=240$/;
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

type Request = { method?: string; headers?: Record<string, string> };

const kindOf = (kind: string, path: string, status: number, cacheControl: RegExp, request: Request = {}) => ({
  kind,
  path,
  status,
  cacheControl,
  ...request,
});

/** Returns the path of a script of the build. @param distDir the folder of the build */
export const chunkOf = (distDir: string): string =>
  `/_next/static/chunks/${readdirSync(`${distDir}/static/chunks`).find((name) => name.endsWith('.js'))}`;

/**
 * Returns every kind of response of the shop with its Cache-Control. @param distDir the folder of
 * the build
 */
export const kindsOf = (distDir: string): ReturnType<typeof kindOf>[] => [
  ...['/', '/de', '/products', '/products/lund-bowl', '/categories/tableware', '/account/deleted'].map(
    (path) => kindOf('a cached page', path, 200, SHARED),
  ),
  kindOf('a page with an unknown parameter', '/products?utm=1', 200, SHARED),
  kindOf('a page that does not exist', '/nothing-here', 404, MISSING),
  kindOf('a product that does not exist', '/products/nothing', 404, MISSING),
  ...LIST_PARAMETERS.map((name) => kindOf(`a list with ${name}`, `/products?${name}=1`, 200, PRIVATE)),
  ...['/search?q=bowl', '/cart', '/de/cart', '/login', '/register', '/forgot-password', '/thank-you'].map(
    (path) => kindOf('a rendered page', path, 200, PRIVATE),
  ),
  kindOf('a member’s page, of a visitor', '/account', 307, PRIVATE),
  kindOf('a page of a visitor who prefers another language', '/products', 307, PRIVATE, {
    headers: { accept: 'text/html', 'accept-language': 'de' },
  }),
  kindOf('an address with the default language', '/en/products', 308, NONE),
  kindOf('an old address', '/product-page/lund-bowl', 308, NONE),
  kindOf('the social picture', '/social-picture.png', 200, FILE),
  kindOf('an address in capitals', '/PRODUCTS', 308, NONE),
  kindOf('the cart', '/api/cart', 200, PRIVATE),
  kindOf('the member', '/api/member', 200, PRIVATE),
  kindOf('health', '/api/health', 200, NOT_STORED),
  kindOf('readiness', '/api/ready', 200, NOT_STORED),
  kindOf('suggestions', '/api/search/suggest?q=bow', 200, /^public, max-age=60, s-maxage=300/),
  kindOf('an offer', '/api/products/lund-bowl/offer', 200, NOT_STORED),
  kindOf('an offer of nothing', '/api/products/none/offer', 404, PRIVATE),
  kindOf(
    'the number of filtered products',
    '/api/products/count?path=/categories/vases&inStock=1',
    200,
    /^private, max-age=60$/,
  ),
  kindOf('what a shopper looked at', '/api/products/summaries?slug=lund-bowl', 200, /^private, max-age=60$/),
  kindOf('a route that does not exist', '/api/nothing', 404, PRIVATE),
  kindOf('a choice of language', '/api/language?to=de', 303, PRIVATE),
  kindOf('the start of a sign-in', '/login/hosted', 303, PRIVATE),
  kindOf('the return of a sign-in', '/auth/callback', 303, PRIVATE),
  kindOf('the address of a form', '/checkout', 303, PRIVATE),
  kindOf('the site map', '/sitemap.xml', 200, /^public, s-maxage=3600$/),
  kindOf('a page as Markdown', '/products.md', 200, ONE_MINUTE),
  kindOf('a page as Markdown at its own address', '/products', 200, PRIVATE, {
    headers: { accept: 'text/markdown' },
  }),
  kindOf('a search as Markdown', '/search.md?q=bowl', 200, PRIVATE),
  kindOf('no page as Markdown', '/products/nothing.md', 404, PRIVATE),
  kindOf('the map for programs', '/llms.txt', 200, ONE_MINUTE),
  kindOf('a feed', '/feeds/google.xml', 200, FIVE_MINUTES),
  kindOf('no feed', '/feeds/google.xml?lang=xx', 404, PRIVATE),
  kindOf('no site map', '/sitemap.xml?file=99', 404, NOT_STORED),
  kindOf('a metadata route', '/robots.txt', 200, REVALIDATED),
  // Browsers compare it with the registered one.
  kindOf('the service worker', '/sw.js', 200, /^no-cache$/),
  kindOf('the manifest', '/manifest.webmanifest', 200, ONE_HOUR),
  kindOf('the icon', '/favicon.ico', 200, FILE),
  kindOf('a file of public/', '/pictures/hero-800.webp', 200, FILE),
  kindOf('a file of the build', chunkOf(distDir), 200, IMMUTABLE),
  kindOf('no file of the build', '/_next/static/none.js', 404, PRIVATE),
  kindOf('a method of no page', '/', 405, NOT_STORED, { method: 'PUT' }),
  kindOf('a method of no file', '/pictures/hero-800.webp', 405, NOT_STORED, { method: 'POST' }),
  kindOf('a method of no route', '/api/health', 405, NONE, { method: 'PUT' }),
  kindOf('a form of another site', '/api/cart/items', 403, PRIVATE, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  }),
  kindOf('an action of another site', '/login', 403, PRIVATE, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'next-action': '7f' },
  }),
];
