import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { named } from '../core/named';
import { seedFolder } from './seed-folder';

/** The name of the file in a seed's folder. A seed may have none. */
export const REVIEW_FILE = 'reviews.json';

const day = z.iso.date();

/** A review of `reviews.json` (docs/seeds.md). */
export const reviewSchema = z.strictObject({
  /** The name that the review shows. */
  by: z.string().min(1).max(100),
  /** The email of a member of the seed. Other authors are contacts without a membership. */
  member: z.email().optional(),
  on: day,
  rating: z.number().int().min(1).max(5),
  title: z.string().max(3_000).optional(),
  text: z.string().max(3_000).optional(),
  /** Whether the author has bought the product. */
  verified: z.boolean().default(false),
  /** How many shoppers found it helpful. */
  helpful: z.number().int().nonnegative().default(0),
  status: z.enum(['APPROVED', 'IN_MODERATION', 'REJECTED']).default('APPROVED'),
  /** Files of the seed's pictures of products and categories. */
  pictures: z
    .array(z.string().regex(/^[\w-]+\.\w+$/))
    .max(10)
    .default([]),
  reply: z.strictObject({ on: day, text: z.string().min(1).max(1_000) }).optional(),
});

const file = named(z.array(reviewSchema).min(1));

export type SeedReview = z.infer<typeof reviewSchema>;

/** Returns the reviews of a seed by product slug. @throws Error that lists the file's errors. */
export function readReviewFile(seed: string): Record<string, SeedReview[]> {
  const path = join(seedFolder(seed), REVIEW_FILE);
  if (!existsSync(path)) return {};
  const parsed = file.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
