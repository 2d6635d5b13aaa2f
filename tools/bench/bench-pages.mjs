import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { meetShoppers } from '../screenshots/page-states/shoppers.mjs';
import { openEmptyShop } from './lib/empty-shop.mjs';
import { INTERACTIONS } from './lib/interactions.mjs';
import { auditPage, CATEGORIES, ensureLighthouse } from './lib/lighthouse.mjs';
import { openNginxFront } from './lib/nginx-front.mjs';
import { runBench } from './lib/open-shop.mjs';
import { openSlowLine } from './lib/slow-line.mjs';
import { launchBrowser, loadOnSlowPhone } from './lib/slow-phone.mjs';
import { kB, median, ratio } from './lib/tables.mjs';

/** @typedef {import('./lib/slow-phone.mjs').Load} Load */

const RUNS = Number(process.env.BENCH_RUNS || 5);
const WITH_LIGHTHOUSE = process.env.BENCH_LIGHTHOUSE !== 'off';
/** The floor: an empty page of the same version of the framework. */
const FLOOR = 'empty page';
/** Another shop, e.g. `http://localhost:3900`, which is served as this shop is. */
const PEER = process.env.BENCH_PEER;
/**
 * Its pages, in the order of the pages below. Default: the pages of Wix's own template, whose search
 * finds only the beginning of a name.
 */
const PEER_PATHS = (process.env.BENCH_PEER_PATHS || '/ /search /product/lund-bowl /search?q=lund').split(' ');
/**
 * @typedef {object} BenchPage
 * @property {string} path
 * @property {'guest' | 'member'} [shopper]
 * @property {string} [after] the path of a page that the phone has loaded before
 * @property {boolean} [isPeer]
 */
/** @type {Record<string, BenchPage>} */
const ALL_PAGES = {
  home: { path: '/' },
  list: { path: '/products' },
  product: { path: '/products/lund-bowl' },
  search: { path: '/search?q=bowl' },
  cart: { path: '/cart', shopper: 'guest' },
  'sign-in': { path: '/login' },
  account: { path: '/account', shopper: 'member' },
  'home again': { path: '/', after: '/' },
  'list after home': { path: '/products', after: '/' },
  'filter after list': { path: '/products?color=Oat', after: '/products' },
};
if (PEER)
  for (const [index, name] of ['home', 'list', 'product', 'search'].entries())
    ALL_PAGES[`peer: ${name}`] = { path: PEER_PATHS[index] ?? '/', isPeer: true };
const CHOSEN = process.env.BENCH_PAGES?.split(',');
const PAGES = Object.fromEntries(
  Object.entries(ALL_PAGES).filter(([page]) => CHOSEN?.includes(page) ?? true),
);

/**
 * `npm run bench:pages` measures what loading and using a page costs on an emulated slow phone with
 * applied throttling. It prints the median of several cold loads and the ratio to an empty page of
 * the framework, which is loaded in between, and then the scores of Lighthouse. The shop, the media
 * host and the empty page are behind nginx with TLS and HTTP/2. `BENCH_PAGES=home,list` measures
 * only these pages, `BENCH_PEER` also another shop.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  if (WITH_LIGHTHOUSE) await ensureLighthouse();
  const empty = await openEmptyShop();
  await openSandbox();
  const first = await freePortFrom(3500, 4);
  const [shopUrl, mediaUrl, floorUrl, peerUrl] = [0, 1, 2, 3].map(
    (offset) => `https://localhost:${first + offset}`,
  );
  Object.assign(settings.env, { SITE_URL: shopUrl, WIX_MEDIA_ORIGIN: mediaUrl });
  await buildShop();
  await openShop();
  const upstreams = [settings.shopUrl, settings.sandboxUrl, empty.url, ...(PEER ? [PEER] : [])];
  const proxies = await freePortFrom(first + 4, 4);
  const front = await openNginxFront(
    upstreams.map((upstream, offset) => ({ port: proxies + offset, upstream })),
  );
  const line = await openSlowLine(
    upstreams.map((_, offset) => ({ port: first + offset, server: proxies + offset })),
  );
  const browser = await launchBrowser(front.publicKeyHash);
  const shoppers = await meetShoppers(browser, shopUrl ?? '');

  /** @param {string} page */
  const visit = (page) => {
    /** @type {BenchPage} */
    const { path, shopper, after, isPeer } = PAGES[page] ?? { path: '/' };
    const origin = page === FLOOR ? floorUrl : isPeer ? peerUrl : shopUrl;
    const former = after === undefined ? undefined : origin + after;
    return loadOnSlowPhone(browser, origin + path, shoppers[shopper ?? 'new'], INTERACTIONS[page], former);
  };
  /** @type {Record<string, Load[]>} */
  const loads = {};
  /** @type {Record<string, number[]>} */
  const interactions = {};
  // The first round fills the caches of the servers and does not count.
  for (let run = -1; run < RUNS; run++)
    for (const page of [FLOOR, ...Object.keys(PAGES)]) {
      const { load, result = {} } = await visit(page);
      if (run < 0) continue;
      loads[page] = [...(loads[page] ?? []), load];
      for (const [name, ms] of Object.entries(result))
        interactions[name] = [...(interactions[name] ?? []), ms];
    }
  await browser.close();

  console.log(
    `\nA phone with 150 ms round trip, 1.6 Mbit/s and CPU / 4 (applied), HTTP/2, cold, the median of ${RUNS}; times in ms,\n× is the ratio to the empty page, which was loaded in between`,
  );
  console.table(loadTable(loads));
  console.log(
    'What crossed the line before the first paint and before the first view was committed, in kB, of the last load',
  );
  console.table(lineTable(loads));
  console.log(
    'From an input to the next paint, in ms, on the same phone; 16 is the least that a browser reports',
  );
  console.table(
    Object.entries(interactions).map(([interaction, times]) => ({
      interaction,
      median: median(times),
      slowest: Math.max(...times),
    })),
  );
  if (WITH_LIGHTHOUSE && shopUrl) await showLighthouse(shopUrl);
  await line.close();
  await front.close();
  await empty.close();
});

