import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { programs, root } from '../project.mjs';

/**
 * The merchant's files that next.config.ts reads, by their folder. Next.js itself watches `.env` files.
 * @type {[place: string, files: RegExp][]}
 */
const FILES = [
  ['', /^shop\.config\.ts$/],
  ['own', /^messages\.ts$/],
  ['content', /^redirects\.json$/],
  ['content/images', /\.\w+$/],
];

/** Editors write a file in several steps. In milliseconds. */
const PAUSE = 150;

/**
 * Returns what a development server takes from the merchant's files at its start, as a digest. Null
 * where they are wrong: the sentences of a start are on the console then.
 * @param {NodeJS.ProcessEnv} env of the server
 * @param {{ isShown?: boolean }} [options] whether the console shows problems and warnings
 * @returns {Promise<string | null>}
 */
export async function readStartValues(env, { isShown = true } = {}) {
  const file = join(root, 'scripts/lib/settings/print-start-values.ts');
  const child = spawn(process.execPath, [programs.tsx, file], {
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', isShown ? 'inherit' : 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const values = await text(child.stdout);
  return (await ended) === 0 ? values.trim() : null;
}

/**
 * Reads the values once, and again after each change of the merchant's files.
 * @param {(isFirst: boolean) => Promise<string | null>} read
 * @param {string} [folder] the repository
 * @returns {() => Promise<void>} a function that waits until the values are others than before. Wrong
 * files change nothing
 */
export function watchStartValues(read, folder = root) {
  let isStale = false;
  let wake = () => {};
  for (const [place, files] of FILES.filter(([place]) => existsSync(join(folder, place))))
    watch(join(folder, place), { persistent: false }, (_, name) => {
      if (name === null || !files.test(name)) return;
      isStale = true;
      wake();
    });
  let known = read(true);
  return async () => {
    for (;;) {
      if (!isStale)
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      isStale = false;
      const before = await known;
      const now = await read(false);
      if (now === null || now === before) continue;
      known = Promise.resolve(now);
      return;
    }
  };
}
