import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { languageRedirect } from '@/lib/http/language-redirect';
import { DEFAULT_LANG, LANG_COOKIE, LANGS } from '@/lib/i18n/lang';
import { prefixOf } from '@/lib/i18n/locales.mjs';
import { LIST_PARAMETERS } from '@/lib/model/product-list';
import { isNoncePage } from '@/lib/pages';
import { cookieNames } from '@/lib/session/cookie';
import { fc } from '../generated';
import { evaluateMap, NGINX_CONF } from './nginx-maps';

const appFiles = readdirSync(new URL('../../app', import.meta.url), { recursive: true, encoding: 'utf8' });

/** Returns one path for each file of `app/` with this name, without a language. */
const pathsOf = (file: string): string[] =>
  appFiles
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => `/${path}`.slice(0, -file.length - 1))
    .map(
      (path) =>
        path
          .replace('/[lang]', '')
          .replaceAll(/\/\([^)]+\)/g, '')
          .replaceAll(/\[\w+\]/g, 'x') || '/',
    );

const skipsCache = (path: string): boolean => evaluateMap('shop_not_shared', path) !== '';

function decidesLanguage(path: string, cookie: string, acceptLanguage: string): boolean {
  const hasLanguage = evaluateMap('shop_has_language', path);
  const chosen = evaluateMap('shop_chosen_language', cookie);
  return evaluateMap('shop_language', `${hasLanguage},${chosen},${acceptLanguage}`) !== '';
}

describe('the paths that the shipped nginx configuration does not cache', () => {
  it.each(pathsOf('page.tsx'))('contain the page %s exactly if it is rendered per request', (path) => {
    const isRendered = isNoncePage(path, new URLSearchParams());
    // This is a cached page at a private path.
    if (path === '/account/deleted') expect(isRendered).toBe(false);
    else expect(skipsCache(path)).toBe(isRendered);
    for (const prefix of LANGS.map(prefixOf))
      expect(skipsCache(`${prefix}${path === '/' && prefix ? '' : path}`)).toBe(skipsCache(path));
  });

  it.each(pathsOf('route.ts'))('contain the route %s, unless its response is shared', (path) => {
    expect(skipsCache(path)).toBe(!['/sitemap.xml', '/api/search/suggest'].includes(path));
  });

  it('contain files', () => {
    expect(['/robots.txt', '/icon.svg', '/manifest.webmanifest'].every(skipsCache)).toBe(true);
  });
});

describe('the parameters of a list', () => {
  it.each([...LIST_PARAMETERS, 'by-size', 'by-x-2', '_rsc'])('bypass the cache: %s', (name) => {
    for (const args of [`${name}=1`, `x=1&${name}=1`, name, `${name}&x`])
      expect(evaluateMap('shop_list', args), args).toBe('1');
    const escaped = `%${(name.codePointAt(0) ?? 0).toString(16)}${name.slice(1)}=1`;
    expect(evaluateMap('shop_list', escaped), escaped).toBe('1');
  });

  it('are the only parameters that bypass it', () => {
    for (const args of ['', 'utm_source=page', 'x=1&y=%20', 'pages=1', 'mypage=2', 'error=sold-out'])
      expect(evaluateMap('shop_list', args), args).toBe('');
  });
});

