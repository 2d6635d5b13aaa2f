import 'server-only';
import type { Instrumentation } from 'next';
import { failureFields } from './failure';
import { logger } from './logger';
import { REQUEST_ID } from './request-id';

type Arguments = Parameters<Instrumentation.onRequestError>;

/** Logs what a page or a route did not catch. An address is logged without its query, which a shopper may have typed. */
export function logRequestError(error: Arguments[0], request: Arguments[1], context: Arguments[2]): void {
  const digest = Object(error).digest;
  // How the framework leaves a page is no failure.
  if (typeof digest === 'string' && digest.startsWith('NEXT_')) return;
  logger.error(
    {
      requestId: request.headers[REQUEST_ID],
      method: request.method,
      path: request.path.replace(/\?.*$/s, ''),
      route: context.routePath,
      digest,
      ...failureFields(error),
      stack: error instanceof Error ? error.stack : undefined,
    },
    'a request was not answered as it should be',
  );
}
