import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../scripts/lib/build/production-build.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { requireFreePorts, startSandbox, startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { E2E_WORKERS, e2eSettings } from '../../scripts/lib/verification/e2e-settings.mjs';
import { trapProducts, writeTrapSeed } from '../traps/trap-seed';
import { freeWorkerPort, WORKER } from './open-servers';
import { send } from './request';

/** A build takes minutes. */
const isRun = Boolean(process.env.TEST_MATRICES);
const DIST_DIR = '.next-e2e-traps';
const MINUTES = 20;

/** The product whose own call fails while the shop is built, although lists have it. */
const FAILING = 'inherited-0';

const data = temporaryFolder();
const seed = `${join(data.path, 'seed')}/`;
let isFailing = true;

/** Forwards calls to the sandbox. */
const proxy = (origin: string) =>
  createServer(async (request, response) => {
    if (isFailing && request.url?.includes(`/products/slug/${FAILING}`)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }).catch(() => null);
    // At the end, the sandbox may stop before the shop does.
    if (answer === null) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

describe.runIf(isRun)('a shop with names, lengths and characters that no demo shop has', () => {
  const own = e2eSettings({
    ...process.env,
    TEST_PARALLEL_INDEX: String(E2E_WORKERS + WORKER),
  });
  let platform: ReturnType<typeof proxy>;
  const warned: string[] = [];

  beforeAll(async () => {
    writeTrapSeed(seed);
    await requireFreePorts(own);
    const port = await freeWorkerPort(5200);
    platform = proxy(own.sandboxUrl).listen(port);
    const settings = {
      ...own,
      distDir: DIST_DIR,
      env: {
        ...own.env,
        SANDBOX_SEED: seed,
        NEXT_DIST_DIR: DIST_DIR,
        WIX_API_ORIGIN: `http://localhost:${port}`,
      },
    };
    await startSandbox(settings, { dataFolder: join(data.path, 'data') });
    const warn = vi.spyOn(console, 'warn').mockImplementation((line) => warned.push(String(line)));
    await build(settings);
    warn.mockRestore();
    await startShop(settings);
  }, MINUTES * 60_000);

  afterAll(async () => {
    await stop();
    platform?.close();
    data.remove();
    rmSync(join(root, DIST_DIR), { recursive: true, force: true });
  });

  it('is built without the one product that fails, which the output names', () => {
    expect(warned).toEqual([expect.stringContaining(`/products/${FAILING} `)]);
  });

  it('answers the page of the failed product as soon as its call succeeds', async () => {
    isFailing = false;
    expect((await send(`${own.shopUrl}/products/${FAILING}`)).status).toBe(200);
  });

  it.each(['', '/de', '/he'])('answers every product in %j', async (prefix) => {
    const named = trapProducts().filter(({ name }) => name !== '');
    for (const { slug } of named) {
      const { status, body } = await send(`${own.shopUrl}${prefix}/products/${encodeURIComponent(slug)}`);
      expect([slug, status]).toEqual([slug, 200]);
      expect(String(body), slug).not.toMatch(/style="[^"]*(?:position|url\()|native code|\[object /);
    }
  });

  it('answers its lists, feeds and searches', async () => {
    for (const path of [
      '/',
      '/products',
      '/categories/trap',
      '/search?q=constructor',
      '/sitemap.xml',
      '/llms.txt',
    ])
      expect([path, (await send(own.shopUrl + path)).status]).toEqual([path, 200]);
  });
});
