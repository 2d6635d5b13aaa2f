import { get } from 'node:http';
import autocannon from 'autocannon';
import { memoryOf } from './bench/memory.mjs';
import { runBench } from './bench/open-shop.mjs';
import { ratio } from './bench/tables.mjs';
import { untilAnswers } from './lib/answers.mjs';
import { Failure } from './lib/failure.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { start } from './lib/processes.mjs';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS || 8);
const MEMORY_REQUESTS = Number(process.env.BENCH_REQUESTS || 100_000);
/**
 * autocannon sends what is to be sent within a second as a burst at its beginning. What it would add to the times, were it
 * meant to be even, is its own waiting.
 */
const AT_A_RATE = { ignoreCoordinatedOmission: true };

/** Each with its part of the requests over which memory is watched: what is rendered for each of them would take an hour. */
const PAGES = [
  { page: 'home', path: '/', part: 0.24 },
  { page: 'list', path: '/products', part: 0.24 },
  { page: 'category', path: '/categories/tableware', part: 0.24 },
  { page: 'product', path: '/products/lund-bowl', part: 0.24 },
  { page: 'filtered list', path: '/products?minPrice=20&sortBy=priceAsc', part: 0.01 },
  { page: 'cart of a visitor', path: '/api/cart', part: 0.03 },
];

/**
 * `npm run bench:server`: requests a second of the production server, beside a bare Node server that sends the same bytes
 * in the same run; how long the slowest wait at half of that load; and memory over many requests.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  await openSandbox();
  await buildShop();
  const shop = await openShop();
  const barePort = await freePortFrom(3400);
  const bareUrl = `http://localhost:${barePort}`;
  const bare = start('bare server', process.execPath, ['scripts/bench/bare-server.mjs', String(barePort)], {
    output: 'kept',
  });
  await untilAnswers(bare, bareUrl);

  for (const encoding of ['identity', 'gzip']) {
    const rows = [];
    for (const { page, path } of PAGES) {
      const headers = { 'accept-encoding': encoding };
      await copyAnswer(path, headers);
      const ours = await load(settings.shopUrl + path, headers);
      const floor = await load(bareUrl + path, headers);
      const half = await load(
        settings.shopUrl + path,
        headers,
        Math.max(1, Math.floor(ours.requests.average / 2)),
      );
      rows.push({
        page,
        'requests/s': Math.round(ours.requests.average),
        'bare server': Math.round(floor.requests.average),
        ratio: ratio(ours.requests.average, floor.requests.average),
        'p99 ms, full load': ours.latency.p99,
        'p99 ms, half load': half.latency.p99,
      });
    }
    console.log(`\n${CONNECTIONS} connections, accept-encoding: ${encoding}`);
    console.table(rows);
  }

  /** @type {Record<string, string>} */
  const memory = { start: memoryOf(shop).toFixed(0) };
  for (const when of ['middle', 'end']) {
    for (const { path, part } of PAGES)
      fail(
        await autocannon({
          url: settings.shopUrl + path,
          connections: CONNECTIONS,
          amount: Math.ceil((MEMORY_REQUESTS / 2) * part),
        }),
        path,
      );
    memory[when] = memoryOf(shop).toFixed(0);
  }
  console.log(`\nMB that the server holds over ${MEMORY_REQUESTS} requests, spread over all these pages`);
  console.table([memory]);

  /**
   * @param {string} path
   * @param {Record<string, string>} headers
   */
  async function copyAnswer(path, headers) {
    // Twice: the first is made for the cache.
    await (await fetch(settings.shopUrl + path, { headers })).arrayBuffer();
    const { status, headers: told, bytes } = await rawAnswer(settings.shopUrl + path, headers);
    await fetch(bareUrl, {
      method: 'PUT',
      body: JSON.stringify({ path, status, headers: told, body: bytes.toString('base64') }),
    });
  }
});

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} [overallRate] requests a second; as many as possible unless given
 */
async function load(url, headers, overallRate) {
  const options = { url, connections: CONNECTIONS, headers };
  if (!overallRate) await autocannon({ ...options, duration: 2 });
  return fail(
    await autocannon({ ...options, duration: SECONDS, ...(overallRate && { overallRate, ...AT_A_RATE }) }),
    url,
  );
}

/**
 * @param {import('autocannon').Result} result
 * @param {string} url
 */
function fail(result, url) {
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Failure(`${failed} of ${result.requests.total} requests for ${url} failed.`);
  return result;
}

/**
 * An answer as it is on the wire: `fetch` would have unpacked it.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string | string[]>, bytes: Buffer }>}
 */
function rawAnswer(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      const {
        date: _,
        connection: __,
        'keep-alive': ___,
        'transfer-encoding': ____,
        ...told
      } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(told).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        ),
        bytes: Buffer.concat(chunks),
      });
    }).once('error', reject);
  });
}
