import 'server-only';
import type { reviews } from '@wix/reviews';
import { PlatformError } from '@/lib/errors/platform-error';
import {
  type OwnReview,
  type Review,
  type ReviewDraft,
  type ReviewOrder,
  type StarCounts,
  type Stars,
  toStars,
} from '@/lib/model/review';
import { browse } from './browse-client';
import type { BrowseLane } from './call-budget';
import { isoDate } from './map/date';
import { linePicture, videoOf } from './map/picture';
import { fetchRawMember } from './members';
import { callPlatform, codeOf, orNullWhereAbsent } from './platform-error';
import { rejectedField } from './rejections';
import type { SessionClient } from './session-client';
import { expected, listOf, mappedAll } from './well-formed';

/** Published reviews of products. Each function returns null on a site without reviews. */

/** The only namespace that the platform's reviews app supports. */
const NAMESPACE = 'stores';

const PER_CALL = 100;
/** A larger site is read product by product. */
const MAX_REVIEWS = 2_000;

/** Codes of a site without the reviews app, or where visitors may not read reviews. */
const NO_REVIEWS = /NOT_INSTALLED|NOT_FOUND|FORBIDDEN|NO_PERMISSION/;

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

/** In at most 21 calls. @throws PlatformError */
export const querySiteRatings = (): Promise<SiteRatings | null> =>
  orNullWhereAbsent(NO_REVIEWS, async () => {
    if (!(await isCountable())) return 'many';
    const counted = new Map<string, number[]>();
    let cursor: string | null = null;
    for (let read = 0; read < MAX_REVIEWS; read += PER_CALL) {
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
    return (await count({})) <= MAX_REVIEWS;
  } catch (error) {
    if (codeOf(error) === 'TOO_MANY_TO_COUNT') return false;
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

/** Costs one call without reviews, else five. @throws PlatformError, with status 429 beyond the quota */
export const queryStarCounts = (productId: string): Promise<StarCounts | null> =>
  orNullWhereAbsent(NO_REVIEWS, async () => {
    const of = (filter: object) => count({ entityId: productId, ...filter }, 'lookup');
    const total = await of({});
    if (total === 0) return [0, 0, 0, 0, 0];
    const counts = await Promise.all([1, 2, 3, 4].map((stars) => of({ 'content.rating': stars })));
    return toCounts([...counts, Math.max(0, total - counts.reduce((sum, number) => sum + number, 0))]);
  });

type Query = Pick<reviews.ReviewQuery, 'filter' | 'sort'>;

/** The cursor of a further page contains the query. */
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

/** @throws PlatformError */
export const queryReviews = (
  productId: string,
  requested: { stars: Stars | null; order: ReviewOrder; cursor: string | null; limit: number },
): Promise<ReviewList | null> =>
  orNullWhereAbsent(NO_REVIEWS, async () => {
    const { stars, order, cursor, limit } = requested;
    const filter = {
      namespace: NAMESPACE,
      entityId: productId,
      'content.rating': stars ?? undefined,
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

type Reviewer = {
  contactId: string;
  /** The name to suggest for a review. Empty without one. */
  name: string;
};

/** Null when the caller is not a member. @throws PlatformError */
export async function fetchReviewer(client: SessionClient): Promise<Reviewer | null> {
  const member = await fetchRawMember(client);
  if (member === null) return null;
  const { contact, profile } = member;
  const initial = contact?.lastName ? ` ${[...contact.lastName][0] ?? ''}.` : '';
  return {
    contactId: expected(member.contactId),
    // Reviews are public, so the last name is not suggested in full.
    name: contact?.firstName ? contact.firstName + initial : (profile?.nickname ?? ''),
  };
}

/** Null without one. Only a published one where members may read no others. @throws PlatformError */
export async function fetchOwnReview(
  client: SessionClient,
  { contactId }: Reviewer,
  productId: string,
): Promise<OwnReview | null> {
  const find = (returnPrivateReviews: boolean) =>
    callPlatform(() =>
      client.reviews.queryReviews(
        {
          filter: { namespace: NAMESPACE, entityId: productId, 'author.contactId': contactId },
          cursorPaging: { limit: 1 },
        },
        { returnPrivateReviews },
      ),
    );
  const { reviews } = await find(true).catch((error: unknown) => {
    if (error instanceof PlatformError && error.isForbidden) return find(false);
    throw error;
  });
  const [review] = listOf(reviews);
  return review ? toOwnReview(review) : null;
}

/** @throws PlatformError */
export async function createReview(
  client: SessionClient,
  { contactId }: Reviewer,
  productId: string,
  { stars, name, title, text }: ReviewDraft,
): Promise<OwnReview> {
  const review = await callPlatform(() =>
    client.reviews.createReview({
      namespace: NAMESPACE,
      entityId: productId,
      author: { contactId, authorName: name },
      content: { rating: stars, body: text, title: title || undefined },
    }),
  );
  return expected(toOwnReview(review));
}

/** Null without an id or stars. */
function toReview(review: reviews.Review): Review | null {
  const { _id: id, content, author, reply } = review;
  const stars = toStars(content?.rating);
  if (!id || stars === null) return null;
  const media = content?.media ?? [];
  return {
    id,
    stars,
    title: content?.title?.trim() ?? '',
    text: content?.body?.trim() ?? '',
    author: author?.authorName?.trim() || null,
    writtenAt: isoDate(review.reviewDate ?? review._createdDate),
    isVerified: review.verified === true,
    helpful: Math.max(0, review.foundHelpful ?? 0),
    pictures: media.flatMap(({ image }) => linePicture(image, '') ?? []),
    videos: media.flatMap(({ video }) => videoOf(video, '') ?? []),
    reply: reply?.message?.trim()
      ? { text: reply.message.trim(), writtenAt: isoDate(reply._updatedDate ?? reply._createdDate) }
      : null,
  };
}

function toOwnReview(review: reviews.Review): OwnReview | null {
  const mapped = toReview(review);
  return mapped && { ...mapped, state: stateOf(review.moderation?.moderationStatus) };
}

/** A new review is submitted, until the site's rules publish it or leave it to the merchant. */
function stateOf(status: string | undefined): OwnReview['state'] {
  switch (status) {
    case 'APPROVED':
      return 'published';
    case 'REJECTED':
      return 'rejected';
    default:
      return 'pending';
  }
}

/** The platform does not document its codes. */
const SECOND_REVIEW = /ALREADY|DUPLICATE/;

const REVIEW_FIELDS = [
  [/rating/i, 'stars'],
  [/title/i, 'title'],
  [/body/i, 'text'],
  [/authorName/i, 'name'],
] as const;

type ReviewRejection = {
  field: (typeof REVIEW_FIELDS)[number][1];
  problem: 'reviewedBefore' | 'reviewsClosed' | 'odd';
};

/** Null for another failure. */
export function reviewRejection(error: unknown): ReviewRejection | null {
  if (!(error instanceof PlatformError)) return null;
  const { detail } = error;
  if (
    (detail.kind === 'application' && SECOND_REVIEW.test(detail.code)) ||
    (detail.kind === 'status' && detail.status === 409)
  )
    return { field: 'stars', problem: 'reviewedBefore' };
  if (error.isForbidden || (detail.kind === 'status' && detail.status === 428))
    return { field: 'stars', problem: 'reviewsClosed' };
  const rejected = rejectedField(error, REVIEW_FIELDS);
  return rejected && { field: rejected.field, problem: 'odd' };
}
