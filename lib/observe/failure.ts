import 'server-only';
import type { Instrumentation } from 'next';
import { findPlatformError, PlatformError } from '@/lib/errors/platform-error';
import { toShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { logger, REQUEST_ID } from './logger';

/**
 * The kind of the failure and the platform's request id. Texts of the platform, the SDK and parsers
 * are left out: they repeat what a shopper has typed, such as the code of a gift card.
 */
export function failureFields(error: unknown): Record<string, unknown> {
  const platformError = findPlatformError(error);
  if (platformError) return { ...platformFields(platformError), ...causeFields(platformError.cause) };
  if (!(error instanceof Error)) return { error: typeof error };
  const message = error instanceof SyntaxError ? {} : { message: error.message };
  return { error: error.name, ...message, ...causeFields(error.cause) };
}

/** Where an error was thrown, without its message. */
export function stackOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  return stack?.slice(Math.max(0, stack.indexOf('\n    at ') + 1));
}

function platformFields({ detail, requestId, name }: PlatformError): Record<string, unknown> {
  const common = { error: name, kind: detail.kind, platformRequestId: requestId };
  switch (detail.kind) {
    case 'validation':
      return {
        ...common,
        platformCode: 'INVALID_ARGUMENT',
        fields: detail.violations.map(({ field, rule }) => `${fieldPath(field)}: ${rule ?? '?'}`),
      };
    case 'application':
      return { ...common, platformCode: /^\w+$/.test(detail.code) ? detail.code : '?' };
    case 'status':
      return { ...common, platformCode: detail.code, status: detail.status };
    case 'system':
      return { ...common, status: detail.status };
  }
}

/** The platform also names entries by what a shopper has typed. */
const fieldPath = (field: string): string =>
  field
    .split('.')
    .map((segment) => (/^[a-z][A-Za-z]*(?:\[\d+\])?$|^\d+$/.test(segment) ? segment : '?'))
    .join('.');

/** Names an error of the network by its code, `ECONNREFUSED` for example. */
function causeFields(cause: unknown): Record<string, unknown> {
  if (cause instanceof PlatformError) return { cause: platformFields(cause) };
  if (!(cause instanceof Error)) return {};
  const codes = [cause, cause.cause].flatMap((error) => {
    const code: unknown = Object(error).code;
    return typeof code === 'string' && /^[A-Z][A-Z\d_]+$/.test(code) ? [code] : [];
  });
  return { cause: [cause.name, ...codes].join(': ') };
}

/** The last read of the platform that failed for a while, in milliseconds of this process. */
const last = processState('platform-failure', (): { error: PlatformError | null; at: number } => ({
  error: null,
  at: Number.NEGATIVE_INFINITY,
}));

/** Records only failures of reads that may succeed later. */
export function recordPlatformFailure(error: unknown): void {
  const failure = findPlatformError(error);
  if (failure === null || !(failure.isTemporary || failure.isUnauthenticated)) return;
  last.error = failure;
  last.at = performance.now();
}

/** `time` is of `performance.now()`. */
export const platformFailureSince = (time: number): PlatformError | null =>
  last.at >= time ? last.error : null;

type Arguments = Parameters<Instrumentation.onRequestError>;

/**
 * Drops the query of the path: a shopper may have typed it. An outage or a limit is no defect of
 * the code. It has no stack, because many requests may meet it.
 */
export function logRequestError(error: Arguments[0], request: Arguments[1], context: Arguments[2]): void {
  const digest = Object(error).digest;
  // Next.js throws these for redirects and "not found". They are not failures.
  if (typeof digest === 'string' && digest.startsWith('NEXT_')) return;
  const fields = {
    requestId: request.headers[REQUEST_ID],
    method: request.method,
    path: request.path.replace(/\?.*$/s, ''),
    route: context.routePath,
    digest,
    ...failureFields(error),
  };
  const message = 'a request was not answered as it should be';
  if (toShopError(error).retryAfterSeconds === null)
    logger.error({ ...fields, stack: stackOf(error) }, message);
  else logger.warn(fields, message);
}
