import { describe, expect, it } from 'vitest';
import { findPage, languagesOfPage, linksOfMenu } from '@/lib/content/pages';
import type { ContentPage } from '@/lib/model/content';

const page = (lang: string, slug: string, more: Partial<ContentPage> = {}): ContentPage => ({
  slug,
  lang,
  textLang: lang,
  title: `${slug} in ${lang}`,
  seoTitle: null,
  description: null,
  html: '',
  status: 'published',
  menus: {},
  ...more,
});

describe('a page', () => {
  const pages = [page('en', 'about'), page('de', 'about'), page('he', 'imprint'), page('de', 'imprint')];

  it('is found in the language, else in the default language, else in another', () => {
    expect(findPage(pages, 'de', 'about')?.lang).toBe('de');
    expect(findPage(pages, 'he', 'about')?.lang).toBe('en');
    expect(findPage(pages, 'en', 'imprint')?.lang).toBe('de');
    expect(findPage(pages, 'en', 'terms')).toBeNull();
  });

  it('has the languages that it is written in, the one for other readers first', () => {
    expect(languagesOfPage(pages, 'about')).toEqual(['en', 'de']);
    expect(languagesOfPage(pages, 'imprint')).toEqual(['de', 'he']);
  });
});

it('a menu lists each of its pages once, in their order, and names the language of a missing translation', () => {
  const pages = [
    page('en', 'terms', { menus: { legal: 20 } }),
    page('en', 'privacy', { menus: { legal: 10, footer: 1 } }),
    page('de', 'privacy', { menus: { legal: 10 }, title: 'Datenschutz' }),
    page('en', 'hidden'),
  ];
  expect(linksOfMenu(pages, 'de', 'legal')).toEqual([
    { name: 'Datenschutz', href: '/privacy' },
    { name: 'terms in en', href: '/terms', lang: 'en' },
  ]);
  expect(linksOfMenu(pages, 'de', 'footer')).toEqual([]);
  expect(linksOfMenu(pages, 'en', 'footer')).toEqual([{ name: 'privacy in en', href: '/privacy' }]);
  expect(linksOfMenu([], 'en', 'header')).toEqual([]);
});

it('a menu sorts pages of equal place by name', () => {
  const menus = { footer: 5 };
  const pages = [page('en', 'zebra', { menus }), page('en', 'apple', { menus })];
  expect(linksOfMenu(pages, 'en', 'footer').map(({ href }) => href)).toEqual(['/apple', '/zebra']);
});
