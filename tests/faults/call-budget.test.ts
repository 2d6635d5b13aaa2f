import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrowseLane, createCallBudget } from '@/lib/wix/call-budget';
import { createPlatformFetch, GUARD_LIMITS } from '@/lib/wix/transport';
import { PLATFORM, playPlatform } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
const PRODUCTS = `${PLATFORM}/stores-reader/v1/products/query-platformized`;
const CART = `${PLATFORM}/ecom/v1/carts/current`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-20T10:00:00Z') });
  platform.use(http.all(`${PLATFORM}/*`, () => HttpResponse.json({})));
  return () => vi.useRealTimers();
});

/** Sends calls of a lane until one is rejected. Returns the number of calls sent. */
async function callsUntilRejected(platformFetch: ReturnType<typeof createPlatformFetch>, lane: BrowseLane) {
  for (let count = 0; count < 1_000; count++)
    if ((await platformFetch(PRODUCTS, {}, lane)).status === 429) return count;
  return 1_000;
}
const shop = (perMinute = 200) => createPlatformFetch(GUARD_LIMITS, createCallBudget(perMinute));

describe('the part of the quota available to browsing', () => {
  it.each([
    ['catalog', 120],
    ['live', 50],
    ['lookup', 20],
  ] as const)('of the lane %s is %i of 200 calls a minute', async (lane, most) => {
    expect(await callsUntilRejected(shop(), lane)).toBe(most);
    expect(platform.requests()).toHaveLength(most);
  });

  it('is shared by all lanes, and a small lane leaves the rest to pages', async () => {
    const platformFetch = shop();
    expect(await callsUntilRejected(platformFetch, 'lookup')).toBe(20);
    expect(await callsUntilRejected(platformFetch, 'live')).toBe(50);
    expect(await callsUntilRejected(platformFetch, 'catalog')).toBe(50);
  });

  it('keeps a part for pages that neither feeds nor searches nor Markdown can spend', async () => {
    const budget = createCallBudget(200);
    const platformFetch = createPlatformFetch(GUARD_LIMITS, budget);
    for (let call = 0; call < 70; call++) await platformFetch(PRODUCTS, {}, 'catalog');
    expect(await budget.waitOfOthers()).toBe(0);
    expect(await callsUntilRejected(platformFetch, 'feeds')).toBe(30);
    expect(await callsUntilRejected(platformFetch, 'search')).toBe(0);
    expect(await budget.waitOfOthers()).toBe(60_000);
    expect(await callsUntilRejected(platformFetch, 'catalog')).toBe(20);
  });

  it('never delays carts and tokens', async () => {
    const platformFetch = shop();
    await callsUntilRejected(platformFetch, 'catalog');
    for (let count = 0; count < 80; count++) expect((await platformFetch(CART)).status).toBe(200);
  });

  it('is refilled call by call, and the error contains the waiting time', async () => {
    const platformFetch = shop(20);
    await platformFetch(PRODUCTS, {}, 'lookup');
    vi.advanceTimersByTime(20_000);
    await platformFetch(PRODUCTS, {}, 'lookup');
    const rejected = await platformFetch(PRODUCTS, {}, 'lookup');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '40']);
    vi.advanceTimersByTime(40_001);
    expect(await callsUntilRejected(platformFetch, 'lookup')).toBe(1);
  });

  it('counts every retry', async () => {
    platform.use(http.all(PRODUCTS, () => new HttpResponse(null, { status: 500 })));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const platformFetch = shop(20);
    await platformFetch(PRODUCTS, {}, 'catalog');
    expect(platform.requests()).toHaveLength(3);
    platform.use(http.all(PRODUCTS, () => HttpResponse.json({})));
    expect(await callsUntilRejected(platformFetch, 'catalog')).toBe(9);
  });
});
