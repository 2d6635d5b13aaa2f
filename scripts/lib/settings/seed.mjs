import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

/** The file that specifies the sandbox's seed, for everyone who works on the shop. */
export const SEED_FILE = 'content/sandbox.json';

/** The seed of the demo shop. */
const DEFAULT_SEED = 'ceramics';

/**
 * Returns the sandbox's seed of a shop: the one in `content/sandbox.json`, e.g.
 * `{ "seed": "fashion" }`.
 * @param {string} [folder] the repository
 * @returns {string} a name, or the path of a folder (docs/seeds.md)
 * @throws {Failure} when the file names none
 */
export function shopSeed(folder = root) {
  const file = join(folder, SEED_FILE);
  if (!existsSync(file)) return DEFAULT_SEED;
  try {
    const { seed } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof seed === 'string' && seed.trim()) return seed.trim();
  } catch {
    // The failure below says what the file must be.
  }
  throw new Failure(`${SEED_FILE} must name a seed (docs/seeds.md), such as { "seed": "${DEFAULT_SEED}" }.`);
}

/** Returns the names of the seeds that the sandbox has, the default one first. */
export const seedNames = () =>
  readdirSync(join(root, 'sandbox/seeds')).sort(
    (a, b) => Number(b === DEFAULT_SEED) - Number(a === DEFAULT_SEED) || a.localeCompare(b),
  );

/**
 * Returns the file with a seed's site, members and coupons.
 * @param {string} seed a name, or the path of a folder
 */
export const shopFileOf = (seed) =>
  join(/[/\\]/.test(seed) ? resolve(root, seed) : join(root, 'sandbox/seeds', seed), 'shop.json');

/**
 * @typedef {object} Seed
 * @property {{ email: string, password: string, status: string }[]} members their passwords are
 *   public
 * @property {{ code: string }[]} coupons
 * @property {{ code: string }[]} [giftCards]
 */

/**
 * Returns what the commands and tests need of a seed.
 * @param {string} seed a name, or the path of a folder
 * @returns {Seed}
 */
export const readSeed = (seed) => JSON.parse(readFileSync(shopFileOf(seed), 'utf8'));
