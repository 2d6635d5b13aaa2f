import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { run } from '../processes/processes.mjs';

/** These folders are not on every user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * @param {string} name
 * @returns {string | undefined} the path of the program
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that there is a program that tests need, and installs Debian's package of the same
 * name when there is none.
 * @param {string} name
 * @throws {Failure} when it cannot be installed
 */
export async function ensureProgram(name) {
  const found = findProgram(name) ?? ((await installPackage(name)) ? findProgram(name) : undefined);
  if (!found) throw new Failure(`The tests need ${name}, and it could not be installed. Install ${name}.`);
  console.log(`${name}: ${found}`);
}

/** Whether this user may install system packages, as root or by `sudo` without a password. */
export const canInstall = () => isRoot() || succeeds('sudo', ['-n', 'true']);

/**
 * Installs Debian packages.
 * @param {string[]} names
 * @returns {Promise<boolean>} false where the system is another, the user may not, or apt-get fails
 */
export async function installPackage(...names) {
  if (!existsSync('/etc/debian_version') || !canInstall()) return false;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const asRoot = isRoot() ? [] : ['sudo', '-n'];
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return (await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) === 0;
  };
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', ...names));
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
