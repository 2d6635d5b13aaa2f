import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '@/lib/model/cart';
import { cartV1 } from '@/lib/wix/cart/v1/cart';
import { catalogPlatform } from '@/lib/wix/catalog/current-catalog';
import { fetchMyMember } from '@/lib/wix/members';
import { fetchOrder, fetchOrderDetail, queryOrders } from '@/lib/wix/orders';
import {
  fetchOwnReview,
  fetchReviewer,
  queryReviews,
  querySiteRatings,
  queryStarCounts,
} from '@/lib/wix/reviews';
import { dataCollection } from '@/lib/wix/saved-items';
import { createSessionClient } from '@/lib/wix/session-client';
import { fc } from '../generated';
import { mintingTokens, PLATFORM, playPlatform, TOKEN_PATH } from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CATALOG', 'v1');
});

const { fetchCart, removeLines, setQuantities } = cartV1;
const platform = playPlatform();
const client = createSessionClient('access');
const bounds = { categoryId: null, minPrice: null, maxPrice: null };
const query = { ...bounds, sortBy: 'newest', skip: 0, limit: 10 } as const;

/**
 * Every read whose empty result a shopper would see: an empty cart, a page not found, a signed-out
 * member.
 */
const READS: [string, () => Promise<unknown>][] = [
  ['the cart', () => fetchCart(client)],
  ['the cart after a change', () => setQuantities(client, [{ id: 'l1', quantity: 2 }])],
  ['the cart after a removal', () => removeLines(client, ['l1'])],
  ['a product', () => catalogPlatform.queryProductBySlug('arc-vase')],
  ['an offer', () => catalogPlatform.queryLiveOffer('arc-vase')],
  ['a list of products', () => catalogPlatform.queryProducts(query)],
  ['the bounds of prices', () => catalogPlatform.queryFacets(query)],
  ['the categories', () => catalogPlatform.queryCategories()],
  ['a category', () => catalogPlatform.queryCategoryBySlug('vases')],
  ['the member', () => fetchMyMember(client)],
  ['an order', () => fetchOrder(client, 'b0b5e4c8-0000-4000-8000-000000000001')],
  ['an order in full', () => fetchOrderDetail(client, 'b0b5e4c8-0000-4000-8000-000000000001')],
  ['the ratings', () => querySiteRatings()],
  ['the stars of a product', () => queryStarCounts('p1')],
  ['the reviews', () => queryReviews('p1', { stars: null, order: 'newest', cursor: null, limit: 10 })],
  ['the author of a review', () => fetchReviewer(client)],
  ['the member’s own review', () => fetchOwnReview(client, { contactId: 'c1', name: '' }, 'p1')],
  ['the wishlist', () => dataCollection.readItems(client, 'wishlist')],
  ['the orders', () => queryOrders(client, { memberId: 'm1', cursor: null, limit: 10 })],
];

const NAMES = ['cart', 'products', 'collections', 'collection', 'member', 'order', 'orders'];
const fields = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));

const WRONG: [string, unknown][] = [
  ['nothing in it', {}],
  ['a word', 'maintenance'],
  ['a list', []],
  ['fields that are words', fields('x')],
  ['fields that are null', fields(null)],
  ['fields that are empty', fields({})],
  [
    'lists of words',
    {
      cart: { currency: 'USD', lineItems: ['x', 'y'] },
      products: ['x'],
      collections: ['x'],
      orders: ['x'],
      metadata: { count: 1, offset: 0, total: 1 },
    },
  ],
  ['lists without their number', { products: [], collections: [], cart: { lineItems: [] } }],
];

const answering = (json: unknown) =>
  // The first handler that fits responds, so that the shop has tokens and reads the content.
  platform.use(
    mintingTokens(),
    http.all(`${PLATFORM}/*`, () => HttpResponse.json(json as Parameters<typeof HttpResponse.json>[0])),
  );

describe.each(READS)('a response of 200 about %s with wrong content', (_, read) => {
  it.each(WRONG)('is an outage, not an empty result: %s', async (__, json) => {
    answering(json);
    const outcome: unknown = await read().catch((error: unknown) => error);
    expect(outcome).toMatchObject({ name: 'PlatformError', isTemporary: true });
    // The read itself has failed, and not a request before it.
    expect(platform.requests().some(({ path }) => path !== TOKEN_PATH)).toBe(true);
  });
});

describe('a response with arbitrary content', () => {
  it('leads to a valid result or a platform error, and never to an empty cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          cart: fc.anything({ maxDepth: 3 }),
          products: fc.anything({ maxDepth: 3 }),
          metadata: fc.anything(),
        }),
        async (json) => {
          answering(JSON.parse(JSON.stringify(json) ?? 'null'));
          for (const read of [
            () => fetchCart(client),
            () => catalogPlatform.queryProductBySlug('arc-vase'),
          ]) {
            const outcome: unknown = await read().catch((error: unknown) => error);
            expect(outcome).not.toEqual(EMPTY_CART);
            expect(outcome).toMatchObject({ name: 'PlatformError' });
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
