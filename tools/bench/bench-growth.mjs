import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/failure.mjs';
import { startRedis } from '../../scripts/lib/machine/redis.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { memoryOf } from './lib/memory.mjs';
import { runBench } from './lib/open-shop.mjs';
import { median, ratio } from './lib/tables.mjs';

const SIZES = (process.env.BENCH_PRODUCTS || '32,1000,100000').split(',').map(Number);
/**
 * The fastest build counts. Most of a build is compilation, which takes longer on a busy machine.
 */
const BUILDS = 3;
const ROUNDS = 300;
const VIEWS = ['list', 'list by price', 'in stock', 'search', 'product'];
/** Requests before the measurement, so that the server's code is warm. */
const WARM_UP = 60;

/**
 * `npm run bench:growth`: measures how build time, time to first byte, memory and platform calls
 * grow with the catalog.
 */
await runBench(async ({ settings, openSandbox, dataFolder, buildShop, openShop, control }) => {
  const results = [];

  /** Reads a feed twice. Its parts are in Redis, as a large catalog needs. */
  async function measureFeed() {
    const port = await freePortFrom(6500);
    const redis = await startRedis(port, dataFolder());
    const shop = await startShop({
      ...settings,
      env: { ...settings.env, REDIS_URL: `redis://127.0.0.1:${port}` },
    });
    const [first, second] = [await readFeed(), await readFeed()];
    const memory = memoryOf(shop);
    await stop([shop, redis]);
    return { first, second, memory };
  }

  /** Asks for a feed until it is whole, as a shop's own job does. */
  async function readFeed() {
    await control('DELETE', 'calls');
    const began = performance.now();
    for (let requests = 1; ; requests++) {
      const answer = await fetch(`${settings.shopUrl}/feeds/openai.jsonl`);
      const text = await answer.text();
      if (answer.ok)
        return {
          requests,
          seconds: (performance.now() - began) / 1000,
          calls: (await control('GET', 'calls')).total,
          rows: text.trim().split('\n').length,
          megabytes: text.length / 1e6,
        };
      if (answer.status !== 503) throw new Failure(`The feed answered ${answer.status}: ${text}`);
      await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  }

  for (const products of SIZES) {
    const sandbox = await openSandbox(products);
    const builds = [];
    for (let round = 0; round < BUILDS; round++) {
      // Builds from scratch, because the output of an earlier build would shorten this one.
      rmSync(join(root, settings.distDir), { recursive: true, force: true });
      builds.push(await buildShop());
    }
    const build = Math.min(...builds);
    const shop = await openShop();
    const slug = /href="\/products\/([\w-]+)"/.exec(
      await (await fetch(`${settings.shopUrl}/products`)).text(),
    )?.[1];
    const cookie = await sessionOf(settings.shopUrl);
    const paths = [
      '/products',
      '/products?sortBy=priceAsc',
      '/products?inStock=1',
      '/search?q=bowl',
      `/products/${slug}`,
    ];
    const urls = paths.map((path) => `${settings.shopUrl}${path}`);
    for (const url of urls) await fetch(url);
    await control('DELETE', 'calls');
    const times = [];
    for (const url of urls) times.push(await firstByte(url, cookie));
    const { total: calls } = await control('GET', 'calls');
    const memory = memoryOf(shop);
    await stop([shop]);
    const feed = await measureFeed();
    results.push({ products, build, times, calls, memory, feed });
    await stop([sandbox]);
  }
  const [first] = results;
  if (!first) return;
  console.log(
    '\nRatios to the smallest catalog; time to first byte is the median of some views of a warm page; calls of the platform during all of them',
  );
  console.table(
    results.map((result) => ({
      products: result.products,
      'build s': (result.build / 1000).toFixed(1),
      build: ratio(result.build, first.build),
      ...Object.fromEntries(
        VIEWS.map((view, index) => {
          const [time = Number.NaN, least = Number.NaN] = [result.times[index], first.times[index]];
          return [view, `${time.toFixed(2)} ms, ${ratio(time, least)}`];
        }),
      ),
      calls: result.calls,
      'memory MB': result.memory.toFixed(0),
      memory: ratio(result.memory, first.memory),
    })),
  );
  console.log('\nA feed, read for the first time and again, with its parts in Redis');
  console.table(
    results.map(({ products, feed: { first, second, memory } }) => ({
      products,
      rows: first.rows,
      MB: first.megabytes.toFixed(1),
      requests: first.requests,
      seconds: first.seconds.toFixed(1),
      calls: first.calls,
      'seconds again': second.seconds.toFixed(1),
      'calls again': second.calls,
      'memory MB': memory.toFixed(0),
    })),
  );
});

/**
 * Returns the cookies of a shopper with a session, as most shoppers have on their second page.
 * @param {string} shopUrl
 */
async function sessionOf(shopUrl) {
  const answer = await fetch(`${shopUrl}/api/cart`, {
    method: 'DELETE',
    headers: { origin: shopUrl, 'content-type': 'application/json' },
    body: '{}',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  if (!cookies.some((cookie) => /visitor_token=/.test(cookie)))
    throw new Failure(`There is no session to measure with: ${answer.status}.`);
  return cookies.join('; ');
}

/**
 * @param {string} url
 * @param {string} cookie
 * @returns {Promise<number>} ms
 */
async function firstByte(url, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie, 'accept-encoding': 'gzip' };
  const times = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const began = performance.now();
    // Not `fetch`: it decompresses a part of the page before it reports the response.
    const [response] = await once(get(url, { agent, headers }), 'response');
    if (round >= 0) times.push(performance.now() - began);
    response.resume();
    await once(response, 'end');
  }
  agent.destroy();
  return median(times);
}
