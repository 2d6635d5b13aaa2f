import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '@/lib/http/url-rules';
import { isNoncePage, usesSession } from '@/lib/pages';
import { words } from '../../words';

const POLICY = 'content-security-policy';
const through = async () => NextResponse.next();

async function guard(path: string, headers: Record<string, string> = {}, proxies = '0', handle = through) {
  vi.stubEnv('TRUSTED_PROXIES', proxies);
  vi.resetModules();
  const { guardRequest } = await import('@/lib/http/guard-request');
  const response = await guardRequest(new NextRequest(`http://shop.example${path}`, { headers }), handle);
  const seen = (name: string) => response.headers.get(`x-middleware-request-${name}`);
  return { response, seen };
}
const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

it.each(['/De/cart', '/PRODUCTS?sale=1'])(
  'a request is redirected to its canonical spelling: %s',
  async (path) => {
    const { response } = await guard(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`http://shop.example${path.toLowerCase()}`);
  },
);

it('a request for a file needs no session, and cannot choose a nonce for a page at the same path', async () => {
  const { response, seen } = await guard('/products/x.png', { [POLICY]: "script-src 'nonce-chosen'" });
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(seen(POLICY)).toBeNull();
  expect(response.headers.get('x-middleware-override-headers')).not.toContain(POLICY);
});

it.each([
  ['PUT', '/products', 'GET, HEAD, POST'],
  ['POST', '/pictures/hero-800.webp', 'GET, HEAD'],
  ['POST', '/favicon.ico', 'GET, HEAD'],
  ['POST', '/_next/image', 'GET, HEAD'],
])('a method that is not allowed is rejected and not cacheable: %s %s', async (method, path, allowed) => {
  const { guardRequest } = await import('@/lib/http/guard-request');
  const { status, headers } = await guardRequest(
    new NextRequest(`http://shop.example${path}`, { method }),
    through,
  );
  expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, allowed, 'no-store']);
});

it.each(words`
  /_next /_next/x /_next/image /_next/static /_global-error /%5Fglobal-error.rsc /_not-found
`)('an address of the framework that the build does not have is not found: %s', async (path) => {
  const { response } = await guard(path, { [POLICY]: "script-src 'nonce-chosen'" });
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
});

it.each([
  ['/cart', true],
  ['/de/account/orders/b0b5', true],
  ['/he/account', true],
  ['/thank-you', true],
  ['/wishlist', true],
  ['/', false],
  ['/de', false],
  ['/products/bowl', false],
  ['/products/bowl/reviews', false],
  ['/search', false],
  ['/login', false],
  ['/wishlist/shared', false],
  ['/api/cart', false],
])('a page that renders with the shopper’s token is distinguished from the others: %s', (path, isOne) => {
  expect(usesSession(path)).toBe(isOne);
  if (isOne) expect(isNoncePage(path, new URLSearchParams())).toBe(true);
});

it('a page that is rendered per request streams through nginx, which buffers cached pages', async () => {
  const bufferingOf = async (path: string) => (await guard(path)).response.headers.get('x-accel-buffering');
  expect(await bufferingOf('/de/cart')).toBe('no');
  expect(await bufferingOf('/de/products')).toBeNull();
});

it('a page that is rendered per request has the same nonce for the framework and the browser, and a new one each time', async () => {
  const { response, seen } = await guard('/cart');
  const nonce = nonceIn(response.headers.get(POLICY));
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(nonceIn(seen(POLICY))).toBe(nonce);
  expect(nonceIn((await guard('/cart')).response.headers.get(POLICY))).not.toBe(nonce);
});

it.each([
  ['/cart', true],
  ['/de/cart', true],
  ['/account', true],
  ['/account/orders/b0b5', true],
  ['/account/deleted', false],
  ['/login/verify', true],
  ['/de/login/approval', false],
  ['/', false],
  ['/de', false],
  ['/products', false],
  ['/products?minPrice=1', true],
  ['/de/categories/vases?page=2', true],
  ['/products/cart', false],
  ['/products/cart?variant=v1', true],
  ['/cart/else', false],
])('a page that is rendered per request is distinguished from a cached one: %s', (address, isRendered) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.example');
  expect(isNoncePage(pathname, searchParams)).toBe(isRendered);
});

describe('a request', () => {
  it('reaches the framework without the host that a proxy or a client has named', async () => {
    const { response, seen } = await guard('/login', { 'x-forwarded-host': 'other.example' });
    expect(seen('x-forwarded-host')).toBeNull();
    expect(response.headers.get('x-middleware-override-headers')).not.toContain('x-forwarded-host');
  });

  it('has an id, for the log and for support', async () => {
    const { response, seen } = await guard('/');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen('x-request-id')).toBe(response.headers.get('x-request-id'));
  });

  it.each([
    ['of a trusted proxy', 'proxy-id-0001', '1', true],
    ['of an untrusted sender', 'proxy-id-0001', '0', false],
    ['with invalid characters', 'a b\tc', '1', false],
    ['of 200 characters', 'x'.repeat(200), '1', false],
  ])('keeps the id %s: %s', async (_, id, proxies, isStored) => {
    const { response } = await guard('/', { 'x-request-id': id }, proxies);
    expect(response.headers.get('x-request-id') === id).toBe(isStored);
  });

  it('cannot bring its own policy with a chosen nonce', async () => {
    for (const path of ['/', '/cart']) {
      const { seen } = await guard(path, { [POLICY]: "script-src 'nonce-Y2hvc2Vu'" });
      expect(seen(POLICY) ?? '').not.toContain('Y2hvc2Vu');
    }
  });
});

describe('the headers of every page', () => {
  const headersFor = (siteUrl: string) =>
    new Map(
      securityHeaders({ SITE_URL: siteUrl }, false)
        .filter(({ source }) => source.startsWith('/:path'))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );

  it('require https for two years where the shop is on https', () => {
    expect(headersFor('https://shop.example').get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headersFor('http://localhost:3000').has('Strict-Transport-Security')).toBe(false);
    expect(headersFor('https://shop.example').get('Content-Security-Policy')).toContain(
      'upgrade-insecure-requests',
    );
  });

  it('let no other site show a page in a frame, and run no script of an attribute', () => {
    const headers = headersFor('https://shop.example');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    for (const name of ['frame-ancestors', 'script-src-attr', 'object-src', 'base-uri'])
      expect(policy).toContain(`${name} 'none'`);
  });

  it('name the live platform when no other is set', () => {
    const policy = headersFor('https://shop.example').get('Content-Security-Policy');
    expect(policy).toContain('https://static.wixstatic.com');
    expect(policy).toContain('https://www.google.com/recaptcha/');
    expect(policy).not.toContain('http:');
  });
});

it('other sites get no address that holds a token, an order, a cart or a list', () => {
  const hidden = securityHeaders({}, false).flatMap(({ source, headers }) =>
    headers.some(({ key, value }) => key === 'Referrer-Policy' && value.startsWith('no-referrer'))
      ? [source.replace(/^\/:lang\([^)]*\)\?/, '')]
      : [],
  );
  // A line each: removing a feature deletes the lines of its addresses.
  expect(hidden.toSorted()).toEqual([
    '/account/:path+',
    '/api/preview',
    '/auth/:path*',
    '/cancellation/:path*',
    '/cart/link',
    '/login',
    '/login/:path+',
    '/thank-you',
    '/wishlist/shared',
    '/withdrawal/:path*',
  ]);
});
