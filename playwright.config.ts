import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { e2eSettings } from './scripts/lib/e2e-settings.mjs';

const { shopUrl, sandboxUrl } = e2eSettings();
process.env.SANDBOX_URL = sandboxUrl;
// `npm test` sets the ports to free ones, so that nothing can be there already.
const byHand = process.env.E2E_PORT === undefined;

/** What looks at several sizes by itself, or is the same on every screen. */
const ONE_SCREEN =
  /\/(?:accessibility|console|faults|instant|keyboard|languages|reflow|quota|resilience|sandbox|security|security-fuzz|sign-in-safety|speed|theme)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One sandbox with one clock and one list of faults: tests take turns.
  workers: 1,
  // A machine of the proof may stall for a moment; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: shopUrl,
    trace: 'retain-on-failure',
    timezoneId: 'UTC',
    locale: 'en-US',
    launchOptions: {
      executablePath: findBrowser(),
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
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: ONE_SCREEN,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `${shopUrl}/api/health`,
    timeout: 300_000,
    // Kept running in another terminal, it makes running one test over and over quick.
    reuseExistingServer: byHand,
    // What the shop says is in test-results/shop.log.
    stdout: byHand ? 'pipe' : 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
