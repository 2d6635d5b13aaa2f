import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cacheCatalog, cacheList } from '@/lib/cache';
import { inLanguage } from '@/lib/model/catalog-view';
import { DEFAULT_SORT_ORDER } from '@/lib/model/product-list';
import { translateSummary } from '@/lib/model/translate';
import { processState } from '@/lib/process-state';
import {
  type CatalogTraits,
  MAX_IDS_PER_CALL,
  MAX_PRODUCTS_PER_CALL,
  type PageQuery,
  type ProductPage,
} from '../catalog-platform';
import { catalogPlatform as platform } from '../current-catalog';
import { rememberSlugs } from '../known-slugs';

/** The platform's pages of lists from the cache. All readers use these, so that they share the calls. */

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

/** The query for the products with these ids, at most 100, in any order. */
export const byIds = (ids: readonly string[], list: ListQuery = PLAIN_LIST): PageQuery => ({
  ...list,
  ids,
  skip: 0,
  limit: MAX_IDS_PER_CALL,
  withoutTotal: true,
});

/** Cached, so that a static page may depend on it. */
export async function getTraits(): Promise<CatalogTraits> {
  'use cache';
  cacheCatalog();
  return platform.readTraits();
}

/** Length of the longest list that the shop reads whole. Each page is one cached platform call. */
export const WHOLE_LENGTH = 5 * MAX_PRODUCTS_PER_CALL;

/** The longest list to filter or search. A page needs all those before it: page 20 may cost 20 calls. */
export const MAX_LIST_LENGTH = 20 * MAX_PRODUCTS_PER_CALL;

/** Pages of a list where a page needs none before it. */
const MAX_PAGES = 10_000;

/** `skip`: a multiple of the platform's page. `language`: null for the site's. @throws PlatformError */
export async function getPage(
  list: ListQuery,
  skip: number,
  language: string | null = null,
): Promise<ProductPage> {
  const page = await (language === null ? getSitePage(list, skip) : getTranslatedPage(list, skip, language));
  // Also where the page comes from the cache of the build: it may be the only one that has a slug.
  rememberSlugs('product', page.products);
  return page;
}

/**
 * The pages that were read last, by the key of their content. A request for a large catalog reads the newest
 * 500 products several times, and Next.js (16.4) would make the objects of a cached result for each reader,
 * and keep them until the request ends.
 */
const read = processState(
  'product-pages',
  () =>
    new LRUCache<string, ProductPage>({
      max: 50,
      maxSize: 4 * 1024 * 1024,
      sizeCalculation: ({ products }) => JSON.stringify(products).length,
    }),
);

/** @param getText reads the page as JSON, where this process does not have it */
async function readPage(key: string, getText: () => Promise<string>): Promise<ProductPage> {
  return read.get(key) ?? remember(key, await getText());
}

function remember(key: string, text: string): ProductPage {
  // Nothing may change what requests share.
  const page: ProductPage = JSON.parse(text, (_name, value) => Object.freeze(value));
  read.set(key, page);
  return page;
}

/** Returns the key, and has the page ready for it. */
function keyOf(text: string): string {
  const key = createHash('sha256').update(text).digest('base64url');
  if (!read.has(key)) remember(key, text);
  return key;
}

const getSitePage = async (list: ListQuery, skip: number): Promise<ProductPage> =>
  readPage(await getSiteKey(list, skip), () => getSiteText(list, skip));

async function getSiteKey(list: ListQuery, skip: number): Promise<string> {
  'use cache';
  cacheList(list);
  return keyOf(await getSiteText(list, skip));
}

async function getSiteText(list: ListQuery, skip: number): Promise<string> {
  'use cache';
  cacheList(list);
  return JSON.stringify(await querySitePage(list, skip));
}

