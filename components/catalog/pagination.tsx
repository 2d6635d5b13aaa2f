import { LinkButton } from '@/components/ui/link-button';
import type { ProductQuery } from '@/lib/catalog/types';
import { listHref } from './list-href';

type PaginationProps = { basePath: string; query: ProductQuery; page: number; pageCount: number };

/** The way to the pages before and after. Nothing when there is one page. */
export function Pagination({ basePath, query, page, pageCount }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-section grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 ? (
        <LinkButton
          href={listHref(basePath, query, { page: page - 1 })}
          rel="prev"
          variant="secondary"
          className="justify-self-start"
        >
          <span>
            Previous<span className="max-sm:sr-only"> page</span>
          </span>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-small text-muted tabular-nums">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <LinkButton
          href={listHref(basePath, query, { page: page + 1 })}
          rel="next"
          variant="secondary"
          className="justify-self-end"
        >
          <span>
            Next<span className="max-sm:sr-only"> page</span>
          </span>
        </LinkButton>
      ) : null}
    </nav>
  );
}
