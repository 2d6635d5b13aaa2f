import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import type { ProductSummary } from '@/lib/model/product';
import { PAGE_SIZE, type ProductList, type ProductQuery } from '@/lib/model/product-list';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getTraits, PLAIN_LIST } from './list-pages';
import { getPlatformList } from './platform-lists';
import { NO_FILTERS } from './product-query';
import { getAllProducts } from './readers';
import { matchProducts, searchedText, similarProducts } from './search';
import { correctTerms, mayBeMistyped } from './spelling';

/**
 * Returns the products that match the search terms, the most relevant first. A platform that
 * searches all products does so. Otherwise, and when the part of the quota for searches is used up,
 * the shop searches its newest products, at most 500, itself.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery): Promise<ProductList> {
  const terms = query.search ?? '';
  return byPlatform(
    () => getPlatformList({ ...query, ...UNFILTERED }, { categoryId: null, terms: normalized(terms) }),
    async () => ownList(query, matchProducts(await getAllProducts(), terms)),
  );
}

/**
 * Returns the best matches for what a shopper has typed so far. Without any, those with similar
 * words.
 *
 * @throws PlatformError
 */
export async function suggestProducts(terms: string, most: number): Promise<ProductSummary[]> {
  const found = await byPlatform(
    () => getMatches(normalized(terms), most),
    async () => matchProducts(await getAllProducts(), terms).slice(0, most),
  );
  return found.length > 0 ? found : findSimilar(terms, most);
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
export async function searchSimilar(terms: string): Promise<SimilarProducts> {
  const products = await findSimilar(terms, PAGE_SIZE);
  return { products, corrected: correctTerms(terms, products.map(searchedText)) };
}

async function findSimilar(terms: string, most: number): Promise<ProductSummary[]> {
  // A second search of the platform is of no use for short words.
  if (!mayBeMistyped(terms)) return [];
  return byPlatform(
    () => getMatches(normalized(terms), most, true),
    async () => similarProducts(await getAllProducts(), terms).slice(0, most),
  );
}

/** The search page has no filters. */
const UNFILTERED = { minPrice: null, maxPrice: null, filters: NO_FILTERS };

async function byPlatform<T>(search: () => Promise<T>, ownSearch: () => Promise<T>): Promise<T> {
  if (!(await getTraits()).filtersLists) return ownSearch();
  try {
    return await search();
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isTooManyRequests) throw error;
    return ownSearch();
  }
}

async function getMatches(terms: string, limit: number, isFuzzy?: true): Promise<ProductSummary[]> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const query = { ...PLAIN_LIST, terms, skip: 0, limit, withoutTotal: true, lane: 'search' as const };
  return (await platform.queryProducts(isFuzzy ? { ...query, isFuzzy } : query)).products;
}

const ownList = (query: ProductQuery, products: ProductSummary[]): ProductList => ({
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
