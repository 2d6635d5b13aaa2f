import { test as base, expect, type Page } from 'playwright/test';
import { openE2eShop } from '../scripts/lib/e2e-shop.mjs';
import type { Settings } from '../scripts/lib/settings.mjs';
import { type SandboxControls, sandboxControls } from './sandbox-controls';

export { expect };

type Fixtures = {
  sandbox: SandboxControls;
  /** What this test provokes in the browser's console, as one pattern: `test.use({ allowedConsole: [/404|503/] })`. Playwright takes an array of two for something else. */
  allowedConsole: RegExp[];
};

type WorkerFixtures = {
  /** The shop and the sandbox of this worker. Their clock, faults and data belong to one test at a time. */
  shop: Settings;
};

/** Playwright's test with a shop and a sandbox of its worker, and a page that fails the test when a script complains. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const { settings, close } = await openE2eShop();
      await use(settings);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ shop }, use) => use(shop.shopUrl),

  allowedConsole: [[], { option: true }],

  sandbox: [
    async ({ shop }, use) => {
      const sandbox = sandboxControls(shop.sandboxUrl);
      await use(sandbox);
      await sandbox.setFaults([]);
      await sandbox.resetClock();
    },
    { auto: true },
  ],

  context: async ({ context, allowedConsole, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    const watch = (page: Page) => {
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
    };
    context.on('page', watch);
    if (javaScriptEnabled) context.on('page', waitForScripts);
    await use(context);
    const surprising = complaints.filter((text) => !allowedConsole.some((pattern) => pattern.test(text)));
    expect(surprising, 'what the browser complained of').toEqual([]);
  },
});

/**
 * Has `goto` wait until the page answers by script: a test presses faster than anybody reads. Who presses before that gets
 * what the HTML does by itself, and that is tested without a script.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return response;
  };
}

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(answersByScript);
}

/**
 * Pages of the framework keep their data in a block, and under this name once their scripts are asked for; and React marks
 * each element that it has taken over. Of a form whose own file has not come yet it knows nothing.
 */
const answersByScript = () =>
  !('__next_f' in window) ||
  [...document.querySelectorAll('body, form, button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
