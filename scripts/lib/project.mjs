import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. Every command works from here, wherever it was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The scripts that packages put in `node_modules/.bin`, as files for `node`. Without a shell or
 * `npx` in between, a signal reaches the program itself on every system.
 */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/playwright/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};
