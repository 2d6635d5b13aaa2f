import 'server-only';
import { env } from '@/lib/env';

/** The host the SDK computes every address for; requests to it go to `WIX_API_ORIGIN` instead. */
const SDK_ORIGIN = 'https://www.wixapis.com';

/** No answer within this is a failure. The platform's slowest documented calls answer in two to three seconds. */
const TIMEOUT_MS = 8_000;
/** A read is tried this often in all; a write once, because an unanswered write may have happened. */
const READ_ATTEMPTS = 3;
const RETRY_BASE_MS = 120;
/** A longer wait asked for by `Retry-After` is not worth a shopper's time: the failure is shown instead. */
const LONGEST_RETRY_AFTER_MS = 1_500;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

/**
 * The one way to the platform: a `fetch` for the SDK, and for our own token calls, that knows the origin, gives up in
 * time and repeats safe reads (GET) with jitter when the failure may pass.
 *
 * @throws DOMException `TimeoutError`, or TypeError when the network fails; answers of any status are returned.
 */
export const platformFetch: typeof fetch = async (input, init) => {
  const url = toPlatformUrl(input);
  const method = init?.method ?? 'GET';
  const attempts = method === 'GET' ? READ_ATTEMPTS : 1;
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { ...init, ...deadline(init?.signal), cache: 'no-store' });
      const wait = retryDelay(response, attempt);
      if (attempt === attempts || wait === undefined) return response;
      // Not waited for: where somebody holds a copy of the answer (a framework's `fetch`), it ends only with the copy.
      response.body?.cancel().catch(() => undefined);
      await pause(wait);
    } catch (error) {
      // A time-out has used up the shopper's patience already.
      if (attempt === attempts || isTimeout(error) || init?.signal?.aborted) throw error;
      await pause(jitter(attempt));
    }
  }
};

function toPlatformUrl(input: string | URL | Request): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.origin === SDK_ORIGIN ? new URL(url.pathname + url.search, env.WIX_API_ORIGIN) : url;
}

const deadline = (signal: AbortSignal | null | undefined): { signal: AbortSignal } => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
};

function retryDelay(response: Response, attempt: number): number | undefined {
  if (!RETRIED_STATUSES.has(response.status)) return undefined;
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  const asked = Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY;
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, jitter(attempt));
}

/** Full jitter: many servers that failed together do not come back together. */
const jitter = (attempt: number): number => RETRY_BASE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
