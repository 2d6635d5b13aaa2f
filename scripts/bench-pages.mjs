import { CATEGORIES, ensureLighthouse, lookAt } from './bench/lighthouse.mjs';
import { runBench } from './bench/open-shop.mjs';
import { median } from './bench/tables.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 5);
const PAGES = {
  home: '/',
  list: '/products',
  category: '/categories/tableware',
  product: '/products/lund-bowl',
  cart: '/cart',
  login: '/login',
};

/** `npm run bench:pages`: what Lighthouse says of the pages, as the median of some looks at each. */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  await ensureLighthouse();
  await openSandbox();
  await buildShop();
  await openShop();
  const rows = [];
  for (const [page, path] of Object.entries(PAGES)) {
    // The first answer is made for the cache.
    await (await fetch(settings.shopUrl + path)).arrayBuffer();
    /** @type {import('./bench/lighthouse.mjs').Report[]} */
    const reports = [];
    for (let run = 0; run < RUNS; run++) reports.push(await lookAt(settings.shopUrl + path));
    rows.push({
      page,
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, median(reports.map(({ scores }) => scores[name]))]),
      ),
      'LCP s': (median(reports.map(({ lcp }) => lcp)) / 1000).toFixed(2),
      'TBT ms': Math.round(median(reports.map(({ tbt }) => tbt))),
      CLS: median(reports.map(({ cls }) => cls)).toFixed(3),
      failed: [...new Set(reports.flatMap(({ failed }) => failed))].join(', '),
    });
  }
  console.log(`\nLighthouse, a simulated telephone on a slow line, the median of ${RUNS}`);
  console.table(rows);
});
