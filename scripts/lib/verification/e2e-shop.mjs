import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePolicy, policySources } from '../../../lib/http/content-policy.mjs';
import { ensureBuild } from '../build/production-build.mjs';
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
  await requireFreePorts(settings);
  const data = temporaryFolder();
  /** @type {import('../processes/processes.mjs').Running | undefined} */
  let sandbox;
  try {
    sandbox = await startSandbox(settings, { dataFolder: data.path });
    await ensureBuild(settings);
  } finally {
    if (sandbox) await stop([sandbox]);
    data.remove();
  }
}

/**
 * Starts the servers of one worker: a production server and a newly seeded sandbox.
 * @param {Record<string, string>} [variables] of the shop and the sandbox, read when they start
 * @returns {Promise<{ settings: Settings, close: () => Promise<void> }>} when both respond
 */
export async function openE2eShop(variables = {}) {
  const settings = e2eSettings(process.env, variables);
  const built = e2eSettings({ ...process.env, TEST_PARALLEL_INDEX: '' });
  await requireFreePorts(settings);
  const data = temporaryFolder();
  const copy = `${settings.distDir}-${settings.port}`;
  /** @type {import('../processes/processes.mjs').Running[]} */
  const started = [];
  const close = async () => {
    await stop(started);
    data.remove();
    rmSync(join(root, copy), { recursive: true, force: true });
  };
  try {
    copyBuild(join(root, built.distDir), join(root, copy), [
      [built.shopUrl, settings.shopUrl],
      [built.sandboxUrl, settings.sandboxUrl],
    ]);
    writePolicy(join(root, copy), settings);
    started.push(await startSandbox(settings, { dataFolder: data.path }));
    const env = { ...settings.env, NEXT_DIST_DIR: copy };
    started.push(await startShop({ ...settings, env }, { log: shopLog(settings.port) }));
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
