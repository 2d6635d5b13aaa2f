import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../../scripts/lib/processes/process-group.mjs';
import { memoryOf } from './lib/memory.mjs';
import { runBench } from './lib/open-shop.mjs';
import { differences, readBooks } from './lib/sandbox-books.mjs';
import { shop as goShopping, newTally } from './lib/shopper.mjs';

const SHOPPERS = Number(process.env.BENCH_SHOPPERS || 200);
const MINUTES = Number(process.env.BENCH_MINUTES || 3);
/** A shopper takes a minute and a half for steps that a machine does in a second. */
const HASTE = Number(process.env.BENCH_HASTE || 1);
/** Round trip to the platform in ms. */
const PLATFORM_LATENCY = 80;
/** A large stock of some products and a small stock of others, which sell out. */
const PLENTY = ['drift-throw', 'halo-pendant', 'fen-carafe', 'moon-jar'];
const FEW = 40;

/**
 * `npm run bench:load`: simulates buying shoppers for some minutes, and checks afterwards that the
 * books agree with them. With `BENCH_KILL=1` the server is killed in the middle and started again.
 */
await runBench(async ({ settings, openSandbox, dataFolder, buildShop, openShop, control }) => {
  await openSandbox();
  await buildShop();
  let shop = await openShop();
  const slugs = await productSlugs(settings.shopUrl);
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
      await goShopping({ shopUrl: settings.shopUrl, slugs, until, tally, isDown: () => down, haste: HASTE });
    }),
  );

  await delay(30_000);
  const memory = { start: memoryOf(shop), middle: 0, end: 0 };
  await delay((until - Date.now()) / 2);
  memory.middle = memoryOf(shop);
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
  memory.end = memoryOf(shop);

  const { total } = await control('GET', 'calls');
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
  console.log('MB that the server holds');
  console.table([Object.fromEntries(Object.entries(memory).map(([when, mb]) => [when, mb.toFixed(0)]))]);
  console.log(found.length === 0 ? 'The books agree with the shoppers.' : found.join('\n'));
  return tally.errors.size > 0 || found.length > 0 ? 1 : 0;
});

/**
 * @param {string} shopUrl
 * @returns {Promise<string[]>} the slugs on the first page of products
 */
async function productSlugs(shopUrl) {
  const list = await (await fetch(`${shopUrl}/products`)).text();
  return [...new Set([...list.matchAll(/href="\/products\/([\w-]+)"/g)].flatMap(([, slug]) => slug ?? []))];
}
