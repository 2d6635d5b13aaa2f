'use client';

import { useEffect, useState } from 'react';
import { FEWEST_LETTERS, type Suggestion } from '@/lib/catalog/suggestion';
import { sendJson } from '@/lib/http/send-json';

/** A pause in typing, in milliseconds. */
const PAUSE = 120;

/** What was answered is answered again without asking: people type, take back, and type again. */
const known = new Map<string, Suggestion[]>();

/**
 * What the shop proposes for the words typed so far. While an answer is on its way the last one stays; without one, and
 * when the shop cannot be reached, there is nothing to propose, and the search itself still works.
 */
export function useSuggestions(typed: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const messages = typed.trim().toLowerCase();

  useEffect(() => {
    const answer = messages.length < FEWEST_LETTERS ? [] : known.get(messages);
    if (answer) {
      setSuggestions(answer);
      return;
    }
    let late = false;
    const timer = setTimeout(async () => {
      const path = `/api/search/suggest?q=${encodeURIComponent(messages)}`;
      const found = await sendJson<{ suggestions: Suggestion[] }>('GET', path).catch(() => null);
      if (found) known.set(messages, found.suggestions);
      if (!late) setSuggestions(found?.suggestions ?? []);
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [messages]);

  return suggestions;
}
