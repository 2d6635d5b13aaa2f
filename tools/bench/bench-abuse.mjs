import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { memoryOf } from './lib/memory.mjs';
import { runBench } from './lib/open-shop.mjs';

/** Number of requests of each kind. `BENCH_REQUESTS=24000` once brought a server down. */
const REQUESTS = Number(process.env.BENCH_REQUESTS || 4_000);
const SLUGS = 300;
const SOCKETS = 300;
const MAX_CONCURRENT = 20;
const LONG = 'n'.repeat(15_000);

/**
 * `npm run bench:abuse`: measures what made-up requests cost the production server in memory, disk
 * space and platform calls, and whether shoppers are served meanwhile. docs/security.md has the
 * figures.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop, control }) => {
  await openSandbox();
  await buildShop();
  const server = await openShop();
  const { shopUrl, port, distDir } = settings;
  const chunk = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(await (await fetch(shopUrl)).text())?.[0] ?? '/';

  /** @param {string} name @param {number} count @param {(n: number) => string} pathOf */
  async function measure(name, count, pathOf) {
    await control('DELETE', 'calls');
    const before = { memory: memoryOf(server), disk: sizeOf(join(root, distDir)) };
    const statuses = await requestAll(count, (n) => shopUrl + pathOf(n));
    const { total } = await control('GET', 'calls');
    return {
      requests: `${count} × ${name}`,
      'memory before, MB': Math.round(before.memory),
      'memory after': Math.round(memoryOf(server)),
      'disk, kB': Math.round((sizeOf(join(root, distDir)) - before.disk) / 1000),
      'platform calls': total,
      statuses: [...statuses].map(([status, times]) => `${status}: ${times}`).join(', '),
      'home afterwards': await statusOf(shopUrl),
    };
  }

  console.table([
    await measure(
      'suggestions with 15 kB of a made-up parameter',
      REQUESTS,
      (n) => `/api/search/suggest?q=z&${n}${LONG}`,
    ),
    await measure('a chunk with 15 kB of a made-up parameter', REQUESTS, (n) => `${chunk}?${n}${LONG}`),
    await measure('home with a made-up fbclid', REQUESTS, (n) => `/?fbclid=${n}`),
    await measure('made-up products', SLUGS, (n) => `/products/made-up-${n}`),
    await measure('made-up categories', SLUGS, (n) => `/categories/made-up-${n}`),
    await measure('slugs of 5,000 characters', 20, (n) => `/products/${n}${'s'.repeat(5_000)}`),
    await measure('made-up sitemap files', SLUGS, (n) => `/sitemap.xml?file=${n + 100}`),
  ]);
  console.table(await unfinishedBodies(port, shopUrl));
});

/**
 * Opens connections that announce a body and never send it, and loads pages meanwhile.
 * @param {number} port
 * @param {string} shopUrl
 */
async function unfinishedBodies(port, shopUrl) {
  const began = Date.now();
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      `POST /cart HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`,
    );
    return new Promise((resolve) => socket.once('close', () => resolve(Date.now() - began)));
  });
  const rows = [];
  for (const second of [1, 3, 5, 10]) {
    await new Promise((resolve) => setTimeout(resolve, began + second * 1_000 - Date.now()));
    rows.push({
      after: `${second} s`,
      home: await statusOf(shopUrl),
      login: await statusOf(`${shopUrl}/login`),
      ready: await statusOf(`${shopUrl}/api/ready`),
    });
  }
  const closed = await Promise.race([
    Promise.all(sockets).then((times) => `${Math.round(Math.max(...times) / 1000)} s`),
    new Promise((resolve) => setTimeout(() => resolve('not within 60 s'), 60_000)),
  ]);
  return [
    ...rows,
    { after: `all ${SOCKETS} connections were closed after`, home: closed, login: '', ready: '' },
  ];
}

/**
 * @param {number} count
 * @param {(n: number) => string} urlOf
 * @returns {Promise<Map<string, number>>}
 */
async function requestAll(count, urlOf) {
  /** @type {Map<string, number>} */
  const statuses = new Map();
  let next = 0;
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT }, async () => {
      while (next < count) {
        const status = await statusOf(urlOf(next++));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

/** @param {string} url */
function statusOf(url) {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    () => 'none',
  );
}

/** @param {string} folder @returns {number} bytes of all files in it */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .reduce((sum, { path, name }) => sum + statSync(join(path, name)).size, 0);
}
