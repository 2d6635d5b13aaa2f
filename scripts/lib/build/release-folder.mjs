import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';

/**
 * Copies what a server needs from a build with `STANDALONE=on`: its code, packages and files.
 * @param {string} root the repository
 * @param {string} distDir the folder of the build, from the root
 * @param {string} folder the release; it must not exist yet
 * @throws {Failure} when the folder exists, because a server may be running in it
 */
export function writeRelease(root, distDir, folder) {
  if (existsSync(folder)) throw new Failure(`${folder} exists. Each release needs a folder of its own.`);
  mkdirSync(dirname(folder), { recursive: true });
  // An interrupted copy must not look like a release.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(root, distDir, 'standalone'), unfinished, { recursive: true, verbatimSymlinks: true });
  // The framework's own server has no timeouts, limits and draining. server/main.mjs has.
  rmSync(join(unfinished, 'server.js'), { force: true });
  cpSync(join(root, distDir, 'first-entries'), join(unfinished, distDir, 'first-entries'), {
    recursive: true,
  });
  cpSync(join(root, distDir, 'static'), join(unfinished, distDir, 'static'), { recursive: true });
  cpSync(join(root, 'public'), join(unfinished, 'public'), {
    recursive: true,
    filter: (source) => basename(source) !== 'README.md',
  });
  renameSync(unfinished, folder);
}

/**
 * Returns the size of all files in a folder, in bytes.
 * @param {string} folder
 * @returns {number}
 */
export const sizeOfFolder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
