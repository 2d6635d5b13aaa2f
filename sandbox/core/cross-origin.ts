import type { Context, Hono, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isEndpoint } from './calls';

/**
 * Tokens in headers identify callers, never cookies, so pages of any origin may call. A browser
 * sends no credentials where the answer allows `*`, and shows none of it where they were sent. The
 * allowed headers are those that the page asks for.
 */
const withPermission = cors({ origin: '*', exposeHeaders: ['X-Wix-Request-Id', 'Retry-After'] });

/**
 * Answers preflights for the routes of `api`, and lets pages of any origin read their responses. It
 * leaves out unknown paths, and every page and control, which are no part of `api`.
 */
export const openToPages = (api: Hono): MiddlewareHandler => {
  const isAnswered = (c: Context): boolean => {
    const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method;
    if (method === undefined) return false;
    const [handlers] = api.router.match(method, c.req.path);
    return handlers.some(([[, route]]) => isEndpoint(route));
  };
  return (c, next) => (isAnswered(c) ? withPermission(c, next) : next());
};

/** Whether a browser sends this request for a page of another origin. */
export function isFromOtherPage(c: Context): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}
