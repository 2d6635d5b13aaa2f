import { describe, expect, it } from 'vitest';
import { barePath, categoryHref, decodeSegment, langOf, localHref, productHref, safePath } from '@/lib/urls';

/** Returns the URL that a browser on this shop would open. */
const destination = (path: string) => new URL(path, 'https://shop.example/checkout');

it.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/products/arc-vase?sortBy=newest#reviews', '/products/arc-vase?sortBy=newest#reviews'],
  ['/search?q=a%2Fb', '/search?q=a%2Fb'],
  ['/search?next=//elsewhere.example', '/search?next=//elsewhere.example'],
  ['/products/../cart', '/cart'],
  ['/%2F%2Felsewhere.example', '/%2F%2Felsewhere.example'],
  ['/produkte/größe', '/produkte/gr%C3%B6%C3%9Fe'],
  ['/@elsewhere.example', '/@elsewhere.example'],
])('safePath keeps the path %j', (path, expected) => expect(safePath(path, '/fallback')).toBe(expected));

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a relative path', 'cart'],
  ['an address of another site', 'https://elsewhere.example/'],
  ['a scheme', 'javascript:alert(1)'],
  ['a scheme in capitals', 'JAVASCRIPT:alert(1)'],
  ['a data address', 'data:text/html,hello'],
  ['a host without a scheme', '//elsewhere.example'],
  ['three slashes', '///elsewhere.example'],
  ['a backslash for the second slash', '/\\elsewhere.example'],
  ['a backslash further on', '/cart\\..\\..'],
  ['backslashes alone', '\\\\elsewhere.example'],
  ['a tab between the slashes', '/\t/elsewhere.example'],
  ['a line feed between the slashes', '/\n/elsewhere.example'],
  ['a carriage return', '/cart\r\nset-cookie: a=b'],
  ['a NUL', '/\0/elsewhere.example'],
  ['an escape character', '/\u001b/elsewhere.example'],
  ['a blank in front', ' /cart'],
  ['a no-break space', '/cart\u00a0'],
  ['a dot segment that leaves two slashes', '/.//elsewhere.example'],
  ['a parent segment that leaves two slashes', '/..//elsewhere.example'],
  ['a folder and its parent before two slashes', '/cart/..//elsewhere.example'],
  ['an encoded dot segment before two slashes', '/%2e//elsewhere.example'],
])('safePath rejects %s', (_, path) => expect(safePath(path, '/fallback')).toBe('/fallback'));

it('safePath never leaves the shop, whatever the characters', () => {
  const parts = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '@', ':', '?', '#', 'elsewhere.example'];
  let paths = [''];
  for (let length = 1; length <= 4; length++) {
    paths = paths.flatMap((path) => parts.map((part) => path + part));
    for (const path of paths) {
      const target = safePath(`/${path}`, '/fallback');
      expect(destination(target).origin, `/${path} → ${target}`).toBe('https://shop.example');
    }
  }
});

describe('URLs in a language', () => {
  it.each([
    ['/', '/de'],
    ['/?q=1', '/de?q=1'],
    ['/#main', '/de#main'],
    ['/cart', '/de/cart'],
    ['/products?page=2#top', '/de/products?page=2#top'],
    ['/de/cart', '/de/cart'],
    ['/en/cart', '/de/cart'],
    ['/delivery', '/de/delivery'],
  ])('%s is in German at %s', (path, german) => {
    expect(localHref('de', path)).toBe(german);
    expect(langOf(german)).toBe('de');
    expect(localHref('en', german)).toBe(localHref('en', path));
  });

  it('have no prefix in English', () => {
    expect([localHref('en', '/de'), localHref('en', '/cart')]).toEqual(['/', '/cart']);
    expect(langOf('/delivery')).toBe('en');
    expect(barePath('/de/account/orders')).toBe('/account/orders');
  });

  it('leave other URLs unchanged', () => {
    for (const other of ['#main', 'mailto:hello@halden.example', 'https://elsewhere.example/'])
      expect(localHref('de', other)).toBe(other);
  });

  it('lose their prefix without becoming URLs of another site', () => {
    expect(barePath('/de//elsewhere.example')).toBe('/elsewhere.example');
    expect(localHref('en', '/de//elsewhere.example')).toBe('/elsewhere.example');
    expect(localHref('de', '/en//elsewhere.example')).toBe('/de/elsewhere.example');
  });
});

it('URLs of the shop contain any slug as one segment', () => {
  expect(productHref('a/b?c#d')).toBe('/products/a%2Fb%3Fc%23d');
  expect(categoryHref('gr\u00fc\u00dfe')).toBe('/categories/gr%C3%BC%C3%9Fe');
});

it.each([
  ['arc-vase', 'arc-vase'],
  ['gr%C3%BC%C3%9Fe', 'gr\u00fc\u00dfe'],
  ['100%', null],
  ['%E0%A4%A', null],
])('decodeSegment reads %s as %s', (segment, text) => expect(decodeSegment(segment)).toBe(text));
