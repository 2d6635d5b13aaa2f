import { z } from 'zod';
import { cursorQuery } from '../catalog-v3/cursor';
import type { ReviewMedia } from './types';
import { NAMESPACE } from './wire';

const id = z.string().min(1).max(36);
/** Lengths in characters. */
const text = (max: number) => z.string().max(max, `must be at most ${max} characters long`);
/** A query parameter is text. */
const flag = z.union([z.boolean(), z.stringbool()]).nullish();

/** An image as the client sends it. REST clients also send its address alone. */
const image = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.object({
    id: text(300).optional(),
    url: text(2_048).optional(),
    height: z.number().nonnegative().optional(),
    width: z.number().nonnegative().optional(),
    altText: text(1_000).optional(),
    filename: text(1_000).optional(),
  }),
);
const video = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.object({ id: text(300).optional(), url: text(2_048).optional(), filename: text(1_000).optional() }),
);
const mediaItem: z.ZodType<ReviewMedia> = z.object({ image: image.optional(), video: video.optional() });

const content = z.object({
  title: text(3_000).nullish(),
  body: text(3_000).nullish(),
  media: z.array(mediaItem).max(10).nullish(),
});
const rating = z.number().int().min(1).max(5);

export const createRequest = z.object({
  review: z.object({
    namespace: z.literal(NAMESPACE),
    entityId: id,
    author: z
      .object({ contactId: z.guid().nullish(), authorName: text(100).nullish() })
      .nullish()
      .transform((author) => author ?? {}),
    content: content.extend({ rating }),
    reviewDate: z.iso.datetime({ offset: true }).nullish(),
  }),
});
export type NewReview = z.infer<typeof createRequest>['review'];

export const updateRequest = z.object({
  review: z.object({
    revision: z.string().min(1),
    content: content.extend({ rating: rating.optional() }).nullish(),
    author: z.object({ authorName: text(100).nullish() }).nullish(),
  }),
});
export type ReviewChange = z.infer<typeof updateRequest>['review'];

export const getRequest = z.object({ returnPrivateReviews: flag });
export const queryRequest = z.object({ query: cursorQuery.nullish(), returnPrivateReviews: flag });
export const countRequest = z.object({ filter: cursorQuery.shape.filter, includePrivateReviews: flag });
export const replyRequest = z.object({ message: text(10_000).min(1, 'must not be empty') });
export const moderateRequest = z.object({ status: z.enum(['APPROVED', 'REJECTED']) });
