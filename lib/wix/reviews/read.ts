import 'server-only';
import type { reviews } from '@wix/reviews';
import { PlatformError } from '@/lib/errors/platform-error';
import { type Review, type ReviewOrder, type StarCounts, type Stars, toStars } from '@/lib/model/review';
import { browse } from '../browse-client';
import type { BrowseLane } from '../call-budget';
import { expected, listOf, mappedAll } from '../well-formed';
import { toReview } from './map-review';

/** Published reviews of products. Each function returns null on a site without reviews. */

/** The only namespace that the platform's reviews app supports. */
export const NAMESPACE = 'stores';

const PER_CALL = 100;
/** A larger site is read product by product. */
const MOST_REVIEWS = 2_000;

/** Statuses of a site where visitors may not read reviews, or whose app is not installed. */
const ABSENT_STATUSES: readonly number[] = [403, 404, 428];
const ABSENT_CODE = /NOT_INSTALLED|NOT_FOUND|FORBIDDEN|NO_PERMISSION/;

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PlatformError && isAbsent(error)) return null;
    throw error;
  }
}

const isAbsent = ({ detail }: PlatformError): boolean =>
  (detail.kind === 'application' && ABSENT_CODE.test(detail.code)) ||
  (detail.kind === 'status' && ABSENT_STATUSES.includes(detail.status));

/** @throws PlatformError, also when there are too many to count */
async function count(filter: Record<string, unknown>, lane?: BrowseLane): Promise<number> {
  const response = await browse(
    (client) => client.reviews.countReviews({ filter: { namespace: NAMESPACE, ...filter } }),
    lane,
  );
  return expected(response.count);
}

/** Reviews of a site by product id, or `many` when it has more than 2,000. */
export type SiteRatings = Record<string, StarCounts> | 'many';

/** Returns the stars of all products in at most 21 calls. @throws PlatformError */
export const querySiteRatings = (): Promise<SiteRatings | null> =>
  orNull(async () => {
    if (!(await isCountable())) return 'many';
    const counted = new Map<string, number[]>();
    let cursor: string | null = null;
    for (let read = 0; read < MOST_REVIEWS; read += PER_CALL) {
      const page: { items: reviews.Review[]; cursor: string | null } = await queryPage(cursor, {
        filter: { namespace: NAMESPACE },
        sort: [{ fieldName: '_createdDate', order: 'ASC' }],
      });
      for (const { entityId, content } of page.items) {
        const stars = toStars(content?.rating);
        if (!entityId || stars === null) continue;
        const counts = counted.get(entityId) ?? [0, 0, 0, 0, 0];
        counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
        counted.set(entityId, counts);
      }
      cursor = page.cursor;
      if (cursor === null) break;
    }
    return Object.fromEntries([...counted].map(([id, counts]) => [id, toCounts(counts)]));
  });

async function isCountable(): Promise<boolean> {
  try {
    return (await count({})) <= MOST_REVIEWS;
  } catch (error) {
    const detail = error instanceof PlatformError ? error.detail : null;
    if (detail?.kind === 'application' && detail.code === 'TOO_MANY_TO_COUNT') return false;
    throw error;
  }
}

const toCounts = ([one = 0, two = 0, three = 0, four = 0, five = 0]: number[]): StarCounts => [
  one,
  two,
  three,
  four,
  five,
];

/**
 * Returns the stars of one product: one call without reviews, else five.
 *
 * @throws PlatformError, with the status 429 when the quota for such reads is used up
 */
export const queryStarCounts = (productId: string): Promise<StarCounts | null> =>
  orNull(async () => {
    const of = (filter: object) => count({ entityId: productId, ...filter }, 'lookup');
    const total = await of({});
    if (total === 0) return [0, 0, 0, 0, 0];
    const counts = await Promise.all([1, 2, 3, 4].map((stars) => of({ 'content.rating': stars })));
    return toCounts([...counts, Math.max(0, total - counts.reduce((sum, number) => sum + number, 0))]);
  });

type Query = Pick<reviews.ReviewQuery, 'filter' | 'sort'>;

/** Returns a page of a query. The cursor of a further page contains the query. */
async function queryPage(
  cursor: string | null,
  query: Query,
  limit = PER_CALL,
): Promise<{ items: reviews.Review[]; cursor: string | null }> {
  const response = await browse((client) =>
    client.reviews.queryReviews(
      cursor === null ? { ...query, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } },
    ),
  );
  return { items: listOf(response.reviews), cursor: response.metadata?.cursors?.next || null };
}

export type ReviewList = { reviews: Review[]; cursor: string | null };

/** Returns a page of the reviews of a product. @throws PlatformError */
export const queryReviews = (
  productId: string,
  requested: { stars: Stars | null; order: ReviewOrder; cursor: string | null; limit: number },
): Promise<ReviewList | null> =>
  orNull(async () => {
    const { stars, order, cursor, limit } = requested;
    const filter = {
      ...{ namespace: NAMESPACE, entityId: productId },
      ...(stars === null ? {} : { 'content.rating': stars }),
    };
    const page = await queryPage(cursor, { filter, sort: SORTS[order] }, limit);
    return { reviews: mappedAll(page.items, toReview), cursor: page.cursor };
  });

const NEWEST = { fieldName: '_createdDate', order: 'DESC' } as const;

const SORTS: Record<ReviewOrder, Query['sort']> = {
  newest: [NEWEST],
  highest: [{ fieldName: 'content.rating', order: 'DESC' }, NEWEST],
  lowest: [{ fieldName: 'content.rating', order: 'ASC' }, NEWEST],
  helpful: [{ fieldName: 'helpfulness', order: 'DESC' }, NEWEST],
};
