import type { Context, MiddlewareHandler } from 'hono';
import { rejectedCall } from './faults';
import type { Platform } from './platform';

/**
 * The number of calls a minute that an app may make. null, the default of a fresh sandbox: no
 * limit.
 */
export type RateLimit = {
  read(): number | null;
  set(perMinute: number | null): void;
  enforce: MiddlewareHandler;
};

const MINUTE = 60_000;

/**
 * Counts the calls of the last minute by app, by the sandbox's clock. Responds with 429 above the
 * limit.
 */
export function createRateLimit(platform: Platform): RateLimit {
  const { clock } = platform;
  let limit: number | null = null;
  const requestTimes = new Map<string, number[]>();

  return {
    read: () => limit,
    set(perMinute) {
      limit = perMinute;
      requestTimes.clear();
    },
    async enforce(c, next) {
      if (limit === null) return next();
      const now = clock.now();
      const app = await appOf(platform, c);
      const recent = (requestTimes.get(app) ?? []).filter((at) => at > now - MINUTE && at <= now);
      requestTimes.set(app, recent);
      const oldest = recent[0];
      if (recent.length >= limit && oldest !== undefined)
        return rejectedCall(429, 'Too Many Requests', Math.ceil((oldest + MINUTE - now) / 1000));
      recent.push(now);
      return next();
    },
  };
}

/**
 * Returns the app of the request's token. Calls without a token, such as those for a visitor's
 * tokens, count together.
 */
async function appOf({ tokens }: Platform, c: Context): Promise<string> {
  const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  if (token === '') return 'without a token';
  const caller = await tokens.readAccessToken(token.split(',')[0]?.trim() ?? '');
  return caller === undefined || caller.kind === 'admin' ? 'API key' : caller.clientId;
}
