import 'server-only';
import { cacheReviews, catalogTags } from '@/lib/cache';
import type { AverageStars, ProductSummary } from '@/lib/model/product';
import { type Rating, ratingOf, type StarCounts } from '@/lib/model/review';
import { querySiteRatings, queryStarCounts, type SiteRatings } from '@/lib/wix/reviews';
import { createLastAnswers } from './last-answers';

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

/**
 * Returns the rating of a product. `none`: it can be reviewed and has no review. `absent`: the site
 * has no reviews.
 */
export async function getRating(productId: string): Promise<Rating | 'none' | 'absent' | 'unreachable'> {
  const site = await getSiteRatings();
  if (site === 'absent' || site === 'unreachable') return site;
  const counts = site === 'many' ? await getStarCounts(productId) : (site[productId] ?? NO_STARS);
  return counts === null ? 'unreachable' : (ratingOf(counts) ?? 'none');
}

const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** Returns the ratings of those products that have reviews, by their ids, where these are known. */
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

/** Returns the products of a list with their ratings, where these are known. */
export async function withRatings<P extends ProductSummary>(products: P[]): Promise<P[]> {
  const averages = await getAverages(products.map(({ id }) => id));
  return products.map((product) => {
    const rating = averages.get(product.id);
    return rating ? { ...product, rating } : product;
  });
}
