import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { callsDuring, newVisitor, openShop, SHOP } from './shop-visitor';

/** Number of calls per minute that the platform accepts from an app. */
const QUOTA = 200;

const sandbox = await openShop();
vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', String(QUOTA));
const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
const productId = (await catalogPlatform.queryProductBySlug('ora-serving-bowl'))?.id ?? '';
beforeEach(async () => {
  await control(sandbox, 'PUT', 'limits', { callsPerMinute: QUOTA });
});

const total = (calls: Record<string, number>) => Object.values(calls).reduce((sum, count) => sum + count, 0);
const offerOf = async (slug: string) => {
  const { GET } = await import('@/app/api/products/[slug]/offer/route');
  return GET(new NextRequest(`${SHOP}/api/products/${slug}/offer`), { params: Promise.resolve({ slug }) });
};
const sitemapFile = async (file: number) => {
  const { GET } = await import('@/app/sitemap.xml/route');
  return GET(new NextRequest(`${SHOP}/sitemap.xml?file=${file}`));
};
const addToCart = () =>
  newVisitor().send('/api/cart/items', { json: { productId, variantId: null, quantity: 1 } });

describe('made-up addresses', () => {
  it('never use up the calls reserved for carts, even without a cache', async () => {
    const calls = await callsDuring(sandbox, async () => {
      for (let turn = 0; turn < QUOTA; turn += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, place) => [
            offerOf(`made-up-${turn + place}`),
            sitemapFile(turn + place + 10),
          ]).flat(),
        );
    });
    expect(total(calls)).toBeLessThanOrEqual(0.6 * QUOTA + 1);
    expect((await addToCart()).status).toBe(200);
  });

  it('with an invalid slug cost no call, and are not found', async () => {
    const calls = await callsDuring(sandbox, async () => {
      for (const slug of ['x'.repeat(5_000), '%E0%A4%A', '%FF', '..', 'a%2Fb', 'a b', '<script>'])
        expect((await offerOf(slug)).status, slug.slice(0, 20)).toBe(404);
    });
    expect(calls).toEqual({});
  });
});

it.each([-100, 0.5, Number.NaN, 1e9])('page %d of a list or reviews recurses into no other', async (page) => {
  const { getPage, PLAIN_LIST } = await import('@/lib/wix/catalog/lists/pages');
  await expect(getPage(PLAIN_LIST, page)).rejects.toThrow(RangeError);
  const { getReviewPage } = await import('@/lib/reviews/readers');
  if (page > 0 || Number.isNaN(page))
    await expect(getReviewPage(productId, { stars: null, order: 'newest', page })).rejects.toThrow(
      RangeError,
    );
});

describe('made-up sessions', () => {
  const send = async (turn: number) => {
    const visitor = newVisitor();
    visitor.jar.set('refresh_token', `visitor.made-up-${turn}`);
    return visitor.send('/api/cart', { method: 'GET' });
  };

  it('cost at most 40 calls, sequential or concurrent, and a shopper’s cart still works', async () => {
    const calls = await callsDuring(sandbox, async () => {
      for (let turn = 0; turn < 50; turn++) await send(turn);
      await Promise.all(Array.from({ length: 150 }, (_, turn) => send(turn + 50)));
    });
    expect(calls['POST /oauth2/token']).toBe(40);
    expect((await addToCart()).status).toBe(200);
  });
});
