import type { MiddlewareHandler } from 'hono';
import type { Platform } from '../core/platform';

/** Wix removes the carts and checkouts of V1 on this day. The hour is not published. */
const REMOVED_AT = Date.UTC(2027, 1, 1);

/** Whether the carts and checkouts of V1 are gone at `now`, in milliseconds. */
export const isCartV1Removed = (now: number): boolean => now >= REMOVED_AT;

/**
 * Answers the calls of V1 carts and checkouts like unknown paths (404 without a body) once they are
 * removed. The live platform's answer is not published. This is what it answers for any path that
 * it does not have.
 */
export const untilCartV1IsRemoved =
  ({ clock }: Platform): MiddlewareHandler =>
  async (c, next) =>
    isCartV1Removed(clock.now()) ? c.body(null, 404) : next();
