import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Faults } from './faults';
import { halfOf } from './spoil';

/** Long enough for half an answer to be on its way. */
const CUT_AFTER_MS = 20;

/** Answers HTTP requests with the app, and breaks their connections where a fault says so. */
export function createListener(app: Hono, faults: Faults): RequestListener {
  return getRequestListener(
    async (request, env) => {
      const response = await app.fetch(request, env);
      if (faults.dropped(request)) env.incoming.socket?.destroy();
      if (!faults.halved(request)) return response;
      setTimeout(() => env.incoming.socket?.destroy(), CUT_AFTER_MS).unref();
      return halfOf(response, 'is cut');
    },
    { overrideGlobalObjects: false },
  );
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
