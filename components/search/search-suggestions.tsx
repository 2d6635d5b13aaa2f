'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { MIN_LETTERS } from '@/lib/catalog/suggestion';
import { plural } from '@/lib/i18n/format';
import { clearSearches, recentSearches, rememberSearch } from '@/lib/search/recent-searches';
import { categoryHref, localHref, productHref } from '@/lib/urls';
import { groupRows, type Row } from './suggested-rows';
import { SuggestionRow } from './suggestion-row';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

type SearchSuggestionsProps = {
  /** The search field, which becomes a combobox. */
  input: RefObject<HTMLInputElement | null>;
};

/** Returns the URL of a row that leads to a page, or null. */
function hrefOf(row: Row): string | null {
  switch (row.kind) {
    case 'product':
      return productHref(row.slug);
    case 'category':
      return categoryHref(row.slug);
    case 'page':
      return row.href;
    default:
      return null;
  }
}

/**
 * Suggestions below the search field while the shopper types, and recent searches while it is
 * empty. The form still submits the plain field. The arrow keys move through the list, Enter opens
 * the marked row, and Escape closes the list.
 */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const messages = useMessages('suggest');
  const lang = useLang();
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const suggestions = useSuggestions(typed, lang);
  const terms = typed.trim();
  const rows = rowsOf();
  const { open, active } = useCombobox({
    input,
    id,
    rows: rows.length,
    onType: handleType,
    onFollow: follow,
  });

  useEffect(() => {
    const field = input.current;
    const remember = () => rememberSearch(field?.value ?? '');
    field?.form?.addEventListener('submit', remember);
    return () => field?.form?.removeEventListener('submit', remember);
  }, [input]);

  function rowsOf(): Row[] {
    if (terms === '' && recent.length > 0)
      return [...recent.map((one) => ({ kind: 'recent' as const, terms: one })), { kind: 'clear' }];
    if (terms.length < MIN_LETTERS || suggestions.length === 0) return [];
    return [...suggestions, { kind: 'all', terms }];
  }

  function handleType(text: string) {
    setTyped(text);
    if (text === '') setRecent(recentSearches());
  }

  function follow(index: number, inNewTab: boolean) {
    const field = input.current;
    const row = rows[index];
    if (!field || !row) return;
    if (row.kind === 'clear') {
      clearSearches();
      return setRecent([]);
    }
    if (row.kind === 'recent') field.value = row.terms;
    const href = hrefOf(row);
    if (href === null) return field.form?.requestSubmit();
    const address = localHref(lang, href);
    if (inNewTab) return void window.open(address, '_blank', 'noopener');
    field.blur();
    const menu = field.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
    router.push(address);
  }

  const option = (row: Row, index: number) => (
    <SuggestionRow
      key={hrefOf(row) ?? `${row.kind} ${index}`}
      row={row}
      typed={typed}
      id={`${id}-${index}`}
      active={index === active}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => follow(index, event.ctrlKey || event.metaKey)}
    />
  );

  const found = terms === '' ? messages.groups.recent : plural(lang, messages.found, suggestions.length);
  return (
    <div className="absolute inset-x-0 top-full z-10 lg:end-auto lg:w-[26rem]">
      <p role="status" className="sr-only">
        {open ? found : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.list}
        hidden={!open}
        className="mt-1 max-h-[min(40rem,calc(100dvh-7rem))] overflow-y-auto rounded-control border border-line bg-surface py-2 shadow-panel"
      >
        {groupRows(rows).map(({ title, rows: inGroup }) =>
          title === null ? (
            inGroup.map(({ row, index }) => option(row, index))
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
            <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
              <div id={`${id}-${title}`} className="px-4 pt-2 pb-1 text-caption text-muted">
                {messages.groups[title]}
              </div>
              {inGroup.map(({ row, index }) => option(row, index))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
