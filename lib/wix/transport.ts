import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel';
import { env } from '@/lib/config/env';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { type CallBudget, callBudget, type Lane } from './call-budget';

/** Protects the shop from a failing platform, per kind of call, so that slow orders do not block carts. */
type CallGuard = {
  /** Fails at once after many recent failures. @throws BrokenCircuitError, and whatever `call` throws */
  protect(call: () => Promise<Response>): Promise<Response>;
  /** Waits for a slot. @throws BulkheadRejectedError (queue is full), TaskCancelledError (`signal` aborts) */
  send(request: () => Promise<Response>, signal: AbortSignal): Promise<Response>;
  /** Stops sending for as long as the platform has requested (`Retry-After`). */
  pauseFor(milliseconds: number): void;
  /** Milliseconds until requests may be sent again. 0 when they may be sent now. */
  remainingPause(): number;
};

export type GuardLimits = {
  maxConcurrent: number;
  /** Maximum of requests in the queue. */
  waiting: number;
  /** Number of recent calls that the breaker considers. */
  calls: number;
  /** Number of calls below which the breaker never opens. */
  minimumNumberOfCalls: number;
  /** The breaker opens when more than this part (0 to 1) of those calls has failed. */
  threshold: number;
  /** Milliseconds until one call tests the platform again: initially, and at most. */
  tryAgainAfter: number;
  tryAgainAtMost: number;
  /** Milliseconds after which a call fails, retries and pauses included. */
  timeout: number;
};

export const GUARD_LIMITS: GuardLimits = {
  maxConcurrent: 50,
  waiting: 200,
  calls: 20,
  minimumNumberOfCalls: 10,
  // Three failures in ten do not open the breaker: retries turn most of them into successes.
  threshold: 0.7,
  tryAgainAfter: 1_000,
  tryAgainAtMost: 10_000,
  // The platform's slowest documented calls take two to three seconds.
  timeout: 8_000,
};

/** Caps a longer `Retry-After`, because the platform's own limits are per minute. */
const MAX_PAUSE_MS = 60_000;

/** @param kind for the log */
function createCallGuard(kind: string, limits: GuardLimits): CallGuard {
  const queue = bulkhead(limits.maxConcurrent, limits.waiting);
  const breaker = circuitBreaker(
    handleWhen(isOutage).orWhenResult((result) => result instanceof Response && result.status >= 500),
    {
      breaker: new CountBreaker({
        threshold: limits.threshold,
        size: limits.calls,
        minimumNumberOfCalls: limits.minimumNumberOfCalls,
      }),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: limits.tryAgainAfter,
        maxDelay: limits.tryAgainAtMost,
      }),
    },
  );
  breaker.onBreak(() => logger.warn({ kind }, 'the platform fails; calls to it are paused'));
  breaker.onReset(() => logger.info({ kind }, 'the platform answers again'));
  let pausedUntil = 0;

  return {
    async protect(call) {
      // The library queues all calls behind the one that tests. A slow platform would block them long.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return breaker.execute(call);
    },
    send: (request, signal) => queue.execute(request, signal),
    pauseFor(milliseconds) {
      pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(milliseconds, MAX_PAUSE_MS));
    },
    remainingPause: () => Math.max(0, pausedUntil - performance.now()),
  };
}

/** No connection, or a time-out. The shop's own limits and aborted callers do not count. */
const isOutage = (error: Error): boolean => error instanceof TypeError || error.name === 'TimeoutError';

/** Kinds of calls. Calls of the same kind share one guard and fail together. */
type CallKind =
  | 'tokens'
  | 'catalog'
  | 'cart'
  | 'orders'
  | 'members'
  | 'identity'
  | 'redirects'
  | 'back-in-stock'
  | 'recommendations'
  | 'reviews'
  | 'other';

