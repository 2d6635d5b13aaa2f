import { createServer, type ServerResponse } from 'node:http';
import { constants, createSecureServer, Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { halfOf } from './corrupt-response';
import type { Faults } from './faults';

/** How often, and for how long at most, a response that will be cut is polled. In milliseconds. */
const POLL_INTERVAL_MS = 20;
const CUT_AT_LAST_MS = 1_000;

type Listener = ReturnType<typeof getRequestListener>;

/**
 * Returns a listener that responds with the app and breaks connections where a fault requires it.
 */
export function createListener(app: Hono, faults: Faults): Listener {
  return getRequestListener(
    async (request, env) => {
      const response = await app.fetch(request, env);
      if (faults.dropped(request)) cut(env.outgoing);
      if (!faults.halved(request)) return response;
      const half = await halfOf(response, 'is cut');
      cutWhenSent(env.outgoing);
      return half;
    },
    { overrideGlobalObjects: false },
  );
}

type Outgoing = ServerResponse | Http2ServerResponse;

/** Destroys the connection. In HTTP/2, others share it, so only the stream of this call is reset. */
function cut(response: Outgoing): void {
  if (response instanceof Http2ServerResponse) response.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else response.socket?.destroy();
}

/**
 * Cuts a response off once the status line and the first bytes are sent. A fixed pause could end
 * too early on a busy machine, and the client would see no response at all. A response without a
 * body may never be sent, so it is cut after a maximum time.
 */
function cutWhenSent(response: Outgoing): void {
  const began = Date.now();
  const timer = setInterval(() => {
    if (!response.headersSent && Date.now() - began < CUT_AT_LAST_MS) return;
    clearInterval(timer);
    cut(response);
  }, POLL_INTERVAL_MS).unref();
}

type OpenServer = { port: number; close(): Promise<void> };

/**
 * Listens for HTTP, or with a certificate for HTTPS, by HTTP/2 or HTTP/1.1 as the client chooses;
 * port 0 takes a free one.
 *
 * @throws NodeJS.ErrnoException e.g. EADDRINUSE.
 */
export function listen(
  listener: Listener,
  { port, host, certificate }: { port: number; host: string; certificate?: { key: string; cert: string } },
): Promise<OpenServer> {
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, listener)
    : createServer(listener);
  // Clients close idle connections. If the server does it, a client that sends in the same moment
  // gets a reset, which a busy machine makes likely. A secure server closes none.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  // Servers of HTTP/2 have no function that closes all connections.
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        async close() {
          const closed = new Promise((done) => server.close(done));
          for (const socket of connections) socket.destroy();
          await closed;
        },
      });
    });
  });
}
