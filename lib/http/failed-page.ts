import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse, STATUS_CODES } from 'node:http';
import { findPlatformError } from '@/lib/errors/platform-error';
import { type ShopError, type ShopErrorCode, statusOf, toShopError } from '@/lib/errors/shop-error';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { platformFailureSince } from '@/lib/observe/failure';
import { processState } from '@/lib/process-state';
import { langOf, localHref } from '@/lib/urls';
import { plainPage, setPlainPageHeaders } from './plain-page';
import { recordPageFailure } from './uncached-pages';

/**
 * Next.js responds with 500 to every page that throws. A page that the platform's failure or a
 * limit prevents is not broken: it has the status of the failure here, and says when to retry.
 */

/** Has no reference to the request, which work after the response would keep in memory. */
type Outcome = { began: number; failure: ShopError | null };

const outcomes = processState('page-outcomes', () => new AsyncLocalStorage<Outcome>());

/**
 * The framework's error page has no text without a script, and takes as long as another page to render, so a
 * browser that opens a page gets the shop's own. A navigation inside of the shop gets the framework's
 * response, for which app/[lang]/error.tsx stands in. In development, the framework's page says what failed.
 */
export function watchResponses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = Object(message);
    if (!(response instanceof ServerResponse) || !/^(?:GET|HEAD)$/.test(request?.method)) return;
    const outcome: Outcome = { began: performance.now(), failure: null };
    outcomes.enterWith(outcome);
    const { writeHead, write, end } = response;
    const path = String(request.url).replace(/\?.*$/s, '');
    const lang = langOf(path);
    let hasOwnPage = false;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const failure = status === 500 ? failureOf(outcome) : null;
      hasOwnPage = status === 500 && process.env.NODE_ENV !== 'development' && isPage(response);
      if (failure === null && !hasOwnPage) return Reflect.apply(writeHead, response, [status, ...rest]);
      const actual = failure === null ? status : statusOf(failure.code);
      response.statusCode = actual;
      response.statusMessage = STATUS_CODES[actual] ?? '';
      if (failure !== null) response.setHeader('retry-after', String(failure.retryAfterSeconds));
      // nginx then serves the page it has cached, as for a 500. See server/request-limits.mjs.
      response.setHeader('x-accel-expires', '0');
      if (!hasOwnPage) return Reflect.apply(writeHead, response, [actual]);
      const isOutage = failure?.code === 'unreachable';
      // One that was rejected before it was rendered has no cause.
      if (!isOutage || findPlatformError(failure.cause)) recordPageFailure(path, isOutage);
      const body = failedPage(lang, failure?.code ?? null);
      setPlainPageHeaders(response, body);
      Reflect.apply(writeHead, response, [actual]);
      // The framework stops rendering once the response has ended.
      return Reflect.apply(end, response, [body]);
    };
    // Node.js would write the head in the middle of `write` and `end`.
    const writeFailedHead = () => {
      if (response.statusCode === 500 && !response.headersSent) response.writeHead(500);
    };
    // The framework sends the head of a page that it renders for a request before it renders, with
    // an empty part. Later, its status could no longer be that of a failure.
    response.flushHeaders = () => undefined;
    response.write = (...args: unknown[]) => {
      if (Object(args[0]).length === 0) return true;
      writeFailedHead();
      return hasOwnPage || Reflect.apply(write, response, args);
    };
    response.end = (...args: unknown[]) => {
      writeFailedHead();
      return hasOwnPage ? response : Reflect.apply(end, response, args);
    };
  });
}

/** For a page that is rejected before it is rendered, the framework sends a plain text. */
const isPage = (response: ServerResponse): boolean =>
  /^text\/(?:html|plain)/.test(String(response.getHeader('content-type')));

const pages = processState('failed-pages', () => new Map<string, Buffer>());

/** Null for a failure of the shop itself. */
function failedPage(lang: Lang, code: ShopErrorCode | null): Buffer {
  const key = `${lang} ${code}`;
  const page = pages.get(key) ?? Buffer.from(failedHtml(lang, code));
  pages.set(key, page);
  return page;
}

function failedHtml(lang: Lang, code: ShopErrorCode | null): string {
  const { failure, errors } = ALL_MESSAGES[lang];
  return plainPage({
    lang,
    title: failure.pageTitle,
    text: code === null || code === 'unreachable' ? failure.pageText : errors[code],
    links: [
      { href: '', label: failure.tryAgain },
      { href: localHref(lang, '/products'), label: failure.allProducts },
    ],
  });
}

/** Another request may have begun to render the same page this much earlier. In milliseconds. */
const SHARED_RENDER_MS = 1_000;

/** Next.js reports a static page's error after the response: the platform's, if a read failed meanwhile. */
function failureOf({ began, failure }: Outcome): ShopError | null {
  const platformError = platformFailureSince(began - SHARED_RENDER_MS);
  return failure ?? (platformError && toShopError(platformError));
}

/** Call it before the framework writes the response. */
export function recordFailedPage(error: unknown): void {
  const outcome = outcomes.getStore();
  const failure = toShopError(error);
  if (outcome && failure.retryAfterSeconds !== null) outcome.failure ??= failure;
}
