'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useLang, useMessages } from '#messages';
import { leaveOverlay } from '@/components/ui/overlay-entries';
import { isOverlayEntry } from '@/components/ui/overlay-history';
import { MIN_LETTERS, type Suggestion } from '@/lib/catalog/suggestion';
import { sendJson } from '@/lib/http/send-json';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import { plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { loadSuggestMessages } from '@/lib/i18n/lazy-messages';
import { clearSearches, recentSearches, rememberSearch } from '@/lib/search/recent-searches';
import { categoryHref, langOf, localHref, productHref } from '@/lib/urls';
import { groupRows, type Row, SuggestionRow } from './suggestion-row';

type SearchSuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
};

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

/** Shows recent searches while the field is empty. The form still submits the plain field. */
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
    if (row.kind === 'recent' || row.kind === 'guess') field.value = row.terms;
    const href = hrefOf(row);
    if (href === null) return field.form?.requestSubmit();
    const address = localHref(lang, href);
    if (inNewTab) return void window.open(address, '_blank', 'noopener');
    field.blur();
    const menu = field.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
    leaveOverlay();
    if (isOverlayEntry()) router.replace(address);
    else router.push(address);
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

type ComboboxOptions = {
  input: RefObject<HTMLInputElement | null>;
  /** The list has the id `<id>-list`, and its rows `<id>-0`, `<id>-1` … */
  id: string;
  /** Number of rows. 0 closes the list. */
  rows: number;
  /** Called when the text changes, and when the field gets the focus. */
  onType: (typed: string) => void;
  onFollow: (row: number, inNewTab: boolean) => void;
};

/**
 * Turns an existing field into a combobox with a list of suggestions (WAI-ARIA, "editable combobox
 * with list autocomplete"). `active` is the marked row, or -1 for the field itself.
 */
function useCombobox({ input, id, rows, onType, onFollow }: ComboboxOptions): {
  open: boolean;
  active: number;
} {
  const [isRequested, setIsRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isRequested && rows > 0;

  const close = useEffectEvent(() => {
    setIsRequested(false);
    setActive(-1);
  });
  const type = useEffectEvent((text: string) => {
    setActive(-1);
    setIsRequested(true);
    onType(text);
  });
  const focus = useEffectEvent((text: string) => {
    if (!open) type(text);
  });
  const press = useEffectEvent((event: KeyboardEvent, text: string) => {
    if (event.isComposing) return;
    if (!open) {
      if (event.key === 'ArrowDown') type(text);
      return;
    }
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive(active + 1 < rows ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setActive(active < 0 ? rows - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) {
      close();
      onFollow(active, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    const typeField = () => type(field.value);
    field.addEventListener('focus', () => focus(field.value), { signal });
    field.addEventListener('input', typeField, { signal });
    field.addEventListener('keydown', (event) => press(event, field.value), { signal });
    field.addEventListener('blur', () => close(), { signal });
    field.form?.addEventListener('submit', () => close(), { signal });
    // The shopper may have typed before the script ran.
    if (document.activeElement === field) typeField();
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', `${id}-list`);
    field.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, id, open, active]);

  return { open, active };
}

const DEBOUNCE_MS = 120;

/** Responses of this page, which has one language. They save requests when text is deleted and retyped. */
const cache = new Map<string, Suggestion[]>();

/** The previous suggestions stay while a request is pending. None if the shop is unreachable. */
function useSuggestions(typed: string, lang: Lang): Suggestion[] {
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

type Props = ComponentProps<typeof SearchSuggestions>;

/** Loads the suggestions with their messages, which no page contains. @throws TypeError offline */
export async function loadSuggestions(): Promise<ComponentType<Props>> {
  // Changing the language loads a page, so one language is enough.
  const lang = langOf(location.pathname);
  const suggest = await loadSuggestMessages(lang);
  return (props) => (
    <MessagesProvider lang={lang} messages={{ suggest }}>
      <SearchSuggestions {...props} />
    </MessagesProvider>
  );
}
