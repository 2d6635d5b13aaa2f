import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REVIEW_FILE } from './review-file';
import { seedFolder } from './seed-folder';
import { translationFiles } from './translations';

const SANDBOX = fileURLToPath(new URL('..', import.meta.url));

/** Folders that only serve, render or test the rows, so their changes need no new seed. And the seeds. */
const NOT_OF_THE_ROWS = new Set([
  'captcha',
  'console',
  'hosted',
  'mail',
  'media',
  'bench',
  'exec',
  'meta',
  'seeds',
  'tests',
  'node_modules',
]);
/** In the package, `dist/` has the sources. */
const ROW_SOURCE = /\.(?:ts|json|sql)$|^dist[/\\][^/\\]+\.mjs$/;

const known = new Map<string, string>();

/**
 * Returns a fingerprint of every file that the rows of a seed may depend on, after the seed's name:
 * the sandbox's sources, the migrations, the seed's own files and the sizes of its pictures.
 */
export function filesFingerprint(seed: string): string {
  const fingerprint = known.get(seed) ?? fingerprintOfFiles(seed);
  known.set(seed, fingerprint);
  return fingerprint;
}

function fingerprintOfFiles(seed: string): string {
  const hash = createHash('sha256');
  const sources = readdirSync(SANDBOX, { recursive: true, encoding: 'utf8' })
    .filter((name) => ROW_SOURCE.test(name) && !NOT_OF_THE_ROWS.has(name.split(sep)[0] ?? ''))
    .sort();
  for (const name of sources) hash.update(name).update(readFileSync(join(SANDBOX, name)));
  const folder = seedFolder(seed);
  // Databases remember the seed as it was named, so two names of one folder are two seeds.
  hash.update(seed);
  for (const file of ['catalog.json', 'shop.json', ...translationFiles(seed)])
    hash.update(readFileSync(join(folder, file)));
  const reviewFile = join(folder, REVIEW_FILE);
  if (existsSync(reviewFile)) hash.update(readFileSync(reviewFile));
  const media = join(folder, 'media');
  for (const name of readdirSync(media).sort()) hash.update(`${name}:${statSync(join(media, name)).size};`);
  const name = basename(folder).replaceAll(/[^\w-]/g, '_');
  return `${name}-${hash.digest('hex').slice(0, 24)}`;
}
