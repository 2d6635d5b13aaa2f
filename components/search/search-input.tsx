'use client';

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { OptionalPart } from '@/components/ui/optional-part';
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/suggestion';
import { barePath } from '@/lib/urls';

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>;

/** The header does not know the URL, so the field reads the search text on load and after Back. */
export function SearchInput({ autoFocus }: { autoFocus?: boolean | undefined }) {
  const messages = useMessages('header');
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);

  const propose = useCallback(() => {
    import('./search-suggestions')
      .then((module) => module.loadSuggestions())
      .then(
        // Each focus calls this. Another component would lose the marked row.
        (Loaded) => setSuggestions((current: Suggestions | null) => current ?? Loaded),
        // Search works without suggestions.
        () => {},
      );
  }, []);

  useEffect(() => {
    const recall = () => {
      const query = new URLSearchParams(location.search).get('q');
      if (barePath(location.pathname) === '/search' && query && input.current) input.current.value = query;
    };
    // While the script loaded, the shopper may have typed, or be about to type.
    if (document.activeElement === input.current) propose();
    else if (input.current?.value === '') recall();
    addEventListener('popstate', recall);
    return () => removeEventListener('popstate', recall);
  }, [propose]);

  return (
    <>
      <label className="w-full">
        <span className="sr-only">{messages.search}</span>
        <input
          ref={input}
          type="search"
          name="q"
          placeholder={messages.search}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          onFocus={propose}
          // biome-ignore lint/a11y/noAutofocus: only in a popover, which the shopper opens
          autoFocus={autoFocus}
          className="min-h-target w-full bg-transparent pe-10 text-body outline-none"
        />
      </label>
      {Suggestions ? (
        <OptionalPart>
          <Suggestions input={input} />
        </OptionalPart>
      ) : null}
    </>
  );
}
