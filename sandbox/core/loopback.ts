import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { plainError } from './errors';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const bindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

/**
 * Lets only this machine through: not another one, not one behind a proxy, and not a web page of another origin that
 * a browser on this machine has open. Requests of this process have no socket and pass.
 *
 * @throws PlatformError 403
 */
export const onlyLoopback: MiddlewareHandler = async (c, next) => {
  if (!isFromThisMachine(c)) throw plainError(403, 'Only this machine may do that');
  await next();
};

function isFromThisMachine(c: Context): boolean {
  const env: unknown = c.env;
  const socket = bindings.safeParse(env);
  if (socket.success && !LOOPBACK.test(socket.data.incoming.socket.remoteAddress)) return false;
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
  const origin = c.req.header('origin');
  return origin === undefined || origin === new URL(c.req.url).origin;
}
