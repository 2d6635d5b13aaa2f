import 'server-only';
import { cacheList, cacheQuotaUsed } from '@/lib/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { hasAttemptsLeft, takeBackAttempt } from '@/lib/limits/limit';
import { inLanguage } from '@/lib/model/catalog-view';
import { withinPaidPrices } from '@/lib/model/paid-price';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductQuery } from '@/lib/model/product-list';
import type { ProductPage } from '../catalog-platform';
import { catalogPlatform as platform } from '../current-catalog';
import { getFirst, getPage, getPart, getTraits, isBeyond, type ListPart, PLAIN_LIST } from './pages';

/**
 * `found` is null where the platform does not search, and when the searches of the quota or of the shopper's
 * address are used up. `isUsedUp` is true then: the platform would have found more than a stand-in.
 */
export type Searched<T> = { found: T } | { found: null; isUsedUp: boolean };

async function search<T extends object>(byPlatform: () => Promise<T | null>): Promise<Searched<T>> {
  const { filtersLists } = await getTraits();
  const found = filtersLists && (await hasAttemptsLeft('search', '')) ? await byPlatform() : null;
  return found === null ? { found, isUsedUp: filtersLists } : { found };
}

/** The most relevant products come first, with the site's prices. @throws PlatformError */
export function searchList(
  terms: string,
  part: ListPart,
  language: string | null,
): Promise<Searched<ProductPage>> {
  const list = { ...PLAIN_LIST, terms: normalized(terms) };
  const findPart = async (): Promise<ProductPage> => {
    const { total } = await getPage(list, 0, language);
    return isBeyond(part, total) ? { products: [], total } : getPart(list, part, language);
  };
  return search(() => findPart().catch(nullIfUsedUp));
}

/** @throws PlatformError */
export const searchMatches = (
  terms: string,
  limit: number,
  language: string | null,
): Promise<Searched<ProductSummary[]>> => search(() => findMatches(terms, limit, language));

/** Null when the quota is used up. A result from the cache does not count against a limit. */
async function findMatches(
  terms: string,
  limit: number,
  language: string | null,
): Promise<ProductSummary[] | null> {
  const began = Date.now();
  const matches = await getMatches(normalized(terms), limit, language);
  if (matches === null || matches.readAt < began) await takeBackAttempt('search', '');
  return matches?.products ?? null;
}

type Matches = { products: ProductSummary[]; readAt: number };

async function getMatches(terms: string, limit: number, language: string | null): Promise<Matches | null> {
  'use cache';
  const query = { ...PLAIN_LIST, terms, skip: 0, limit, withoutTotal: true };
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
  /** Where the platform does not search. */
  match: (products: ProductSummary[]) => Promise<ProductSummary[]>;
};

/**
 * Products of any of the categories that match. Of several lists, and where the platform does not filter,
 * only the first 500 products of each count. @throws PlatformError
 */
export async function findInLists(
  { terms, categoryIds, minPrice, maxPrice, match }: ListSearch,
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
  const matching = filtersLists || terms === '' ? inRange : await match(inRange);
  return { products: matching.slice(part.start, part.start + part.size), total: matching.length };
}
