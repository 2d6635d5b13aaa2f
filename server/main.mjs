import './set-languages.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { withCompressedFiles } from './compressed-files.mjs';
import { withCompression } from './compression.mjs';
import { readFileSizes, withFileRequests } from './file-requests.mjs';
import { listenOptions } from './listen-options.mjs';
import { withPageMemory } from './page-memory.mjs';
import { withRequestLimits } from './request-limits.mjs';
import { reject, withWellFormedRequests } from './well-formed-requests.mjs';

/**
 * Starts the framework's production server with timeouts, limits and draining. The working directory is the
 * repository or a release (`npm run release`). `--host 127.0.0.1` listens only for a proxy on this machine.
 */
const { port, host } = listenOptions(process.argv.slice(2), process.env);
const distDir = process.env.NEXT_DIST_DIR || '.next';
// A release has its build's configuration, and no next.config.ts. The framework's own server passes it on so.
if (!existsSync('next.config.ts')) {
  const file = join(distDir, 'required-server-files.json');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    JSON.parse(readFileSync(file, 'utf8')).config,
  );
}
// The framework attaches a handler of upgrades to this server, which receives none. The real server would get
// it with the first response, and then neither answer nor end an upgrade that the framework does not know.
// Without a handler, Node.js treats it as any request.
// `quiet`: instrumentation.ts logs each error in one line. The framework would add some 45 lines.
const app = next({ dev: false, port, httpServer: createServer(), quiet: true });
await app.prepare();
const handle = app.getRequestHandler();
/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const serve = (request, response) => handle(request, response);
const compressed = withCompression(serve);
const pages = process.env.PAGE_MEMORY === 'off' ? compressed : withPageMemory(compressed);
const sizes = readFileSizes(distDir);
const server = createServer(
  {
    // The largest body has 32 kB. Node's defaults wait 300 s for it and check every 30 s.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
    // Longer than nginx keeps a connection (60 s), so that a proxy never sends on a closing one.
    keepAliveTimeout: 65_000,
  },
  withWellFormedRequests(withRequestLimits(withFileRequests(withCompressedFiles(pages, sizes), sizes))),
);
// An expectation other than `100-continue`. Node.js would keep the connection.
server.on('checkExpectation', (_request, response) => reject(response, 417));
// A client that reads nothing holds its requests for this long. Pages stream, so the shop's longest
// pause is two platform calls that both reach their deadline of 8 seconds.
server.timeout = 30_000;
server.listen({ port, host }, () => console.log(`Ready on http://localhost:${port}`));

let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    // Pending responses finish first, and so does the work that follows them.
    server.close(async () => {
      await app.close();
      process.exit(0);
    });
    setInterval(() => server.closeIdleConnections(), 100);
  });
