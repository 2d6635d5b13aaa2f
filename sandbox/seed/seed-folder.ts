import { existsSync, readFileSync } from 'node:fs';
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

const DATE = /"(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?"/g;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Returns the JSON of a seed's file. If `shop.json` has `asOf`, the day on which its dates were
 * written, each date is moved by the whole days since then, so a demo shop has orders and reviews of
 * the last weeks on every day.
 */
export function readSeedJson(seed: string, name: string): unknown {
  const read = (file: string) => readFileSync(join(seedFolder(seed), file), 'utf8');
  const written = Date.parse(/"asOf": "([\d-]+)"/.exec(read('shop.json'))?.[1] ?? '');
  if (Number.isNaN(written)) return JSON.parse(read(name));
  const days = Math.floor((Date.now() - written) / DAY_MS);
  const move = (day: string) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  return JSON.parse(read(name).replaceAll(DATE, (_, day: string, time = '') => `"${move(day)}${time}"`));
}
