import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { E2E_WORKERS } from './scripts/lib/e2e-settings.mjs';

/** What looks at several sizes by itself, or is the same on every screen. */
const ONE_SCREEN =
  /\/(?:accessibility|console|faults|instant|keyboard|languages|reflow|quota|resilience|sandbox|security|security-fuzz|sign-in-safety|speed|theme)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // Each has a shop and a sandbox of its own (e2e/fixtures.ts), with one clock and one list of faults: the tests of a worker
  // take turns.
  workers: E2E_WORKERS,
  // A machine of the proof may stall for a moment; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
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
});
