import { createServer } from 'node:http';
import { delay, HttpResponse, http, passthrough } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformFetch, GUARD_LIMITS } from '@/lib/wix/transport';
import { listen } from '../listen';
import { PLATFORM, playPlatform, settle } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
const ADDRESS = 'https://www.wixapis.com/stores-reader/v1/thing?a=b&c=d';
const THING = `${PLATFORM}/stores-reader/v1/thing`;

let platformFetch = createPlatformFetch(GUARD_LIMITS);
beforeEach(() => {
  // The client remembers recent failures, so each test has a new one.
  platformFetch = createPlatformFetch(GUARD_LIMITS);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (...answers: (() => Response)[]) => {
  let turn = 0;
  platform.use(
    http.all(THING, () => {
      const answer = answers[Math.min(turn, answers.length - 1)];
      turn += 1;
      return answer?.() ?? HttpResponse.error();
    }),
  );
};
const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new HttpResponse(null, { status: code, headers });
};
const ok = () => HttpResponse.json({ ok: true });
const times = () => platform.requests().length;

/** Returns an object that receives the outcome of a call, without waiting for it. */
function outcomeOf(call: Promise<Response>) {
  const outcome: { status?: number; error?: unknown } = {};
  call.then(
    (response) => {
      outcome.status = response.status;
    },
    (error: unknown) => {
      outcome.error = error;
    },
  );
  return outcome;
}

describe('the URL', () => {
  it('is the client’s own with the platform’s origin in place of the public one', async () => {
    let address = '';
    platform.use(
      http.get(THING, ({ request }) => {
        address = request.url;
        return ok();
      }),
    );
    await platformFetch(ADDRESS);
    expect(address).toBe(`${THING}?a=b&c=d`);
  });
});

describe('a failing read', () => {
  it.each([429, 500, 502, 503, 504])('with %i is sent three times, with growing pauses', async (code) => {
    answering(status(code));
    const outcome = outcomeOf(platformFetch(ADDRESS));
    await settle();
    expect(times()).toBe(1);
    // The shortest pauses are 60 and 120 ms, the longest 180 and 360 ms.
    await vi.advanceTimersByTimeAsync(59);
    await settle();
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(121);
    await settle();
    expect(times()).toBe(2);
    await vi.advanceTimersByTimeAsync(360);
    await settle();
    expect(times()).toBe(3);
    await vi.advanceTimersByTimeAsync(7_000);
    await settle();
    expect(times()).toBe(3);
    expect(outcome).toEqual({ status: code });
  });

  it('without a connection is sent three times in all', async () => {
    answering(() => HttpResponse.error());
    const outcome = outcomeOf(platformFetch(ADDRESS));
    for (const pause of [0, 180, 360, 5_000]) {
      await vi.advanceTimersByTimeAsync(pause);
      await settle();
    }
    expect(times()).toBe(3);
    expect(outcome.error).toBeInstanceOf(TypeError);
  });

  it('returns the final response', async () => {
    answering(() => HttpResponse.error(), status(503), ok);
    const outcome = outcomeOf(platformFetch(ADDRESS));
    for (const pause of [0, 180, 360]) {
      await settle();
      await vi.advanceTimersByTimeAsync(pause);
    }
    await settle();
    expect(outcome).toEqual({ status: 200 });
    expect(times()).toBe(3);
  });

  it.each([400, 401, 403, 404])('with %i is not retried, because it would fail again', async (code) => {
    answering(status(code), ok);
    expect((await platformFetch(ADDRESS)).status).toBe(code);
    expect(times()).toBe(1);
  });
});

describe('responses of 429', () => {
  it('are retried after Retry-After, when that is short', async () => {
    answering(status(429, { 'retry-after': '1' }), ok);
    const outcome = outcomeOf(platformFetch(ADDRESS));
    await settle();
    await vi.advanceTimersByTimeAsync(999);
    await settle();
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(outcome).toEqual({ status: 200 });
  });

  it.each(['2', '60', new Date(Date.now() + 90_000).toUTCString()])(
    'are reported to the shopper immediately when the wait is long: Retry-After %s',
    async (retryAfter) => {
      answering(status(429, { 'retry-after': retryAfter }), ok);
      expect((await platformFetch(ADDRESS)).status).toBe(429);
      expect(times()).toBe(1);
    },
  );

  it('do not shorten the pause for a Retry-After of zero', async () => {
    answering(status(429, { 'retry-after': '0' }), ok);
    const outcome = outcomeOf(platformFetch(ADDRESS));
    await settle();
    await vi.advanceTimersByTimeAsync(59);
    await settle();
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(121);
    await settle();
    expect(outcome).toEqual({ status: 200 });
  });
});

describe('a write', () => {
  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('by %s is sent once: it may have succeeded', async (method) => {
    for (const answer of [status(503), status(500), status(429), () => HttpResponse.error()]) {
      answering(answer, ok);
      const before = times();
      const outcome = outcomeOf(platformFetch(ADDRESS, { method, body: '{}' }));
      await settle();
      await vi.advanceTimersByTimeAsync(10_000);
      await settle();
      expect(times() - before).toBe(1);
      expect(outcome).not.toMatchObject({ status: 200 });
    }
  });
});

describe('a response that does not arrive', () => {
  beforeEach(() => {
    platform.use(
      http.all(THING, async () => {
        await delay('infinite');
        return ok();
      }),
    );
  });

  it.each(['GET', 'POST'])('times out after eight seconds, without a retry (%s)', async (method) => {
    const outcome = outcomeOf(platformFetch(ADDRESS, { method }));
    await settle();
    await vi.advanceTimersByTimeAsync(7_999);
    await settle();
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(1);
  });

  it('is canceled immediately when the caller aborts', async () => {
    const controller = new AbortController();
    const outcome = outcomeOf(platformFetch(ADDRESS, { signal: controller.signal }));
    await settle();
    controller.abort(new Error('left'));
    await settle();
    expect(outcome.error).toMatchObject({ message: 'left' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(1);
  });

  it('ends in time although the caller has a signal', async () => {
    const outcome = outcomeOf(platformFetch(ADDRESS, { signal: new AbortController().signal }));
    await settle();
    await vi.advanceTimersByTimeAsync(8_000);
    await settle();
    expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
  });
});

it('a response whose body does not end times out', async () => {
  vi.useRealTimers();
  const server = await listen(createServer((_request, response) => void response.write('{')));
  platform.use(http.all(`${server.url}/*`, () => passthrough()));
  const impatient = createPlatformFetch({ ...GUARD_LIMITS, timeout: 200 });
  await expect(impatient(`${server.url}/thing`)).rejects.toMatchObject({ name: 'TimeoutError' });
  await server.close();
});

it('a call that has ended keeps no timer, and listens to its caller no more', async () => {
  answering(ok);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  expect(await (await platformFetch(ADDRESS, { signal })).json()).toEqual({ ok: true });
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  );
});
