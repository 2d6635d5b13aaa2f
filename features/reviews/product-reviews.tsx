import { useLang, useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { plural } from '@/lib/i18n/format';
import type { Rating, Review } from '@/lib/model/review';
import { newReviewHref, reviewsHref } from '@/lib/reviews/review-query';
import { RatingSummary } from './rating-summary';
import { ReviewList } from './review-list';

type ProductReviewsProps = {
  id: string;
  slug: string;
  rating: Rating | null;
  /** The newest reviews. Null when they cannot be read. */
  reviews: Review[] | null;
};

export function ProductReviews({ id, slug, rating, reviews }: ProductReviewsProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const write = (
    <LinkButton href={newReviewHref(slug)} prefetch={false} rel="nofollow" variant="secondary">
      {messages.write}
    </LinkButton>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-frame scroll-mt-24 pt-section">
      <h2 id={`${id}-title`} className="mb-6 font-display text-heading lg:mb-8">
        {messages.title}
      </h2>
      {rating === null ? (
        <>
          <p className="max-w-measure text-muted">{messages.none}</p>
          <div className="mt-5">{write}</div>
        </>
      ) : (
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] xl:gap-x-20">
          <RatingSummary slug={slug} rating={rating}>
            {write}
          </RatingSummary>
          <div>
            {reviews === null ? (
              <p className="text-muted">{messages.unreachable}</p>
            ) : (
              <ReviewList reviews={reviews} headingLevel={3} />
            )}
            <LinkButton href={reviewsHref(slug)} prefetch={false} variant="secondary">
              {plural(lang, messages.showAll, rating.count)}
            </LinkButton>
          </div>
        </div>
      )}
    </section>
  );
}
