import 'server-only';
import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel';
import { logger } from '@/lib/observe/logger';

/**
 * Protects the shop from a failing platform. Each kind of call has its own guard, so that slow
 * orders do not block carts.
 */
type CallGuard = {
  /**
   * Runs a call. Fails at once when too many recent calls have failed.
   *
   * @throws BrokenCircuitError, and whatever `call` throws
   */
  protect(call: () => Promise<Response>): Promise<Response>;
  /**
   * Sends one request, after waiting for a free slot if necessary.
   *
   * @throws BulkheadRejectedError when the queue is full, TaskCancelledError when `signal` aborts
   *   first
   */
  send(request: () => Promise<Response>, signal: AbortSignal): Promise<Response>;
  /** Stops sending for as long as the platform has requested (`Retry-After`). */
  holdBack(milliseconds: number): void;
  /** Milliseconds until requests may be sent again. 0 when they may be sent now. */
  heldBack(): number;
};

export type GuardLimits = {
  /** Maximum of concurrent requests. */
  atOnce: number;
  /** Maximum of requests in the queue. */
  waiting: number;
  /** Number of recent calls that the breaker considers. */
  calls: number;
  /** Number of calls below which the breaker never opens. */
  leastCalls: number;
  /** The breaker opens when more than this part (0 to 1) of those calls has failed. */
  failedPart: number;
  /**
   * Milliseconds until one call tests whether the platform has recovered: initially, and at most.
   */
  tryAgainAfter: number;
  tryAgainAtMost: number;
};

export const GUARD_LIMITS: GuardLimits = {
  atOnce: 50,
  waiting: 200,
  calls: 20,
  leastCalls: 10,
  // Three failures in ten do not open the breaker, because retries turn most of them into
  // successes.
  failedPart: 0.7,
  tryAgainAfter: 1_000,
  tryAgainAtMost: 10_000,
};

/** Caps a longer `Retry-After`, because the platform's own limits are per minute. */
const LONGEST_HOLD_MS = 60_000;

/** @param kind for the log */
export function createCallGuard(kind: string, limits: GuardLimits): CallGuard {
  const queue = bulkhead(limits.atOnce, limits.waiting);
  const breaker = circuitBreaker(
    handleWhen(isOutage).orWhenResult((result) => result instanceof Response && result.status >= 500),
    {
      breaker: new CountBreaker({
        threshold: limits.failedPart,
        size: limits.calls,
        minimumNumberOfCalls: limits.leastCalls,
      }),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: limits.tryAgainAfter,
        maxDelay: limits.tryAgainAtMost,
      }),
    },
  );
  breaker.onBreak(() => logger.warn({ kind }, 'the platform fails; it is left alone for a moment'));
  breaker.onReset(() => logger.info({ kind }, 'the platform answers again'));
  let heldUntil = 0;

  return {
    async protect(call) {
      // The library queues all calls behind the one that tests. A slow platform would block them
      // long.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return breaker.execute(call);
    },
    send: (request, signal) => queue.execute(request, signal),
    holdBack(milliseconds) {
      heldUntil = Math.max(heldUntil, performance.now() + Math.min(milliseconds, LONGEST_HOLD_MS));
    },
    heldBack: () => Math.max(0, heldUntil - performance.now()),
  };
}

/** No connection, or a time-out. The shop's own limits and aborted callers are no outage. */
const isOutage = (error: Error): boolean => error instanceof TypeError || error.name === 'TimeoutError';
