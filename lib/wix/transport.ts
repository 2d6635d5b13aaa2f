import 'server-only';
import { env } from '@/lib/config/env';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';
import { processState } from '@/lib/process-state';
import { type CallBudget, createCallBudget, type Lane } from './call-budget';
import { createCallGuard, GUARD_LIMITS, type GuardLimits } from './call-guard';
import { callKind, isSafeRead } from './call-kind';

/**
 * A call fails after this time, retries and pauses included. The platform's slowest documented
 * calls take two to three seconds.
 */
const TIMEOUT_MS = 8_000;
/** Attempts of a read. A write has one, because an unanswered write may have taken effect. */
const READ_ATTEMPTS = 3;
const RETRY_BASE_MS = 120;
/** A longer `Retry-After` is not worth the shopper's time. The failure is shown instead. */
const LONGEST_RETRY_AFTER_MS = 1_500;
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** `lane` is the quota part of a call. Calls without one are not limited. */
export type PlatformFetch = (
  input: string | URL | Request,
  init?: RequestInit,
  lane?: Lane,
) => Promise<Response>;

/**
 * Sends every platform call: a `fetch` for the SDK and for the shop's token calls. It sets the
 * origin and a timeout, retries safe reads with jitter when the failure may be temporary, limits
 * concurrent requests, and stops sending while the platform fails (see ./call-guard) or for as long
 * as it has requested. A catalog read over its part of the quota (see ./call-budget) is not sent
 * and gets the 429 that the platform would return.
 *
 * @throws DOMException `TimeoutError`, TypeError when the network fails, or cockatiel's errors for
 *   calls that were not sent. Responses of any status are returned.
 */
export const platformFetch = processState('transport', () => createPlatformFetch(GUARD_LIMITS));

export function createPlatformFetch(
  limits: GuardLimits,
  budget: CallBudget = createCallBudget(),
): PlatformFetch {
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
    const held = guard.heldBack();
    if (held > LONGEST_RETRY_AFTER_MS) return tooManyRequests(held);
    const attempts = isSafeRead(method, url.pathname) ? READ_ATTEMPTS : 1;
    const signal = deadline(init?.signal);
    const send = async (): Promise<Response> => {
      const wait = lane === undefined ? 0 : await budget.take(lane);
      if (wait > 0) return tooManyRequests(wait);
      const response = await guard.send(() => fetch(url, { ...init, signal, cache: 'no-store' }), signal);
      // The platform counts sign-in tries per account. One account's 429 must not stop the others.
      if (response.status === TOO_MANY_REQUESTS && kind !== 'identity') guard.holdBack(retryAfter(response));
      return response;
    };
    return guard.protect(async () => {
      await pause(guard.heldBack());
      return repeated(send, attempts, signal);
    });
  };
}

async function repeated(
  send: () => Promise<Response>,
  attempts: number,
  signal: AbortSignal,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await send();
      const wait = retryDelay(response, attempt);
      if (attempt === attempts || wait === undefined) return response;
      // Not awaited: where a copy of the response exists (Next.js patches `fetch`), it ends with
      // the copy.
      response.body?.cancel().catch(() => undefined);
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

function deadline(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function retryDelay(response: Response, attempt: number): number | undefined {
  if (!RETRIED_STATUSES.has(response.status)) return undefined;
  const requested = retryAfter(response);
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(requested, jitter(attempt));
}

/** Returns milliseconds from seconds or a date (RFC 9110), or 0 without the header. */
function retryAfter({ headers }: Response): number {
  const text = headers.get('retry-after');
  if (text === null) return 0;
  const seconds = Number(text);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/** Returns the response that the platform would send. */
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
