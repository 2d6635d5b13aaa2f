import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { SearchIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { localHref } from '@/lib/urls';
import { SearchInput } from './search-input';

/**
 * Submits `GET /search?q=…`, with or without JavaScript. The search text stays in the field on the
 * results page.
 */
export function SearchForm({ className }: { className?: string }) {
  const messages = useMessages('header');
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every screen reader knows the search element
    <form
      role="search"
      action={localHref(lang, '/search')}
      className={clsx('relative flex items-center border-b border-edge focus-within:border-ink', className)}
    >
      <SearchInput />
      <button type="submit" className="absolute end-0 inline-flex size-target items-center justify-end">
        <SearchIcon />
        <VisuallyHidden>{messages.search}</VisuallyHidden>
      </button>
    </form>
  );
}
