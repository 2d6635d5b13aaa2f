import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheCatalog, cacheList, catalogTags } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { DEFAULT_SORT_ORDER } from '@/lib/model/product-list';
import { translateSummary } from '@/lib/model/translate';
import { SITEMAP_PRODUCTS } from '@/lib/seo/sitemap';
import {
  type CatalogTraits,
  MAX_IDS_PER_CALL,
  MAX_PRODUCTS_PER_CALL,
  type PageQuery,
  type ProductPage,
} from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';

export type ListQuery = Pick<
  PageQuery,
  'categoryId' | 'minPrice' | 'maxPrice' | 'sortBy' | 'filters' | 'terms'
>;

/** All lists extend this object, because the cache key depends on the order of the properties. */
export const PLAIN_LIST: ListQuery = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: DEFAULT_SORT_ORDER,
};

/** Returns the query for the products with these ids, at most 100, in any order. */
export const byIds = (ids: readonly string[], list: ListQuery = PLAIN_LIST): PageQuery => ({
  ...list,
  ids,
  skip: 0,
  limit: MAX_IDS_PER_CALL,
  withoutTotal: true,
});

/** Returns what the platform can do with a list. Cached, so that a static page may depend on it. */
export async function getTraits(): Promise<CatalogTraits> {
  'use cache';
  cacheCatalog();
  return platform.readTraits();
}

export const PAGE_SIZE = SHOP.productsPerPage;

/**
 * Returns the products on one page of the shop, which may be on two pages of the platform.
 *
 * @param page counted from 1
 * @param read reads a page of the platform
 * @throws PlatformError
 */
export const getShownPage = (
  list: ListQuery,
  page: number,
  language: string | null = null,
  read = getPage,
  size = PAGE_SIZE,
): Promise<ProductPage> => getRange(list, { start: (page - 1) * size, size }, language, read);

/** The products of a list from `start` on, counted from 0. At most `MAX_PRODUCTS_PER_CALL`. */
export type ListPart = { start: number; size: number };

/** Returns a part of a list, which may be on two pages of the platform. @throws PlatformError */
export async function getRange(
  list: ListQuery,
  { start, size }: ListPart,
  language: string | null = null,
  read = getPage,
): Promise<ProductPage> {
  const skip = start - (start % MAX_PRODUCTS_PER_CALL);
  const { products, total } = await read(list, skip, language);
  const next = skip + MAX_PRODUCTS_PER_CALL;
  const rest = start + size > next && total > next ? (await read(list, next, language)).products : [];
  return { products: [...products, ...rest].slice(start - skip, start - skip + size), total };
}

/**
 * Returns a page of a list, as the platform has it. `skip` is a multiple of its size.
 *
 * @param language of the texts; null for the site's language
 * @throws PlatformError
 */
export async function getPage(
  list: ListQuery,
  skip: number,
  language: string | null = null,
): Promise<ProductPage> {
  return language === null ? readPage(list, skip) : readTranslatedPage(list, skip, language);
}

/** The texts of another language are cached apart, and have the keys of the site's language. */
async function readTranslatedPage(list: ListQuery, skip: number, language: string): Promise<ProductPage> {
  'use cache';
  cacheList(list);
  const page = await readPage(list, skip);
  if (page.products.length === 0) return page;
  const before = await pageBefore(list, skip);
  const shown = await platform.queryProducts(
    {
      ...list,
      skip,
      limit: MAX_PRODUCTS_PER_CALL,
      withoutTotal: true,
      ...(before ? { cursor: before.cursor ?? null } : {}),
    },
    inLanguage(language),
  );
  const byId = new Map(shown.products.map((product) => [product.id, product]));
  return {
    ...page,
    products: page.products.map((own) => {
      const translated = byId.get(own.id);
      return translated ? translateSummary(own, translated) : own;
    }),
  };
}

async function readPage(list: ListQuery, skip: number): Promise<ProductPage> {
  'use cache';
  cacheList(list);
  requirePage(skip);
  const before = await pageBefore(list, skip);
  // A list that ends before this page costs no call.
  if (before && !before.cursor) return { products: [], total: before.total };
  const page = await platform.queryProducts({
    ...list,
    skip,
    limit: MAX_PRODUCTS_PER_CALL,
    ...(before ? { cursor: before.cursor ?? null, withoutTotal: true } : {}),
  });
  return before ? { ...page, total: before.total } : page;
}

/**
 * Number of the platform's pages that a list has at most. It leads to a page through all pages
 * before it, so that page 20 of a list that nobody has opened yet costs 20 calls.
 */
const MAX_PAGES = 20;
/** Length of the longest list that the platform filters or searches. */
export const MAX_LIST_LENGTH = MAX_PAGES * MAX_PRODUCTS_PER_CALL;

