import { MAX_SEARCH_LENGTH } from '@/lib/catalog/suggestion';

/**
 * The latest search terms of this browser, in its storage. Nothing is stored before the first
 * search. A build without the feature stores and shows none.
 */

const KEY = 'recent-searches';
const MAX_SEARCHES = 5;
const isOn = (): boolean => process.env.FEATURE_RECENT_SEARCHES === 'on';

/**
 * Returns the stored terms, the latest first. Storage throws when it is forbidden, and may hold any
 * value.
 */
export function recentSearches(): string[] {
  if (!isOn()) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((terms) => typeof terms === 'string') : [];
    return texts.slice(0, MAX_SEARCHES).map((terms) => terms.slice(0, MAX_SEARCH_LENGTH));
  } catch {
    return [];
  }
}

/** Puts the terms first. Terms that differ in case only are the same. */
export function rememberSearch(terms: string): void {
  const text = terms.trim();
  if (!isOn() || text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // The list is optional: nothing else depends on it.
  }
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that forbids removal has stored nothing.
  }
}
