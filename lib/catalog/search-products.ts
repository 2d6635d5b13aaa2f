import 'server-only';
import { cacheList, cacheQuotaUsed } from '@/lib/cache';
import { getPageLinks } from '@/lib/content/readers';
import { findPlatformError } from '@/lib/errors/platform-error';
import { inLanguage } from '@/lib/i18n/catalog-view';
import type { Lang } from '@/lib/i18n/lang';
import { hasAttemptsLeft, takeBackAttempt } from '@/lib/limits/limit';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductList, ProductQuery } from '@/lib/model/product-list';
import type { ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { withPrices } from './converted-prices';
import {
  getPage,
  getRange,
  getShownPage,
  getTraits,
  type ListPart,
  PAGE_SIZE,
  PLAIN_LIST,
  pagesOf,
  walk,
} from './list-pages';
import { withinPaidPrices } from './paid-price';
import { getAllProducts, getCategories } from './readers';
import {
  correctTerms,
  matchNames,
  matchProducts,
  mayBeMistyped,
  rankByName,
  searchedText,
  similarProducts,
} from './search';
import type { Suggestion } from './suggestion';

/**
 * Returns the products that match the search terms, the most relevant first. A platform that
 * searches all products does so. Otherwise the shop searches its newest products, at most 500,
 * itself. It also does when the searches of the quota or of the shopper's address are used up.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery, view: CatalogView): Promise<ProductList> {
  const terms = query.search ?? '';
  const { found } = await byPlatform(
    () => findList(query, normalized(terms), view.language).catch(nullIfUsedUp),
    async () => listOf(query, matchProducts(await getAllProducts(view), terms)),
  );
  return { ...found, products: await withPrices(found.products, view.currency) };
}

/** `isStandIn`: the shop has searched its own lists in place of the platform, which has more. */
type SuggestedProducts = { products: ProductSummary[]; isStandIn: boolean };

/** The platform ranks words anywhere in a text alike, and a few letters have many matches. */
const MAX_CANDIDATES = 24;

/**
 * Returns the best matches for what a shopper has typed so far: of the most relevant ones, those
 * whose name begins with it come first. Without any match, those with similar words.
 *
 * @throws PlatformError
 */
export async function suggestProducts(
  terms: string,
  most: number,
  view: CatalogView,
): Promise<SuggestedProducts> {
  const { found, isStandIn } = await byPlatform(
    () => findMatches(terms, MAX_CANDIDATES, view.language),
    async () => matchProducts(await getAllProducts(view), terms),
  );
  if (found.length > 0) {
    const best = rankByName(found, terms).slice(0, most);
    return { products: await withPrices(best, view.currency), isStandIn };
  }
  const similar = await findSimilar(terms, most, view);
  return { products: similar.products, isStandIn: isStandIn || similar.isStandIn };
}

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_PAGES = 2;

/**
 * Returns suggestions for the search terms typed so far: categories, products, and pages in the
 * language of the shopper, at most 7 in all. Everything is read from the cache. `isStandIn` as in
 * `SuggestedProducts`.
 *
 * @throws PlatformError
 */
export async function suggest(
  terms: string,
  lang: Lang,
  view: CatalogView,
): Promise<{ suggestions: Suggestion[]; isStandIn: boolean }> {
  const pages: Suggestion[] = matchNames(await getPageLinks(lang), terms)
    .slice(0, MAX_SUGGESTED_PAGES)
    .map(({ name, href }) => ({ kind: 'page', name, href }));
  const { suggestions, isStandIn } = await getSuggestions(terms, MAX_SUGGESTIONS - pages.length, view);
  return { suggestions: [...suggestions, ...pages], isStandIn };
}

const MAX_SUGGESTED_CATEGORIES = 2;

/**
 * Returns suggestions for the search terms typed so far: categories by name, then products in the
 * order of the search, at most `most` in all. Results are cached for all shoppers. `isStandIn`: see
 * `SuggestedProducts`.
 *
 * @throws PlatformError
 */
export async function getSuggestions(
  terms: string,
  most: number,
  view: CatalogView,
): Promise<{ suggestions: Suggestion[]; isStandIn: boolean }> {
  const [categories, { products, isStandIn }] = await Promise.all([
    getCategories(view),
    suggestProducts(terms, most, view),
  ]);
  const named: Suggestion[] = matchNames(categories, terms)
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map(({ name, slug }) => ({ kind: 'category', name, slug }));
  const found: Suggestion[] = products
    .slice(0, most - named.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return { suggestions: [...named, ...found], isStandIn };
}

export type SimilarProducts = {
  products: ProductSummary[];
  /** The search terms without typing errors, or null when they cannot be corrected. */
  corrected: string | null;
};

/**
 * Returns products for terms that no product has: those whose words resemble the terms, at most one
 * page.
 *
 * @throws PlatformError
 */
export async function searchSimilar(terms: string, view: CatalogView): Promise<SimilarProducts> {
  const { products } = await findSimilar(terms, PAGE_SIZE, view);
  return { products, corrected: correctTerms(terms, products.map(searchedText)) };
}

async function findSimilar(terms: string, most: number, view: CatalogView): Promise<SuggestedProducts> {
  // A second search of the platform is of no use for short words.
  if (!mayBeMistyped(terms)) return { products: [], isStandIn: false };
  const { found, isStandIn } = await byPlatform(
    () => findMatches(terms, most, view.language, true),
    async () => similarProducts(await getAllProducts(view), terms).slice(0, most),
  );
  return { products: await withPrices(found, view.currency), isStandIn };
}

/**
 * Runs a search of the platform where it searches all products, and the shop's own one otherwise.
 *
 * @param search returns null when the part of the quota for searches is used up
 */
async function byPlatform<T>(
  search: () => Promise<T | null>,
  ownSearch: () => Promise<T>,
): Promise<{ found: T; isStandIn: boolean }> {
  if (!(await getTraits()).filtersLists) return { found: await ownSearch(), isStandIn: false };
  const found = (await hasAttemptsLeft('search', '')) ? await search() : null;
  return found === null ? { found: await ownSearch(), isStandIn: true } : { found, isStandIn: false };
}

type ListSearch = Pick<ProductQuery, 'minPrice' | 'maxPrice'> & {
  /** Empty where the products need not match any. */
  terms: string;
  /** Null stands for all products. */
  categoryIds: readonly (string | null)[];
};

/**
 * Returns a part of the products of any of the categories that match the terms and the prices,
 * which are the site's. Where the platform does not filter lists, the shop filters their first 500
 * products itself, as its pages do.
 *
 * @throws PlatformError
 */
export async function findInLists(
  { terms, categoryIds, ...range }: ListSearch,
  part: ListPart,
  language: string | null,
): Promise<ProductPage> {
  const { filtersLists } = await getTraits();
  const lists = categoryIds.map((categoryId) => ({
    ...PLAIN_LIST,
    ...(filtersLists ? range : {}),
    categoryId,
    ...(filtersLists && terms !== '' ? { terms: normalized(terms) } : {}),
  }));
  const [only] = lists;
  const isPlain = terms === '' && range.minPrice === null && range.maxPrice === null;
  if (only && lists.length === 1 && (filtersLists || isPlain)) return getRange(only, part, language);
  const walked = await Promise.all(lists.map((list) => walk(list, language)));
  const all = [...new Map(walked.flatMap(({ products }) => products).map((one) => [one.id, one])).values()];
  const inRange = filtersLists ? all : withinPaidPrices(all, range);
  const matching = filtersLists || terms === '' ? inRange : matchProducts(inRange, terms);
  return { products: matching.slice(part.start, part.start + part.size), total: matching.length };
}

/** The search page has no filters, so that it needs no facets. */
async function findList(query: ProductQuery, terms: string, language: string | null): Promise<ProductList> {
  const list = { ...PLAIN_LIST, terms };
  const first = await getPage(list, 0, language);
  const pages = pagesOf(first.total);
  const { products } =
    query.page > pages.pageCount ? NO_PRODUCTS : await getShownPage(list, query.page, language);
  return { ...listOf(query, products), total: first.total, ...pages };
}

const NO_PRODUCTS = { products: [] };

function nullIfUsedUp(error: unknown): null {
  if (findPlatformError(error)?.isTooManyRequests) return null;
  throw error;
}

/** Returns null when the quota is used up. A result from the cache takes no try. */
async function findMatches(
  terms: string,
  limit: number,
  language: string | null,
  isFuzzy?: true,
): Promise<ProductSummary[] | null> {
  const began = Date.now();
  const matches = await getMatches(normalized(terms), limit, language, isFuzzy);
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

const listOf = (query: ProductQuery, products: ProductSummary[]): ProductList => ({
  query,
  products,
  total: products.length,
  pageCount: 1,
  isCut: false,
  choices: null,
  bounds: null,
  priceBasis: 'paid',
});

/** Texts that differ in case and spaces only share one cached response. */
const normalized = (terms: string): string => terms.trim().toLowerCase().replaceAll(/\s+/g, ' ');
