import { expect, it } from 'vitest';
import { ratingOf } from '@/lib/model/review';
import {
  PLAIN_REVIEW_QUERY,
  parseReviewQuery,
  reviewListHref,
  reviewPageCount,
} from '@/lib/reviews/review-query';

it('ratingOf has one decimal place, and counts stars from one to five', () => {
  expect(ratingOf([0, 1, 1, 3, 8])).toEqual({ average: 4.4, count: 13, counts: [0, 1, 1, 3, 8] });
  expect(ratingOf([1, 0, 0, 0, 1])?.average).toBe(3);
  expect(ratingOf([1, 0, 0, 0, 2])?.average).toBe(3.7);
});

it('ratingOf is null without reviews, and never an average of zero', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
});

it.each([
  [{}, '/products/bowl/reviews'],
  [{ stars: 4 } as const, '/products/bowl/reviews?stars=4'],
  [{ order: 'lowest' } as const, '/products/bowl/reviews?sort=lowest'],
  [{ stars: 1, order: 'helpful', page: 3 } as const, '/products/bowl/reviews?stars=1&sort=helpful&page=3'],
])('the address of reviews of %j is read as it was written', (change, href) => {
  expect(reviewListHref('bowl', PLAIN_REVIEW_QUERY, change)).toBe(href);
  const parameters = Object.fromEntries(new URL(href, 'http://shop.test').searchParams);
  expect(parseReviewQuery(parameters)).toEqual({ ...PLAIN_REVIEW_QUERY, ...change });
});

it('the address of reviews starts at the first page after a change of filter or order', () => {
  const onPage2 = { ...PLAIN_REVIEW_QUERY, page: 2 };
  expect(reviewListHref('bowl', onPage2, { stars: 5 })).toBe('/products/bowl/reviews?stars=5');
});

it.each([
  { stars: '6', sort: 'random', page: '-1' },
  { stars: '4.5', sort: '', page: '1e99' },
  { stars: ['x', '4'], sort: ['x'], page: ['0'] },
])('the address of reviews ignores unknown values: %j', (parameters) => {
  expect(parseReviewQuery(parameters)).toEqual(PLAIN_REVIEW_QUERY);
});

it.each([
  [null, 2],
  [5, 1],
  [2, 1],
] as const)('13 reviews, filtered by %s stars, have %i pages', (stars, pages) => {
  const rating = ratingOf([0, 1, 1, 3, 8]);
  expect(rating && reviewPageCount(rating, { ...PLAIN_REVIEW_QUERY, stars })).toBe(pages);
});
