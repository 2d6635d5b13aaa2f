import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOwnReview, queryReviews, querySiteRatings, queryStarCounts } from '@/lib/wix/reviews';
import { createSessionClient } from '@/lib/wix/session-client';
import { mintingTokens, PLATFORM, playPlatform, rejectedCall } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CATALOG', 'v3');
});

const platform = playPlatform();
const REVIEWS = `${PLATFORM}/reviews/v1/reviews`;
const review = {
  id: 'r1',
  entityId: 'p1',
  content: { rating: 4 },
  moderation: { moderationStatus: 'APPROVED' },
};
const counting = (answer: (filter: Record<string, unknown>) => Response) =>
  http.post(`${REVIEWS}/count`, async ({ request }) => answer(Object(await request.json()).filter));

beforeEach(() => platform.use(mintingTokens()));

describe('a site without reviews', () => {
  it.each([
    [403, undefined],
    [404, undefined],
    [428, 'REQUIRED_APP_NOT_INSTALLED'],
    [428, undefined],
  ])('is known by a %i %s, which is no failure', async (status, code) => {
    platform.use(http.post(`${REVIEWS}/*`, () => rejectedCall(status, code)));
    expect(await querySiteRatings()).toBeNull();
    const plain = { stars: null, order: 'newest', cursor: null, limit: 10 } as const;
    expect(await queryReviews('p1', plain)).toBeNull();
  });

  it('differs from a platform that fails', async () => {
    platform.use(http.post(`${REVIEWS}/*`, () => rejectedCall(500)));
    await expect(querySiteRatings()).rejects.toMatchObject({ isTemporary: true });
  });
});

describe('a site with many reviews', () => {
  it.each([
    ['more than 2,000', () => HttpResponse.json({ count: 2_001 })],
    ['too many to count', () => rejectedCall(400, 'TOO_MANY_TO_COUNT')],
  ])('is not read whole: %s', async (_, answer) => {
    platform.use(counting(answer));
    expect(await querySiteRatings()).toBe('many');
    expect(platform.requests('/reviews/v1/reviews/query')).toEqual([]);
  });

  it('is counted by stars in five calls for a product, and in one without reviews', async () => {
    const of: Record<string, number> = { '1': 1, '2': 0, '3': 2, '4': 3 };
    platform.use(
      counting(({ entityId, 'content.rating': stars }) =>
        HttpResponse.json({ count: entityId === 'p0' ? 0 : (of[String(stars)] ?? 10) }),
      ),
    );
    expect(await queryStarCounts('p1')).toEqual([1, 0, 2, 3, 4]);
    expect(platform.requests('/reviews/v1/reviews/count')).toHaveLength(5);
    expect(await queryStarCounts('p0')).toEqual([0, 0, 0, 0, 0]);
    expect(platform.requests('/reviews/v1/reviews/count')).toHaveLength(6);
  });
});

it('a member who may not read unpublished reviews still finds the own published one', async () => {
  platform.use(
    http.post(`${REVIEWS}/query`, async ({ request }) =>
      Object(await request.json()).returnPrivateReviews
        ? rejectedCall(403)
        : HttpResponse.json({ reviews: [review], metadata: { count: 1, cursors: {} } }),
    ),
  );
  const own = await fetchOwnReview(createSessionClient('access'), { contactId: 'c1', name: 'Tove' }, 'p1');
  expect(own).toMatchObject({ id: 'r1', stars: 4, state: 'published' });
});
