import type { Review } from './schema';

/** The only namespace that the platform's reviews app supports. */
export const NAMESPACE = 'stores';

/** A review in wire shape. */
export function reviewWire(review: Review) {
  const { document, createdAt, updatedAt } = review;
  const createdDate = new Date(createdAt).toISOString();
  return {
    id: review.id,
    namespace: NAMESPACE,
    entityId: review.entityId,
    content: {
      ...(document.title === undefined ? {} : { title: document.title }),
      ...(document.body === undefined ? {} : { body: document.body }),
      media: document.media,
      rating: review.rating,
    },
    author: {
      contactId: review.contactId,
      ...(document.authorName === undefined ? {} : { authorName: document.authorName }),
    },
    ...(document.reply ? { reply: document.reply } : {}),
    foundHelpful: review.foundHelpful,
    foundUnhelpful: review.foundUnhelpful,
    helpfulness: review.foundHelpful - review.foundUnhelpful,
    moderation: { moderationStatus: review.status, manuallyChanged: document.manuallyChanged },
    revision: String(review.revision),
    verified: review.verified,
    origin: { type: review.originType },
    createdDate,
    updatedDate: new Date(updatedAt).toISOString(),
    reviewDate: document.reviewDate ?? createdDate,
    publishCount: document.publishCount,
  };
}
