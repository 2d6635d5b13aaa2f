import type { ComponentProps, ComponentType } from 'react';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import { loadSuggestMessages } from '@/lib/i18n/suggest-messages';
import { langOf } from '@/lib/urls';
import { SearchSuggestions } from './search-suggestions';

type Props = ComponentProps<typeof SearchSuggestions>;

/**
 * Returns the suggestions with their messages, which no page contains. @throws TypeError offline
 */
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
