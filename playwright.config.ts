import './lib/config/set-variables';
import { defineConfig } from 'playwright/test';
import type { SiteOptions } from './e2e/fixtures';
import { DEFAULT_LANG, LOCALES } from './lib/i18n/locales.mjs';
import { isOwnShop } from './scripts/lib/demo-shop.mjs';
import { findBrowser } from './scripts/lib/machine/browser.mjs';
import { everyTestsFonts } from './scripts/lib/machine/fonts.mjs';
import { E2E_WORKERS } from './scripts/lib/verification/e2e-settings.mjs';

/**
 * The tag of tests that run on a phone, because shoppers use these parts differently there:
 * filters, pictures, buy bar, drawer and forms. With `npm test -- --all` they run on a desktop,
 * too. Other tests behave the same at every size, set their own sizes, or make requests without a
 * window.
 */
const PHONE = /@phone/;

/** A window of a desktop browser. */
const DESKTOP = {
  browserName: 'chromium',
  viewport: { width: 1280, height: 800 },
  // Nothing moves, so that no test waits for what moves. The phone project has motion.
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/**
 * Journeys that every combination of generations must allow: browsing, filters, search, purchases,
 * coupons, orders and new offers. They carry this tag.
 */
const EVERY_GENERATION = /@every-generation/;
/** Those that programs prepare run with both carts on Catalog V3, too. */
const EVERY_CART = /@every-cart/;

/**
 * Specs that every merchant's shop must pass, and the merchant's own. The others know the demo
 * shop, and run in a copy of it (scripts/lib/verification/verification.mjs). Where the demo shop is
 * at the root, `npm test` runs these on the shop that `npm run new-shop` makes.
 */
const IN_ANY_SHOP = /\/own-shop(?:\/[^/]+)?\.spec\.ts$/;

export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  ...(isOwnShop() ? { testMatch: IN_ANY_SHOP } : { testIgnore: IN_ANY_SHOP }),
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // Each worker has its own shop and sandbox (e2e/fixtures.ts), with one clock and one list of
  // faults. So the tests of a worker run one after the other.
  workers: E2E_WORKERS,
  // A failed test is repeated only to record what it does. It has failed, even if it then passes.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Far more than a test needs, because a machine with other work is several times slower. What a
  // test measures is never a time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    trace: 'on-first-retry',
    timezoneId: 'UTC',
    locale: LOCALES[DEFAULT_LANG].dateLocale,
    // Only the tests of the service worker allow it: e2e/features/offline.spec.ts.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      env: { ...process.env, ...everyTestsFonts() },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: PHONE, use: DESKTOP },
    {
      name: 'phone',
      grep: PHONE,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'phone-tests-on-desktop', grep: PHONE, use: DESKTOP },
    {
      name: 'catalog-v1',
      grep: EVERY_GENERATION,
      // The other combination runs what has no list. A project's own list replaces the one above.
      testIgnore: [IN_ANY_SHOP, /\/(?:no-script|account-orders)\.spec\.ts$/],
      use: { ...DESKTOP, site: { catalog: 'v1', cart: 'v2' } },
    },
    {
      name: 'catalog-v1-cart-v1',
      grep: EVERY_GENERATION,
      // Lists and searches have no cart.
      testIgnore: [IN_ANY_SHOP, /\/browse\.spec\.ts$/],
      use: { ...DESKTOP, site: { catalog: 'v1', cart: 'v1' } },
    },
    {
      name: 'catalog-v3-cart-v1',
      grep: EVERY_CART,
      use: { ...DESKTOP, site: { catalog: 'v3', cart: 'v1' } },
    },
  ],
});
