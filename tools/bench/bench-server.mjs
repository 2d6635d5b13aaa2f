import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Failure } from '../../scripts/lib/failure.mjs';
import { untilAnswers } from '../../scripts/lib/processes/answers.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { start } from '../../scripts/lib/processes/processes.mjs';
import { memoryOf, processorTimeOf } from './lib/memory.mjs';
import { runBench } from './lib/open-shop.mjs';
import { hasWrk, measureProxiedPages } from './lib/proxied-pages.mjs';
import { ratio } from './lib/tables.mjs';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS || 8);
const MEMORY_REQUESTS = Number(process.env.BENCH_REQUESTS || 100_000);
/** Upper bound of senders at a fixed rate, each with its own part of the second. */
const SPREAD = 32;

/** Number of distinct URLs requested so far. */
let addresses = 0;

const FILTERED = '/products?minPrice=20&sortBy=priceAsc';
/**
 * Each page has its share of the requests over which memory is measured. Rendering a page for every
 * one of them would take an hour.
 * @type {{ page: string, path: string, part: number, eachAnother?: boolean }[]}
 */
const PAGES = [
  { page: 'home', path: '/', part: 0.24 },
  { page: 'list', path: '/products', part: 0.24 },
  { page: 'category', path: '/categories/tableware', part: 0.24 },
  { page: 'product', path: '/products/lund-bowl', part: 0.24 },
  { page: 'filtered list', path: FILTERED, part: 0.005 },
  { page: 'filtered lists, each another', path: FILTERED, part: 0.005, eachAnother: true },
  { page: 'cart of a visitor', path: '/api/cart', part: 0.03 },
];

/**
 * `npm run bench:server`: measures requests a second and processor time of the production server,
 * compared with a bare Node server that sends the same bytes in the same run. Also measures how
 * long the slowest hundredth waits at half of that load, pages behind the shipped nginx compared
 * with nginx that serves the same files, and memory over many requests.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  await openSandbox();
  await buildShop();
  const shop = await openShop();
  const barePort = await freePortFrom(3400);
  const bareUrl = `http://localhost:${barePort}`;
  const bare = start('bare server', process.execPath, ['tools/bench/lib/bare-server.mjs', String(barePort)], {
    output: 'buffered',
  });
  await untilAnswers(bare, bareUrl);

  for (const encoding of ['identity', 'gzip', 'br']) {
    const rows = [];
    for (const { page, path, eachAnother } of PAGES) {
      const headers = { 'accept-encoding': encoding };
      await copyAnswer(path, headers);
      const target = { url: settings.shopUrl + path, headers, eachAnother };
      await warmUp(target);
      const used = processorTimeOf(shop);
      const ours = await load(target);
      const spent = processorTimeOf(shop) - used;
      const bareTarget = { url: bareUrl + path, headers };
      await warmUp(bareTarget);
      const floor = await load(bareTarget);
      const half = await loadEvenly(target, ours.requests.average / 2);
      rows.push({
        page,
        'requests/s': Math.round(ours.requests.average),
        'bare server': Math.round(floor.requests.average),
        ratio: ratio(ours.requests.average, floor.requests.average),
        'processor ms': (spent / ours.requests.total).toFixed(1),
        'p99 ms, full load': ours.latency.p99,
        'p99 ms, half load': half.toFixed(0),
      });
    }
    console.log(`\n${CONNECTIONS} connections, accept-encoding: ${encoding}`);
    console.table(rows);
  }

  if (hasWrk()) {
    const paths = PAGES.filter(({ path }) => !path.includes('?') && !path.startsWith('/api/')).map(
      ({ path }) => path,
    );
    const rows = await measureProxiedPages(settings, paths, Math.ceil(SECONDS / 4));
    console.log(
      `\nBehind docs/deploy/nginx.conf, ${CONNECTIONS} connections, beside nginx with the same bytes in a file`,
    );
    console.table(rows);
  } else console.log('\nPages behind nginx are not measured: wrk is not installed.');

  /** @type {Record<string, string>} */
  const memory = { start: memoryOf(shop).toFixed(0) };
  for (const when of ['middle', 'end']) {
    for (const { path, part, eachAnother } of PAGES)
      fail(
        await autocannon({
          ...requestsFor({ url: settings.shopUrl + path, headers: {}, eachAnother }),
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
    // Requests the page twice: the first response fills the cache.
    await (await fetch(settings.shopUrl + path, { headers })).arrayBuffer();
    const { status, headers: received, bytes } = await rawAnswer(settings.shopUrl + path, headers);
    await fetch(bareUrl, {
      method: 'PUT',
      body: JSON.stringify({ path, status, headers: received, body: bytes.toString('base64') }),
    });
  }
});

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {boolean | undefined} [eachAnother] a meaningless parameter makes each URL one that
 * nobody has requested before
 */

/**
 * @param {Target} target
 * @returns {Pick<import('autocannon').Options, 'url' | 'headers' | 'requests'>}
 */
function requestsFor({ url, headers, eachAnother }) {
  if (!eachAnother) return { url, headers };
  /** @type {import('autocannon').Request['setupRequest']} */
  const setupRequest = (request) => ({ ...request, path: `${request.path}&view=${addresses++}` });
  return { url, headers, requests: [{ setupRequest }] };
}

/** @param {Target} target */
function warmUp(target) {
  return load(target, Math.min(2, SECONDS));
}

/**
 * Sends as many requests as are answered.
 * @param {Target} target
 */
async function load(target, duration = SECONDS) {
  return fail(await autocannon({ ...requestsFor(target), connections: CONNECTIONS, duration }), target.url);
}

/**
 * Sends a fixed number of requests a second, spread over the second. One autocannon sends all
 * requests that are due within a second at its beginning, and would measure its own queue. Many of
 * them, started one after the other, are as even as shoppers.
 * @param {Target} target
 * @param {number} rate
 * @returns {Promise<number>} p99 in ms
 */
async function loadEvenly(target, rate) {
  const senders = Math.max(1, Math.min(SPREAD, Math.floor(rate)));
  const options = {
    ...requestsFor(target),
    connections: 1,
    duration: SECONDS,
    overallRate: Math.max(1, Math.round(rate / senders)),
    // Turns off autocannon's correction of the times. It assumes that one sender's requests are
    // evenly spaced, and would add the sender's own waiting time.
    ignoreCoordinatedOmission: true,
  };
  /** @type {number[]} */
  const times = [];
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      await delay((sender * 1000) / senders);
      const run = autocannon(options);
      run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
      fail(await run, target.url);
    }),
  );
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
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
 * Returns a response as it is on the wire. `fetch` would decompress it.
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
        ...remaining
      } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(remaining).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        ),
        bytes: Buffer.concat(chunks),
      });
    }).once('error', reject);
  });
}
