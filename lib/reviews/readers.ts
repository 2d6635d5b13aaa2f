import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheReviews, catalogTags } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import type { AverageStars, ProductSummary } from '@/lib/model/product';
import {
  MAX_REVIEW_PAGES,
  type Rating,
  REVIEWS_PER_PAGE,
  type ReviewOrder,
  type ReviewQuery,
  ratingOf,
  type StarCounts,
  type Stars,
} from '@/lib/model/review';
import { processState } from '@/lib/process-state';
import {
  queryReviews,
  querySiteRatings,
  queryStarCounts,
  type ReviewList,
  type SiteRatings,
} from '@/lib/wix/reviews';

/**
 * The platform has no call for an average. Up to 2,000 reviews of a site are read at once, at most
 * 21 calls for all pages together. A larger site is counted product by product, within a small part
 * of the quota. Warm pages cost no call.
 */

/** `absent`: the site has no reviews app, or visitors may not read it. */
type Ratings = SiteRatings | 'absent' | 'unreachable';

const lastSite = createLastAnswers<SiteRatings | 'absent'>('ratings-of-site', 1);
const lastCounts = createLastAnswers<StarCounts | null>('star-counts', 1_000);

async function getSiteRatings(): Promise<Ratings> {
  'use cache';
  const { answer, isStandIn } = await lastSite.readOr('', async () => (await querySiteRatings()) ?? 'absent');
  cacheReviews({ isStandIn }, catalogTags.reviews);
  return answer ?? 'unreachable';
}

async function getStarCounts(productId: string): Promise<StarCounts | null> {
  'use cache';
  const { answer, isStandIn } = await lastCounts.readOr(productId, () => queryStarCounts(productId));
  cacheReviews({ isStandIn }, catalogTags.reviewsOf(productId));
  return answer;
}

/** `none`: the product can be reviewed and has no review. `absent`: the site has no reviews. */
export async function getRating(productId: string): Promise<Rating | 'none' | 'absent' | 'unreachable'> {
  const site = await getSiteRatings();
  if (site === 'absent' || site === 'unreachable') return site;
  const counts = site === 'many' ? await getStarCounts(productId) : (site[productId] ?? NO_STARS);
  return counts === null ? 'unreachable' : (ratingOf(counts) ?? 'none');
}

const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** By the ids of the products that have reviews, where these are known. */
export async function getAverages(productIds: readonly string[]): Promise<Map<string, AverageStars>> {
  const site = await getSiteRatings();
  const averages = new Map<string, AverageStars>();
  if (site === 'absent' || site === 'unreachable') return averages;
  await Promise.all(
    productIds.map(async (id) => {
      const counts = site === 'many' ? await getStarCounts(id) : site[id];
      const rating = counts ? ratingOf(counts) : null;
      if (rating) averages.set(id, { average: rating.average, count: rating.count });
    }),
  );
  return averages;
}

/** Adds the ratings, where these are known. */
export async function withRatings<P extends ProductSummary>(products: P[]): Promise<P[]> {
  const averages = await getAverages(products.map(({ id }) => id));
  return products.map((product) => {
    const rating = averages.get(product.id);
    return rating ? { ...product, rating } : product;
  });
}

/** Each product counts with these as well, so that a single review does not lead a list. */
const PRIOR = { count: 3, stars: 4 };
const MAX_TOP_RATED = 100;

/** The best first, at most 100. Empty where the reviews are unknown or too many to read. */
export async function getTopRatedIds(): Promise<string[]> {
  const site = await getSiteRatings();
  if (typeof site === 'string') return [];
  const scoreOf = (counts: StarCounts) => {
    const count = counts.reduce((sum, number) => sum + number, PRIOR.count);
    return (
      counts.reduce((sum, number, index) => sum + number * (index + 1), PRIOR.count * PRIOR.stars) / count
    );
  };
  return Object.entries(site)
    .filter(([, counts]) => ratingOf(counts) !== null)
    .map(([id, counts]) => ({ id, score: scoreOf(counts) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_TOP_RATED)
    .map(({ id }) => id);
}

const lastPages = createLastAnswers<ReviewList>('review-pages', 300);

/**
 * Null when the reviews cannot be read. The platform pages by cursor, so the pages before are read
 * first. The caller checks that the page exists, which bounds the number of entries.
 */
export const getReviewPage = (
  productId: string,
  { stars, order, page }: ReviewQuery,
): Promise<ReviewList | null> => getPage(productId, stars, order, page);

async function getPage(
  productId: string,
  stars: Stars | null,
  order: ReviewOrder,
  page: number,
): Promise<ReviewList | null> {
  'use cache';
  // Each page reads the previous one, so that a wrong number would recurse without an end.
  if (!Number.isInteger(page) || page > MAX_REVIEW_PAGES) throw new RangeError('no page of reviews');
  const before = page > 1 ? await getPage(productId, stars, order, page - 1) : FIRST;
  const key = [productId, stars, order, page].join(' ');
  const { answer, isStandIn } = await lastPages.readOr(key, async () => {
    if (before === null) throw new PlatformError({ kind: 'system', status: null }, null);
    if (page > 1 && before.cursor === null) return NO_REVIEWS;
    const found = await queryReviews(productId, {
      stars,
      order,
      cursor: before.cursor,
      limit: REVIEWS_PER_PAGE,
    });
    return found ?? NO_REVIEWS;
  });
  cacheReviews({ isStandIn }, catalogTags.reviewsOf(productId));
  return answer;
}

const NO_REVIEWS: ReviewList = { reviews: [], cursor: null };
const FIRST: ReviewList = NO_REVIEWS;

/**
 * Remembers the last answer for each key, up to `most`, for when the platform fails. An error of a
 * cached function would give the page the status 500 even if it were caught (Next.js 16.4).
 */
function createLastAnswers<T>(name: string, most: number) {
  const answers = processState(name, () => new LRUCache<string, { answer: T }>({ max: most }));
  return {
    /** The answer of `read`, or the last one for the key when it fails, or null. */
    async readOr(
      key: string,
      read: () => Promise<T>,
    ): Promise<{ answer: T; isStandIn: false } | { answer: T | null; isStandIn: true }> {
      try {
        const answer = await read();
        answers.set(key, { answer });
        return { answer, isStandIn: false };
      } catch {
        return { answer: answers.get(key)?.answer ?? null, isStandIn: true };
      }
    },
  };
}
