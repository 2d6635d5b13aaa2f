import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from '../processes/processes.mjs';

/**
 * Installs the packages of a folder with a lock file of its own, which are not installed with the
 * shop.
 * @param {string} folder
 * @returns {Promise<boolean>} whether they are there; false without a registry
 */
export async function installLocked(folder) {
  const args = ['ci', '--no-audit', '--no-fund', `--prefix=${folder}`];
  const npm = process.env.npm_execpath;
  const code = npm
    ? await runNode(npm, args)
    : await run('npm', args, { shell: process.platform === 'win32' });
  return code === 0;
}

/**
 * Whether the packages of such a folder are installed.
 * @param {string} folder
 */
export const isInstalled = (folder) => existsSync(join(folder, 'node_modules/.package-lock.json'));
