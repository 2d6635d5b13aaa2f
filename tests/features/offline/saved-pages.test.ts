import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { isSharedPage, mayChangeSession, savedPath } from '@/features/offline/saved-pages';
import { dataResponse, MAX_PICTURE_BYTES, smallPictures, stamped } from '@/features/offline/worker-plugins';
import { LANGS, prefixOf } from '@/lib/i18n/locales.mjs';
import { LIST_PARAMETERS } from '@/lib/model/product-list';
import { isNoncePage } from '@/lib/pages';
import { words } from '../../words';

const pathOf = (path: string): string | null => savedPath(new URL(`https://shop.example${path}`));

const appFiles = readdirSync(new URL('../../../app', import.meta.url), { recursive: true, encoding: 'utf8' });
/** Returns one path for each page or route of `app/`. */
const paths = appFiles
  .filter((path) => /(?:page|route)\.tsx?$/.test(path))
  .map(
    (path) =>
      `/${path}`
        .replace(/\/(?:page|route)\.tsx?$/, '')
        .replace('/[lang]', '')
        .replaceAll(/\/\([^)]+\)/g, '')
        .replaceAll(/\/\[\[[\w.]+\]\]/g, '')
        .replaceAll(/\[[\w.]+\]/g, 'x') || '/',
  );

/** Pages of the catalog and of text: all that every visitor gets alike. */
const PUBLIC = words`/ /x /blog /categories/x /gifts /legal-guarantee /products /products/x`;
/** Pages that only a rewrite leads to. */
const REWRITTEN = ['/not-found-page'];

describe('a stored page', () => {
  it.each(paths.filter((path) => !REWRITTEN.includes(path)))('of %s exists only if it is public', (path) => {
    for (const prefix of LANGS.map(prefixOf)) {
      const address = prefix + (path === '/' && prefix ? '' : path);
      expect(pathOf(address) !== null, address).toBe(PUBLIC.includes(path));
    }
    if (isNoncePage(path, new URLSearchParams())) expect(pathOf(path)).toBeNull();
  });

  it('never belongs to one shopper, in any spelling of its path', () => {
    for (const path of ['/Cart', '/ACCOUNT/orders/1', '/de/Login', '//cart', '/account/', '/sign-out?x'])
      expect(pathOf(path), path).toBeNull();
  });

  it('does not depend on parameters of campaigns, and a filtered list is none', () => {
    expect(pathOf('/products?utm_source=mail')).toBe('/products');
    for (const name of [...LIST_PARAMETERS, '_rsc', 'error'])
      expect(pathOf(`/products?${name}=1`)).toBeNull();
  });

  const page = (headers: Record<string, string>, status = 200) => {
    const response = new Response('<p>', { status, headers: { 'content-type': 'text/html', ...headers } });
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  const shared = { 'cache-control': 's-maxage=300, stale-while-revalidate=600' };

  it('is what the shop declares as shared, and no redirect, error or data', () => {
    expect([isSharedPage(page(shared)), isSharedPage(page({}))]).toEqual([true, false]);
    expect(isSharedPage(page({ 'cache-control': 'private, no-store' }))).toBe(false);
    expect(isSharedPage(page(shared, 404))).toBe(false);
    expect(isSharedPage(page({ ...shared, 'content-type': 'text/x-component' }))).toBe(false);
    const redirected = page(shared);
    Object.defineProperty(redirected, 'redirected', { value: true });
    expect(isSharedPage(redirected)).toBe(false);
  });

  it('has the time and its own headers', () => {
    const stored = stamped(page({ ...shared, 'content-security-policy': "default-src 'none'" }));
    expect(Number(stored?.headers.get('x-saved-at'))).toBeGreaterThan(0);
    expect(stored?.headers.get('content-security-policy')).toBe("default-src 'none'");
  });
});

it.each([
  ['POST', '/sign-out', true],
  ['POST', '/de/login', true],
  ['POST', '/login/verify', true],
  ['POST', '/register', true],
  ['POST', '/account/delete', true],
  ['GET', '/auth/callback', true],
  ['GET', '/login', false],
  ['POST', '/account', false],
  ['POST', '/products/lund-bowl', false],
  ['GET', '/authors', false],
])('a request that may change the session %s %s: %s', (method, path, expected) =>
  expect(mayChangeSession(method, path)).toBe(expected),
);

describe('a stored picture', () => {
  const keep = async (response: Response) =>
    (await smallPictures.cacheWillUpdate?.({
      request: new Request('https://media.example/a.jpg'),
      response,
      event: Object(null),
    })) ?? null;
  const picture = (bytes: number, headers = {}) => new Response(new Uint8Array(bytes), { headers });

  it('has at most the size that bounds all of them', async () => {
    expect(await keep(picture(10))).not.toBeNull();
    expect(await keep(picture(MAX_PICTURE_BYTES + 1))).toBeNull();
    expect(await keep(picture(1, { 'content-length': String(MAX_PICTURE_BYTES + 1) }))).toBeNull();
    expect(await keep(new Response(null, { status: 404 }))).toBeNull();
  });
});

describe('the data of a page without a connection', () => {
  const request = (headers = {}) => new Request('https://shop.example/products', { headers });

  it('makes the framework load a stored page whole, and waits for any other', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const stored = await dataResponse(request(), async () => true);
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect((await dataResponse(request({ 'next-router-prefetch': '1' }), async () => true)).status).toBe(503);
    await expect(dataResponse(request(), async () => false)).rejects.toThrow('Failed to fetch');
  });
});
