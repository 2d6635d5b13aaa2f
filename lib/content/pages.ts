import 'server-only';
import { Marked } from 'marked';
import { cacheContent, cacheStandIn } from '@/lib/cache';
import { env } from '@/lib/config/env';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';
import { SHOP } from '@/lib/config/shop';
import { PlatformError } from '@/lib/errors/platform-error';
import { isPreview } from '@/lib/http/preview';
import { DEFAULT_LANG, LANGS, type Lang, shopText, toLang } from '@/lib/i18n/lang';
import type { ContentPage, MenuName } from '@/lib/model/content';
import { processState } from '@/lib/process-state';
import { decodeSegment } from '@/lib/urls';
import { queryPages } from '@/lib/wix/content';
import { cleanPageHtml } from '@/lib/wix/map/rich-text';
import { contentFolder, isPageSlug, type PageFile, readPageFiles } from './page-files';
import { getAbsence, shownEntries, withLocalLinks } from './readers';

const markdownParser = new Marked({ gfm: true });

const MARKED_PLACES = /\[\[([^[\]\n]+)\]\]/g;

/** Sanitizes the HTML of the Markdown. */
export function renderPage({ lang, slug, facts, markdown }: PageFile): ContentPage {
  const {
    title,
    seoTitle = null,
    description = null,
    menu = [],
    order,
    language = lang,
    status,
    picture,
    numbers,
    rows,
  } = facts;
  const html = markdownParser.parse(markdown.replaceAll(MARKED_PLACES, '<mark>$1</mark>'), { async: false });
  return {
    slug,
    lang,
    title,
    seoTitle,
    description,
    status,
    textLang: language,
    html: cleanPageHtml(html),
    menus: Object.fromEntries([menu].flat().map((name) => [name, order])),
    picture,
    numbers,
    rows,
  };
}

const TAGS = /<(\/?)(\w+)[^>]*>/g;

/** Elements that the sanitizer writes without an end tag. */
const VOID_TAGS = ['br', 'hr', 'img'];

/**
 * Splits a page's HTML at each h2, with the heading apart. Text before the first one is a part too.
 * A heading inside a quotation, a list or a table begins none: a cut would leave open elements.
 * Expects the sanitizer's HTML: every element is closed, and `<` and `>` are in tags only.
 */
export function splitAtHeadings(html: string): { start: number; heading: string; text: string }[] {
  const starts = [0];
  const ends = new Map<number, number>();
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAGS)) {
    if (VOID_TAGS.includes(name)) continue;
    if (slash) depth -= 1;
    if (name === 'h2' && depth === 0) {
      if (slash) ends.set(starts.at(-1) ?? 0, index + tag.length);
      else if (index > 0) starts.push(index);
    }
    if (!slash) depth += 1;
  }
  return starts
    .map((start, place) => {
      const end = ends.get(start) ?? start;
      return { start, heading: html.slice(start, end), text: html.slice(end, starts[place + 1]) };
    })
    .filter(({ heading, text }) => heading || text.trim());
}

/** In the order in which they replace a missing translation. */
const FALLBACKS: readonly Lang[] = [DEFAULT_LANG, ...LANGS.filter((lang) => lang !== DEFAULT_LANG)];

type LocalizedEntry = { slug: string; lang: string };

/** In the language, else in the first one that has it, else null. */
export const findPage = <Page extends LocalizedEntry>(
  pages: readonly Page[],
  lang: Lang,
  slug: string,
): Page | null =>
  [lang, ...FALLBACKS]
    .flatMap((code) => pages.find((page) => page.slug === slug && page.lang === code) ?? [])
    .at(0) ?? null;

/** The first language is for readers of unknown languages. */
export const languagesOfPage = (pages: readonly LocalizedEntry[], slug: string): Lang[] =>
  FALLBACKS.filter((lang) => pages.some((page) => page.slug === slug && page.lang === lang));

const slugsOf = (pages: readonly ContentPage[]): string[] => [...new Set(pages.map(({ slug }) => slug))];

/** A link of a menu. `lang` is the language of its name, if it differs from the menu's. */
type PageLink = { name: string; href: string; lang?: string };

/** The links are in their order. Equal places sort by name. */
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
      lang: page.textLang === lang ? undefined : page.textLang,
    }));
}

export const pageHref = (slug: string): string => `/${encodeURIComponent(slug)}`;

/**
 * All published pages: those of the CMS, and of `content/` for what it lacks, so that the first
 * page of a CMS does not remove the imprint. A failing platform does not make it fail.
 */
