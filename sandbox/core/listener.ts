import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { halfOf } from './corrupt-response';
import type { Faults } from './faults';

/** How often, and for how long at most, a response that will be cut is polled. In milliseconds. */
const POLL_INTERVAL_MS = 20;
const CUT_AT_LAST_MS = 1_000;

/**
 * Returns a listener that responds with the app and breaks connections where a fault requires it.
 */
export function createListener(app: Hono, faults: Faults): RequestListener {
  return getRequestListener(
    async (request, env) => {
      const response = await app.fetch(request, env);
      if (faults.dropped(request)) env.incoming.socket?.destroy();
      if (!faults.halved(request)) return response;
      const half = await halfOf(response, 'is cut');
      cutWhenSent(env.outgoing);
      return half;
    },
    { overrideGlobalObjects: false },
  );
}

/**
 * Destroys the connection once the status line and the first bytes are sent. A fixed pause could
 * end too early on a busy machine, and the client would see no response at all. A response without
 * a body may never be sent, so the connection is cut after a maximum time.
 */
function cutWhenSent(response: { readonly headersSent: boolean; destroy(): unknown }): void {
  const began = Date.now();
  const timer = setInterval(() => {
    if (!response.headersSent && Date.now() - began < CUT_AT_LAST_MS) return;
    clearInterval(timer);
    response.destroy();
  }, POLL_INTERVAL_MS).unref();
}

type OpenServer = { port: number; close(): Promise<void> };

/**
 * Listens for HTTP, or for HTTPS with a certificate; port 0 takes a free one.
 *
 * @throws NodeJS.ErrnoException e.g. EADDRINUSE.
 */
export function listen(
  listener: RequestListener,
  { port, host, certificate }: { port: number; host: string; certificate?: { key: string; cert: string } },
): Promise<OpenServer> {
  const server: Server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  // Clients close idle connections. If the server does it, a client that sends in the same moment
  // gets a reset, which a busy machine makes likely.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        async close() {
          const closed = new Promise((done) => server.close(done));
          server.closeAllConnections();
          await closed;
        },
      });
    });
  });
}
