import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { ReviewNote } from '@/components/layout/legal-notices';
import { ShopLink } from '@/components/ui/link';
import { format, plural } from '@/lib/i18n/format';
import { numberFormat } from '@/lib/i18n/numbers';
import { countOf, type Rating, type ReviewQuery, STARS, type Stars } from '@/lib/model/review';
import { PLAIN_REVIEW_QUERY, reviewListHref } from '@/lib/reviews/review-query';

type RatingSummaryProps = {
  slug: string;
  rating: Rating;
  /** The query of a page of reviews. Its filter is marked. */
  query?: ReviewQuery;
  children?: ReactNode;
};

/** Each number of stars leads to these reviews. */
export function RatingSummary({ slug, rating, query = PLAIN_REVIEW_QUERY, children }: RatingSummaryProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const number = numberFormat(lang, { minimumFractionDigits: 1 }).format(rating.average);
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="font-display text-page tabular-nums">{number}</span>
        <span className="text-small text-muted">
          <FiveStars rating={rating.average} className="mb-1.5 text-[1.25rem]" />
          <span className="sr-only">{`${format(messages.outOfFive, { average: number })}, `}</span>
          <span className="block">{plural(lang, messages.count, rating.count)}</span>
        </span>
      </p>
      <ul aria-label={messages.distribution} className="mt-4">
        {STARS.map((stars) => (
          <li key={stars}>
            <RatingRow slug={slug} rating={rating} query={query} stars={stars} />
          </li>
        ))}
      </ul>
      {FEATURES.reviewNotes ? <ReviewNote /> : null}
      {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}

type RatingRowProps = Required<Pick<RatingSummaryProps, 'slug' | 'rating' | 'query'>> & { stars: Stars };

function RatingRow({ slug, rating, query, stars }: RatingRowProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const count = countOf(rating, stars);
  const name = plural(lang, messages.bar, count, { stars: plural(lang, messages.stars, stars) });
  const row = (
    <>
      <span aria-hidden="true" className="w-7">
        {stars}
        <span className="text-accent"> ★</span>
      </span>
      <span aria-hidden="true" className="rating-bar">
        <span style={{ inlineSize: `${(count / rating.count) * 100}%` }} />
      </span>
      <span aria-hidden="true" className="w-6 text-end text-muted">
        {count}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
  if (count === 0) return <span className="rating-row">{row}</span>;
  return (
    <ShopLink
      href={reviewListHref(slug, query, { stars })}
      aria-current={query.stars === stars ? 'true' : undefined}
      className="rating-row"
    >
      {row}
    </ShopLink>
  );
}

type FiveStarsProps = {
  /** 0 to 5. */
  rating: number;
  className?: string;
};

/** Filled up to a rating. A text next to them is for screen readers. */
export const FiveStars = ({ rating, className }: FiveStarsProps) => (
  <span aria-hidden="true" className={clsx('five-stars', className)}>
    <span style={{ inlineSize: `${rating * 20}%` }} />
  </span>
);

type RatingLinkProps = {
  rating: Rating;
  /** The id of the reviews on the page. */
  target: string;
};

export function RatingLink({ rating: { average, count }, target }: RatingLinkProps) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('catalog');
  const lang = useLang();
  const number = numberFormat(lang, { minimumFractionDigits: 1 }).format(average);
  return (
    <a
      href={`#${target}`}
      className="mt-1 inline-flex min-h-target items-center gap-2 text-small underline-offset-4 hover:underline"
    >
      <FiveStars rating={average} className="text-body" />
      <span aria-hidden="true" className="tabular-nums">
        {`${number} · ${plural(lang, messages.count, count)}`}
      </span>
      <span className="sr-only">{plural(lang, rated, count, { average: number })}</span>
    </a>
  );
}
