import { count, eq, type SQL } from 'drizzle-orm';
import { applicationError } from '../core/errors';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { emitDomainEvent } from '../events/emit';
import { type Review, type ReviewStatus, reviews } from './schema';
import { reviewWire } from './wire';

/** Returns a page of reviews, oldest first by default, and the number of all matches. */
export async function selectReviews(
  reader: Reader,
  page: { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number },
): Promise<{ found: Review[]; total: number }> {
  const found = await reader
    .select()
    .from(reviews)
    .where(page.where)
    .orderBy(...page.orderBy, reviews.createdAt, reviews.id)
    .limit(page.limit)
    .offset(page.offset);
  return { found, total: await countRows(reader, page.where) };
}

export async function countRows(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(reviews).where(where);
  return row?.total ?? 0;
}

/** @throws PlatformError 404 */
export async function requireReview(reader: Reader, id: string): Promise<Review> {
  const [row] = await reader.select().from(reviews).where(eq(reviews.id, id));
  if (row === undefined) throw noReview();
  return row;
}

export const noReview = () => applicationError(404, 'REVIEW_NOT_FOUND', 'Review not found');

const about = ({ id, updatedAt }: Review) =>
  ({ entityFqdn: 'wix.reviews.v1.review', entityId: id, at: updatedAt }) as const;

/** @throws PlatformError 409 when the author has already reviewed the product. */
export async function insertReview(tx: Writer, review: Review): Promise<Review> {
  const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning();
  if (row === undefined)
    throw applicationError(409, 'REVIEW_ALREADY_EXISTS', 'The author has already reviewed the product');
  const entity = reviewWire(row);
  await emitDomainEvent(tx, { ...about(row), slug: 'created', content: { createdEvent: { entity } } });
  return row;
}

/** Writes the given columns, counts the change and returns the review. `now` in milliseconds. */
export async function changeReview(
  tx: Writer,
  review: Review,
  change: Partial<Review>,
  now: number,
): Promise<Review> {
  const after = { ...review, ...change, revision: review.revision + 1, updatedAt: now };
  await tx.update(reviews).set(after).where(eq(reviews.id, review.id));
  await emitDomainEvent(tx, {
    ...about(after),
    slug: 'updated',
    content: { updatedEvent: { currentEntity: reviewWire(after) } },
  });
  return after;
}

export async function deleteReview(tx: Writer, review: Review, now: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, review.id));
  await emitDomainEvent(tx, {
    ...about({ ...review, updatedAt: now }),
    slug: 'deleted',
    content: { deletedEvent: { deletedEntity: reviewWire(review) } },
  });
}

/** Writes the status of a review, which the merchant or a rule decided, and reports it. */
export async function changeStatus(
  tx: Writer,
  review: Review,
  { status, isManual }: { status: ReviewStatus; isManual: boolean },
  now: number,
): Promise<Review> {
  const { document } = review;
  const isPublished = status === 'APPROVED' && review.status !== 'APPROVED';
  const after = await changeReview(
    tx,
    review,
    {
      status,
      document: {
        ...document,
        manuallyChanged: isManual,
        publishCount: document.publishCount + (isPublished ? 1 : 0),
      },
    },
    now,
  );
  const wire = reviewWire(after);
  await emitDomainEvent(tx, {
    ...about(after),
    slug: 'moderation_status_changed',
    content: { actionEvent: { body: { review: wire, previousModerationStatus: review.status } } },
  });
  if (isPublished)
    await emitDomainEvent(tx, {
      ...about(after),
      slug: 'review_published',
      content: { actionEvent: { body: { review: wire } } },
    });
  return after;
}
