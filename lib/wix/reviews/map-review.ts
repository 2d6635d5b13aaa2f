import type { reviews } from '@wix/reviews';
import { type OwnReview, type Review, toStars } from '@/lib/model/review';
import { isoDate } from '../map/iso-date';

/** Maps a review. Returns null without an id or stars. */
export function toReview(review: reviews.Review): Review | null {
  const { _id: id, content, author, reply } = review;
  const stars = toStars(content?.rating);
  if (!id || stars === null) return null;
  return {
    id,
    stars,
    title: content?.title?.trim() ?? '',
    text: content?.body?.trim() ?? '',
    author: author?.authorName?.trim() || null,
    writtenAt: isoDate(review.reviewDate ?? review._createdDate),
    isVerified: review.verified === true,
    helpful: Math.max(0, review.foundHelpful ?? 0),
    reply: reply?.message?.trim()
      ? { text: reply.message.trim(), writtenAt: isoDate(reply._updatedDate ?? reply._createdDate) }
      : null,
  };
}

/** Maps a review for its author. Returns null without an id or stars. */
export function toOwnReview(review: reviews.Review): OwnReview | null {
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
