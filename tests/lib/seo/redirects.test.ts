import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS, prefixOf } from '@/lib/i18n/locales.mjs';
import { parseRedirects, redirectRules } from '@/lib/seo/redirects';
import { fc } from '../../generated';
import { words } from '../../words';

const parse = (...entries: unknown[]) => parseRedirects(JSON.stringify(entries, null, 1), 'redirects.json');
const rulesOf = (from: string, to: string) =>
  redirectRules(parse({ from, to })).map(({ source, destination }) => [source, destination]);
/** An entry is a rule for each language. */
const MOST = Math.floor(1_024 / LANGS.length);
const entriesOf = (length: number) => Array.from({ length }, (_, at) => ({ from: `/${at}`, to: '/b' }));

describe('a redirect', () => {
  it('exists in each language', () => {
    expect(rulesOf('/old-cup', '/products/cup?color=Oat')).toEqual(
      LANGS.map(prefixOf).map((prefix) => [`${prefix}/old-cup`, `${prefix}/products/cup?color=Oat`]),
    );
    expect(rulesOf('/start', '/')[1]).toEqual(['/de/start', '/de']);
  });

  it('exists once when it names a language', () => {
    expect(rulesOf('/de/alt', '/de/products')).toEqual([['/de/alt', '/de/products']]);
    expect(rulesOf('/alt', '/de/products')[2]).toEqual(['/he/alt', '/de/products']);
  });

  it('may lead from a folder to a folder', () => {
    expect(rulesOf('/product-page/*', '/products/*')[0]).toEqual([
      '/product-page/:rest+',
      '/products/:rest+',
    ]);
  });

  it('becomes one of at most 1,024, whatever the number of languages', () => {
    expect(redirectRules(parse(...entriesOf(MOST)))).toHaveLength(MOST * LANGS.length);
  });

  it('is permanent unless it says otherwise', () => {
    const rules = redirectRules(parse({ from: '/a', to: '/b', permanent: false }, { from: '/c', to: '/d' }));
    expect(
      new Set(
        rules.map(({ source, ...rule }) => [source.at(-1), 'permanent' in rule && rule.permanent].join()),
      ),
    ).toEqual(new Set(['a,false', 'c,true']));
  });

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['another site without a scheme', '//elsewhere.example'],
    ['another site, for browsers', '/\\elsewhere.example'],
    ['whatever follows', '/*'],
    ['a parameter of the framework', '/:path'],
    ['a scheme', 'javascript:alert(1)'],
    ['nothing', ''],
    ['a line break', '/a\nb'],
  ])('never leads to %s', (_, to) => {
    expect(() => parse({ from: '/old/*', to })).toThrow('redirects.json:2: entry 1: "to" must be a path');
  });

  it('leads to a path of this shop, whatever the file contains', () => {
    const starts = ['', '/', '//', '/\\', '/.', '/%2F', '/x/', 'https://', '/https://', '\t/'];
    const letters = fc.string({ unit: fc.constantFrom(...'/\\.:%@?#&*ax2F '), maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...starts), letters, (start, text) => {
        let rules: ReturnType<typeof redirectRules> = [];
        try {
          rules = redirectRules(parse({ from: '/old', to: `${start}${text}` }));
        } catch {
          // A rejected entry leads nowhere.
        }
        for (const { destination } of rules)
          expect(new URL(destination, 'https://shop.test').origin).toBe('https://shop.test');
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(words`
    /account/orders/1 /cart /login /register /forgot-password /search /thank-you /products/x/options
    /products/* /categories/* /_next/* /api/cart /sitemap.xml /robots.txt /favicon.ico /checkout
    /sign-out /auth/callback /pictures/* /de/cart /social-picture.png /lists/products /
  `)('never replaces %s', (from) => {
    expect(() => parse({ from, to: '/products/x' })).toThrow('"from" is a page of the shop');
  });

  it('may replace a product or a category that is gone', () => {
    expect(
      parse({ from: '/products/cup', to: '/products/mug' }, { from: '/categories/a', to: '/' }),
    ).toHaveLength(2);
  });

  it.each([
    [{ from: '/a', to: '/a' }],
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ],
    [
      { from: '/a', to: '/old/b' },
      { from: '/old/*', to: '/new/*' },
    ],
    [{ from: '/old/*', to: '/old/new/*' }],
    [
      { from: '/x/*', to: '/a/*' },
      { from: '/a/b/*', to: '/c/*' },
    ],
  ])('leads to no other redirect: %j', (...entries) => {
    expect(() => parse(...entries)).toThrow('"to" is redirected itself');
  });

  it.each([
    [
      'an address that is listed twice',
      [
        { from: '/a', to: '/b' },
        { from: '/A', to: '/c' },
      ],
      ':6: entry 2: "from" is listed twice',
    ],
    ['a folder without one in its source', [{ from: '/a', to: '/b/*' }], '"to" may end in /* only'],
    ['an unknown key', [{ from: '/a', to: '/b', status: 302 }], ':2: entry 1: Unrecognized key'],
    ['a pattern of the framework', [{ from: '/a(.*)', to: '/b' }], '"from" must be a path of letters'],
    ['a long path', [{ from: `/${'a'.repeat(300)}`, to: '/b' }], '"from" must have at most 300'],
    ['too many entries', entriesOf(MOST + 1), `at most ${MOST} entries`],
  ])('is rejected for %s, with its line', (_, entries, message) => {
    expect(() => parse(...entries)).toThrow(message);
  });
});

it('names a file that is not JSON', () => {
  expect(() => parseRedirects('[{]', 'redirects.json')).toThrow('redirects.json is not valid JSON');
});

it('leads from the addresses of a Wix site to those of this shop', () => {
  const file = 'content/redirects.json';
  const rules = redirectRules(parseRedirects(readFileSync(file, 'utf8'), file));
  expect(rules.map(({ source }) => source)).toContain('/product-page/:rest+');
});
