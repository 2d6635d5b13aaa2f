import 'server-only';
import { cache } from 'react';
import type { Rating, Review } from '@/lib/model/review';
import { getRating, getReviewPage } from '@/lib/reviews/readers';
import { PLAIN_REVIEW_QUERY } from '@/lib/reviews/review-query';

const SHOWN = 4;

type LoadedReviews = {
  /** Null for a product without reviews. */
  rating: Rating | null;
  /** The newest reviews. Null when they cannot be read. */
  reviews: Review[] | null;
};

/** All of it comes from the cache. Null for a product that cannot be reviewed now. */
export const loadReviews = cache(async (productId: string): Promise<LoadedReviews | null> => {
  const rating = await getRating(productId);
  if (rating === 'absent' || rating === 'unreachable') return null;
  if (rating === 'none') return { rating: null, reviews: [] };
  const page = await getReviewPage(productId, PLAIN_REVIEW_QUERY);
  return { rating, reviews: page?.reviews.slice(0, SHOWN) ?? null };
});

/** Left pages stay in the document, hidden, so each product has its own id. */
export const reviewsId = (slug: string): string => `reviews-${slug}`;
