import clsx from 'clsx';
import Form from 'next/form';
import { SearchIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

type SearchFormProps = {
  /** Unique on the page. */
  id: string;
  /** Words already searched for: they stay in the field. */
  query?: string;
  /** `page` is the large field of the search page; while it is there, the header's field steps back. */
  place: 'header' | 'menu' | 'page';
};

const LOOKS = {
  header: 'w-44 lg:w-60',
  menu: 'w-full',
  page: 'w-full max-w-measure',
};

/** `GET /search?q=…`, with or without JavaScript. */
export function SearchForm({ id, query = '', place }: SearchFormProps) {
  return (
    <Form
      action="/search"
      role="search"
      className={clsx(
        'relative flex items-center border-b border-edge focus-within:border-ink',
        LOOKS[place],
      )}
      data-page-search={place === 'page' ? '' : undefined}
      data-header-search={place === 'page' ? undefined : ''}
    >
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <input
        // A new search from elsewhere (the Back button) shows its words again.
        key={query}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={
          place === 'page'
            ? 'min-h-16 w-full bg-transparent pe-12 font-display text-title outline-none'
            : 'min-h-target w-full bg-transparent pe-10 text-body outline-none'
        }
      />
      <button type="submit" className="absolute end-0 inline-flex size-target items-center justify-end">
        <SearchIcon />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
    </Form>
  );
}
