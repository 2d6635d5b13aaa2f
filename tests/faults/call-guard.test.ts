import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '@/lib/observe/logger';
import { createPlatformFetch, GUARD_LIMITS, type GuardLimits } from '@/lib/wix/transport';
import { deferred } from '../deferred';
import { PLATFORM, playPlatform, settle } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
const CARTS = `${PLATFORM}/ecom/v1/carts/current`;
const ADD = `${CARTS}/add-to-cart`;
const PRODUCTS = `${PLATFORM}/stores-reader/v1/products/query-platformized`;

const START = Date.parse('2026-11-20T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  return () => vi.useRealTimers();
});

const fetchWith = (limits: Partial<GuardLimits> = {}) => createPlatformFetch({ ...GUARD_LIMITS, ...limits });
const add = (platformFetch: typeof fetch) => platformFetch(ADD, { method: 'POST', body: '{}' });
const settled = async (call: Promise<Response>) =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.constructor.name : 'something else'),
  );
async function repeat(count: number, call: () => Promise<Response>): Promise<unknown[]> {
  const outcomes = [];
  for (let turn = 0; turn < count; turn++) outcomes.push(await settled(call()));
  return outcomes;
}
const answerWith = (answer: () => Response | Promise<Response>) =>
  platform.use(http.all(`${PLATFORM}/*`, answer));
const ok = () => HttpResponse.json({});

describe('a platform that is down', () => {
  it.each([
    ['answers 500', () => new HttpResponse(null, { status: 500 })],
    ['drops connections', () => HttpResponse.error()],
  ])('receives no calls after ten failures, and recovers automatically: it %s', async (_, answer) => {
    const warn = vi.spyOn(logger, 'warn');
    const platformFetch = fetchWith();
    answerWith(answer);
    await repeat(10, () => add(platformFetch));
    expect(platform.requests()).toHaveLength(10);
    expect(await repeat(5, () => add(platformFetch))).toEqual(Array(5).fill('BrokenCircuitError'));
    expect(platform.requests()).toHaveLength(10);
    expect(warn).toHaveBeenCalledTimes(1);

    answerWith(ok);
    vi.setSystemTime(START + 3_000);
    expect(await repeat(3, () => add(platformFetch))).toEqual([200, 200, 200]);
  });

  it('receives one probe at a time until it recovers, and other calls do not wait for the probe', async () => {
    const platformFetch = fetchWith();
    answerWith(() => HttpResponse.error());
    await repeat(10, () => add(platformFetch));
    const slow = deferred<Response>();
    answerWith(() => slow.promise);
    vi.setSystemTime(START + 3_000);
    const trying = settled(add(platformFetch));
    await settle();
    expect(await settled(add(platformFetch))).toBe('BrokenCircuitError');
    slow.resolve(ok());
    expect(await trying).toBe(200);
    answerWith(ok);
    expect(await settled(add(platformFetch))).toBe(200);
  });

  it('is cut off for one kind of call only', async () => {
    const platformFetch = fetchWith();
    platform.use(
      http.all(ADD, () => HttpResponse.error()),
      http.all(PRODUCTS, ok),
    );
    await repeat(12, () => add(platformFetch));
    expect(await settled(platformFetch(PRODUCTS, { method: 'POST', body: '{}' }))).toBe(200);
  });
});

describe('a platform that fails one time in three', () => {
  it('still receives calls, and reads succeed', async () => {
    const platformFetch = fetchWith();
    let turn = 0;
    answerWith(() => {
      turn += 1;
      return turn % 3 === 0 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({});
    });
    const reads = await repeat(24, () => platformFetch(CARTS));
    expect(reads.filter((outcome) => outcome !== 200)).toEqual([]);
    expect(await repeat(60, () => add(platformFetch))).not.toContain('BrokenCircuitError');
  });

  it.each([400, 401, 404, 429])('receives all calls that it rejects with %i', async (status) => {
    const platformFetch = fetchWith();
    answerWith(() => new HttpResponse(null, { status }));
    expect(new Set(await repeat(30, () => add(platformFetch)))).toEqual(new Set([status]));
  });
});

describe('a slow platform', () => {
  it('gets a bounded number of requests, while others wait, or fail immediately when too many wait', async () => {
    const platformFetch = fetchWith({ maxConcurrent: 2, waiting: 3 });
    const slow = deferred<void>();
    answerWith(async () => {
      await slow.promise;
      return ok();
    });
    const calls = Array.from({ length: 5 }, () => settled(add(platformFetch)));
    await settle();
    expect(platform.requests()).toHaveLength(2);
    const rejected = await repeat(20, () => add(platformFetch));
    expect(new Set(rejected)).toEqual(new Set(['BulkheadRejectedError']));
    slow.resolve();
    expect(await Promise.all(calls)).toEqual([200, 200, 200, 200, 200]);
    // The shop's own rejections are no outage of the platform.
    expect(await settled(add(platformFetch))).toBe(200);
  });

  it('does not get queued requests that have timed out', async () => {
    const controller = new AbortController();
    const platformFetch = fetchWith({ maxConcurrent: 1, waiting: 3 });
    answerWith(() => new Promise<Response>(() => undefined));
    const slow = settled(platformFetch(ADD, { method: 'POST', signal: controller.signal }));
    const queued = settled(platformFetch(ADD, { method: 'POST', signal: controller.signal }));
    await settle();
    controller.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await Promise.all([slow, queued])).toEqual(['DOMException', 'TaskCancelledError']);
    expect(platform.requests()).toHaveLength(1);
  });
});

describe('a platform that limits the rate', () => {
  const throttled = (seconds: string) => () =>
    new HttpResponse(null, { status: 429, headers: { 'retry-after': seconds } });

  it('gets no calls of that kind for the requested time', async () => {
    const platformFetch = fetchWith();
    answerWith(throttled('30'));
    await settled(add(platformFetch));
    answerWith(ok);
    const rejected = await add(platformFetch);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await settled(platformFetch(PRODUCTS, { method: 'POST' }))).toBe(200);
    vi.advanceTimersByTime(31_000);
    expect(await settled(add(platformFetch))).toBe(200);
  });

  it('of one account’s sign-in attempts affects no other account', async () => {
    const platformFetch = fetchWith();
    const login = () => platformFetch(`${PLATFORM}/_api/iam/authentication/v2/login`, { method: 'POST' });
    answerWith(throttled('30'));
    await settled(login());
    answerWith(ok);
    expect(await settled(login())).toBe(200);
  });

  it('may give a date, and is never left alone for more than a minute', async () => {
    const platformFetch = fetchWith();
    answerWith(throttled(new Date(START + 3_600_000).toUTCString()));
    await settled(add(platformFetch));
    answerWith(ok);
    expect(await settled(add(platformFetch))).toBe(429);
    vi.advanceTimersByTime(61_000);
    expect(await settled(add(platformFetch))).toBe(200);
  });
});

describe('reads that are sent as POST', () => {
  it('are retried like other reads', async () => {
    answerWith(() => new HttpResponse(null, { status: 500 }));
    await fetchWith()(PRODUCTS, { method: 'POST', body: '{"query":{}}' });
    expect(platform.requests().map(({ body }) => body)).toEqual(Array(3).fill('{"query":{}}'));
  });
});
