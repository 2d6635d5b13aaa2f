import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/lib/machine/browser.mjs';
import { watchHydration } from '../../../scripts/lib/verification/watch-hydration.mjs';
import { observePage } from './page-observer.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Cookies */

/**
 * The cost of one cold page load. Times are in ms since the navigation began.
 * @typedef {object} Load
 * @property {number} firstPaint First Contentful Paint
 * @property {number} largestPaint
 * @property {number} firstView when React had committed all that the window shows
 * @property {number} hydrated when React had committed the whole page
 * @property {number} blocking ms by which tasks after the first paint were longer than 50 ms
 * @property {number} layoutShift
 * @property {number} bytes of everything, as transferred
 * @property {Transfer[]} transfers in the order in which they ended
 */

/**
 * A file that crossed the line.
 * @typedef {object} Transfer
 * @property {string} kind of DevTools: `Document`, `Script`, `Font`, `Image` …
 * @property {number} bytes as transferred
 * @property {number} end ms since the navigation began
 */

/** The most common size of a phone. `BENCH_WIDTH` measures layout shifts at others. */
const PHONE = {
  viewport: { width: Number(process.env.BENCH_WIDTH || 390), height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'UTC',
};
const CPU_SLOWDOWN = 4;
/** A page is idle when it had no request and no long task for this many ms. */
const REST = 1_000;
/** How long a page may take until it is idle, in ms. */
const TIMEOUT_MS = 60_000;

/**
 * @param {string} publicKeyHash of the self-made certificate that the browser trusts
 * @returns {Promise<import('playwright').Browser>}
 */
export const launchBrowser = (publicKeyHash) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });

/**
 * Loads a page on a phone with a throttled processor, with an empty cache.
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Cookies | undefined} cookies
 * @param {(page: Page) => Promise<Result>} [use] interacts with the page once it is idle
 * @param {string} [former] the URL of a page that the phone has loaded before, and that has filled
 * its cache
 * @returns {Promise<{ load: Load, result: Result | undefined }>}
 */
export async function loadOnSlowPhone(browser, url, cookies, use, former) {
  const context = await browser.newContext({
    ...PHONE,
    // Without the storage, which says that the cache has the fonts.
    ...(cookies && { storageState: { cookies: cookies.cookies, origins: [] } }),
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    /** @type {Map<string, string>} */
    const kinds = new Map();
    /** @type {Transfer[]} */
    let transfers = [];
    let began = Number.NaN;
    devTools.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
      if (Number.isNaN(began)) began = timestamp;
      kinds.set(requestId, type ?? 'Other');
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
      transfers.push({ kind: kinds.get(requestId) ?? 'Other', bytes, end: (timestamp - began) * 1_000 });
    });
    await devTools.send('Network.enable');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observePage);
    await page.addInitScript(watchHydration);
    for (const address of former === undefined ? [url] : [former, url]) {
      transfers = [];
      began = Number.NaN;
      await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
      await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
      await page.waitForFunction(isAtRest, REST, { timeout: TIMEOUT_MS });
    }
    const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
    const load = { ...(await page.evaluate(readLoad)), bytes, transfers };
    return { load, result: await use?.(page) };
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} act inputs of one kind
 * @returns {Promise<number>} ms from the slowest input to the next paint. The browser reports no
 * value below 16
 */
export async function timeInteraction(page, act) {
  await page.evaluate(() => {
    Object(window).observed.slowestInteraction = 0;
  });
  await act();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  return page.evaluate(() => Math.max(16, Object(window).observed.slowestInteraction));
}

/** @param {number} rest */
function isAtRest(rest) {
  /** @type {import('./page-observer.mjs').Observed} */
  const { longTasks } = Object(window).observed;
  const hydrated = Object(window).hydration.committedAt;
  const last = longTasks.at(-1);
  return hydrated > 0 && performance.now() - Math.max(hydrated, last ? last.start + last.duration : 0) > rest;
}

function readLoad() {
  /** @type {import('./page-observer.mjs').Observed} */
  const { largestPaint, layoutShift, longTasks } = Object(window).observed;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    firstPaint,
    largestPaint,
    firstView: Object(window).hydration.firstViewAt,
    hydrated: Object(window).hydration.committedAt,
    layoutShift,
    blocking,
  };
}
