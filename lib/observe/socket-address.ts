import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '@/lib/config/env';
import { logger } from './logger';

/**
 * Appends the address of the connection's remote end to X-Forwarded-For, as a proxy does. Next.js
 * hides the socket, and the shop could not distinguish a proxy's entries from a client's
 * (lib/limits/limit.ts). Not on Vercel: a function's connection comes from the same machine, and
 * the last entry that Vercel writes is the shopper's address.
 */
export function appendSocketAddresses(): void {
  if (process.env.VERCEL) return;
  /** The system forgets the address when the client resets the connection, requests or not. */
  const addresses = new WeakMap<Socket, string | undefined>();
  subscribe('net.server.socket', (message) => {
    const socket: Socket | undefined = Object(message).socket;
    if (socket) addresses.set(socket, socket.remoteAddress);
  });
  let isFirst = true;
  subscribe('http.server.request.start', (message) => {
    const request: IncomingMessage | undefined = Object(message).request;
    const address = request && (addresses.get(request.socket) ?? request.socket.remoteAddress);
    if (!request || address === undefined) return;
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before === undefined ? address : `${before}, ${address}`;
    if (before === undefined || !isFirst) return;
    isFirst = false;
    warnOfProxy();
  });
}

/**
 * Logs once that `X-Forwarded-For` arrives while no proxy is trusted. Behind a proxy that is not
 * configured, limits by IP address count no client, or all clients as one. The header itself is not
 * logged, because it contains IP addresses of shoppers.
 */
function warnOfProxy(): void {
  if (env.TRUSTED_PROXIES > 0) return;
  logger.warn(
    'a request brought X-Forwarded-For while TRUSTED_PROXIES is 0, so the header is not believed; if a proxy of yours stands before the shop, set TRUSTED_PROXIES to the number of proxies',
  );
}