export async function getPages(): Promise<ContentPage[]> {
  return pagesWith(await isPreview());
}

async function pagesWith(drafts: boolean): Promise<ContentPage[]> {
  const pages = shownEntries((await getCmsPages()) ?? [], drafts);
  const isReplaced = ({ slug, lang }: ContentPage) =>
    pages.some((page) => page.slug === slug && page.lang === lang);
  const texts = [...pages, ...readFiles().filter((file) => !isReplaced(file))];
  const hasText = ({ slug }: ContentPage) => texts.some((page) => page.slug === slug);
  return [...texts, ...ownPages().filter((page) => !hasText(page))];
}

/** The pages of `shop.config.ts` that have a title, without a text, in every language. */
const ownPages = (): ContentPage[] =>
  Object.entries(SHOP.pages ?? {}).flatMap(([slug, { title, description, menu }]) =>
    title
      ? LANGS.map((lang) => ({
          slug,
          lang,
          textLang: lang,
          title: shopText(title, lang),
          seoTitle: null,
          html: '',
          description: description ? shopText(description, lang) : null,
          status: 'published' as const,
          menus: menu ? { [menu]: OWN_PLACE } : {},
        }))
      : [],
  );

/** The place of such pages in menus, and of pages that name none. */
const OWN_PLACE = 100;

/** The CMS's last answer, for when it fails, and the files' pages, which are fixed in production. */
type Known = {
  lastAnswer: ContentPage[] | null;
  files?: ContentPage[];
};
const known = processState('content', (): Known => ({ lastAnswer: null }));

/**
 * Null when the CMS has no pages. While it fails, the last answer or null, for a minute: an error
 * of a cached function would give the page the status 500 even if it were caught (Next.js 16.4).
 */
async function getCmsPages(): Promise<ContentPage[] | null> {
  'use cache';
  try {
    known.lastAnswer = await queryShopPages();
    cacheContent();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    cacheStandIn();
  }
  return known.lastAnswer;
}

/** Without pages under URLs of the shop. @throws PlatformError */
async function queryShopPages(): Promise<ContentPage[] | null> {
  const pages = await queryPages();
  if (pages === null) return null;
  return pages.filter(({ slug }) => isPageSlug(slug)).map((page) => ({ ...page, lang: toLang(page.lang) }));
}

function readFiles(): ContentPage[] {
  if (known.files === undefined || process.env.NODE_ENV !== 'production') {
    const isLive = env.WIX_API_ORIGIN === LIVE_API_ORIGIN;
    known.files = readPageFiles(contentFolder())
      .pages.filter(({ facts }) => !isLive || facts.status === 'published')
      .map(renderPage);
  }
  return known.files;
}

export type FoundPage = {
  page: ContentPage;
  languages: Lang[];
};

/** In the language or one that replaces it. */
export async function getPage(lang: Lang, segment: string): Promise<FoundPage | null> {
  const slug = decodeSegment(segment) ?? '';
  if (!isPageSlug(slug)) return null;
  const pages = await getPages();
  const page = findPage(pages, lang, slug);
  if (page === null) return getAbsence();
  return {
    page: { ...page, html: withLocalLinks(page.html, lang) },
    languages: languagesOfPage(pages, slug),
  };
}

/** For search engines, without drafts. */
export async function getPageAddresses(): Promise<{ path: string; languages: Lang[] }[]> {
  const pages = (await pagesWith(false)).filter(({ status }) => status !== 'draft');
  return slugsOf(pages).map((slug) => ({ path: pageHref(slug), languages: languagesOfPage(pages, slug) }));
}

/** The result has no drafts. */
export async function getPageLinks(lang: Lang): Promise<PageLink[]> {
  const pages = (await getPages()).filter(({ status }) => status !== 'draft');
  return slugsOf(pages).flatMap((slug) => {
    const page = findPage(pages, lang, slug);
    return page ? [{ name: page.title, href: pageHref(slug) }] : [];
  });
}

/** Can be called outside of a request, and therefore has no drafts. */
export const getPageSlugs = async (): Promise<string[]> => slugsOf(await pagesWith(false));

export async function getMenus(lang: Lang): Promise<Record<MenuName, PageLink[]>> {
  const pages = await getPages();
  const links = (menu: MenuName) => linksOfMenu(pages, lang, menu);
  return { header: links('header'), footer: links('footer'), legal: links('legal') };
}
