import 'server-only';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import { getCategories } from './readers';
import { matchNames } from './search';
import { suggestProducts } from './search-products';
import type { Suggestion } from './suggestion';

const MOST_CATEGORIES = 2;

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
    .slice(0, MOST_CATEGORIES)
    .map(({ name, slug }) => ({ kind: 'category', name, slug }));
  const found: Suggestion[] = products
    .slice(0, most - named.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return { suggestions: [...named, ...found], isStandIn };
}
