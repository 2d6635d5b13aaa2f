import type { Picture, Video } from './product';

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** With one to five stars, in this order. */
export type StarCounts = readonly [number, number, number, number, number];

/** There is at least one review. */
export type Rating = {
  /** 1 to 5 with one decimal place. */
  average: number;
  count: number;
  counts: StarCounts;
};

/** Plain text only. */
export type Review = {
  id: string;
  stars: Stars;
  /** Empty when the author wrote none. */
  title: string;
  text: string;
  author: string | null;
  /** ISO 8601, or null when the platform does not report it. */
  writtenAt: string | null;
  /** Whether the author bought the product here. */
  isVerified: boolean;
  helpful: number;
  /** Without a description: nobody writes one. */
  pictures: Picture[];
  videos: Video[];
  reply: { text: string; writtenAt: string | null } | null;
};

/** Others see the review only once it is published. */
export type OwnReview = Review & { state: 'published' | 'pending' | 'rejected' };

export type ReviewDraft = { stars: Stars; name: string; title: string; text: string };

export const REVIEW_ORDERS = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export type ReviewQuery = { stars: Stars | null; order: ReviewOrder; page: number };

export const REVIEWS_PER_PAGE = 10;
/** The platform leads to a page through all pages before it. */
export const MAX_REVIEW_PAGES = 200;

/** Longest texts that the form accepts, in characters. The platform accepts longer ones. */
export const REVIEW_LENGTHS = { name: 60, title: 100, text: 2_000 } as const;

export const toStars = (value: unknown): Stars | null =>
  STARS.find((stars) => stars === Number(value)) ?? null;

export const countOf = ({ counts }: Pick<Rating, 'counts'>, stars: Stars): number => counts[stars - 1] ?? 0;

export function ratingOf(counts: StarCounts): Rating | null {
  const count = counts.reduce((sum, number) => sum + number, 0);
  if (count === 0) return null;
  const sum = counts.reduce((total, number, index) => total + number * (index + 1), 0);
  return { average: Math.round((sum * 10) / count) / 10, count, counts };
}
