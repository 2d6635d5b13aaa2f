'use client';

import { useEffect, useRef } from 'react';
import { useWords } from '#words';
import { barePath } from '@/lib/urls';

/**
 * The search field with the words being searched for. The header is the same on every page and drawn without knowing the address, so the
 * field reads it itself: when a page of results is loaded, and when the shopper goes back to one.
 */
export function SearchInput() {
  const words = useWords('header');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const recall = () => {
      const words = new URLSearchParams(location.search).get('q');
      if (barePath(location.pathname) === '/search' && words && input.current) input.current.value = words;
    };
    recall();
    addEventListener('popstate', recall);
    return () => removeEventListener('popstate', recall);
  }, []);

  return (
    <label className="w-full">
      <span className="sr-only">{words.search}</span>
      <input
        ref={input}
        type="search"
        name="q"
        placeholder={words.search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="min-h-target w-full bg-transparent pe-10 text-body outline-none"
      />
    </label>
  );
}
