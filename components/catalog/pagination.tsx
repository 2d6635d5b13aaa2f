import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { format } from '@/lib/i18n/format';
import type { ProductQuery } from '@/lib/model/product-list';
import { listHref } from './list-href';

type PaginationProps = { basePath: string; query: ProductQuery; pageCount: number };

/** Links to the previous and next pages. Renders nothing for a single page. */
export function Pagination({ basePath, query, pageCount }: PaginationProps) {
  const messages = useMessages('catalog');
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={messages.pages} className="mt-section grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 ? (
        <LinkButton
          href={listHref(basePath, query, { page: page - 1 })}
          rel="prev"
          variant="secondary"
          className="justify-self-start"
        >
          <span>
            {messages.previous}
            <span className="max-sm:sr-only"> {messages.page}</span>
          </span>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-small text-muted tabular-nums">
        {format(messages.pageOf, { page, count: pageCount })}
      </p>
      {page < pageCount ? (
        <LinkButton
          href={listHref(basePath, query, { page: page + 1 })}
          rel="next"
          variant="secondary"
          className="justify-self-end"
        >
          <span>
            {messages.next}
            <span className="max-sm:sr-only"> {messages.page}</span>
          </span>
        </LinkButton>
      ) : null}
    </nav>
  );
}
