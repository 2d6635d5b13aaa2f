import { LANGS, type Lang } from '@/lib/i18n/lang';
import { localHref, productHref } from '@/lib/urls';
import { languagesOf } from './metadata';

/** Products in one file. A file takes ten platform queries of 100, few enough for one crawler request. */
export const SITEMAP_PRODUCTS = 1_000;

/** File 0 lists the entry pages, and files from 1 list the products. */
export function sitemapIndex(origin: string, products: number): string {
  const files = Array.from({ length: Math.ceil(products / SITEMAP_PRODUCTS) + 1 }, (_, file) => file);
  const entries = files.map((file) => `<sitemap>${location(origin, `/sitemap.xml?file=${file}`)}</sitemap>`);
  return document('sitemapindex', entries);
}

/** The first language is for readers of others. */
type LocalizedPage = { path: string; languages: readonly Lang[] };

/** `paths` are of pages that exist in all languages. */
export const sitemapOfPages = (
  origin: string,
  paths: string[],
  localizedPages: readonly LocalizedPage[] = [],
): string => urlSet(origin, [...inAllLanguages(paths), ...localizedPages]);

export const sitemapOfProducts = (origin: string, slugs: string[]): string =>
  urlSet(origin, inAllLanguages(slugs.map(productHref)));

const inAllLanguages = (paths: string[]): LocalizedPage[] =>
  paths.map((path) => ({ path, languages: LANGS }));

const urlSet = (origin: string, pages: LocalizedPage[]): string =>
  document(
    'urlset',
    pages.flatMap(({ path, languages }) => languages.map((lang) => entry(origin, lang, path, languages))),
  );

const entry = (origin: string, lang: Lang, path: string, languages: readonly Lang[]): string => {
  const others = Object.entries(languagesOf(path, languages)).map(
    ([code, place]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin, place)}"/>`,
  );
  return `<url>${location(origin, localHref(lang, path))}${others.join('')}</url>`;
};

/** Paths are percent-encoded, so `escaped` handles only the ampersand and the apostrophe. */
const location = (origin: string, path: string): string => `<loc>${escaped(origin, path)}</loc>`;

const escaped = (origin: string, path: string): string =>
  new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const document = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;
