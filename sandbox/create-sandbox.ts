import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, HIGHER_DOMAINS } from './app';
import { type CatalogVersion, writeCatalogVersion } from './catalog/version';
import { createCallLog, type Route, routesOf } from './core/calls';
import { type Clock, createClock } from './core/clock';
import { halfOf } from './core/corrupt-response';
import { createFaults } from './core/faults';
import { createListener, listen } from './core/listener';
import { createMaintenance } from './core/maintenance';
import { type Platform, SANDBOX_API_KEY } from './core/platform';
import { createRateLimit } from './core/rate-limit';
import { DEFAULT_SITE_OPTIONS } from './core/site-options';
import { openDatabase, type Writer } from './db/database';
import { prepareDatabase, type Seed, seededTemplate, storedText } from './db/template';
import { createDispatcher } from './events/dispatcher';
import { signingKeyOf } from './events/signing-key';
import { subscribeFromStart } from './events/subscriptions';
import { createAccessTokens } from './oauth/access-tokens';
import { signingKeys } from './oauth/signing-keys';
import { demoShop, ownProductsOf, SEED_KEY } from './seed/seed';
import { DEFAULT_SEED, seedFolder } from './seed/seed-folder';
import { readShopFile } from './seed/shop-file';

// The facts that a client of the sandbox needs besides its URL.
export { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from './core/platform';

export type SandboxOptions = {
  /**
   * The folder for data that survives runs. Default: a private temporary folder, removed on
   * `close`.
   */
  dataFolder?: string;
  /**
   * The folder of resized pictures, which sandboxes can share. Default: `pictures` in the data
   * folder.
   */
  pictureFolder?: string;
  /** The origin in links and picture URLs. Default: the URL that `listen` uses. */
  origin?: string;
  clock?: Clock;
  seed?: Seed;
  /**
   * The demo shop: the name of a folder in `seeds/`, or the path of a folder like those. Default:
   * the one that the data folder has, initially `ceramics`.
   */
  seedName?: string;
  /**
   * The number of products of the demo shop, at least as many as the seed has. Default: as many as
   * the data folder has.
   */
  products?: number;
  /**
   * The catalog of the site, also after a reset. Default: the one that the data folder has,
   * initially V3.
   */
  catalogVersion?: CatalogVersion;
  /** A subscriber to every event, in addition to those that a control adds. */
  webhookUrl?: string;
  /**
   * Other host names of the sandbox, e.g. `sandbox.example`. A request for any other host is
   * rejected.
   */
  hosts?: readonly string[];
  /** false: `/_sandbox/…` does not exist. */
  controls?: boolean;
};

/** One imitation of the platform, with a separate database. */
export type Sandbox = {
  /**
   * The sandbox's origin, without a trailing slash. Before `listen`, an origin that only `fetch`
   * can use.
   */
  readonly url: string;
  /**
   * Answers a request in this process, without a network. Rejects when a fault drops the
   * connection.
   */
  fetch(request: Request): Promise<Response>;
  platform: Platform;
  /**
   * Whether the data folder had data of another seed or another version of the sandbox. It is
   * replaced by the seed.
   */
  readonly isDataReplaced: boolean;
  /** Every route, e.g. `GET /ecom/v1/orders/{id}`, including pages and controls. */
  readonly routes: readonly Route[];
  /**
   * Listens on `host`, by default 127.0.0.1. Port 0 selects a free one.
   *
   * @throws NodeJS.ErrnoException e.g. EADDRINUSE
   */
  listen(port: number, host?: string): Promise<void>;
  /**
   * Listens for HTTPS as well, under the platform's host names, for clients whose base URL cannot
   * be changed. Returns the URL and the file of the certificate that clients must trust.
   */
  listenTls(port: number, host?: string): Promise<{ url: string; certificate: string }>;
  /**
   * Resets to the seed (with this many products, if given), the machine's time, no faults, limits
   * or counted calls. Access tokens stay valid.
   */
  reset(products?: number): Promise<void>;
  close(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { products, catalogVersion } = options;
  const clock = options.clock ?? createClock();
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'halden-sandbox-')));
  const file = join(dataFolder, 'sandbox.db');
  const seedName = options.seedName ?? storedText(file, SEED_KEY) ?? DEFAULT_SEED;
  const seed = options.seed ?? demoShop(catalogVersion, products, seedName);
  const isDataReplaced = await prepareDatabase(file, seed);
  const db = await openDatabase(file);
  const tokens = createAccessTokens(await signingKeys(db), clock);
  const platform: Platform = {
    db,
    clock,
    tokens,
    origin: options.origin ?? 'http://sandbox.test',
    apiKey: SANDBOX_API_KEY,
    dataFolder,
    pictureFolder: options.pictureFolder ?? join(dataFolder, 'pictures'),
    site: readShopFile(seedName).site,
    siteOptions: DEFAULT_SITE_OPTIONS,
    seedFolder: seedFolder(seedName),
    ...HIGHER_DOMAINS,
  };
  const calls = createCallLog();
  const faults = createFaults();
  const rateLimit = createRateLimit(platform);
  const maintenance = createMaintenance();
  const webhookKey = signingKeyOf(dataFolder);
  const dispatcher = createDispatcher(db, clock, webhookKey);
  await db.write(prepareSite);
  await dispatcher.refresh();

  async function prepareSite(tx: Writer): Promise<void> {
    await subscribeFromStart(tx, options.webhookUrl);
    if (catalogVersion) await writeCatalogVersion(tx, catalogVersion);
  }

  async function reset(products?: number): Promise<void> {
    await db.restore(
      await seededTemplate(products === undefined ? seed : demoShop(catalogVersion, products, seedName)),
    );
    await db.write(prepareSite);
    await dispatcher.refresh();
    clock.set(null);
    faults.replace([]);
    rateLimit.set(null);
    maintenance.set({ on: false });
    platform.siteOptions = DEFAULT_SITE_OPTIONS;
    calls.clear();
  }

  const app = createApp(platform, {
    off: options.controls === false,
    hosts: options.hosts ?? [],
    fewestProducts: () => ownProductsOf(seedName),
    calls,
    faults,
    rateLimit,
    maintenance,
    reset,
    webhooks: { dispatcher, signingKey: webhookKey },
  });
  const listener = createListener(app, faults);
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  let listeningAt: string | undefined;

  return {
    get url() {
      return listeningAt ?? platform.origin;
    },
    platform,
    isDataReplaced,
    routes: routesOf(app),
    async fetch(request) {
      const response = await app.fetch(request);
      if (faults.dropped(request)) throw request.signal.reason ?? new TypeError('fetch failed');
      return faults.halved(request) ? halfOf(response, 'fails') : response;
    },
    async listen(port, host = LOOPBACK) {
      const server = await listen(listener, { port, host });
      servers.push(server);
      listeningAt = `http://localhost:${server.port}`;
      platform.origin = options.origin ?? listeningAt;
    },
    async listenTls(port, host = LOOPBACK) {
      // The package takes a fifth of the start time, and few runs need HTTPS.
      const { certificateOf } = await import('./exec/certificate');
      const certificate = await certificateOf(dataFolder);
      const server = await listen(listener, { port, host, certificate });
      servers.push(server);
      return { url: `https://localhost:${server.port}`, certificate: certificate.file };
    },
    reset,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await dispatcher.close();
      db.close();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