/** Returns the number of pages of a list, and whether it is longer than its pages show. */
export function pagesOf(total: number): { pageCount: number; isCut: boolean } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const pageCount = Math.min(pages, Math.floor(MAX_LIST_LENGTH / PAGE_SIZE));
  return { pageCount, isCut: pages > pageCount };
}

/** Pages of a list that the shop filters, where a page needs none before it. */
const MAX_OWN_PAGES = 10_000;

/** Each page reads the previous one, so that a wrong number would recurse without an end. */
function requirePage(skip: number): void {
  const page = skip / MAX_PRODUCTS_PER_CALL;
  if (!Number.isInteger(page) || page < 0 || page >= MAX_OWN_PAGES) throw new RangeError('no page of a list');
}

/** Returns the page that leads to the requested one, where the platform has cursors. */
async function pageBefore(list: ListQuery, skip: number): Promise<ProductPage | null> {
  if (skip === 0 || !(await getTraits()).pagesByCursor) return null;
  if (skip >= MAX_LIST_LENGTH) return { ...(await readPage(list, 0)), products: [], cursor: null };
  return readPage(list, skip - MAX_PRODUCTS_PER_CALL);
}

/** Most pages of a list that the shop reads itself. Each page is one cached platform call. */
const WALKED_PAGES = 5;
/** Length of the longest list that the shop reads whole. */
export const WALKED_LENGTH = WALKED_PAGES * MAX_PRODUCTS_PER_CALL;

/** Returns the first products of a list, at most 500, and the total of the list. */
export async function walk(
  list: ListQuery,
  language: string | null = null,
  read = getPage,
): Promise<ProductPage> {
  const first = await read(list, 0, language);
  const pages = Math.min(WALKED_PAGES, Math.ceil(first.total / MAX_PRODUCTS_PER_CALL));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      read(list, (index + 1) * MAX_PRODUCTS_PER_CALL, language),
    ),
  );
  return { products: [first, ...others].flatMap(({ products }) => products), total: first.total };
}

/** The largest number of files of which a sitemap's index may consist. */
const MAX_SITEMAP_FILES = 50_000;

/** `cursor` leads to the next file, where the platform has cursors. */
type SlugFile = { slugs: string[]; cursor: string | null };

/**
 * Returns the product slugs of one sitemap file, counted from 1, without those that the merchant
 * hides from search engines. A file beyond the last has none and costs no call.
 *
 * @throws PlatformError
 */
export async function getProductSlugs(file: number): Promise<string[]> {
  const files = Math.ceil((await getPage(PLAIN_LIST, 0)).total / SITEMAP_PRODUCTS);
  return file > Math.min(files, MAX_SITEMAP_FILES) ? [] : (await readSlugFile(file)).slugs;
}

async function readSlugFile(file: number): Promise<SlugFile> {
  'use cache';
  cacheLife('days');
  cacheTag(catalogTags.all);
  // Each file reads the previous one, so that a wrong number would recurse without an end.
  if (!Number.isInteger(file) || file < 1 || file > MAX_SITEMAP_FILES)
    throw new RangeError('no file of the sitemap');
  const pages = SITEMAP_PRODUCTS / MAX_PRODUCTS_PER_CALL;
  const { pagesByCursor } = await getTraits();
  // A crawler reads the files in order, so that the previous file is usually cached. If the quota
  // ends on the way, the files read so far stay cached.
  let cursor = pagesByCursor && file > 1 ? (await readSlugFile(file - 1)).cursor : null;
  const slugs: string[] = [];
  if (pagesByCursor && file > 1 && cursor === null) return { slugs, cursor };
  // Reads the pages one after the other, so that the calls of shoppers go first. A crawler can
  // wait.
  let page = (file - 1) * pages;
  for await (const { products, ...found } of readPages(page, { cursor, withoutTotal: pagesByCursor })) {
    slugs.push(...products.flatMap(({ slug, isUnlisted }) => (isUnlisted ? [] : [slug])));
    cursor = found.cursor ?? null;
    page += 1;
    const isLast = pagesByCursor ? cursor === null : page * MAX_PRODUCTS_PER_CALL >= found.total;
    if (isLast || page === file * pages) break;
  }
  return { slugs, cursor };
}

/**
 * Reads pages of all products from the platform one after the other, the newest first, until the
 * caller stops.
 *
 * @param page counted from 0
 * @param cursor leads to this page, where the platform has cursors
 */
export async function* readPages(
  page: number,
  { cursor = null, withoutTotal = false }: Pick<PageQuery, 'cursor' | 'withoutTotal'> = {},
): AsyncGenerator<ProductPage> {
  const limit = MAX_PRODUCTS_PER_CALL;
  let next = cursor;
  for (let at = page; ; at++) {
    const query = { ...PLAIN_LIST, skip: at * limit, limit, cursor: next, withoutTotal };
    const found = await platform.queryProducts(query);
    next = found.cursor ?? null;
    yield found;
  }
}
