import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startRedis } from '../../scripts/lib/machine/redis.mjs';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { listen } from '../listen';
import { until } from '../until';
import { control, freeWorkerPort, inSandbox, opened } from './open-servers';
import { type Answer, send } from './request';

/**
 * The cache of the served build: two servers with a Redis, while the platform is away, while Redis
 * is away, and a start without either. The tests depend on their order.
 */
let redis: Awaited<ReturnType<typeof startRedis>>;
let redisPort: number;
let ports: [number, number];
let servers: Awaited<ReturnType<typeof startShop>>[];

const PRODUCT = 'ora-serving-bowl';
const PAGES = ['/', '/products', `/products/${PRODUCT}`, '/categories/tableware'];

const get = (port: number, path: string) => send(`http://localhost:${port}${path}`);
const everyPage = () =>
  Promise.all(
    ports.flatMap((port) =>
      PAGES.map(async (path) => ({ at: `${port}${path}`, status: (await get(port, path)).status })),
    ),
  );
const allServed = () => ports.flatMap((port) => PAGES.map((path) => ({ at: `${port}${path}`, status: 200 })));
const nextCache = ({ headers }: Answer) => headers['x-nextjs-cache'];

const logFile = () => join(opened.folder, 'shop.log');
const EVICTS = ['--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'];

const openServer = (port: number, variables: Record<string, string> = {}) =>
  startShop(
    {
      ...opened.settings,
      env: { ...opened.settings.env, PAGE_MEMORY: 'off', ...variables },
      port,
      shopUrl: `http://localhost:${port}`,
    },
    { log: logFile() },
  );
const withRedis = () => ({
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  // Seals what both servers read.
  SESSION_SECRET: 'a secret of at least thirty-two characters',
});

const setPrice = (price: number) => control('PATCH', `products/${PRODUCT}`, { price });
const isShown = (port: number, price: number) =>
  until(async () => {
    const { status, body } = await get(port, `/products/${PRODUCT}`);
    expect(status).toBe(200);
    expect(body.toString()).toContain(String(price));
  });

/** Products of the build whose slugs change. */
const RENAMED = 'arc-vase';
const SUCCESSOR = 'lund-bowl';
const setSlug = (slug: string, changed: string) => control('PATCH', `products/${slug}`, { slug: changed });
const leadsTo = (port: number, path: string, location: string) =>
  until(async () => {
    const { status, headers } = await get(port, path);
    expect([path, status, headers.location]).toEqual([path, 308, location]);
  });

inSandbox(async ({ settings, folder }) => {
  redisPort = await freeWorkerPort(6500);
  ports = [settings.port, await freeWorkerPort(settings.port + 10)];
  redis = await startRedis(redisPort, folder, EVICTS);
  servers = await Promise.all(ports.map((port) => openServer(port, withRedis())));
});