/** @param {Record<string, Load[]>} loads */
function lineTable(loads) {
  return Object.entries(loads).map(([page, of]) => {
    const last = of.at(-1);
    /** @type {(kind: string, until: number) => string} */
    const sumOf = (kind, until) =>
      kB(
        (last?.transfers ?? [])
          .filter((transfer) => transfer.kind === kind && transfer.end <= until)
          .reduce((sum, { bytes }) => sum + bytes, 0),
      );
    const before = ['Document', 'Script', 'Font', 'Image'].map((kind) => [
      kind,
      sumOf(kind, last?.firstView ?? 0),
    ]);
    return {
      page,
      'before the paint': sumOf('Document', last?.firstPaint ?? 0),
      ...Object.fromEntries(before),
    };
  });
}

/** @typedef {Exclude<keyof Load, 'transfers'>} Figure */

/** @param {Record<string, Load[]>} loads */
function loadTable(loads) {
  /** @type {(page: string, figure: Figure) => number} */
  const medianOf = (page, figure) => median((loads[page] ?? []).map((load) => load[figure]));
  return Object.keys(loads).map((page) => {
    /** @param {Figure} figure */
    const toFloor = (figure) => ratio(medianOf(page, figure), medianOf(FLOOR, figure));
    return {
      page,
      'first paint': Math.round(medianOf(page, 'firstPaint')),
      '× first': toFloor('firstPaint'),
      'largest paint': Math.round(medianOf(page, 'largestPaint')),
      '× largest': toFloor('largestPaint'),
      "after the floor's first": Math.round(medianOf(page, 'largestPaint') - medianOf(FLOOR, 'firstPaint')),
      'first view': Math.round(medianOf(page, 'firstView')),
      '× view': toFloor('firstView'),
      hydrated: Math.round(medianOf(page, 'hydrated')),
      '× hydrated': toFloor('hydrated'),
      blocking: Math.round(medianOf(page, 'blocking')),
      'above the floor': Math.round(medianOf(page, 'blocking') - medianOf(FLOOR, 'blocking')),
      shift: medianOf(page, 'layoutShift').toFixed(3),
      kB: kB(medianOf(page, 'bytes')),
      '× kB': toFloor('bytes'),
    };
  });
}

/** @param {string} shopUrl */
async function showLighthouse(shopUrl) {
  const rows = [];
  // Lighthouse starts a browser without cookies, so pages that need a session are left out.
  for (const [page, { path, shopper, after, isPeer }] of Object.entries(PAGES)) {
    if (shopper || after || isPeer) continue;
    await auditPage(shopUrl + path);
    /** @type {import('./lib/lighthouse.mjs').Report[]} */
    const reports = [];
    for (let run = 0; run < RUNS; run++) reports.push(await auditPage(shopUrl + path));
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
  console.log(`\nLighthouse, a simulated phone on a slow line, HTTP/2, the median of ${RUNS}`);
  console.table(rows);
}
