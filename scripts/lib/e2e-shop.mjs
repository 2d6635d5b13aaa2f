import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from './build-copy.mjs';
import { e2eSettings } from './e2e-settings.mjs';
import { shopLog } from './log-secrets.mjs';
import { stop } from './processes.mjs';
import { ensureBuild } from './production-build.mjs';
import { root } from './project.mjs';
import { requireFreePorts, startSandbox, startShop } from './services.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/** Builds the shop of the end-to-end tests unless the current build fits. */
export async function ensureE2eBuild() {
  const settings = e2eSettings();
  await requireFreePorts(settings);
  const data = temporaryFolder();
  /** @type {import('./processes.mjs').Running | undefined} */
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
 * @param {{ catalog: 'v1' | 'v3', cart: 'v1' | 'v2' }} [site] the generations that they use
 * @returns {Promise<{ settings: Settings, close: () => Promise<void> }>} when both respond
 */
export async function openE2eShop(site = { catalog: 'v3', cart: 'v2' }) {
  const settings = e2eSettings({ ...process.env, SANDBOX_CATALOG: site.catalog, WIX_CART: site.cart });
  const built = e2eSettings({ ...process.env, TEST_PARALLEL_INDEX: '' });
  await requireFreePorts(settings);
  const data = temporaryFolder();
  const copy = `${settings.distDir}-${settings.port}`;
  /** @type {import('./processes.mjs').Running[]} */
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
    started.push(await startSandbox(settings, { dataFolder: data.path }));
    const env = { ...settings.env, NEXT_DIST_DIR: copy };
    started.push(await startShop({ ...settings, env }, { log: shopLog(settings.port) }));
    return { settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}
