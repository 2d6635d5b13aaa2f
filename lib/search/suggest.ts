import 'server-only';
import { matchNames } from '@/lib/catalog/search';
import type { Suggestion } from '@/lib/catalog/suggestion';
import { getPageLinks } from '@/lib/content/readers';
import type { Lang } from '@/lib/i18n/lang';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import { getCategories } from '../catalog/readers';
import { suggestProducts } from '../catalog/search-products';

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MAX_SUGGESTIONS = 7;
const MAX_PAGES = 2;

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
    .slice(0, MAX_PAGES)
    .map(({ name, href }) => ({ kind: 'page', name, href }));
  const { suggestions, isStandIn } = await getSuggestions(terms, MAX_SUGGESTIONS - pages.length, view);
  return { suggestions: [...suggestions, ...pages], isStandIn };
}

const MAX_CATEGORIES = 2;

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
  view: CatalogView = SITE_VIEW,
): Promise<{ suggestions: Suggestion[]; isStandIn: boolean }> {
  const [categories, { products, isStandIn }] = await Promise.all([
    getCategories(view),
    suggestProducts(terms, most, view),
  ]);
  const named: Suggestion[] = matchNames(categories, terms)
    .slice(0, MAX_CATEGORIES)
    .map(({ name, slug }) => ({ kind: 'category', name, slug }));
  const found: Suggestion[] = products
    .slice(0, most - named.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return { suggestions: [...named, ...found], isStandIn };
}
