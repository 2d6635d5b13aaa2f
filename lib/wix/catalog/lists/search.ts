import 'server-only';
import { cacheList, cacheQuotaUsed } from '@/lib/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { hasAttemptsLeft, takeBackAttempt } from '@/lib/limits/limit';
import { inLanguage } from '@/lib/model/catalog-view';
import { withinPaidPrices } from '@/lib/model/paid-price';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductQuery } from '@/lib/model/product-list';
import { matchProducts, similarProducts } from '@/lib/model/search-terms';
import type { ProductPage } from '../catalog-platform';
import { catalogPlatform as platform } from '../current-catalog';
import { getFirst, getPage, getPart, getTraits, isBeyond, type ListPart, PLAIN_LIST } from './pages';

/**
 * Searches by the platform where it searches all products, and otherwise in the newest products of
 * the shop, at most 500. The latter is also the stand-in when the searches of the quota or of the
 * shopper's address are used up. Prices are the site's.
 */

/**
 * `isByPlatform` is false where the products are those that the shop has found itself, `isStandIn`
 * is true where the platform would have found more.
 */
type Found<T> = { found: T; isByPlatform: boolean; isStandIn: boolean };

/** @param byPlatform returns null when the part of the quota for searches is used up */
async function search<T>(
  byPlatform: () => Promise<T | null>,
  inNewest: (newest: ProductSummary[]) => T,
  language: string | null,
): Promise<Found<T>> {
  const { filtersLists } = await getTraits();
  const found = filtersLists && (await hasAttemptsLeft('search', '')) ? await byPlatform() : null;
  if (found !== null) return { found, isByPlatform: true, isStandIn: false };
  const { products } = await getFirst(PLAIN_LIST, language);
  return { found: inNewest(products), isByPlatform: false, isStandIn: filtersLists };
}

/**
 * The most relevant products come first. Those that the shop finds itself are not cut to the part.
 *
 * @throws PlatformError
 */
export async function searchList(
  terms: string,
  part: ListPart,
  language: string | null,
): Promise<ProductPage & Pick<Found<unknown>, 'isByPlatform'>> {
  const list = { ...PLAIN_LIST, terms: normalized(terms) };
  const findPart = async (): Promise<ProductPage> => {
    const { total } = await getPage(list, 0, language);
    return isBeyond(part, total) ? { products: [], total } : getPart(list, part, language);
  };
  const { found, isByPlatform } = await search(
    () => findPart().catch(nullIfUsedUp),
    (newest): ProductPage => {
      const products = matchProducts(newest, terms);
      return { products, total: products.length };
    },
    language,
  );
  return { ...found, isByPlatform };
}

/**
 * @param isFuzzy whether words may also resemble the terms
 * @throws PlatformError
 */
export async function searchMatches(
  terms: string,
  limit: number,
  language: string | null,
  isFuzzy?: true,
): Promise<{ products: ProductSummary[]; isStandIn: boolean }> {
  const { found, isStandIn } = await search(
    () => findMatches(terms, limit, language, isFuzzy),
    (newest) => (isFuzzy ? similarProducts : matchProducts)(newest, terms).slice(0, limit),
    language,
  );
  return { products: found, isStandIn };
}

/** Null when the quota is used up. A result from the cache does not count against a limit. */
async function findMatches(...search: Parameters<typeof getMatches>): Promise<ProductSummary[] | null> {
  const began = Date.now();
  const [terms, ...options] = search;
  const matches = await getMatches(normalized(terms), ...options);
  if (matches === null || matches.readAt < began) await takeBackAttempt('search', '');
  return matches?.products ?? null;
}

type Matches = { products: ProductSummary[]; readAt: number };

async function getMatches(
  terms: string,
  limit: number,
  language: string | null,
  isFuzzy?: true,
): Promise<Matches | null> {
  'use cache';
  const list = { ...PLAIN_LIST, terms, skip: 0, limit, withoutTotal: true };
  const query = isFuzzy ? { ...list, isFuzzy } : list;
  try {
    const { products } = await platform.queryProducts(query, inLanguage(language));
    cacheList({ terms });
    return { products, readAt: Date.now() };
  } catch (error) {
    cacheQuotaUsed();
    return nullIfUsedUp(error);
  }
}

function nullIfUsedUp(error: unknown): null {
  if (findPlatformError(error)?.isTooManyRequests) return null;
  throw error;
}

/** Texts that differ in case and spaces only share one cached response. */
const normalized = (terms: string): string => terms.trim().toLowerCase().replaceAll(/\s+/g, ' ');

type ListSearch = Pick<ProductQuery, 'minPrice' | 'maxPrice'> & {
  /** Empty where the products need not match any. */
  terms: string;
  /** Null stands for all products. */
  categoryIds: readonly (string | null)[];
};

/**
 * A part of the products of any of the categories that match the terms and the prices. Of several
 * lists, and where the platform does not filter, the first 500 products of each count.
 *
 * @throws PlatformError
 */
export async function findInLists(
  { terms, categoryIds, minPrice, maxPrice }: ListSearch,
  part: ListPart,
  language: string | null,
): Promise<ProductPage> {
  const { filtersLists } = await getTraits();
  const lists = categoryIds.map((categoryId) => ({
    ...PLAIN_LIST,
    ...(filtersLists ? { minPrice, maxPrice } : {}),
    categoryId,
    ...(filtersLists && terms !== '' ? { terms: normalized(terms) } : {}),
  }));
  const [only] = lists;
  const isPlain = terms === '' && minPrice === null && maxPrice === null;
  if (only && lists.length === 1 && (filtersLists || isPlain)) return getPart(only, part, language);
  const found = await Promise.all(lists.map((list) => getFirst(list, language)));
  const all = [...new Map(found.flatMap(({ products }) => products).map((one) => [one.id, one])).values()];
  const inRange = filtersLists ? all : withinPaidPrices(all, { minPrice, maxPrice });
  const matching = filtersLists || terms === '' ? inRange : matchProducts(inRange, terms);
  return { products: matching.slice(part.start, part.start + part.size), total: matching.length };
}
