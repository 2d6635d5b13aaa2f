import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from '../../scripts/lib/machine/nginx.mjs';
import { startRedis } from '../../scripts/lib/machine/redis.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { endGroup } from '../../scripts/lib/processes/process-group.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { memoryOf } from './lib/memory.mjs';
import { runBench } from './lib/open-shop.mjs';
import { differences, readBooks } from './lib/sandbox-books.mjs';
import { shop as goShopping, newTally } from './lib/shopper.mjs';

const SHOPPERS = Number(process.env.BENCH_SHOPPERS || 200);
const MINUTES = Number(process.env.BENCH_MINUTES || 3);
/** A shopper takes a minute and a half for steps that a machine does in a second. */
const HASTE = Number(process.env.BENCH_HASTE || 1);
/** Default: those of the demo shop. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS) || undefined;
/** 2: two servers behind nginx with the shipped file, and Redis between them. */
const SERVERS = Number(process.env.BENCH_SERVERS || 1);
/** Round trip to the platform in ms. */
const PLATFORM_LATENCY = 80;
/** A large stock of some products and a small stock of others, which sell out. */
const PLENTY = ['drift-throw', 'halo-pendant', 'klar-carafe', 'eldre-moon-jar'];
const FEW = 40;

/**
 * `npm run bench:load`: simulates buying shoppers for some minutes, and checks afterwards that the
 * books agree with them. With `BENCH_KILL=1` the server is killed in the middle and started again.
 * A day of a large shop: `BENCH_PRODUCTS=100000 BENCH_SERVERS=2 BENCH_HASTE=7 BENCH_MINUTES=10`.
 */
await runBench(async ({ settings, openSandbox, dataFolder, newFolder, buildShop, openShop, control }) => {
  await openSandbox(PRODUCTS);
  const folder = newFolder();
  const ports = {
    nginx: await freePortFrom(6100),
    redirect: await freePortFrom(6200),
    first: settings.port,
    second: await freePortFrom(settings.port + 1),
    redis: await freePortFrom(6300),
  };
  const shopUrl = SERVERS > 1 ? `http://localhost:${ports.nginx}` : settings.shopUrl;
  if (SERVERS > 1) {
    await startRedis(ports.redis, folder);
    Object.assign(settings.env, {
      SITE_URL: shopUrl,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      SESSION_SECRET: 'a secret of both servers, for this measurement alone',
      // As docs/deploy.md sets them.
      TRUSTED_PROXIES: '1',
      PAGE_MEMORY: 'off',
    });
  }
  await buildShop();
  let shop = await openShop();
  /** @type {import('../../scripts/lib/processes/processes.mjs').Running[]} */
  const others = [];
  if (SERVERS > 1) {
    const second = { ...settings, port: ports.second, shopUrl: `http://localhost:${ports.second}` };
    others.push(await startShop(second));
    await startNginx({
      folder,
      staticFiles: join(root, settings.distDir, 'static'),
      ports,
    });
  }
  const slugs = await productSlugs(shopUrl);
  for (const slug of slugs)
    await control('PATCH', `products/${slug}`, {
      variants: [{ choices: {}, quantity: PLENTY.includes(slug) ? 99_999 : FEW }],
    });
  await control('PUT', 'faults', { faults: [{ call: '*', kind: 'slow', delayMs: PLATFORM_LATENCY }] });
  await control('DELETE', 'calls');
  const before = await readBooks(dataFolder());

  const tally = newTally();
  const began = Date.now();
  const until = began + MINUTES * 60_000;
  let down = false;
  const shoppers = Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      // The shoppers do not all start at once.
      await delay((index / SHOPPERS) * 15_000);
      await goShopping({ shopUrl, slugs, until, tally, isDown: () => down, haste: HASTE });
    }),
  );

  await delay(30_000);
  const memoryOfAll = () => [shop, ...others].map(memoryOf);
  const memory = { start: memoryOfAll(), middle: memoryOfAll(), end: memoryOfAll() };
  await delay((until - Date.now()) / 2);
  memory.middle = memoryOfAll();
  if (process.env.BENCH_KILL && shop.pid) {
    down = true;
    endGroup(shop.pid, 'SIGKILL');
    await shop.exited;
    shop = await openShop();
    // Waits for the requests that were in flight when the server was killed.
    setTimeout(() => {
      down = false;
    }, 5_000).unref();
  }
  await shoppers;
  memory.end = memoryOfAll();

  const { total, calls } = await control('GET', 'calls');
  const found = differences(before, await readBooks(dataFolder()), tally.orders);
  console.log(`\n${SHOPPERS} shoppers for ${MINUTES} min, ${PLATFORM_LATENCY} ms to the platform`);
  console.table([
    {
      requests: tally.requests,
      'requests/s': Math.round(tally.requests / ((Date.now() - began) / 1000)),
      orders: tally.orders.length,
      rejected: [...tally.rejected.values()].reduce((sum, count) => sum + count, 0),
      interrupted: tally.interrupted,
      errors: [...tally.errors.values()].reduce((sum, count) => sum + count, 0),
      'platform calls': total,
    },
  ]);
  if (tally.errors.size > 0) console.table([...tally.errors].map(([error, times]) => ({ error, times })));
  console.log('ms until a page or an answer has arrived');
  console.table(
    Object.entries(tally.durations).map(([name, all]) => ({
      name,
      requests: all.length,
      median: percentile(all, 0.5),
      p99: percentile(all, 0.99),
    })),
  );
  console.log('Calls of the platform, of a minute');
  console.table(
    Object.entries(calls).map(([call, times]) => ({ call, 'a minute': Math.round(Number(times) / MINUTES) })),
  );
  console.log('MB that each server holds');
  console.table(
    Object.entries(memory).map(([when, mb]) => ({ when, MB: mb.map((one) => one.toFixed(0)).join(', ') })),
  );
  console.log(found.length === 0 ? 'The books agree with the shoppers.' : found.join('\n'));
  return tally.errors.size > 0 || found.length > 0 ? 1 : 0;
});

/**
 * @param {readonly number[]} all
 * @param {number} share
 */
function percentile(all, share) {
  return Math.round([...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0);
}

/**
 * @param {string} shopUrl
 * @returns {Promise<string[]>} the slugs on the first page of products, without the gift card, whose page
 * is another
 */
async function productSlugs(shopUrl) {
  const list = await (await fetch(`${shopUrl}/products`)).text();
  const slugs = new Set([...list.matchAll(/href="\/products\/([\w-]+)"/g)].flatMap(([, slug]) => slug ?? []));
  const pages = await Promise.all(
    [...slugs].map(async (slug) => ({
      slug,
      page: await fetch(`${shopUrl}/products/${slug}`, { redirect: 'manual' }),
    })),
  );
  return pages.flatMap(({ slug, page }) => (page.ok ? [slug] : []));
}
