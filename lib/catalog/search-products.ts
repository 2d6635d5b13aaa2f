import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import { PAGE_SIZE, type ProductList, type ProductQuery } from '@/lib/model/product-list';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { withPrices } from './converted-prices';
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
export async function searchProducts(
  query: ProductQuery,
  view: CatalogView = SITE_VIEW,
): Promise<ProductList> {
  const terms = query.search ?? '';
  const scope = { categoryId: null, terms: normalized(terms) };
  const list = await byPlatform(
    () => getPlatformList({ ...query, ...UNFILTERED }, scope, view.language),
    async () => ownList(query, matchProducts(await getAllProducts(view), terms)),
  );
  return { ...list, products: await withPrices(list.products, view.currency) };
}

/**
 * Returns the best matches for what a shopper has typed so far. Without any, those with similar
 * words.
 *
 * @throws PlatformError
 */
export async function suggestProducts(
  terms: string,
  most: number,
  view: CatalogView = SITE_VIEW,
): Promise<ProductSummary[]> {
  const found = await byPlatform(
    () => getMatches(normalized(terms), most, view.language),
    async () => matchProducts(await getAllProducts(view), terms).slice(0, most),
  );
  return found.length > 0 ? withPrices(found, view.currency) : findSimilar(terms, most, view);
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
export async function searchSimilar(terms: string, view: CatalogView = SITE_VIEW): Promise<SimilarProducts> {
  const products = await findSimilar(terms, PAGE_SIZE, view);
  return { products, corrected: correctTerms(terms, products.map(searchedText)) };
}

async function findSimilar(terms: string, most: number, view: CatalogView): Promise<ProductSummary[]> {
  // A second search of the platform is of no use for short words.
  if (!mayBeMistyped(terms)) return [];
  const found = await byPlatform(
    () => getMatches(normalized(terms), most, view.language, true),
    async () => similarProducts(await getAllProducts(view), terms).slice(0, most),
  );
  return withPrices(found, view.currency);
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

async function getMatches(
  terms: string,
  limit: number,
  language: string | null,
  isFuzzy?: true,
): Promise<ProductSummary[]> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const query = { ...PLAIN_LIST, terms, skip: 0, limit, withoutTotal: true, lane: 'search' as const };
  return (await platform.queryProducts(isFuzzy ? { ...query, isFuzzy } : query, inLanguage(language)))
    .products;
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
