import { browserStorage, readTexts } from '@/lib/browser-storage';
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/suggestion';

/** Stored in this browser, from the first search on. A build without the feature stores and shows none. */

const KEY = 'recent-searches';
const MAX_SEARCHES = 5;

const isOn = () => FEATURES.recentSearches;

/** The latest first. */
export const recentSearches = (): string[] =>
  (isOn() ? readTexts(KEY) : []).slice(0, MAX_SEARCHES).map((terms) => terms.slice(0, MAX_SEARCH_LENGTH));

/** Puts the terms first. Terms that differ in case only are the same. */
export function rememberSearch(terms: string): void {
  const text = terms.trim();
  if (!isOn() || text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  browserStorage.write(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

export const clearSearches = (): boolean => browserStorage.write(KEY, null);
