import type { ReactNode } from 'react';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { RatingLink } from '@/components/reviews/rating-summary';
import type { Product } from '@/lib/model/product';
import { getRating, getReviewPage } from '@/lib/reviews/readers';
import { PLAIN_REVIEW_QUERY } from '@/lib/reviews/review-query';
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
