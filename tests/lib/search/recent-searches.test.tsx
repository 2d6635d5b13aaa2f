import { beforeEach, expect, it, vi } from 'vitest';
import { clearSearches, recentSearches, rememberSearch } from '@/lib/search/recent-searches';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('FEATURES', { recentSearches: true });
});

it('keeps the latest five searches, each once', () => {
  for (const terms of ['a', 'b', 'c', 'B', ' d ', 'e', 'f', ' ']) rememberSearch(terms);
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'B', 'c']);
  clearSearches();
  expect(localStorage).toHaveLength(0);
});

it('survives any stored value', () => {
  for (const value of ['{', '{}', '[1, null, "vase"]', JSON.stringify(['x'.repeat(500)])]) {
    localStorage.setItem('recent-searches', value);
    expect(recentSearches().every((terms) => terms.length <= 100)).toBe(true);
  }
});

it('stores and shows nothing in a shop without the feature', () => {
  rememberSearch('vase');
  vi.stubGlobal('FEATURES', {});
  expect(recentSearches()).toEqual([]);
  clearSearches();
  rememberSearch('lamp');
  expect(localStorage).toHaveLength(0);
});
