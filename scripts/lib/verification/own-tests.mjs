import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../processes/processes.mjs';
import { programs } from '../project.mjs';

/**
 * Returns the tests in `own/` as arguments of Vitest: it looks for an argument anywhere in a path,
 * and would find `own/` in `tests/features/markdown/`, too.
 *
 * @param {string} folder the repository
 * @returns {string[]}
 */
export const ownTests = (folder) =>
  readdirSync(join(folder, 'own'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `own/${path.replaceAll('\\', '/')}`);

/**
 * Runs the tests in `own/` only.
 *
 * @param {string} folder the repository
 * @returns {Promise<number>} the exit code, 0 without tests
 */
export async function runOwnTests(folder) {
  const files = ownTests(folder);
  // Without arguments, Vitest runs every test.
  return files.length > 0 ? runNode(programs.vitest, ['run', ...files], { cwd: folder }) : 0;
}
