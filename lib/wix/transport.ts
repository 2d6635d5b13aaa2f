import 'server-only';
import { env } from '@/lib/env';
import { type BrowseLane, type CallBudget, createCallBudget } from './call-budget';
import { createCallGuard, GUARD_LIMITS, type GuardLimits } from './call-guard';
import { callKind, isSafeRead } from './call-kind';

/** The host the SDK computes every address for; requests to it go to `WIX_API_ORIGIN` instead. */
const SDK_ORIGIN = 'https://www.wixapis.com';

/** No answer within this, repeats and pauses included, is a failure. The platform's slowest documented calls answer in
 * two to three seconds. */
const TIMEOUT_MS = 8_000;
/** A read is tried this often in all; a write once, because an unanswered write may have happened. */
const READ_ATTEMPTS = 3;
const RETRY_BASE_MS = 120;
/** A longer wait asked for by `Retry-After` is not worth a shopper's time: the failure is shown instead. */
const LONGEST_RETRY_AFTER_MS = 1_500;
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** `lane` is the part of the quota that a call of browsing belongs to; other calls have none, and are never held back by it. */
export type PlatformFetch = (
  input: string | URL | Request,
  init?: RequestInit,
  lane?: BrowseLane,
) => Promise<Response>;

/**
 * The one way to the platform: a `fetch` for the SDK, and for our own token calls, that knows the origin, gives up in
 * time, repeats safe reads with jitter when the failure may pass, sends a bounded number of requests at once, leaves the
 * platform alone while it fails (see ./call-guard), and for as long as it asks to be left alone. A call of browsing that is
 * over its part of the quota (see ./call-budget) is not sent: it gets the 429 that the platform would give.
 *
 * @throws DOMException `TimeoutError`, TypeError when the network fails, or cockatiel's errors for calls that were not
 * sent; answers of any status are returned.
 */
export const platformFetch = createPlatformFetch(GUARD_LIMITS);

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
      // Of signing in the platform counts each account's tries: one that has had too many must not stop the others.
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
      // Not waited for: where somebody holds a copy of the answer (a framework's `fetch`), it ends only with the copy.
      response.body?.cancel().catch(() => undefined);
      await pause(wait);
    } catch (error) {
      // No connection is a TypeError; everything else would fail again: its time is up, or too many are waiting.
      if (attempt === attempts || signal.aborted || !(error instanceof TypeError)) throw error;
      await pause(jitter(attempt));
    }
  }
}

function toPlatformUrl(input: string | URL | Request): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.origin === SDK_ORIGIN ? new URL(url.pathname + url.search, env.WIX_API_ORIGIN) : url;
}

function deadline(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function retryDelay(response: Response, attempt: number): number | undefined {
  if (!RETRIED_STATUSES.has(response.status)) return undefined;
  const asked = retryAfter(response);
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, jitter(attempt));
}

/** Milliseconds, from seconds or a date (RFC 9110); 0 when nothing was asked. */
function retryAfter({ headers }: Response): number {
  const text = headers.get('retry-after');
  if (text === null) return 0;
  const seconds = Number(text);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/** What the platform would say: it has said so a moment ago, and for how long. */
const tooManyRequests = (milliseconds: number): Response =>
  Response.json(
    { message: 'Too many requests', details: {} },
    {
      status: TOO_MANY_REQUESTS,
      statusText: 'Too Many Requests',
      headers: { 'retry-after': String(Math.ceil(milliseconds / 1_000)) },
    },
  );

/** Full jitter: many servers that failed together do not come back together. */
const jitter = (attempt: number): number => RETRY_BASE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());

const pause = async (milliseconds: number): Promise<void> => {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
};
