import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. Every command works from here, wherever it was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The commands of the project's packages, as files for `node`. Without a shell or `npx` in between,
 * a signal reaches the program itself on every system. Each is looked up when it is used, because
 * `npm start` runs before anything is installed.
 */
export const programs = {
  get biome() {
    return programOf('@biomejs/biome', 'biome');
  },
  get knip() {
    return programOf('knip');
  },
  get next() {
    return programOf('next');
  },
  get playwright() {
    return programOf('playwright');
  },
  get tsc() {
    return programOf('typescript', 'tsc');
  },
  get tsx() {
    return programOf('tsx');
  },
  get vitest() {
    return programOf('vitest');
  },
};

/**
 * Returns the file of a package's command, from the root, as the package declares it in `bin`.
 * @param {string} packageName
 * @param {string} [command]
 */
function programOf(packageName, command = packageName) {
  const folder = posix.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return posix.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
