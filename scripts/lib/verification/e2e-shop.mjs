import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePolicy, policySources } from '../../../lib/http/content-policy.mjs';
import { build, whyBuild } from '../build/production-build.mjs';
import { temporaryFolder } from '../machine/temporary-folder.mjs';
import { stop } from '../processes/processes.mjs';
import { requireFreePorts, startSandbox, startShop } from '../processes/services.mjs';
import { root } from '../project.mjs';
import { copyBuild } from './build-copy.mjs';
import { e2eSettings } from './e2e-settings.mjs';
import { shopLog } from './log-secrets.mjs';

/** @typedef {import('../settings/settings.mjs').Settings} Settings */

/** Builds the shop of the end-to-end tests unless the current build fits. */
export async function ensureE2eBuild() {
  const settings = e2eSettings();
  const reason = await whyBuild(settings);
  if (reason) await buildE2eShop(reason);
}

/**
 * Builds the shop of the end-to-end tests, whatever build there is.
 * @param {string} [reason] as a sentence
 */
export async function buildE2eShop(reason) {
  const settings = e2eSettings();
  await requireFreePorts(settings);
  await withSandbox(settings, () => build(settings, { reason }));
}

/**
 * Runs `act` beside a newly seeded sandbox.
 * @param {Settings} settings
 * @param {() => Promise<void>} act
 */
export async function withSandbox(settings, act) {
  const data = temporaryFolder();
  /** @type {import('../processes/processes.mjs').Running | undefined} */
  let sandbox;
  try {
    sandbox = await startSandbox(settings, { dataFolder: data.path });
    await act();
  } finally {
    if (sandbox) await stop([sandbox]);
    data.remove();
  }
}

/**
 * Copies the build for a worker's servers, which have ports of their own.
 * @param {Settings} settings of the worker
 * @returns {{ settings: Settings, folder: string, remove: () => void }} the settings with the copy
 * as the build
 */
export function copyE2eBuild(settings) {
  const built = builtSettings();
  const distDir = `${settings.distDir}-${settings.port}`;
  const folder = join(root, distDir);
  copyBuild(join(root, built.distDir), folder, addressesOf(settings));
  return {
    settings: { ...settings, distDir, env: { ...settings.env, NEXT_DIST_DIR: distDir } },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The settings of the build, which are those of the first worker. */
export const builtSettings = () => e2eSettings({ ...process.env, TEST_PARALLEL_INDEX: '' });

/**
 * @param {Settings} settings of a worker
 * @returns {(readonly [string, string])[]} each URL in the build with the worker's
 */
export function addressesOf({ shopUrl, sandboxUrl }) {
  const built = builtSettings();
  return [
    [built.shopUrl, shopUrl],
    [built.sandboxUrl, sandboxUrl],
  ];
}

/**
 * Starts the servers of one worker: a production server and a newly seeded sandbox.
 * @param {Record<string, string>} [variables] of the shop and the sandbox, read when they start
 * @returns {Promise<{ settings: Settings, close: () => Promise<void> }>} when both respond
 */
export async function openE2eShop(variables = {}) {
  const own = e2eSettings(process.env, variables);
  await requireFreePorts(own);
  const data = temporaryFolder();
  const { settings, folder, remove } = copyE2eBuild(own);
  /** @type {import('../processes/processes.mjs').Running[]} */
  const started = [];
  const close = async () => {
    await stop(started);
    data.remove();
    remove();
  };
  try {
    writePolicy(folder, settings);
    // The tests change the catalog without waiting for the build's pages to be regenerated.
    rmSync(join(folder, 'first-entries'), { recursive: true, force: true });
    started.push(await startSandbox(settings, { dataFolder: data.path }));
    started.push(await startShop(settings, { log: shopLog(settings.port) }));
    return { settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Gives a copied build the policy that a build with these settings has. The framework reads the
 * headers of the build, and a run can have other analytics.
 * @param {string} folder
 * @param {Settings} settings
 */
function writePolicy(folder, { env }) {
  const file = join(folder, 'routes-manifest.json');
  const policyWith = (/** @type {string | undefined} */ ANALYTICS) =>
    basePolicy(policySources({ ...env, ANALYTICS }));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(policyWith('off'), policyWith(env.ANALYTICS)));
}
