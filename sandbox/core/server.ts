import { Hono } from 'hono';
import { tokenRoutes } from '../oauth/routes';
import { storesRoutes } from '../stores/routes';
import { type CallLog, callName } from './calls';
import { PlatformError } from './errors';
import type { Platform } from './platform';

/** What the sandbox's controls hold beside the platform itself. */
export type Controls = {
  calls: CallLog;
  reset(): Promise<void>;
};

/**
 * Every route of the sandbox in one app. First the pages and tools that are not calls of the platform's API, then the
 * calls, which are counted and can be made to fail.
 */
export function createServer(platform: Platform, controls: Controls): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof PlatformError)
      return c.json({ message: error.message, details: error.details }, error.status);
    console.error(error);
    return c.json({ message: '', details: {} }, 500);
  });
  app.notFound((c) => c.body(null, 404));
  app.use(async (c, next) => {
    await next();
    c.header('X-Wix-Request-Id', requestId(platform.clock.now()));
  });

  app.use(async (c, next) => {
    const call = callName(c);
    if (call !== undefined) controls.calls.record(call);
    await next();
  });
  app.route('/', tokenRoutes(platform));
  app.route('/', storesRoutes(platform));
  return app;
}

/** In the platform's spelling: seconds, a dot, digits that tell requests apart. */
const requestId = (now: number): string =>
  `${Math.floor(now / 1000)}.${crypto.getRandomValues(new BigUint64Array(1)).join('')}`;
