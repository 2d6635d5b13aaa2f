import { expect, it, vi } from 'vitest';
import { createClock } from '../../sandbox/core/clock';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { callsDuring, newVisitor, openShop, SHOP } from './shop-visitor';

const sandbox = await openShop('v3', { clock: createClock() });

const CURRENT_CART = 'GET /ecom/v1/carts/current';
const PROBLEM = 'WIX_CART is v1, but the platform has removed the calls of Cart V1: set WIX_CART to v2';

/** Loads the shop's modules as a process that has just started, on a day before or after. */
async function start(cart: 'v1' | 'v2', now: string) {
  newProcess();
  // Stubs end with each test.
  vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
  vi.stubEnv('WIX_MEDIA_ORIGIN', sandbox.url);
  vi.stubEnv('SITE_URL', SHOP);
  vi.stubEnv('WIX_CATALOG', 'v3');
  vi.stubEnv('WIX_CART', cart);
  await control(sandbox, 'PUT', 'clock', { now });
  const { checkReadiness, reportProblems } = await import('@/lib/health/readiness');
  const { logger } = await import('@/lib/observe/logger');
  const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  return {
    checkReadiness,
    visitor: newVisitor(),
    /** Returns the lines that the start of a server logs. */
    async startLines() {
      await reportProblems();
      return error.mock.calls.map(([, line]) => line);
    },
    async request() {
      const product = await catalogPlatform.queryProductBySlug('bue-bookends');
      return { productId: product?.id, variantId: product?.variants[0]?.id, quantity: 1 };
    },
  };
}

const BEFORE = '2027-01-31T12:00:00Z';
const AFTER = '2027-02-02T12:00:00Z';

it('is ready while the platform has Cart V1, at the cost of one call', async () => {
  const { checkReadiness, startLines } = await start('v1', BEFORE);
  const calls = await callsDuring(sandbox, async () => {
    expect(await startLines()).toEqual([]);
    expect(await checkReadiness()).toMatchObject({ status: 'ready', cart: 'v1' });
  });
  expect(calls).toHaveProperty([CURRENT_CART], 1);
});

it('reports the removal in one line at start and is not ready', async () => {
  const { checkReadiness, startLines } = await start('v1', AFTER);
  expect(await startLines()).toEqual([PROBLEM]);
  expect(await checkReadiness()).toMatchObject({ status: 'not-ready', cart: 'removed', problem: PROBLEM });
});

it('never shows an empty cart, and rejects changes and the checkout', async () => {
  const { visitor, request } = await start('v1', BEFORE);
  const added = await visitor.send('/api/cart/items', { json: await request() });
  expect(added.json.cart.count).toBe(1);
  const [line] = added.json.cart.lines;
  await control(sandbox, 'PUT', 'clock', { now: AFTER });
  const responses = [
    await visitor.send('/api/cart', { method: 'GET' }),
    await visitor.empty(),
    await visitor.send('/api/cart/items', { json: await request() }),
    await visitor.setQuantity(line.id, 2),
    await visitor.remove(line.id),
    await visitor.apply('WELCOME10'),
    await visitor.withdraw('coupon'),
    await visitor.send('/api/cart/estimate', { json: { country: 'US' } }),
  ];
  for (const { status, json } of responses) expect([status, json.error.code]).toEqual([503, 'unreachable']);
  const { status, json } = await visitor.checkOut();
  expect([status, json.error.code]).toEqual([503, 'checkout-unavailable']);
});

it('calls nothing of Cart V1 where the shop uses Cart V2', async () => {
  const { checkReadiness, startLines } = await start('v2', AFTER);
  const calls = await callsDuring(sandbox, async () => {
    expect(await startLines()).toEqual([]);
    expect(await checkReadiness()).toMatchObject({ status: 'ready', cart: 'v2' });
  });
  expect(calls).not.toHaveProperty([CURRENT_CART]);
});
