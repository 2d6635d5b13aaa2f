import {
  countOf,
  MAX_REVIEW_PAGES,
  type Rating,
  REVIEW_ORDERS,
  REVIEWS_PER_PAGE,
  type ReviewOrder,
  type ReviewQuery,
  toStars,
} from '@/lib/model/review';
import { firstOf, productHref } from '@/lib/urls';

export const PLAIN_REVIEW_QUERY: ReviewQuery = { stars: null, order: 'newest', page: 1 };

/** `/reviews/new` below it is the form. */
export const reviewsHref = (slug: string): string => `${productHref(slug)}/reviews`;
export const newReviewHref = (slug: string): string => `${reviewsHref(slug)}/new`;

type Parameters = Record<string, string | string[] | undefined>;

/** Unknown values count as absent. */
export function parseReviewQuery(parameters: Parameters): ReviewQuery {
  const page = Number(firstOf(parameters.page));
  return {
    stars: toStars(firstOf(parameters.stars)),
    order: REVIEW_ORDERS.find((order) => order === firstOf(parameters.sort)) ?? PLAIN_REVIEW_QUERY.order,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** A changed filter or order starts at page 1. */
export function reviewListHref(slug: string, query: ReviewQuery, change: Partial<ReviewQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (next.stars !== null) parameters.set('stars', String(next.stars));
  if (next.order !== PLAIN_REVIEW_QUERY.order) parameters.set('sort', next.order satisfies ReviewOrder);
  if (next.page > 1) parameters.set('page', String(next.page));
  const search = parameters.toString();
  return search === '' ? reviewsHref(slug) : `${reviewsHref(slug)}?${search}`;
}

/** At least 1. */
export function reviewPageCount(rating: Rating, { stars }: ReviewQuery): number {
  const total = stars === null ? rating.count : countOf(rating, stars);
  return Math.min(MAX_REVIEW_PAGES, Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)));
}
