import 'server-only';
import { cacheCatalog, cacheList } from '@/lib/cache';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { translateSummary } from '@/lib/model/translate';
import type { CatalogTraits, PageQuery, ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { PLAIN_QUERY } from './product-query';

export type ListQuery = Pick<
  PageQuery,
  'categoryId' | 'minPrice' | 'maxPrice' | 'sortBy' | 'filters' | 'terms'
>;

/** All lists extend this object, because the cache key depends on the order of the properties. */
export const PLAIN_LIST: ListQuery = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: PLAIN_QUERY.sortBy,
};

/** Returns what the platform can do with a list. Cached, so that a static page may depend on it. */
export async function getTraits(): Promise<CatalogTraits> {
  'use cache';
  cacheCatalog();
  return platform.readTraits();
}

/**
 * Returns a page of a list. `skip` is a multiple of the page size.
 *
 * @param language of the texts; null for that of the site
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
      limit: PAGE_SIZE,
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
    limit: PAGE_SIZE,
    ...(before ? { cursor: before.cursor ?? null, withoutTotal: true } : {}),
  });
  return before ? { ...page, total: before.total } : page;
}

/**
 * Number of pages that a list of the platform has at most. It leads to a page through all pages
 * before it, so that page 20 of a list that nobody has opened yet costs 20 calls.
 */
export const MAX_PAGES = 20;
/** Pages of a list that the shop filters, where a page needs none before it. */
const MAX_OWN_PAGES = 10_000;

/** Each page reads the previous one, so that a wrong number would recurse without an end. */
function requirePage(skip: number): void {
  const page = skip / PAGE_SIZE;
  if (!Number.isInteger(page) || page < 0 || page >= MAX_OWN_PAGES) throw new RangeError('no page of a list');
}

/** Returns the page that leads to the requested one, where the platform has cursors. */
async function pageBefore(list: ListQuery, skip: number): Promise<ProductPage | null> {
  if (skip === 0 || !(await getTraits()).pagesByCursor) return null;
  if (skip >= MAX_PAGES * PAGE_SIZE) return { ...(await readPage(list, 0)), products: [], cursor: null };
  return readPage(list, skip - PAGE_SIZE);
}

/** Most pages of a list that the shop reads itself. Each page is one cached platform call. */
export const WALKED_PAGES = 5;
/** Length of the longest list that the shop reads whole. */
export const WALKED_LENGTH = WALKED_PAGES * PAGE_SIZE;

/** Returns the first products of a list, at most 500, and the total of the list. */
export async function walk(
  list: ListQuery,
  language: string | null = null,
  read = getPage,
): Promise<ProductPage> {
  const first = await read(list, 0, language);
  const pages = Math.min(WALKED_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      read(list, (index + 1) * PAGE_SIZE, language),
    ),
  );
  return { products: [first, ...others].flatMap(({ products }) => products), total: first.total };
}
