import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse, STATUS_CODES } from 'node:http';
import { type ShopError, statusOf, toShopError } from '@/lib/errors/shop-error';
import { platformFailureSince } from '@/lib/observe/failure';
import { processState } from '@/lib/process-state';

/**
 * Next.js responds with 500 to every page that throws. A page that the platform's failure or a
 * limit prevents is not broken: it has the status of the failure here, and says when to retry.
 */

/** Has no reference to the request, which work after the response would keep in memory. */
type Outcome = { began: number; failure: ShopError | null };

const outcomes = processState('page-outcomes', () => new AsyncLocalStorage<Outcome>());

/** Watches the response to each read, so that `noteFailedPage` can change its status. */
export function watchResponses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = Object(message);
    if (!(response instanceof ServerResponse) || !/^(?:GET|HEAD)$/.test(request?.method)) return;
    const outcome: Outcome = { began: performance.now(), failure: null };
    outcomes.enterWith(outcome);
    const writeHead = response.writeHead;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const failure = status === 500 ? failureOf(outcome) : null;
      if (failure === null) return Reflect.apply(writeHead, response, [status, ...rest]);
      const actual = statusOf(failure.code);
      response.statusCode = actual;
      response.statusMessage = STATUS_CODES[actual] ?? '';
      response.setHeader('retry-after', String(failure.retryAfterSeconds));
      // nginx then serves the page it has cached, as for a 500. See server/request-limits.mjs.
      response.setHeader('x-accel-expires', '0');
      return Reflect.apply(writeHead, response, [actual]);
    };
  });
}

/** Another request may have begun to render the same page this much earlier. In milliseconds. */
const SHARED_RENDER_MS = 1_000;

/**
 * Next.js reports the error of a static page only after its response. It is the platform's then if
 * a read has failed meanwhile.
 */
function failureOf({ began, failure }: Outcome): ShopError | null {
  const platformError = platformFailureSince(began - SHARED_RENDER_MS);
  return failure ?? (platformError && toShopError(platformError));
}

/** Notes the error of the current page, before the framework writes its response. */
export function noteFailedPage(error: unknown): void {
  const outcome = outcomes.getStore();
  const failure = toShopError(error);
  if (outcome && failure.retryAfterSeconds !== null) outcome.failure ??= failure;
}
