import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { RatingLink, RatingSummary } from '@/components/reviews/rating-summary';
import { ReviewList } from '@/components/reviews/review-list';
import { LinkButton } from '@/components/ui/link-button';
import { plural } from '@/lib/i18n/format';
import type { Product } from '@/lib/model/product';
import type { Rating, Review } from '@/lib/model/review';
import { getRating, getReviewPage } from '@/lib/reviews/readers';
import { newReviewHref, PLAIN_REVIEW_QUERY, reviewsHref } from '@/lib/reviews/review-query';
import type { ReviewsData } from '@/lib/seo/structured-data';

/** Number of reviews on the page of a product. */
const SHOWN = 4;

type LoadedReviews = { rating: ReactNode; section: ReactNode; data: ReviewsData | null };

/** Returns what the page of a product shows of its reviews. All of it comes from the cache. */
export async function loadProductReviews({ id, slug }: Product): Promise<LoadedReviews | null> {
  const rating = await getRating(id);
  if (rating === 'absent' || rating === 'unreachable') return null;
  const target = `reviews-${slug}`;
  if (rating === 'none')
    return {
      rating: null,
      section: <ProductReviews id={target} slug={slug} rating={null} reviews={[]} />,
      data: null,
    };
  const page = await getReviewPage(id, PLAIN_REVIEW_QUERY);
  const reviews = page?.reviews.slice(0, SHOWN) ?? null;
  return {
    rating: <RatingLink rating={rating} target={target} />,
    section: <ProductReviews id={target} slug={slug} rating={rating} reviews={reviews} />,
    data: { rating, reviews: reviews ?? [] },
  };
}

type ProductReviewsProps = {
  /** Left pages stay in the document, hidden, so each product has its own id. */
  id: string;
  slug: string;
  /** Null without reviews. */
  rating: Rating | null;
  /** The newest reviews. Null when they cannot be read. */
  reviews: Review[] | null;
};

/** The reviews on the page of a product: the numbers, and the newest ones. */
function ProductReviews({ id, slug, rating, reviews }: ProductReviewsProps) {
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
