import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './project.mjs';

/** The seed of a sandbox without a setting. */
const DEFAULT_SEED = 'ceramics';

/**
 * Returns the members of a seed of the sandbox, whose passwords are public.
 * @param {string} [seed] a name, or the path of a folder (docs/seeds.md)
 * @returns {{ email: string, password: string, status: string }[]}
 */
export function demoMembers(seed = DEFAULT_SEED) {
  const folder = /[/\\]/.test(seed) ? resolve(root, seed) : join(root, 'sandbox/seeds', seed);
  return JSON.parse(readFileSync(join(folder, 'shop.json'), 'utf8')).members;
}
