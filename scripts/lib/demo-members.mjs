import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './project.mjs';

/**
 * Returns the members of the sandbox's seed, whose passwords are public.
 * @param {string} [seed] as in `SANDBOX_SEED`: the name of a folder in `sandbox/seeds`, or a path
 * @returns {{ email: string, password: string }[]}
 */
export function demoMembers(seed = process.env.SANDBOX_SEED || 'ceramics') {
  const own = join(root, 'sandbox/seeds', seed);
  const file = join(existsSync(own) ? own : resolve(seed), 'shop.json');
  return JSON.parse(readFileSync(file, 'utf8')).members;
}
