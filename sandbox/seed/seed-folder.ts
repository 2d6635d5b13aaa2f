import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SEEDS = fileURLToPath(new URL('../seeds', import.meta.url));
const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The seed of a sandbox that specifies none. */
export const DEFAULT_SEED = 'ceramics';

/**
 * Returns the folder of a seed: `catalog.json`, `shop.json`, `media/`, and `videos/` and `files/`
 * if it has any.
 * @param seed the name of a folder in `seeds/`, or the path of a folder, with a slash
 * @throws Error when there is no such seed
 */
export function seedFolder(seed: string): string {
  const isPath = /[/\\]/.test(seed);
  const folder = isPath ? resolve(seed) : join(SEEDS, seed);
  if ((isPath || NAME.test(seed)) && existsSync(join(folder, 'shop.json'))) return folder;
  throw new Error(
    `There is no seed "${seed}". Give the name of a folder in sandbox/seeds, or the path of a folder with a shop.json.`,
  );
}
