import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { PAGE_SIZE } from '@/lib/model/product-list';
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

/** Returns a page of a list. `skip` is a multiple of the page size. @throws PlatformError */
export async function getPage(list: ListQuery, skip: number): Promise<ProductPage> {
  'use cache';
  cacheCatalog(catalogTags.products);
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

/** Returns the page that leads to the requested one, where the platform has cursors. */
async function pageBefore(list: ListQuery, skip: number): Promise<ProductPage | null> {
  if (skip === 0 || !(await getTraits()).pagesByCursor) return null;
  return getPage(list, skip - PAGE_SIZE);
}

/** Most pages of a list that the shop reads itself. Each page is one cached platform call. */
const WALKED_PAGES = 5;
/** Length of the longest list that the shop reads whole. */
export const WALKED_LENGTH = WALKED_PAGES * PAGE_SIZE;

/** Returns the first products of a list, at most 500, and the total of the list. */
export async function walk(list: ListQuery, readPage = getPage): Promise<ProductPage> {
  const first = await readPage(list, 0);
  const pages = Math.min(WALKED_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(list, (index + 1) * PAGE_SIZE)),
  );
  return { products: [first, ...others].flatMap(({ products }) => products), total: first.total };
}
