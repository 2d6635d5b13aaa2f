import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { withBusyLimit } from './busy-limit.mjs';
import { withOnePolicy } from './one-policy.mjs';
import { withPageCache } from './page-cache.mjs';
import { withRenderedPages } from './rendered-pages.mjs';

/**
 * `node server/main.mjs --port 3000`: Next.js' own production server, with a page cache before it. `--host 127.0.0.1`
 * keeps it to a proxy on the same machine; without it every address is listened to.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: '3000' }, host: { type: 'string' } },
});
const port = Number(values.port);
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(
  withPageCache(
    withBusyLimit(withRenderedPages(withOnePolicy((request, response) => handle(request, response)))),
  ),
);
// Longer than a proxy keeps its own end (nginx: 60 s): what it sends must not meet a connection that is just ending.
server.keepAliveTimeout = 65_000;
server.listen({ port, host: values.host }, () => console.log(`Ready on http://localhost:${port}`));

let ending = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    // Answers that are on their way, and the work that follows them, come to their end.
    server.close(async () => {
      await app.close();
      process.exit(0);
    });
    // A connection that has had its answer is kept open for a next one, which will not come here.
    setInterval(() => server.closeIdleConnections(), 100);
  });
