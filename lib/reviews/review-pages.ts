import 'server-only';
import { cacheReviews, catalogTags } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import {
  MAX_REVIEW_PAGES,
  REVIEWS_PER_PAGE,
  type ReviewOrder,
  type ReviewQuery,
  type Stars,
} from '@/lib/model/review';
import { queryReviews, type ReviewList } from '@/lib/wix/reviews';
import { createLastAnswers } from './last-answers';

const lastPages = createLastAnswers<ReviewList>('review-pages', 300);

/**
 * Returns a page of the reviews of a product, or null when they cannot be read. The platform pages
 * by cursor, so the pages before it are read first, unless they are cached. The caller checks that
 * the page exists, which bounds the number of entries.
 */
export const getReviewPage = (
  productId: string,
  { stars, order, page }: ReviewQuery,
): Promise<ReviewList | null> => readPage(productId, stars, order, page);

async function readPage(
  productId: string,
  stars: Stars | null,
  order: ReviewOrder,
  page: number,
): Promise<ReviewList | null> {
  'use cache';
  // Each page reads the one before it, so that a wrong number would recurse without an end.
  if (!Number.isInteger(page) || page > MAX_REVIEW_PAGES) throw new RangeError('no page of reviews');
  const before = page > 1 ? await readPage(productId, stars, order, page - 1) : FIRST;
  const key = [productId, stars, order, page].join(' ');
  const { answer, isStandIn } = await lastPages.readOr(key, async () => {
    if (before === null) throw new PlatformError({ kind: 'system', status: null }, null);
    if (page > 1 && before.cursor === null) return NO_REVIEWS;
    const found = await queryReviews(productId, {
      ...{ stars, order, cursor: before.cursor },
      limit: REVIEWS_PER_PAGE,
    });
    return found ?? NO_REVIEWS;
  });
  cacheReviews({ isStandIn }, catalogTags.reviewsOf(productId));
  return answer;
}

const NO_REVIEWS: ReviewList = { reviews: [], cursor: null };
const FIRST: ReviewList = NO_REVIEWS;
