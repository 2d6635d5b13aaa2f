import { once } from 'node:events';
import type { Server } from 'node:http';
import { z } from 'zod';

/** Opens a server on a free port. `close` also ends its connections. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}