describe('a client that reads Markdown', () => {
  it.each([
    ['text/markdown', '1'],
    ['text/markdown, text/html;q=0.9', '1'],
    ['Text/Markdown', '1'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', ''],
    ['*/*', ''],
    ['', ''],
  ])('with the header "%s" bypasses the cache: "%s"', (accept, bypasses) => {
    expect(evaluateMap('shop_markdown', accept)).toBe(bypasses);
    expect(NGINX_CONF.match(/\$shop_markdown/g)).toHaveLength(3);
  });
});

describe('the cookies of a session', () => {
  it.each([true, false])('decide about no cached page (https: %s)', (secure) => {
    const names = Object.values(cookieNames(secure)).join('|');
    expect(NGINX_CONF).not.toMatch(new RegExp(`["?)](?:${names})=`));
  });
});

describe('the language of a visitor', () => {
  it('is recognized by the names that the shop uses', () => {
    expect(LANG_COOKIE).toBe('lang');
    const others = LANGS.filter((lang) => lang !== DEFAULT_LANG).join('|');
    for (const pattern of [`(?:/(?:${others}))?/`, `~^/(?:${others})(?:/|$)`, `~*^0,,.*(?:${others})`])
      expect(NGINX_CONF).toContain(pattern);
    expect(DEFAULT_LANG).toBe('en');
  });

  it('is decided by the middleware wherever that would redirect', () => {
    const languages = fc
      .array(
        fc.tuple(
          fc.constantFrom(...LANGS, 'en-US', 'de-AT', 'DE', 'tlh', '*', 'EN-gb', ' de', 'x-de'),
          fc.constantFrom('', ';q=1', ';q=0.9', ';q=0.1', '; q=0.5', ';q=0', ';q=x'),
        ),
        { maxLength: 4 },
      )
      .map((parts) => parts.map((part) => part.join('')).join(','));
    const chosen = LANGS.map((lang) => `lang=${lang}`);
    const cookie = fc.constantFrom(...chosen, 'lang=tlh', 'lang=%64e', 'lang=', 'a=b', 'xlang=de');
    const cookies = fc.array(cookie, { maxLength: 3 }).map((parts) => parts.join('; '));
    const prefixed = LANGS.map(prefixOf).flatMap((prefix) => [prefix || '/', `${prefix}/products`]);
    const paths = fc.constantFrom(...prefixed, '/deck', '/products/de', '/cart');
    fc.assert(
      fc.property(paths, cookies, languages, (path, cookie, acceptLanguage) => {
        const headers = { accept: 'text/html', cookie, 'accept-language': acceptLanguage };
        const redirect = languageRedirect(new NextRequest(`http://shop.example${path}`, { headers }));
        fc.pre(redirect !== null);
        expect(decidesLanguage(path, cookie, acceptLanguage)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('needs no middleware for most visitors, whose pages come from the cache', () => {
    for (const acceptLanguage of ['', 'en-US,en;q=0.9', 'en,de;q=0.8', 'tlh-QO,tlh;q=0.9'])
      expect(decidesLanguage('/', '', acceptLanguage), acceptLanguage).toBe(false);
    expect(decidesLanguage('/', 'lang=en', 'de-DE')).toBe(false);
    for (const lang of LANGS.filter((other) => other !== DEFAULT_LANG)) {
      expect(decidesLanguage(prefixOf(lang), 'lang=en', lang), lang).toBe(false);
      expect(decidesLanguage('/', `lang=${lang}`, 'en'), lang).toBe(true);
      expect(decidesLanguage('/', '', lang), lang).toBe(true);
    }
  });
});

describe('the response encoding', () => {
  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, GZIP ; q=0.5', 'gzip'],
    ['br', 'br'],
    ['identity', ''],
    ['', ''],
    ['gzip;q=0', ''],
    ['br; q=0, gzip; q=0.000, identity', ''],
    ['x-gzipped', ''],
  ])('for the header "%s" is "%s"', (header, encoding) => {
    expect(evaluateMap('shop_encoding', header)).toBe(encoding);
  });
});

describe('storage of a response', () => {
  it.each([
    ['200 s-maxage=300, stale-while-revalidate=600', true],
    ['502, 200 public, s-maxage=3600', true],
    ['404 s-maxage=300', true],
    ['503 no-store', true],
    ['502, 503 no-store', true],
    ['200 private, no-store', false],
    ['200 private, s-maxage=300', false],
    ['200 public, max-age=0', false],
    ['200 s-maxage=0', false],
    ['200 ', false],
  ])('%s: %s', (source, isStored) => {
    expect(evaluateMap('shop_not_stored', source)).toBe(isStored ? '' : '1');
  });
});

describe('static files', () => {
  const path = new URL('../../public', import.meta.url);

  it('are served by nginx from every folder of public/', () => {
    const entries = readdirSync(path, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    // The build makes the pictures.
    for (const name of new Set(['pictures', ...folders]))
      expect(NGINX_CONF).toContain(`location /${name}/ {`);
  });

  // The framework responds with 500 to a request for one, and Vercel publishes it.
  it('have no name that begins with a dot', () => {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    const hidden = files.filter((file) => /(?:^|\/)\.(?!well-known$|DS_Store$)[^/]+$/.test(file));
    expect(hidden).toEqual([]);
  });
});
