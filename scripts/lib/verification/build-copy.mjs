import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Parts of a build that `next start` does not read. */
const NOT_SERVED = new Set(['cache', 'dev', 'diagnostics', 'types']);
/** The formats in which Next.js stores prerendered pages and the headers of the routes. */
const WITH_ADDRESSES = new Set(['.body', '.html', '.json', '.meta', '.rsc']);

/**
 * Copies a build for another server. A build contains the URLs of its shop and its platform, and a
 * running server writes pages into it, so two servers cannot share one.
 * @param {string} from
 * @param {string} to replaced when it exists
 * @param {readonly (readonly [string, string])[]} addresses each URL of the build with its
 * replacement. Both have the same length, because the framework's page data states the length of
 * its texts
 * @throws {Error} when the lengths differ
 */
export function copyBuild(from, to, addresses) {
  const odd = addresses.find(([before, after]) => before.length !== after.length);
  if (odd)
    throw new Error(`${odd.join(' and ')} differ in length, so one cannot replace the other in a build.`);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => dirname(file) !== from || !NOT_SERVED.has(basename(file)),
  });
  const changed = addresses.filter(([before, after]) => before !== after);
  if (changed.length > 0) for (const file of filesWithAddresses(to)) replaceIn(file, changed);
}

/** @param {string} folder */
const filesWithAddresses = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => WITH_ADDRESSES.has(extname(file)))
    .map((file) => join(folder, file));

/**
 * @param {string} file
 * @param {readonly (readonly [string, string])[]} addresses
 */
function replaceIn(file, addresses) {
  // Replaces bytes, so that binary content stays unchanged.
  const before = readFileSync(file, 'latin1');
  const after = addresses.reduce((text, [from, to]) => text.replaceAll(from, to), before);
  if (after !== before) writeFileSync(file, after, 'latin1');
}
