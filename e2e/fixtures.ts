import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import type { Settings } from '../scripts/lib/settings/settings.mjs';
import { openE2eShop } from '../scripts/lib/verification/e2e-shop.mjs';
import { isInteractive, watchHydration } from '../scripts/lib/verification/watch-hydration.mjs';
import { watchTexts } from '../scripts/lib/verification/watch-texts.mjs';
import {
  BEFORE_V1_REMOVAL,
  type Generation,
  type SandboxControls,
  sandboxControls,
} from './sandbox-controls';
import { untilShopHasCatalog } from './shop-catalog';

export { expect };

type Fixtures = {
  sandbox: SandboxControls;
  /**
   * Messages that this test provokes in the browser's console, as one pattern: `test.use({
   * allowedConsole: [/404|503/] })`. The array has one element because Playwright reads an array of
   * two as a value with options.
   */
  allowedConsole: RegExp[];
};

/** The generations that a worker's site and shop have. Projects set them (playwright.config.ts). */
export type SiteOptions = { site: { catalog: Generation; cart: 'v1' | 'v2' } };

type WorkerFixtures = SiteOptions & {
  /** Makes `LOADING` a selector. */
  loadingSelector: undefined;
  /**
   * Variables of the shop in addition to those of all tests: `test.use({ shopVariables: { … } })`.
   */
  shopVariables: Record<string, string>;
  /**
   * The shop and the sandbox of this worker. One test at a time uses their clock, faults and data.
   */
  shop: Settings;
};

/**
 * Playwright's test with one shop and one sandbox per worker. Its page fails the test when a script
 * reports an error.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    { catalog: 'v3', cart: 'v2' },
    { option: true, scope: 'worker' },
  ],

  loadingSelector: [
    async ({ playwright }, use) => {
      await playwright.selectors.register('loading', {
        content: `({ queryAll: () => ((${isInteractive})() ? [] : [document.documentElement]) })`,
      });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  shopVariables: [{}, { option: true, scope: 'worker' }],

  shop: [
    async ({ site, shopVariables }, use) => {
      const { settings, close } = await openE2eShop({
        SANDBOX_CATALOG: site.catalog,
        WIX_CART: site.cart,
        ...shopVariables,
      });
      await untilShopHasCatalog(settings.shopUrl, site.catalog);
      await use(settings);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ shop }, use) => use(shop.shopUrl),

  allowedConsole: [[], { option: true }],

  sandbox: [
    async ({ shop, site }, use) => {
      // Cart V1 exists on this day, whatever the real date.
      const start = site.cart === 'v1' ? BEFORE_V1_REMOVAL : null;
      const sandbox = sandboxControls(shop.sandboxUrl, start);
      await sandbox.resetClock();
      await use(sandbox);
      await sandbox.setFaults([]);
      await sandbox.resetClock();
    },
    { auto: true },
  ],

  context: async ({ context, allowedConsole, javaScriptEnabled }, use, testInfo) => {
    const complaints: string[] = [];
    const addresses: string[] = [];
    const watch = (page: Page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) addresses.push(`${Date.now()} requested ${request.url()}`);
      });
      page.on('framenavigated', (frame) => addresses.push(`${Date.now()} at ${frame.url()}`));
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
    };
    context.on('page', watch);
    if (javaScriptEnabled) {
      await waitForScripts(context);
      await context.addInitScript(watchTexts);
    }
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await printPages(context, addresses);
    const surprising = complaints.filter((text) => !allowedConsole.some((pattern) => pattern.test(text)));
    expect(surprising, 'what the browser complained of').toEqual([]);
  },
});

/** A test of pages whose scripts do not run. */
export const withoutScripts = test.extend({ javaScriptEnabled: false });

/**
 * Prints what a failed test left on the screen, and the addresses that led there. A log is often
 * all that another machine gives.
 */
async function printPages(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  process.stdout.write(`The last addresses of the failed test:\n${addresses.slice(-20).join('\n')}\n`);
  for (const page of context.pages()) {
    const main = page.locator('main, body').first();
    const content = await main.ariaSnapshot({ timeout: 2000 }).catch((error: Error) => error.message);
    process.stdout.write(`After the failed test, ${page.url()} shows:\n${content.slice(0, 3000)}\n`);
  }
}

/**
 * Makes each step of a test wait until the page is interactive, because a test acts faster than any
 * shopper. Before a page is interactive, a click does what the HTML does by itself. Tests without
 * scripts cover that case, and those that open a page with `waitUntil`, which calls `actEarly`. `goto`
 * and `reload` wait, too, because keys and `evaluate` do not.
 *
 * For the same reason, `goBack` first waits until each open overlay has its entry in the history. The
 * other two wait until the page has gone back over the entries of closed overlays, because going back
 * aborts a navigation.
 */
export async function waitForScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchHydration);
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      await page.waitForFunction(areClosedOverlaysOutOfHistory);
      await actEarly(page);
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) {
        await waitForHydration(page);
        await page.addLocatorHandler(page.locator(LOADING), () => waitForHydration(page));
      }
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      await page.waitForFunction(areClosedOverlaysOutOfHistory);
      const response = await reload(options);
      await waitForHydration(page);
      return response;
    };
    const goBack = page.goBack.bind(page);
    page.goBack = async (options) => {
      await page.waitForFunction(areOpenOverlaysInHistory);
      if (options?.waitUntil !== undefined) await actEarly(page);
      return goBack(options);
    };
  });
}

/** The root of a page that is not interactive yet. */
const LOADING = 'loading=page';

/** Steps no longer wait until a page is interactive, up to the next `goto` without `waitUntil`. */
const actEarly = (page: Page): Promise<void> => page.removeLocatorHandler(page.locator(LOADING));

/** The browser reports an opened overlay after it shows it, and its history entry is added then. */
const areOpenOverlaysInHistory = () =>
  document.querySelectorAll('[data-overlay]:is(:modal, :popover-open)').length <=
  Number(Object(history.state).overlays ?? 0);

/** The browser also reports a closed overlay late, and the page goes back over its entry then. */
const areClosedOverlaysOutOfHistory = () =>
  document.querySelectorAll('[data-overlay]:is(:modal, :popover-open)').length >=
  Number(Object(history.state).overlays ?? 0);

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive);
}

/** The scripts of the pages. */
export const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Lets the scripts fail that the page, and each that follows, does not have yet. */
export async function failScripts(page: Page): Promise<void> {
  await actEarly(page);
  await page.route(SCRIPTS, (route) => route.abort());
}

/** Holds the requests of a page back that match `pattern`, until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  // Without tests/, which a copy for other languages does not have.
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
