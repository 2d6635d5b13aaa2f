import { describe, expect, it } from 'vitest';
import { sitemapIndex, sitemapOfProducts, sitemapOfWaysIn } from '@/lib/seo/sitemap';

const ORIGIN = 'https://shop.example.com';
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

  it('lists home, product list and categories', () => {
    expect(places(sitemapOfWaysIn(ORIGIN, ['vases']))).toEqual([
      'https://shop.example.com/',
      'https://shop.example.com/de',
      'https://shop.example.com/he',
      'https://shop.example.com/products',
      'https://shop.example.com/de/products',
      'https://shop.example.com/he/products',
      'https://shop.example.com/categories/vases',
      'https://shop.example.com/de/categories/vases',
      'https://shop.example.com/he/categories/vases',
    ]);
  });

  it('links each page to its other languages', () => {
    const [, german = ''] = sitemapOfProducts(ORIGIN, ['arc-vase']).split('</url>');
    expect(
      [...german.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, place]) => [code, place]),
    ).toEqual([
      ['en', 'https://shop.example.com/products/arc-vase'],
      ['de', 'https://shop.example.com/de/products/arc-vase'],
      ['he', 'https://shop.example.com/he/products/arc-vase'],
      ['x-default', 'https://shop.example.com/products/arc-vase'],
    ]);
  });

  it('lists a page in the languages that it is written in, the first of them for all others', () => {
    const xml = sitemapOfWaysIn(ORIGIN, [], [{ path: '/imprint', languages: ['de', 'he'] }]);
    expect(places(xml).slice(6)).toEqual([
      'https://shop.example.com/de/imprint',
      'https://shop.example.com/he/imprint',
    ]);
    const hebrew = xml.split('</url>').at(-2) ?? '';
    expect([...hebrew.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['de', 'https://shop.example.com/de/imprint'],
      ['he', 'https://shop.example.com/he/imprint'],
      ['x-default', 'https://shop.example.com/de/imprint'],
    ]);
  });

  it('is well-formed for any product name', () => {
    const xml = sitemapOfProducts(ORIGIN, ['a&b', "d'or", 'størrelse', '<x>']);
    expect(places(xml)).toEqual([
      'https://shop.example.com/products/a%26b',
      'https://shop.example.com/de/products/a%26b',
      'https://shop.example.com/he/products/a%26b',
      'https://shop.example.com/products/d&apos;or',
      'https://shop.example.com/de/products/d&apos;or',
      'https://shop.example.com/he/products/d&apos;or',
      'https://shop.example.com/products/st%C3%B8rrelse',
      'https://shop.example.com/de/products/st%C3%B8rrelse',
      'https://shop.example.com/he/products/st%C3%B8rrelse',
      'https://shop.example.com/products/%3Cx%3E',
      'https://shop.example.com/de/products/%3Cx%3E',
      'https://shop.example.com/he/products/%3Cx%3E',
    ]);
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