async function querySitePage(list: ListQuery, skip: number): Promise<ProductPage> {
  requirePage(skip);
  const previous = await getPreviousPage(list, skip);
  // A list that ends before this page costs no call.
  if (previous && !previous.cursor) return { products: [], total: previous.total };
  const query = { ...list, skip, limit: MAX_PRODUCTS_PER_CALL };
  if (!previous) return platform.queryProducts(query);
  const page = await platform.queryProducts({ ...query, cursor: previous.cursor, withoutTotal: true });
  return { ...page, total: previous.total };
}

/** The texts of another language are cached apart, and have the keys of the site's language. */
const getTranslatedPage = async (list: ListQuery, skip: number, language: string): Promise<ProductPage> =>
  readPage(await getTranslatedKey(list, skip, language), () => getTranslatedText(list, skip, language));

async function getTranslatedKey(list: ListQuery, skip: number, language: string): Promise<string> {
  'use cache';
  cacheList(list);
  return keyOf(await getTranslatedText(list, skip, language));
}

async function getTranslatedText(list: ListQuery, skip: number, language: string): Promise<string> {
  'use cache';
  cacheList(list);
  return JSON.stringify(await translatePage(list, skip, language));
}

async function translatePage(list: ListQuery, skip: number, language: string): Promise<ProductPage> {
  const page = await getSitePage(list, skip);
  if (page.products.length === 0) return page;
  const previous = await getPreviousPage(list, skip);
  const shown = await platform.queryProducts(
    {
      ...list,
      skip,
      limit: MAX_PRODUCTS_PER_CALL,
      withoutTotal: true,
      cursor: previous?.cursor ?? null,
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

/** Each page reads the previous one, so that a wrong number would recurse without an end. */
function requirePage(skip: number): void {
  const page = skip / MAX_PRODUCTS_PER_CALL;
  if (!Number.isInteger(page) || page < 0 || page >= MAX_PAGES) throw new RangeError('no page of a list');
}

async function getPreviousPage(list: ListQuery, skip: number): Promise<ProductPage | null> {
  if (skip === 0 || !(await getTraits()).pagesByCursor) return null;
  if (skip >= MAX_LIST_LENGTH) return { ...(await getSitePage(list, 0)), products: [], cursor: null };
  return getSitePage(list, skip - MAX_PRODUCTS_PER_CALL);
}

/** The products of a list from `start` on, counted from 0. At most `MAX_PRODUCTS_PER_CALL`. */
export type ListPart = { start: number; size: number };

/** Whether a part lies beyond the end of a list, or of what the platform's cursors reach. */
export const isBeyond = ({ start, size }: ListPart, total: number): boolean =>
  start >= total || start + size > MAX_LIST_LENGTH;

/** A part may be on two pages of the platform, which `get` reads. @throws PlatformError */
export async function getPart(
  list: ListQuery,
  { start, size }: ListPart,
  language: string | null = null,
  get = getPage,
): Promise<ProductPage> {
  const skip = start - (start % MAX_PRODUCTS_PER_CALL);
  const { products, total } = await get(list, skip, language);
  const next = skip + MAX_PRODUCTS_PER_CALL;
  const rest = start + size > next && total > next ? (await get(list, next, language)).products : [];
  return { products: [...products, ...rest].slice(start - skip, start - skip + size), total };
}

/** The first products of a list, at most 500, and the total of the list. */
export async function getFirst(
  list: ListQuery,
  language: string | null = null,
  get = getPage,
): Promise<ProductPage> {
  const first = await get(list, 0, language);
  const end = Math.min(WHOLE_LENGTH, first.total);
  const others: Promise<ProductPage>[] = [];
  for (let skip = MAX_PRODUCTS_PER_CALL; skip < end; skip += MAX_PRODUCTS_PER_CALL)
    others.push(get(list, skip, language));
  const pages = [first, ...(await Promise.all(others))];
  return { products: pages.flatMap(({ products }) => products), total: first.total };
}

/** Yields pages of all products, the newest first, not cached. `page` counts from 0; `cursor` leads to it. */
export async function* queryPages(
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
