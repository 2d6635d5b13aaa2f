import { build } from '../../../scripts/lib/build/production-build.mjs';
import { runCommand } from '../../../scripts/lib/failure.mjs';
import { ensureDependencies } from '../../../scripts/lib/machine/dependencies.mjs';
import { requireNode } from '../../../scripts/lib/machine/node-version.mjs';
import { temporaryFolder } from '../../../scripts/lib/machine/temporary-folder.mjs';
import { freePortFrom } from '../../../scripts/lib/processes/ports.mjs';
import { endOnSignal, stop } from '../../../scripts/lib/processes/processes.mjs';
import { startSandbox, startShop } from '../../../scripts/lib/processes/services.mjs';
import { readSettings } from '../../../scripts/lib/settings/settings.mjs';

/** @typedef {import('../../../scripts/lib/settings/settings.mjs').Settings} Settings */
/** @typedef {import('../../../scripts/lib/processes/processes.mjs').Running} Running */

/**
 * The tools that a measurement receives.
 * @typedef {object} Bench
 * @property {Settings} settings the shop's own ports and build folder, so that running servers are
 * not disturbed
 * @property {(products?: number) => Promise<Running>} openSandbox newly seeded, with Catalog V3 and
 * this many products if given
 * @property {() => string} dataFolder of the sandbox that was opened last
 * @property {() => string} newFolder a temporary one, which goes with the measurement
 * @property {() => Promise<number>} buildShop makes a new build and returns its duration in ms. The
 * sandbox must be open
 * @property {() => Promise<Running>} openShop starts the production server of that build and waits
 * until it responds
 * @property {(method: string, path: string, body?: unknown) => Promise<any>} control calls the
 * sandbox's controls, e.g. `control('DELETE', 'calls')`
 */

/**
 * Runs a command that measures the shop, and ends everything that it started.
 * @param {(bench: Bench) => Promise<number | void>} measure
 */
export async function runBench(measure) {
  await runCommand(async () => {
    requireNode();
    const settings = readSettings({
      ...process.env,
      WIX_CLIENT_ID: '',
      SITE_URL: '',
      // The measurement is of the shop, not of the quota.
      PLATFORM_CALLS_PER_MINUTE: '100000',
      PORT: String(await freePortFrom(3200)),
      SANDBOX_PORT: String(await freePortFrom(4200)),
      NEXT_DIST_DIR: '.next-bench',
    });
    /** @type {{ path: string, remove: () => void }[]} */
    const folders = [];
    const newFolder = () => {
      const folder = temporaryFolder();
      folders.push(folder);
      return folder.path;
    };
    let dataFolder = '';
    const removeFolders = () => {
      for (const folder of folders.splice(0)) folder.remove();
    };
    endOnSignal(removeFolders);
    try {
      await ensureDependencies();
      return await measure({
        settings,
        openSandbox: async (products) => {
          dataFolder = newFolder();
          const env = { ...settings.env, ...(products && { SANDBOX_PRODUCTS: String(products) }) };
          return startSandbox({ ...settings, env }, { dataFolder });
        },
        dataFolder: () => dataFolder,
        newFolder,
        buildShop: async () => {
          const began = Date.now();
          await build(settings);
          return Date.now() - began;
        },
        openShop: () => startShop(settings),
        control: (method, path, body) => control(settings.sandboxUrl, method, path, body),
      });
    } finally {
      await stop();
      removeFolders();
    }
  });
}

/**
 * @param {string} sandboxUrl
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>} the sandbox's response body, if any
 */
async function control(sandboxUrl, method, path, body) {
  const response = await fetch(`${sandboxUrl}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} /_sandbox/${path} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
