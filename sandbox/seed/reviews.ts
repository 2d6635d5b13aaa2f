import type { mediaFiles } from '../catalog/schema';
import type { reviews } from '../reviews/schema';
import type { ReviewMedia } from '../reviews/types';
import { stableId } from './ids';
import type { SeedReview } from './review-file';

type Row = typeof reviews.$inferInsert;
type File = typeof mediaFiles.$inferInsert;

const HOUR = 60 * 60 * 1_000;

/** Returns the rows of the reviews of a seed. @throws Error for a product or a picture that it does not have. */
export function reviewRows(
  bySlug: Record<string, SeedReview[]>,
  products: readonly { slug: string }[],
  files: readonly File[],
): Row[] {
  const slugs = new Set(products.map(({ slug }) => slug));
  return Object.entries(bySlug).flatMap(([slug, all]) => {
    if (!slugs.has(slug)) throw new Error(`A review is about no product: ${slug}`);
    return all.map((review) => reviewRow(slug, review, files));
  });
}

function reviewRow(slug: string, seeded: SeedReview, files: readonly File[]): Row {
  const { by, member, on, rating, title, text, reply, pictures, ...review } = seeded;
  // Two reviews of a day differ in their hour.
  const writtenAt = Date.parse(on) + (8 + (by.length % 12)) * HOUR;
  const isPublished = review.status === 'APPROVED';
  return {
    id: stableId(`review:${slug}:${by}`),
    entityId: stableId(`product:${slug}`),
    contactId: stableId(member ? `contact:${member}` : `contact:${slug}:${by}`),
    rating,
    status: review.status,
    verified: review.verified,
    originType: 'ORGANIC',
    foundHelpful: review.helpful,
    foundUnhelpful: 0,
    revision: 1,
    createdAt: writtenAt,
    updatedAt: reply ? Date.parse(reply.on) + 16 * HOUR : writtenAt,
    document: {
      ...(title === undefined ? {} : { title }),
      ...(text === undefined ? {} : { body: text }),
      media: pictures.map((path) => pictureOf(path, files)),
      authorName: by,
      ...(reply ? { reply: replyOf(reply) } : {}),
      manuallyChanged: false,
      publishCount: isPublished ? 1 : 0,
    },
  };
}

function replyOf({ on, text }: NonNullable<SeedReview['reply']>) {
  const at = new Date(Date.parse(on) + 16 * HOUR).toISOString();
  return { message: text, createdDate: at, updatedDate: at };
}

function pictureOf(path: string, files: readonly File[]): ReviewMedia {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`A review has no picture ${path}`);
  const { id, width, height } = file;
  // The platform names the address of its own host.
  return { image: { id, url: `https://static.wixstatic.com/media/${id}`, width, height, filename: path } };
}
