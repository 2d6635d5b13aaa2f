import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import type { ContentPage, MenuName } from '@/lib/model/content';

/**
 * Returns the languages in the order in which they stand in for a missing translation: the default
 * language first.
 */
const FALLBACKS: readonly Lang[] = [DEFAULT_LANG, ...LANGS.filter((lang) => lang !== DEFAULT_LANG)];

/** Returns the page in a language, else in the first language that has it, else null. */
export const findPage = (pages: readonly ContentPage[], lang: Lang, slug: string): ContentPage | null =>
  [lang, ...FALLBACKS]
    .flatMap((code) => pages.find((page) => page.slug === slug && page.lang === code) ?? [])
    .at(0) ?? null;

/** Returns the languages that a page is written in, the one for unknown languages first. */
export const languagesOfPage = (pages: readonly ContentPage[], slug: string): Lang[] =>
  FALLBACKS.filter((lang) => pages.some((page) => page.slug === slug && page.lang === lang));

/** Returns each slug once. */
export const slugsOf = (pages: readonly ContentPage[]): string[] => [
  ...new Set(pages.map(({ slug }) => slug)),
];

/** A link of a menu. `lang` is the language of its name, if it differs from the menu's. */
export type PageLink = { name: string; href: string; lang?: string };

/** Returns the links of a menu in a language, in their order. Equal places sort by name. */
export function linksOfMenu(pages: readonly ContentPage[], lang: Lang, menu: MenuName): PageLink[] {
  const inMenu = slugsOf(pages).flatMap((slug) => {
    const page = findPage(pages, lang, slug);
    const place = page?.menus[menu];
    return page === null || place === undefined ? [] : [{ page, place }];
  });
  return inMenu
    .sort((a, b) => a.place - b.place || a.page.title.localeCompare(b.page.title, lang))
    .map(({ page }) => ({
      name: page.title,
      href: pageHref(page.slug),
      ...(page.textLang === lang ? {} : { lang: page.textLang }),
    }));
}

export const pageHref = (slug: string): string => `/${encodeURIComponent(slug)}`;
