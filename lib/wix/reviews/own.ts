import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { OwnReview, ReviewDraft } from '@/lib/model/review';
import { callOrNull, callPlatform } from '../platform-error';
import type { SessionClient } from '../session-client';
import { expected, listOf } from '../well-formed';
import { toOwnReview } from './map-review';
import { NAMESPACE } from './read';

/** A member as the author of reviews. */
export type Reviewer = {
  contactId: string;
  /** The name to suggest for a review. Empty without one. */
  name: string;
};

/**
 * Returns the caller as an author, or null when the caller is not a member. @throws PlatformError
 */
export async function getReviewer(client: SessionClient): Promise<Reviewer | null> {
  try {
    const member = await callOrNull(async () =>
      expected((await client.members.getCurrentMember({ fieldsets: ['FULL'] })).member),
    );
    if (member === null) return null;
    const { contact, profile } = member;
    const initial = contact?.lastName ? ` ${[...contact.lastName][0] ?? ''}.` : '';
    return {
      contactId: expected(member.contactId),
      // Reviews are public, so the last name is not suggested in full.
      name: contact?.firstName ? contact.firstName + initial : (profile?.nickname ?? ''),
    };
  } catch (error) {
    // The platform has been observed to return 403 for a visitor.
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}

/**
 * Returns the author's review of a product, or null without one. Where the platform does not let
 * members read unpublished reviews, it returns a published one only.
 *
 * @throws PlatformError
 */
export async function getOwnReview(
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

/** Writes a review. @throws PlatformError */
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
      content: { rating: stars, body: text, ...(title === '' ? {} : { title }) },
    }),
  );
  return expected(toOwnReview(review));
}
