import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { run } from '../processes/processes.mjs';
import { root } from '../project.mjs';

/** npm's own record of the contents of node_modules, written as its last step. */
const INSTALLED = 'node_modules/.package-lock.json';
/**
 * Records the system of the installation. Packages with native parts work on no other system, for
 * example in a shared folder.
 */
const INSTALLED_FOR = 'node_modules/.installed-for';
const system = `${process.platform}-${process.arch}`;

/**
 * Installs the dependencies when node_modules differs from package-lock.json.
 * @param {{ dev?: boolean }} [options] false: does without those of the tests and the development,
 * half of the work. They stay where they are installed already.
 * @throws {Failure} when npm fails
 */
export async function ensureDependencies({ dev = true } = {}) {
  const reason = whyInstall(dev);
  if (reason) {
    console.log(`Installing dependencies (${reason}) …`);
    const kinds = dev || hasDev() ? '--include=dev' : '--omit=dev';
    const args = ['ci', kinds, '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath;
    const code = npm
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' });
    if (code !== 0) throw new Failure('The dependencies could not be installed; npm says why above.');
  }
  if (!existsSync(join(root, INSTALLED_FOR))) writeFileSync(join(root, INSTALLED_FOR), `${system}\n`);
}

/** @param {boolean} dev @returns {string | undefined} */
function whyInstall(dev) {
  if (!existsSync(join(root, INSTALLED))) return 'none are here yet';
  const installedFor = join(root, INSTALLED_FOR);
  if (existsSync(installedFor) && readFileSync(installedFor, 'utf8').trim() !== system)
    return `they were installed for ${readFileSync(installedFor, 'utf8').trim()}`;
  const missing = firstMissing(packagesOf('package-lock.json'), packagesOf(INSTALLED), { dev });
  return missing && `${missing} is not as package-lock.json says`;
}

/** Returns whether packages for the tests or the development are installed. */
const hasDev = () =>
  existsSync(join(root, INSTALLED)) && Object.values(packagesOf(INSTALLED)).some((one) => one.dev);

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 *
 * @typedef {Record<string, Package>} Packages
 *
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/**
 * Returns the first package that is locked but not installed in that version. An optional package
 * may be missing (it is for another system), but may not differ.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {{ dev?: boolean }} [options] false: leaves out the packages of the tests and the development
 * @returns {string | undefined}
 */
export function firstMissing(locked, installed, { dev = true } = {}) {
  for (const [path, expected] of Object.entries(locked)) {
    if (path === '' || (expected.dev && !dev)) continue;
    const found = installed[path];
    const same = found?.version === expected.version && found?.integrity === expected.integrity;
    if (found ? !same : !expected.optional && !expected.devOptional)
      return path.replace(/^.*node_modules\//, '');
  }
  return undefined;
}
