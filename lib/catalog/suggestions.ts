import 'server-only';
import { getAllProducts, getCategories } from './readers';
import { matchesTerms, matchProducts } from './search';
import type { Suggestion } from './suggestion';

/** Short lists are read, long ones are not. With the row that starts the search, there are 8. */
const MOST = 7;
const MOST_CATEGORIES = 2;

/**
 * What a shopper may mean by the words typed so far: categories by their name, then products as the search ranks them,
 * at most 7 in all. From the cache, the same for everybody.
 *
 * @throws PlatformError
 */
export async function getSuggestions(messages: string): Promise<Suggestion[]> {
  const [categories, products] = await Promise.all([getCategories(), getAllProducts()]);
  const named: Suggestion[] = categories
    .filter(({ name }) => matchesTerms(name, messages))
    .slice(0, MOST_CATEGORIES)
    .map(({ name, slug }) => ({ kind: 'category', name, slug }));
  const found: Suggestion[] = matchProducts(products, messages)
    .slice(0, MOST - named.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return [...named, ...found];
}
