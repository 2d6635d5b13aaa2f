import { describe, expect, it } from 'vitest';
import { LANGS, prefixOf } from '@/lib/i18n/locales.mjs';
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from '@/lib/seo/sitemap';

const ORIGIN = 'https://shop.example.com';
/** Returns the URLs of a page, the home page without a slash behind the language. */
const inEachLanguage = (path: string) =>
  LANGS.map((lang) => ORIGIN + (`${prefixOf(lang)}${path}`.replace(/(?<=.)\/$/, '') || '/'));
const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

describe('the sitemap', () => {
  it('has one file of entry pages, and one for every thousand products', () => {
    expect(places(sitemapIndex(ORIGIN, 32))).toEqual([
      'https://shop.example.com/sitemap.xml?file=0',
      'https://shop.example.com/sitemap.xml?file=1',
    ]);
    expect(places(sitemapIndex(ORIGIN, 100_000))).toHaveLength(101);
    expect(places(sitemapIndex(ORIGIN, 1_001)).at(-1)).toBe('https://shop.example.com/sitemap.xml?file=2');
    expect(places(sitemapIndex(ORIGIN, 0))).toHaveLength(1);
  });

  it('lists a page in each language', () => {
    const paths = ['/', '/products', '/categories/vases'];
    expect(places(sitemapOfPages(ORIGIN, paths))).toEqual(paths.flatMap(inEachLanguage));
  });

  const alternates = (xml = '') =>
    [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair.join(' '));

  it('links each page to its other languages', () => {
    const [, german] = sitemapOfProducts(ORIGIN, ['arc-vase']).split('</url>');
    expect(alternates(german)).toEqual([
      ...LANGS.map((lang) => `${lang} ${ORIGIN}${prefixOf(lang)}/products/arc-vase`),
      `x-default ${ORIGIN}/products/arc-vase`,
    ]);
  });

  it('lists a page in the languages that it is written in, the first of them for all others', () => {
    const xml = sitemapOfPages(ORIGIN, ['/'], [{ path: '/imprint', languages: ['de', 'he'] }]);
    const [de, he] = [`${ORIGIN}/de/imprint`, `${ORIGIN}/he/imprint`];
    expect(places(xml).slice(LANGS.length)).toEqual([de, he]);
    expect(alternates(xml.split('</url>').at(-2))).toEqual([`de ${de}`, `he ${he}`, `x-default ${de}`]);
  });

  it('is well-formed for any product name', () => {
    const xml = sitemapOfProducts(ORIGIN, ['a&b', "d'or", 'størrelse', '<x>']);
    const names = ['a%26b', 'd&apos;or', 'st%C3%B8rrelse', '%3Cx%3E'];
    expect(places(xml)).toEqual(names.flatMap((name) => inEachLanguage(`/products/${name}`)));
    expect(errorsOf(xml)).toEqual([]);
  });
});

/** Parses enough XML to find an unclosed element or a bare ampersand. */
function errorsOf(xml: string): string[] {
  const errors = /&(?!amp;|apos;|lt;|gt;|quot;)/.test(xml) ? ['a bare ampersand'] : [];
  const open: string[] = [];
  for (const [, end, name = '', alone] of xml.matchAll(/<(\/?)([a-z:]+)[^>?]*?(\/?)>/g))
    if (alone === '/') continue;
    else if (end === '') open.push(name);
    else if (open.pop() !== name) errors.push(`</${name}> ends nothing`);
  return [...errors, ...open.map((name) => `<${name}> is not ended`)];
}
