import 'server-only';
import { matchNames } from '@/lib/catalog/search';
import type { Suggestion } from '@/lib/catalog/suggestion';
import { getSuggestions } from '@/lib/catalog/suggestions';
import { getPageLinks } from '@/lib/content/readers';
import type { Lang } from '@/lib/i18n/lang';
import type { CatalogView } from '@/lib/model/catalog-view';

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MOST = 7;
const MOST_PAGES = 2;

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
    .slice(0, MOST_PAGES)
    .map(({ name, href }) => ({ kind: 'page', name, href }));
  const { suggestions, isStandIn } = await getSuggestions(terms, MOST - pages.length, view);
  return { suggestions: [...suggestions, ...pages], isStandIn };
}
