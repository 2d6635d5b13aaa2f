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
 * What keeps a platform that is ill from making the shop ill. Each kind of call has its own, so that slow orders do
 * not stop carts.
 */
type CallGuard = {
  /**
   * Runs a call, unless too many failed of late: then it fails at once.
   *
   * @throws BrokenCircuitError, and whatever `call` throws
   */
  protect(call: () => Promise<Response>): Promise<Response>;
  /**
   * Sends one request, or lets it wait for its turn.
   *
   * @throws BulkheadRejectedError when too many wait already, TaskCancelledError when its time is up before its turn
   */
  send(request: () => Promise<Response>, signal: AbortSignal): Promise<Response>;
  /** The platform has asked to be left alone for so long (`Retry-After`). */
  holdBack(milliseconds: number): void;
  /** Milliseconds until the platform wants to hear of us again; 0 when it does now. */
  heldBack(): number;
};

export type GuardLimits = {
  /** Requests under way at once. */
  atOnce: number;
  /** Requests that may wait for their turn. */
  waiting: number;
  /** Of so many last calls, … */
  calls: number;
  /** … and at least so many, … */
  leastCalls: number;
  /** … more than this part (0 to 1) has to fail before calls are refused here. */
  failedPart: number;
  /** Milliseconds until one call tries whether the platform is back: at first, and at most. */
  tryAgainAfter: number;
  tryAgainAtMost: number;
};

export const GUARD_LIMITS: GuardLimits = {
  atOnce: 50,
  waiting: 200,
  calls: 20,
  leastCalls: 10,
  // Three failures in ten are ridden out: repeats turn most of them into answers.
  failedPart: 0.7,
  tryAgainAfter: 1_000,
  tryAgainAtMost: 10_000,
};

/** A platform that asks for more than this gets this: its own limits are counted by the minute. */
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
      // The library lets everybody wait for the one call that tries; with a slow platform that is a long wait.
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

/** No connection, or no answer in time. Our own limits and callers who left say nothing about the platform. */
const isOutage = (error: Error): boolean => error instanceof TypeError || error.name === 'TimeoutError';
