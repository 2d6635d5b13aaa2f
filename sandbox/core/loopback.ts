import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { isFromOtherPage } from './cross-origin';
import { plainError } from './errors';
import type { Platform } from './platform';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Names of this machine, as the host of an address spells them. */
export const LOCAL_NAMES = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const bindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

/**
 * Accepts requests from this machine only. Rejects other machines, proxied requests, web pages of
 * another origin in a browser on this machine, and foreign host names that resolve to this machine.
 * Requests of this process have no socket and pass.
 * @throws PlatformError 403
 */
export const onlyLoopback =
  (platform: Pick<Platform, 'origin'>): MiddlewareHandler =>
  async (c, next) => {
    if (!isFromThisMachine(c, platform.origin)) throw plainError(403, 'Only this machine may do that');
    await next();
  };

function isFromThisMachine(c: Context, ownOrigin: string): boolean {
  const env: unknown = c.env;
  const socket = bindings.safeParse(env);
  const { hostname } = new URL(c.req.url);
  if (socket.success) {
    if (!LOOPBACK.test(socket.data.incoming.socket.remoteAddress)) return false;
    if (!LOCAL_NAMES.test(hostname) && hostname !== new URL(ownOrigin).hostname) return false;
  }
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
  return !isFromOtherPage(c);
}
