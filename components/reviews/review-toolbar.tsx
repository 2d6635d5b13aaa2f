import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { ShopLink } from '@/components/ui/shop-link';
import { plural } from '@/lib/i18n/format';
import { countOf, type Rating, REVIEW_ORDERS, type ReviewQuery } from '@/lib/model/review';
import { reviewListHref } from '@/lib/reviews/review-query';

type ReviewToolbarProps = { slug: string; rating: Rating; query: ReviewQuery };

/** The number of shown reviews, the way back to all of them, and their orders as links. */
export function ReviewToolbar({ slug, rating, query }: ReviewToolbarProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const { stars, order } = query;
  const count = stars === null ? rating.count : countOf(rating, stars);
  return (
    <div className="mb-8 border-y border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="text-small text-muted">
          {plural(lang, messages.shown, count)}
          {stars === null ? null : `: ${plural(lang, messages.stars, stars)}`}
        </p>
        {stars === null ? null : (
          <ShopLink href={reviewListHref(slug, query, { stars: null })} className={LINK}>
            {plural(lang, messages.showAll, rating.count)}
          </ShopLink>
        )}
      </div>
      <nav aria-label={messages.sortBy} className="flex flex-wrap items-center gap-x-4">
        <span aria-hidden="true" className="text-small text-muted">
          {messages.sortBy}
        </span>
        {REVIEW_ORDERS.map((one) => (
          <ShopLink
            key={one}
            href={reviewListHref(slug, query, { order: one })}
            aria-current={one === order ? 'true' : undefined}
            className={clsx(LINK, one === order && 'font-semibold')}
          >
            {messages.orders[one]}
          </ShopLink>
        ))}
      </nav>
    </div>
  );
}

const LINK =
  'inline-flex min-h-target items-center text-small underline decoration-transparent underline-offset-4 hover:decoration-current aria-[current]:decoration-current';