const KINDS: [RegExp, CallKind][] = [
  [/^\/oauth2\//, 'tokens'],
  [/^\/(?:stores|stores-reader|v2\/collections|categories)(?:\/|$)/, 'catalog'],
  [/^\/ecom\/v(?:1\/(?:carts|checkouts)|2\/carts)/, 'cart'],
  [/^\/ecom\//, 'orders'],
  [/^\/members\//, 'members'],
  [/^\/reviews\//, 'reviews'],
  [/^\/_api\/iam\//, 'identity'],
  [/^\/_api\/(?:redirects-api|oauth2)\//, 'redirects'],
  [/^\/back-in-stock-service\//, 'back-in-stock'],
  [/^\/v1\/recommendations\//, 'recommendations'],
];

/** @param path of the URL, e.g. `/ecom/v1/carts/current` */
const callKind = (path: string): CallKind => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';

/** Reads by POST. `estimate` and `refresh` of Cart V2 store prices, which a repeated call does not change. */
const READS_BY_POST =
  /\/(?:query|query-platformized|query-variants|search|count|estimate-totals|productOptionsAvailability|carts\/current\/(?:estimate|refresh)|recommendations\/get)$/;

/** Whether a call changes nothing, so that it may be retried. */
const isSafeRead = (method: string, path: string): boolean =>
  method === 'GET' || (method === 'POST' && READS_BY_POST.test(path));

/** Attempts of a read. A write has one, because an unanswered write may have taken effect. */
const READ_ATTEMPTS = 3;
const RETRY_BASE_MS = 120;
/** A longer `Retry-After` is not worth the shopper's time. The failure is shown instead. */
const MAX_RETRY_AFTER_MS = 1_500;
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** `lane` is the quota part of a call. Calls without one are not limited. */
export type PlatformFetch = (
  input: string | URL | Request,
  init?: RequestInit,
  lane?: Lane,
) => Promise<Response>;

/**
 * Sends every platform call: a `fetch` for the SDK and for the shop's token calls. It sets origin and
 * timeout, retries safe reads with jitter, limits concurrent requests, and stops sending while the platform
 * fails (see `CallGuard`) or for as long as it has requested. A catalog read over its part of the quota (see
 * ./call-budget) is not sent and gets the 429 that the platform would return.
 * @throws TimeoutError, TypeError when the network fails, or cockatiel's errors for calls that
 *   were not sent. Responses of any status are returned.
 */
export const platformFetch = processState('transport', () => createPlatformFetch(GUARD_LIMITS));

export function createPlatformFetch(limits: GuardLimits, budget: CallBudget = callBudget): PlatformFetch {
  const guards = new Map<string, ReturnType<typeof createCallGuard>>();
  const guardOf = (kind: string) => {
    const guard = guards.get(kind) ?? createCallGuard(kind, limits);
    guards.set(kind, guard);
    return guard;
  };

  return async (input, init, lane) => {
    const url = toPlatformUrl(input);
    const method = init?.method ?? 'GET';
    const kind = callKind(url.pathname);
    const guard = guardOf(kind);
    const held = guard.remainingPause();
    if (held > MAX_RETRY_AFTER_MS) return tooManyRequests(held);
    const attempts = isSafeRead(method, url.pathname) ? READ_ATTEMPTS : 1;
    const { signal, end } = startDeadline(limits.timeout, init?.signal);
    const send = async (): Promise<Response> => {
      const wait = lane === undefined ? 0 : await budget.take(lane);
      if (wait > 0) return tooManyRequests(wait);
      const response = await guard.send(
        () => fetchWhole(url, { ...init, signal, cache: 'no-store' }),
        signal,
      );
      // The platform counts sign-in tries per account. One account's 429 must not stop the others.
      if (response.status === TOO_MANY_REQUESTS && kind !== 'identity') guard.pauseFor(retryAfter(response));
      return response;
    };
    try {
      return await guard.protect(async () => {
        await pause(guard.remainingPause());
        return sendWithRetries(send, attempts, signal);
      });
    } finally {
      end();
    }
  };
}

/**
 * A connection outlives the request that opened it. Opened in the scope of that request, it would keep the
 * whole rendering in memory, and what ran beside it.
 */
const connections = processState('platform-connections', () => new AsyncResource('PlatformConnections'));

/** With the body, so that the deadline holds for it, too, and ends with the call. */
async function fetchWhole(url: URL, init: RequestInit): Promise<Response> {
  return connections.runInAsyncScope(async () => {
    const response = await fetch(url, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  });
}

async function sendWithRetries(
  send: () => Promise<Response>,
  attempts: number,
  signal: AbortSignal,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await send();
      const wait = retryDelay(response, attempt);
      if (attempt === attempts || wait === undefined) return response;
      await pause(wait);
    } catch (error) {
      // A failed connection is a TypeError. Other errors would recur: timed out, or a full queue.
      if (attempt === attempts || signal.aborted || !(error instanceof TypeError)) throw error;
      await pause(jitter(attempt));
    }
  }
}

/** The SDK computes URLs of the live platform. Requests to them go to `WIX_API_ORIGIN`. */
function toPlatformUrl(input: string | URL | Request): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.origin === LIVE_API_ORIGIN ? new URL(url.pathname + url.search, env.WIX_API_ORIGIN) : url;
}

/** No `DOMException`, because the SDK writes into what is thrown, and that has fields that it cannot write. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * `AbortSignal.timeout` would keep each call, and the page that made it, in memory until the time has passed,
 * however early the platform answers.
 */
function startDeadline(milliseconds: number, caller: AbortSignal | null | undefined) {
  const controller = new AbortController();
  const follow = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => {
    controller.abort(new TimeoutError('The platform did not answer in time.'));
  }, milliseconds);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}

function retryDelay(response: Response, attempt: number): number | undefined {
  if (!RETRIED_STATUSES.has(response.status)) return undefined;
  const requested = retryAfter(response);
  return requested > MAX_RETRY_AFTER_MS ? undefined : Math.max(requested, jitter(attempt));
}

/** Milliseconds from seconds or a date (RFC 9110), or 0 without the header. */
function retryAfter({ headers }: Response): number {
  const text = headers.get('retry-after');
  if (text === null) return 0;
  const seconds = Number(text);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

const tooManyRequests = (milliseconds: number): Response =>
  Response.json(
    { message: 'Too many requests', details: {} },
    {
      status: TOO_MANY_REQUESTS,
      statusText: 'Too Many Requests',
      headers: { 'retry-after': String(Math.ceil(milliseconds / 1_000)) },
    },
  );

/** Full jitter, so that servers that failed together do not retry together. */
const jitter = (attempt: number): number => RETRY_BASE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());

const pause = async (milliseconds: number): Promise<void> => {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
};
