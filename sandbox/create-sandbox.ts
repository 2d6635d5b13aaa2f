import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createCallLog } from './core/calls';
import { type Clock, createClock } from './core/clock';
import { createFaults } from './core/faults';
import { type Platform, SANDBOX_API_KEY } from './core/platform';
import { createServer } from './core/server';
import { openDatabase } from './db/database';
import { emptyTables } from './db/empty-tables';
import { readSetting, writeSetting } from './db/settings';
import { prepareDatabase } from './db/template';
import { createAccessTokens } from './oauth/access-tokens';
import { demoShop, type Seed } from './seed/seed';

export type SandboxOptions = {
  /** Where data is kept across runs. Without it: a private temporary folder, removed on `close`. */
  dataFolder?: string;
  /** The origin in links and picture addresses. Default: wherever `listen` listens. */
  origin?: string;
  clock?: Clock;
  seed?: Seed;
};

/** One imitation of the platform, with a database of its own. */
export type Sandbox = {
  /** Where it is reached, no trailing slash. Before `listen`: an origin that only `fetch` knows. */
  readonly url: string;
  /** Answers a request in this process, without a network. Rejects when a fault drops the connection. */
  fetch(request: Request): Promise<Response>;
  platform: Platform;
  /** Listens on `host` (default 127.0.0.1); port 0 takes a free one. @throws NodeJS.ErrnoException e.g. EADDRINUSE. */
  listen(port: number, host?: string): Promise<void>;
  /** Back to the seed, the machine's time, no faults and no counted calls. Access tokens stay valid. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const seed = options.seed ?? demoShop;
  const clock = options.clock ?? createClock();
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'halden-sandbox-')));
  const file = join(dataFolder, 'sandbox.db');
  await prepareDatabase(file, seed);
  const db = await openDatabase(file);
  const tokens = createAccessTokens(await signingKey(db), clock);
  const platform: Platform = {
    db,
    clock,
    tokens,
    origin: options.origin ?? 'http://sandbox.test',
    apiKey: SANDBOX_API_KEY,
    dataFolder,
  };
  const calls = createCallLog();
  const faults = createFaults();

  async function reset(): Promise<void> {
    await db.write(async (tx) => {
      await emptyTables(tx);
      await seed.apply(tx);
    });
    clock.set(null);
    faults.replace([]);
    calls.clear();
  }

  const app = createServer(platform, { calls, faults, reset });
  let server: Server | undefined;
  let listeningAt: string | undefined;

  return {
    get url() {
      return listeningAt ?? platform.origin;
    },
    platform,
    async fetch(request) {
      const response = await app.fetch(request);
      if (faults.dropped(request)) throw request.signal.reason ?? new TypeError('fetch failed');
      return response;
    },
    async listen(port, host = '127.0.0.1') {
      const listener = getRequestListener(
        async (request, env) => {
          const response = await app.fetch(request, env);
          if (faults.dropped(request)) env.incoming.socket?.destroy();
          return response;
        },
        { overrideGlobalObjects: false },
      );
      server = createHttpServer(listener);
      const actualPort = await listening(server, port, host);
      listeningAt = `http://localhost:${actualPort}`;
      platform.origin = options.origin ?? listeningAt;
    },
    reset,
    async close() {
      const open = server;
      if (open) {
        const closed = new Promise((resolve) => open.close(resolve));
        open.closeAllConnections();
        await closed;
      }
      db.close();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The key that signs access tokens: made once a database, so that tokens outlive a restart. */
async function signingKey(db: Platform['db']): Promise<Uint8Array> {
  const stored = await readSetting(db.read, 'signingKey');
  if (typeof stored === 'string') return Buffer.from(stored, 'base64url');
  const key = crypto.getRandomValues(new Uint8Array(32));
  await db.write((tx) => writeSetting(tx, 'signingKey', Buffer.from(key).toString('base64url')));
  return key;
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
