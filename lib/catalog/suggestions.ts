import 'server-only';
import { getCategories } from './readers';
import { matchesTerms } from './search';
import { suggestProducts } from './search-products';
import type { Suggestion } from './suggestion';

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MOST = 7;
const MOST_CATEGORIES = 2;

/**
 * Returns suggestions for the search terms typed so far: categories by name, then products in the
 * order of the search, at most 7 in all. Results are cached for all shoppers.
 *
 * @throws PlatformError
 */
export async function getSuggestions(terms: string): Promise<Suggestion[]> {
  const [categories, products] = await Promise.all([getCategories(), suggestProducts(terms, MOST)]);
  const named: Suggestion[] = categories
    .filter(({ name }) => matchesTerms(name, terms))
    .slice(0, MOST_CATEGORIES)
    .map(({ name, slug }) => ({ kind: 'category', name, slug }));
  const found: Suggestion[] = products
    .slice(0, MOST - named.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return [...named, ...found];
}
