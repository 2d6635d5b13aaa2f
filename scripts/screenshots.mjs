import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser, findBrowser } from './lib/browser.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { e2eSettings } from './lib/e2e-settings.mjs';
import { runCommand } from './lib/failure.mjs';
import { STATES } from './lib/page-states.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { ensureBuild } from './lib/production-build.mjs';
import { root } from './lib/project.mjs';
import { startSandbox, startShop } from './lib/services.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

/**
 * `npm run screenshots [name …]`: pictures of every page and state at three widths, light and dark, in `screenshots/`;
 * only those whose name begins with one of the arguments, if any.
 */

/** @typedef {import('./lib/page-states.mjs').State} State */
/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Cookies */

const WIDTHS = { 360: 740, 768: 1024, 1440: 900 };
const THEMES = /** @type {const} */ (['light', 'dark']);
const FOLDER = join(root, 'screenshots');

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const states = STATES.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  const settings = e2eSettings({
    ...process.env,
    E2E_PORT: String(await freePortFrom(3100)),
    E2E_SANDBOX_PORT: String(await freePortFrom(4100)),
  });
  const data = temporaryFolder();
  endOnSignal(data.remove);
  try {
    await ensureDependencies();
    await ensureBrowser();
    await startSandbox(settings, { dataFolder: data.path });
    await ensureBuild(settings);
    await startShop(settings);
    if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    await takeAll(settings, states);
  } finally {
    await stop();
    data.remove();
  }
});

/**
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {State[]} states
 */
async function takeAll({ shopUrl, sandboxUrl }, states) {
  const tools = {
    /** @param {string} method @param {string} path @param {unknown} [body] */
    control: (method, path, body) =>
      fetch(`${sandboxUrl}/_sandbox/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    const shoppers = await meetShoppers(browser, shopUrl);
    for (const colorScheme of THEMES)
      for (const [width, height] of Object.entries(WIDTHS))
        for (const state of states) {
          if (Number(width) >= (state.below ?? Number.POSITIVE_INFINITY)) continue;
          const context = await browser.newContext({
            baseURL: shopUrl,
            viewport: { width: Number(width), height },
            colorScheme,
            locale: 'en-US',
            timezoneId: 'UTC',
            // Pictures show where things come to rest.
            reducedMotion: 'reduce',
            // Phones have no place for a scroll bar.
            isMobile: Number(width) < 1024,
            storageState: shoppers[state.shopper ?? 'new'],
          });
          const file = join(FOLDER, state.name, `${width}-${colorScheme}.jpg`);
          await take(await context.newPage(), state, file, tools).catch((/** @type {Error} */ error) => {
            console.error(`✖ ${state.name} at ${width} px, ${colorScheme}: ${error.message}`);
            process.exitCode = 1;
          });
          await context.close();
        }
  } finally {
    await browser.close();
  }
  console.log(`${states.length} states are in ${FOLDER}`);
}

/**
 * @param {import('playwright').Page} page
 * @param {State} state
 * @param {string} file
 * @param {import('./lib/page-states.mjs').Tools} tools
 */
async function take(page, { path, arrange, undo, window: onlyWindow = false }, file, tools) {
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(path);
    await rest(page);
    await arrange?.(page, tools);
    if (!onlyWindow) await scrollThrough(page);
    await rest(page);
    mkdirSync(join(file, '..'), { recursive: true });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: !onlyWindow });
  } finally {
    await undo?.(page, tools);
  }
}

/**
 * Until all has come; a page that cannot have what it wants asks for it again and again.
 *
 * @param {import('playwright').Page} page
 */
async function rest(page) {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
}

/** Lazy pictures come when they are near. @param {import('playwright').Page} page */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
  });
}

/**
 * The cookies of those who look.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @returns {Promise<Record<NonNullable<State['shopper']>, Cookies | undefined>>}
 */
async function meetShoppers(browser, baseURL) {
  const guest = await browser.newContext({ baseURL, locale: 'en-US' });
  const page = await guest.newPage();
  await page.goto('/products/lund-bowl');
  await page.getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Added to your cart/)
    .waitFor();
  await page.goto('/products/klar-carafe');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Added to your cart/)
    .waitFor();

  const member = await browser.newContext({ baseURL, locale: 'en-US' });
  const account = await member.newPage();
  await account.goto('/account');
  await account.getByRole('main').getByLabel('Email').fill('ada@example.com');
  await account.getByRole('main').getByLabel('Password', { exact: true }).fill('halden-ada-1');
  await account.getByRole('button', { name: 'Sign in' }).click();
  await account.waitForURL(/\/account$/);

  const cookies = { guest: await guest.storageState(), member: await member.storageState(), new: undefined };
  await guest.close();
  await member.close();
  return cookies;
}
