import 'server-only';
import type { Instrumentation } from 'next';
import { failureFields, stackOf } from './failure';
import { logger } from './logger';
import { REQUEST_ID } from './request-id';

type Arguments = Parameters<Instrumentation.onRequestError>;

/**
 * Logs an uncaught error of a page or route. Drops the query of the path: a shopper may have typed
 * it.
 */
export function logRequestError(error: Arguments[0], request: Arguments[1], context: Arguments[2]): void {
  const digest = Object(error).digest;
  // Next.js throws these for redirects and "not found". They are not failures.
  if (typeof digest === 'string' && digest.startsWith('NEXT_')) return;
  logger.error(
    {
      requestId: request.headers[REQUEST_ID],
      method: request.method,
      path: request.path.replace(/\?.*$/s, ''),
      route: context.routePath,
      digest,
      ...failureFields(error),
      stack: stackOf(error),
    },
    'a request was not answered as it should be',
  );
}
