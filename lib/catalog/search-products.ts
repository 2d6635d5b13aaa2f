import 'server-only';
import { getPageLinks } from '@/lib/content/readers';
import type { Lang } from '@/lib/i18n/lang';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductList, ProductQuery } from '@/lib/model/product-list';
import { correctTerms, matchNames, mayBeMistyped, rankByName, searchedText } from '@/lib/model/search-terms';
import { MAX_LIST_LENGTH } from '@/lib/wix/catalog/lists/pages';
import { searchList, searchMatches } from '@/lib/wix/catalog/lists/search';
import { withPrices } from './converted-prices';
import { getCategories } from './readers';
import { PAGE_SIZE, pagesOf, partOf } from './shown-pages';
import type { Suggestion } from './suggestion';

/**
 * One page, the most relevant products first. What the shop finds itself is a single page.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery, view: CatalogView): Promise<ProductList> {
  const found = await searchList(query.search ?? '', partOf(query.page), view.language);
  return {
    query,
    products: await withPrices(found.products, view.currency),
    total: found.total,
    ...(found.isByPlatform ? pagesOf(found.total, MAX_LIST_LENGTH) : { pageCount: 1, isCut: false }),
    choices: null,
    bounds: null,
    priceBasis: 'paid',
  };
}

/** `isStandIn`: the shop has searched its own lists in place of the platform, which has more. */
type SuggestedProducts = { products: ProductSummary[]; isStandIn: boolean };

/** The platform ranks words anywhere in a text alike, and a few letters have many matches. */
const MAX_CANDIDATES = 24;

/**
 * The best matches for what a shopper has typed so far: of the most relevant ones, those whose name
 * begins with it come first. Without any match, those with similar words.
 *
 * @throws PlatformError
 */
export async function suggestProducts(
  terms: string,
  most: number,
  view: CatalogView,
): Promise<SuggestedProducts> {
  const { products, isStandIn } = await searchMatches(terms, MAX_CANDIDATES, view.language);
  if (products.length > 0) {
    const best = rankByName(products, terms).slice(0, most);
    return { products: await withPrices(best, view.currency), isStandIn };
  }
  const similar = await findSimilar(terms, most, view);
  return { products: similar.products, isStandIn: isStandIn || similar.isStandIn };
}

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_PAGES = 2;

/**
 * Categories, products, and pages in the language of the shopper, at most 7 in all, from the cache.
 * `isStandIn` as in `SuggestedProducts`.
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
 * Categories by name, then products in the order of the search, at most `most` in all. Cached for
 * all shoppers.
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
 * Products whose words resemble the terms, at most one page. For terms that no product has.
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
  const found = await searchMatches(terms, most, view.language, true);
  return { ...found, products: await withPrices(found.products, view.currency) };
}
