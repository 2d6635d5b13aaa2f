import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './processes.mjs';

/** Whether this user may install system packages, as root or by `sudo` without a password. */
export const canInstall = () => isRoot() || succeeds('sudo', ['-n', 'true']);

/**
 * Installs a Debian package.
 * @param {string} name
 * @returns {Promise<boolean>} false where the system is another, the user may not, or apt-get fails
 */
export async function installPackage(name) {
  if (!existsSync('/etc/debian_version') || !canInstall()) return false;
  console.log(`Installing ${name} with apt-get …`);
  const asRoot = isRoot() ? [] : ['sudo', '-n'];
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return (await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) === 0;
  };
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', name));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}
