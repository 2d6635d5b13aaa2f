import { useWords } from '#words';
import { LinkButton } from '@/components/ui/link-button';
import type { ProductQuery } from '@/lib/catalog/types';
import { fill } from '@/lib/words/format';
import { listHref } from './list-href';

type PaginationProps = { basePath: string; query: ProductQuery; pageCount: number };

/** The way to the pages before and after. Nothing when there is one page. */
export function Pagination({ basePath, query, pageCount }: PaginationProps) {
  const words = useWords('catalog');
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.pages} className="mt-section grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 ? (
        <LinkButton
          href={listHref(basePath, query, { page: page - 1 })}
          rel="prev"
          variant="secondary"
          className="justify-self-start"
        >
          <span>
            {words.previous}
            <span className="max-sm:sr-only"> {words.page}</span>
          </span>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-small text-muted tabular-nums">{fill(words.pageOf, { page, count: pageCount })}</p>
      {page < pageCount ? (
        <LinkButton
          href={listHref(basePath, query, { page: page + 1 })}
          rel="next"
          variant="secondary"
          className="justify-self-end"
        >
          <span>
            {words.next}
            <span className="max-sm:sr-only"> {words.page}</span>
          </span>
        </LinkButton>
      ) : null}
    </nav>
  );
}
