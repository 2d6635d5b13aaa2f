import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Adds the address at the other end of the connection to X-Forwarded-For, as any proxy does: the framework hides it, and
 * without it nobody could tell what a proxy has written there from what a shopper has (lib/limits/client-address.ts).
 *
 * @param onForwarded called once, for the first request that brings the header from outside: from a proxy, or from a
 * client that made it up
 */
export function appendSocketAddresses(onForwarded: () => void): void {
  let isFirst = true;
  subscribe('http.server.request.start', (message) => {
    const request: IncomingMessage | undefined = Object(message).request;
    const address = request?.socket.remoteAddress;
    if (!request || address === undefined) return;
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before === undefined ? address : `${before}, ${address}`;
    if (before === undefined || !isFirst) return;
    isFirst = false;
    onForwarded();
  });
}
