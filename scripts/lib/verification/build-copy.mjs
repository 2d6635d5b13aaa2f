import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';

/** Parts of a build that `next start` does not read. More than half of its files are a release. */
const NOT_SERVED = new Set(['cache', 'dev', 'diagnostics', 'standalone', 'types']);
/**
 * The formats of prerendered pages, of their data and of the headers of the routes. No server
 * writes a file of another format.
 */
const WITH_ADDRESSES = new Set(['.bin', '.body', '.html', '.json', '.meta', '.rsc']);

/**
 * Copies a build for another server. A build contains the URLs of its shop and its platform, and a
 * running server writes pages into it, so two servers cannot share one. They share scripts, by hard
 * links.
 * @param {string} from
 * @param {string} to replaced when it exists; on the same disk
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
  const changed = addresses.filter(([before, after]) => before !== after);
  copyFolder(from, to, changed, NOT_SERVED);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {readonly (readonly [string, string])[]} addresses
 * @param {ReadonlySet<string>} [left] names in the folder that are not copied
 */
function copyFolder(from, to, addresses, left = new Set()) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyFolder(source, target, addresses);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (WITH_ADDRESSES.has(extname(entry.name))) copyWithAddresses(source, target, addresses);
    else linkSync(source, target);
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {readonly (readonly [string, string])[]} addresses
 */
function copyWithAddresses(from, to, addresses) {
  // Replaces bytes, so that binary content stays unchanged.
  const content = readFileSync(from, 'latin1');
  writeFileSync(
    to,
    addresses.reduce((text, [before, after]) => text.replaceAll(before, after), content),
    'latin1',
  );
}
