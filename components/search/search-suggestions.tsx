'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type RefObject, useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { FEWEST_LETTERS, type Suggestion } from '@/lib/catalog/suggestion';
import { format, plural } from '@/lib/i18n/format';
import { categoryHref, localHref, productHref } from '@/lib/urls';
import { SuggestionRow } from './suggestion-row';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

type SearchSuggestionsProps = {
  /** The search field, which becomes a combobox. */
  input: RefObject<HTMLInputElement | null>;
};

const hrefOf = ({ kind, slug }: Suggestion) => (kind === 'product' ? productHref(slug) : categoryHref(slug));

/**
 * Suggestions below the search field while the shopper types. The form still submits the plain
 * field. The arrow keys move through the list, Enter opens the marked row, and Escape closes the
 * list.
 */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const messages = useMessages('suggest');
  const lang = useLang();
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const some = suggestions.length > 0 && typed.trim().length >= FEWEST_LETTERS;
  // The last row starts the search.
  const rows = suggestions.length + 1;
  const { open, active } = useCombobox({
    input,
    id,
    rows: some ? rows : 0,
    onType: setTyped,
    onFollow: follow,
  });

  function follow(index: number, inNewTab: boolean) {
    const field = input.current;
    const suggestion = suggestions[index];
    if (!suggestion) return field?.form?.requestSubmit();
    const href = localHref(lang, hrefOf(suggestion));
    if (inNewTab) return void window.open(href, '_blank', 'noopener');
    field?.blur();
    const menu = field?.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
    router.push(href);
  }

  const option = (index: number) => ({
    id: `${id}-${index}`,
    active: index === active,
    // The field keeps the focus.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: (event: MouseEvent) => follow(index, event.ctrlKey || event.metaKey),
  });

  return (
    <div className="absolute inset-x-0 top-full z-10 lg:end-auto lg:w-[26rem]">
      <p role="status" className="sr-only">
        {open ? plural(lang, messages.found, suggestions.length) : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.list}
        hidden={!open}
        className="mt-1 max-h-[min(38rem,calc(100dvh-7rem))] overflow-y-auto rounded-control border border-line bg-surface py-2 shadow-panel"
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={hrefOf(suggestion)}
            suggestion={suggestion}
            typed={typed}
            categoryWord={messages.category}
            {...option(index)}
          />
        ))}
        <SuggestionRow
          suggestion={null}
          typed={format(messages.all, { terms: typed.trim() })}
          categoryWord={messages.category}
          {...option(rows - 1)}
        />
      </div>
    </div>
  );
}
