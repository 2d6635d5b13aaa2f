import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Appends the address of the connection's remote end to X-Forwarded-For, as a proxy does. Next.js
 * hides the socket, and without this entry the shop could not tell a proxy's entries from a
 * client's (lib/limits/limit.ts).
 *
 * Appends nothing on Vercel. A function's connection there comes from the platform on the same
 * machine, and the last entry that Vercel writes is the shopper's address.
 *
 * @param onForwarded called once, for the first request that arrives with the header, either from a
 *   proxy or from a client that forged it
 */
export function appendSocketAddresses(onForwarded: () => void): void {
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
    onForwarded();
  });
}
