import { openHttp2Front } from './bench/http2-front.mjs';
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

/**
 * `npm run bench:pages`: what Lighthouse says of the pages, as the median of some looks at each. The shop and the media
 * host are behind HTTP/2, as a shop in production and the platform's own media host are.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  await ensureLighthouse();
  await openSandbox();
  const front = await openHttp2Front(settings.shopUrl);
  const media = await openHttp2Front(settings.sandboxUrl);
  Object.assign(settings.env, { SITE_URL: front.url, WIX_MEDIA_ORIGIN: media.url });
  await buildShop();
  await openShop();
  const rows = [];
  for (const [page, path] of Object.entries(PAGES)) {
    // The first answer is made for the cache, and pictures are made when they are first asked for.
    await lookAt(front.url + path);
    /** @type {import('./bench/lighthouse.mjs').Report[]} */
    const reports = [];
    for (let run = 0; run < RUNS; run++) reports.push(await lookAt(front.url + path));
    rows.push({
      page,
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, median(reports.map(({ scores }) => scores[name]))]),
      ),
      'LCP s': (median(reports.map(({ lcp }) => lcp)) / 1000).toFixed(2),
      'TBT ms': Math.round(median(reports.map(({ tbt }) => tbt))),
      CLS: median(reports.map(({ cls }) => cls)).toFixed(3),
      machine: Math.round(median(reports.map(({ machine }) => machine))),
      failed: [...new Set(reports.flatMap(({ failed }) => failed))].join(', '),
    });
  }
  front.close();
  media.close();
  console.log(`\nLighthouse, a simulated telephone on a slow line, HTTP/2, the median of ${RUNS}`);
  console.table(rows);
});
