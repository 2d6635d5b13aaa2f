import { eq } from 'drizzle-orm';
import { products } from '../catalog/schema';
import type { Caller } from '../core/access-tokens';
import { applicationError, plainError, validationError } from '../core/errors';
import type { Writer } from '../db/database';
import { findMember } from '../members/store';
import type { NewReview, ReviewChange } from './requests';
import type { Review } from './schema';
import { readReviewsSite } from './site';
import { changeReview, changeStatus, insertReview } from './store';

/** Returns the contact of a member. Undefined for other callers. */
export async function contactOf(tx: Parameters<typeof findMember>[0], caller: Caller) {
  if (caller.kind !== 'member') return undefined;
  const member = await findMember(tx, caller.memberId);
  return member && { contactId: member.contactId, name: member.nickname };
}

/**
 * Stores a review. It is SUBMITTED first. The site's rule then publishes it or leaves it to the
 * merchant, as on the platform. The response has the first state.
 *
 * @throws PlatformError 403 for another author than the calling member, 404 for an unknown product,
 *   409 for a second review
 */
export async function createReview(
  tx: Writer,
  caller: Caller,
  { entityId, author, content, reviewDate }: NewReview,
  now: number,
): Promise<Review> {
  const own = await contactOf(tx, caller);
  const contactId = author.contactId ?? own?.contactId;
  if (caller.kind !== 'admin' && (own === undefined || contactId !== own.contactId))
    throw plainError(403, 'Permission denied');
  if (contactId === undefined)
    throw validationError([
      { field: 'review.author.contactId', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
    ]);
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, entityId));
  if (product === undefined)
    throw applicationError(404, 'ENTITY_NOT_FOUND', `There is no product ${entityId}`);
  const authorName = author.authorName || own?.name;
  const submitted = await insertReview(tx, {
    id: crypto.randomUUID(),
    entityId,
    contactId,
    rating: content.rating,
    status: 'SUBMITTED',
    verified: false,
    originType: caller.kind === 'admin' ? 'APP' : 'ORGANIC',
    foundHelpful: 0,
    foundUnhelpful: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    document: {
      ...(content.title ? { title: content.title } : {}),
      ...(content.body ? { body: content.body } : {}),
      media: content.media ?? [],
      ...(authorName ? { authorName } : {}),
      ...(reviewDate ? { reviewDate } : {}),
      manuallyChanged: false,
      publishCount: 0,
    },
  });
  const { moderateFirst } = await readReviewsSite(tx);
  await changeStatus(
    tx,
    submitted,
    { status: moderateFirst ? 'IN_MODERATION' : 'APPROVED', isManual: false },
    now,
  );
  return submitted;
}

/** Changes content and name. @throws PlatformError 409 for an old revision. */
export async function updateReview(
  tx: Writer,
  review: Review,
  { revision, content, author }: ReviewChange,
  now: number,
): Promise<Review> {
  if (revision !== String(review.revision))
    throw applicationError(409, 'INVALID_REVISION', `The review has revision ${review.revision}`);
  const { document } = review;
  return changeReview(
    tx,
    review,
    {
      rating: content?.rating ?? review.rating,
      document: {
        ...document,
        ...(content?.title == null ? {} : { title: content.title }),
        ...(content?.body == null ? {} : { body: content.body }),
        ...(content?.media == null ? {} : { media: content.media }),
        ...(author?.authorName == null ? {} : { authorName: author.authorName }),
      },
    },
    now,
  );
}

/** Sets the merchant's reply to a review, or removes it. A review has one reply. */
export async function setReply(
  tx: Writer,
  review: Review,
  message: string | null,
  now: number,
): Promise<Review> {
  const { reply, ...document } = review.document;
  const at = new Date(now).toISOString();
  return changeReview(
    tx,
    review,
    {
      document:
        message === null
          ? document
          : { ...document, reply: { message, createdDate: reply?.createdDate ?? at, updatedDate: at } },
    },
    now,
  );
}
