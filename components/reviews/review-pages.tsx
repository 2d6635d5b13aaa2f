import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { format } from '@/lib/i18n/format';
import type { ReviewQuery } from '@/lib/model/review';
import { reviewListHref } from '@/lib/reviews/review-query';

type ReviewPagesProps = { slug: string; query: ReviewQuery; pageCount: number };

/** Links to the previous and next pages of reviews. Renders nothing for a single page. */
export function ReviewPages({ slug, query, pageCount }: ReviewPagesProps) {
  const messages = useMessages('catalog');
  const { pages } = useMessages('reviews');
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={pages} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <LinkButton href={reviewListHref(slug, query, { page: page - 1 })} rel="prev" variant="secondary">
          {messages.previous}
        </LinkButton>
      ) : null}
      <p className="text-small text-muted tabular-nums">
        {format(messages.pageOf, { page, count: pageCount })}
      </p>
      {page < pageCount ? (
        <LinkButton href={reviewListHref(slug, query, { page: page + 1 })} rel="next" variant="secondary">
          {messages.next}
        </LinkButton>
      ) : null}
    </nav>
  );
}
