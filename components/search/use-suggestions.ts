'use client';

import { useEffect, useState } from 'react';
import { MIN_LETTERS, type Suggestion } from '@/lib/catalog/suggestion';
import { sendJson } from '@/lib/http/send-json';
import type { Lang } from '@/lib/i18n/lang';

/** Debounce delay, in milliseconds. */
const DEBOUNCE_MS = 120;

/**
 * Responses of this page, whose language changes only with a page load. They save requests when the
 * shopper deletes and retypes text.
 */
const cache = new Map<string, Suggestion[]>();

/**
 * Returns suggestions for the text typed so far. The previous ones stay while a request is pending.
 * The list is empty if the shop is unreachable, and the search itself still works.
 */
export function useSuggestions(typed: string, lang: Lang): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const query = typed.trim().toLowerCase();

  useEffect(() => {
    const answer = query.length < MIN_LETTERS ? [] : cache.get(query);
    if (answer) {
      setSuggestions(answer);
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const path = `/api/search/suggest?q=${encodeURIComponent(query)}&lang=${lang}`;
      const found = await sendJson<{ suggestions: Suggestion[] }>('GET', path).catch(() => null);
      if (found) cache.set(query, found.suggestions);
      if (!isStale) setSuggestions(found?.suggestions ?? []);
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, lang]);

  return suggestions;
}
