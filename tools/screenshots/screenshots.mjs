import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuild } from '../../scripts/lib/build/production-build.mjs';
import { Failure, runCommand } from '../../scripts/lib/failure.mjs';
import { ensureBrowser, findBrowser } from '../../scripts/lib/machine/browser.mjs';
import { ensureDependencies } from '../../scripts/lib/machine/dependencies.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { freePortFrom, parsePort } from '../../scripts/lib/processes/ports.mjs';
import { endOnSignal, stop } from '../../scripts/lib/processes/processes.mjs';
import { startSandbox, startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { e2eSettings } from '../../scripts/lib/verification/e2e-settings.mjs';
import { meetShoppers } from './page-states/shoppers.mjs';
import { takePicture } from './page-states/take-picture.mjs';
import { STATES } from './page-states.mjs';

/**
 * `npm run screenshots [name …]`: takes pictures of every page and state at three widths, light and
 * dark, into `screenshots/`. With arguments, only of states whose name begins with one of them.
 */

/** @typedef {import('./page-states/state.mjs').State} State */
/** @typedef {import('./page-states/state.mjs').Shop} Shop */
/** @typedef {import('./page-states/state.mjs').Tools} Tools */
/** @typedef {import('../../scripts/lib/settings/settings.mjs').Settings} Settings */

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = /** @type {const} */ (['light', 'dark']);
const FOLDER = join(root, 'screenshots');

/** Number of pages that are open at a time: while one waits for a response, another renders. */
const AT_A_TIME = 4;

/**
 * The settings of the shops that are not the usual one.
 * @type {Record<Shop, Record<string, string>>}
 */
const SHOPS = { open: {}, closed: { MAINTENANCE: 'on' }, strict: { LIMIT_FACTOR: '0.01' } };

await runCommand(async () => {
  const prefixes = process.argv.slice(2);
  const states = STATES.filter(
    ({ name }) => prefixes.length === 0 || prefixes.some((start) => name.startsWith(start)),
  );
  if (states.length === 0)
    throw new Failure(`No state has a name that begins with ${prefixes.join(' or ')}.`);
  const ports = {
    E2E_PORT: String(await freePortFrom(parsePort('E2E_PORT', process.env.E2E_PORT, 3100))),
    E2E_SANDBOX_PORT: String(
      await freePortFrom(parsePort('E2E_SANDBOX_PORT', process.env.E2E_SANDBOX_PORT, 4100)),
    ),
  };
  const settings = e2eSettings({ ...process.env, ...ports });
  const data = temporaryFolder();
  endOnSignal(data.remove);
  try {
    await ensureDependencies();
    await ensureBrowser();
    await startSandbox(settings, { dataFolder: data.path });
    await ensureBuild(settings);
    const shops = await startShops(ports, new Set(['open', ...states.map(({ shop = 'open' }) => shop)]));
    if (prefixes.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    await takeAll(settings.sandboxUrl, shops, states);
  } finally {
    await stop();
    data.remove();
  }
});

/**
 * @param {Record<'E2E_PORT' | 'E2E_SANDBOX_PORT', string>} ports of the usual shop and of the
 * platform
 * @param {Iterable<Shop>} requested
 * @returns {Promise<Map<Shop, string>>} their addresses
 */
async function startShops(ports, requested) {
  const addresses = new Map();
  for (const shop of requested) {
    const port = await freePortFrom(Number(ports.E2E_PORT));
    const settings = e2eSettings({ ...process.env, ...ports, E2E_PORT: String(port) });
    await startShop({ ...settings, env: { ...settings.env, ...SHOPS[shop] } });
    addresses.set(shop, settings.shopUrl);
  }
  return addresses;
}

/**
 * @param {string} sandboxUrl
 * @param {Map<Shop, string>} shops
 * @param {State[]} states
 */
async function takeAll(sandboxUrl, shops, states) {
  /** @type {Tools} */
  const tools = {
    async control(method, path, body) {
      const answer = await fetch(`${sandboxUrl}/_sandbox/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    },
  };
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  let taken = 0;
  try {
    const shoppers = await meetShoppers(browser, shops.get('open') ?? '');
    const pictures = states.flatMap((state) =>
      THEMES.flatMap((colorScheme) =>
        WINDOWS.filter(({ width }) => width < (state.below ?? Number.POSITIVE_INFINITY)).map((viewport) => ({
          state,
          colorScheme,
          viewport,
        })),
      ),
    );
    const crowd = pictures.filter(({ state }) => !state.alone).values();
    const loners = pictures.filter(({ state }) => state.alone).values();

    /** @param {Iterable<typeof pictures[number]>} queue shared by the workers that take from it */
    const work = async (queue) => {
      for (const { state, colorScheme, viewport } of queue) {
        const context = await browser.newContext({
          baseURL: shops.get(state.shop ?? 'open'),
          viewport,
          colorScheme,
          locale: 'en-US',
          timezoneId: 'UTC',
          // Pictures show the final state of animations.
          reducedMotion: 'reduce',
          // Phones have no room for a scroll bar.
          isMobile: viewport.width < 1024,
          storageState: shoppers[state.shopper ?? 'new'],
        });
        const file = join(FOLDER, state.name, `${viewport.width}-${colorScheme}.jpg`);
        try {
          await takePicture(await context.newPage(), state, file, tools);
          taken += 1;
        } catch (error) {
          console.error(`✖ ${state.name} at ${viewport.width} px, ${colorScheme}: ${error}`);
          process.exitCode = 1;
        }
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, () => work(crowd)));
    await work(loners);
  } finally {
    await browser.close();
  }
  console.log(`${taken} pictures of ${states.length} states are in ${FOLDER}`);
}