describe('two servers with a Redis', () => {
  it('serve the former pages when a product changes while the platform is away, and then the new ones', async () => {
    await setPrice(43.21);
    for (const port of ports) await isShown(port, 43.21);
    expect(await everyPage()).toEqual(allServed());
    await control('PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });
    await setPrice(54.32);
    // The event has arrived once a page is stale.
    await until(async () => expect(nextCache(await get(ports[0], `/products/${PRODUCT}`))).toBe('STALE'));
    for (let turn = 0; turn < 3; turn++) expect(await everyPage()).toEqual(allServed());
    for (const port of ports) await isShown(port, 43.21);
    await control('PUT', 'faults', { faults: [] });
    await setPrice(65.43);
    for (const port of ports) await isShown(port, 65.43);
  });

  it('render a page once: a restarted server has those of the other, and calls the platform for none', async () => {
    expect(await everyPage()).toEqual(allServed());
    await stop(servers.splice(1, 1));
    servers.push(await openServer(ports[1], withRedis()));
    await isShown(ports[0], 65.43);
    // No page is regenerated in the background any more.
    await until(async () => {
      for (const path of PAGES) expect([path, nextCache(await get(ports[0], path))]).toEqual([path, 'HIT']);
    });
    await control('DELETE', 'calls');
    expect((await get(ports[1], `/products/${PRODUCT}`)).body.toString()).toContain('65.43');
    const { calls } = await control('GET', 'calls');
    expect(Object.keys(calls).filter((call) => /products|categories|query|search/.test(call))).toEqual([]);
  });

  it('redirect from a slug that has changed, also from a page of the build and after a restart', async () => {
    for (const port of ports) expect((await get(port, `/products/${RENAMED}`)).status).toBe(200);
    await setSlug(RENAMED, 'renamed');
    for (const port of ports) await leadsTo(port, `/products/${RENAMED}`, '/products/renamed');
    for (const below of ['', '/options', '/reviews?stars=5', '/reviews/new', '/back-in-stock?variant=1'])
      await leadsTo(ports[0], `/de/products/${RENAMED}${below}`, `/de/products/renamed${below}`);
    await stop(servers.splice(1, 1));
    servers.push(await openServer(ports[1], withRedis()));
    await leadsTo(ports[1], `/he/products/${RENAMED}`, '/he/products/renamed');
    expect((await get(ports[0], '/products/never-listed')).status).toBe(404);

    // The product that has the slug now wins.
    await setSlug(SUCCESSOR, RENAMED);
    await until(async () => expect((await get(ports[1], `/products/${RENAMED}`)).status).toBe(200));
    await setSlug(RENAMED, SUCCESSOR);
    await setSlug('renamed', RENAMED);
    for (const port of ports)
      for (const slug of [SUCCESSOR, RENAMED])
        await until(async () => expect((await get(port, `/products/${slug}`)).status).toBe(200));
  });

  it('make one cart of a program’s repeated request, and know each other’s carts', async () => {
    const version = '2026-08-25';
    const capabilities = Object.fromEntries(
      ['catalog.search', 'cart'].map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]),
    );
    const profiles = createServer((_, response) =>
      response.end(JSON.stringify({ ucp: { version, capabilities } })),
    );
    const profile = await listen(profiles);
    const ask = async (port: number, path: string, body?: object) => {
      const answer = await fetch(`http://localhost:${port}/api/ucp/${version}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'ucp-agent': `profile="${profile.url}/"`,
          ...(path === 'carts' && { 'idempotency-key': 'the-first-cart' }),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: Object(await answer.json()) };
    };
    // No other test changes this product.
    const found = await ask(ports[0], 'catalog/search', { query: 'bue bookends' });
    const lines = { line_items: [{ item: { id: found.json.products[0].variants[0].id }, quantity: 1 }] };
    const [first, repeated] = [await ask(ports[0], 'carts', lines), await ask(ports[1], 'carts', lines)];
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.json.id).toBe(first.json.id);
    expect((await ask(ports[1], 'carts', { line_items: [] })).status).toBe(409);
    const read = await ask(ports[1], `carts/${first.json.id}`);
    expect([read.status, read.json.totals]).toEqual([200, first.json.totals]);
    profile.close();
  });

  it('warn in the log that this Redis may evict limits, and of a Node that several servers cannot use', () => {
    const log = readFileSync(logFile(), 'utf8');
    expect(log).toContain('REDIS_URL is a Redis that may evict limits');
    const isOld = Number.parseInt(process.versions.node, 10) < 24;
    expect(log.includes('REDIS_URL needs Node 24')).toBe(isOld);
  });

  it('go on without Redis, and exchange what has changed once it is back', async () => {
    await stop([redis]);
    expect(await everyPage()).toEqual(allServed());
    await setPrice(76.54);
    await isShown(ports[0], 76.54);
    redis = await startRedis(redisPort, opened.folder);
    await isShown(ports[1], 76.54);
  });
});

it('a server that starts while the platform is away has the pages of the build, with their policy', async () => {
  await stop(servers);
  // Needed for the start only, because the shop reads it from the sandbox.
  const key = await fetch(`${opened.settings.sandboxUrl}/_sandbox/webhooks/public-key`);
  const WIX_WEBHOOK_PUBLIC_KEY = Buffer.from(await key.text()).toString('base64');
  await stop([opened.sandbox, redis]);
  await openServer(ports[0], { WIX_WEBHOOK_PUBLIC_KEY });
  for (const turn of [1, 2])
    for (const path of [...PAGES, '/de', '/he/products']) {
      const { status, headers } = await get(ports[0], path);
      expect([turn, path, status]).toEqual([turn, path, 200]);
      expect(headers['content-security-policy'], path).toMatch(/script-src[^;]* 'sha256-/);
    }
});
