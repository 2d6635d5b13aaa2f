import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { runNode } from '../processes/processes.mjs';
import { programs, root } from '../project.mjs';
import { requireSupportedCatalog } from './check-catalog.mjs';
import { checkInlineCode } from './check-inline-code.mjs';
import { compressFiles } from './compress-files.mjs';
import { difference, fingerprint } from './fingerprint.mjs';
import { makePictures } from './pictures.mjs';

/** The share of pages (lib/wix/call-budget.ts), the platform's own quota, and the highest that a shop may have. */
const SHARE_OF_PAGES = 0.6;
const DEFAULT_QUOTA = 200;
const MAX_QUOTA = 1_000_000;

/**
 * Returns the quota with which the pages of a build may use all calls, because nobody shops in it.
 * @param {Partial<Settings['env']>} env
 */
export function quotaOfBuild({ PLATFORM_CALLS_PER_MINUTE }) {
  const quota = Number(PLATFORM_CALLS_PER_MINUTE || DEFAULT_QUOTA);
  return String(Math.min(MAX_QUOTA, Math.ceil(quota / SHARE_OF_PAGES)));
}

/** @typedef {import('../settings/settings.mjs').Settings} Settings */

/**
 * Builds when the current build was made from other sources or settings, so that the shop opens
 * soon: without a check of the types and without source maps, together a third of the work. The
 * platform must be running, because pages are written from its catalog.
 * @param {Settings} settings
 */
export async function ensureBuild(settings) {
  const reason = await whyBuild(settings);
  if (reason) await build(settings, { reason, isQuick: true });
}

/**
 * @param {Settings} settings
 * @param {{ reason?: string, isQuick?: boolean }} [options] the reason as a sentence
 * @throws {Failure} when the site has no supported catalog, or the build fails
 */
export async function build(settings, { reason, isQuick = false } = {}) {
  await requireSupportedCatalog(settings.env);
  await makePictures();
  console.log(`Building the shop${reason ? ` (${reason})` : ''} …`);
  const file = fingerprintFile(settings);
  const isFirst = !existsSync(file);
  rmSync(file, { force: true });
  // Types of a former build, e.g. of other cache lifetimes, would fail the check of this one.
  rmSync(join(root, settings.distDir, 'types'), { recursive: true, force: true });
  // Taken before the build: a file edited during the build makes the next start build again.
  const prints = fingerprint(root, settings.env);
  await buildPages(settings, {
    QUICK_BUILD: isQuick ? 'on' : '',
    // A seventh of the work of a first build was to write a cache that most machines never read:
    // those that test or try the shop. The Dockerfile keeps the folder of the cache, and asks for it.
    COMPILER_CACHE: settings.env.COMPILER_CACHE || (isFirst ? 'off' : ''),
    // The framework leaves one processor idle. A live site has a quota, which more workers would reach.
    BUILD_WORKERS: settings.sandboxed ? String(availableParallelism()) : '',
  });
  checkInlineCode(settings.distDir);
  await compressFiles(join(root, settings.distDir, 'static'));
  writeFileSync(file, JSON.stringify(prints));
}

/** Further builds, each without the pages that failed in the former. */
const MAX_REPEATS = 2;

/**
 * Builds, and builds again without the products and categories whose pages fail: the server renders
 * them on request. A failure of any other page ends the build.
 * @param {Settings} settings
 * @param {Record<string, string>} variables further ones, which next.config.ts reads
 * @throws {Failure}
 */
async function buildPages({ env }, variables) {
  /** @type {Set<string>} */
  const skipped = new Set();
  for (let repeat = 0; ; repeat++) {
    let output = '';
    const code = await runNode(programs.next, ['build'], {
      env: {
        ...env,
        PLATFORM_CALLS_PER_MINUTE: quotaOfBuild(env),
        NODE_ENV: 'production',
        SKIPPED_PAGES: JSON.stringify([...skipped]),
        ...variables,
      },
      onOutput: (text) => {
        output += text;
      },
    });
    if (code === 0) break;
    const failed = failedItems(output).filter((page) => !skipped.has(page));
    if (failed.length === 0 || repeat === MAX_REPEATS)
      throw new Failure('The build failed; Next.js says why above.');
    console.log(`Building again without the pages that failed: ${failed.join(', ')} …`);
    for (const page of failed) skipped.add(page);
  }
  for (const page of skipped)
    console.warn(`! ${page} failed, and is not part of the build. It is rendered when it is requested.`);
}

/**
 * Returns the products and categories whose pages a build could not render, e.g. `/products/mug`,
 * in every language.
 * @param {string} output of `next build`
 */
export function failedItems(output) {
  const pages = output.matchAll(
    /Error occurred prerendering page "(?:\/[\w-]+)?(\/(?:products|categories)\/[^/"]+)"/g,
  );
  return [...new Set([...pages].map(([, page = '']) => decoded(page)))];
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** @param {Settings} settings */
function fingerprintFile({ distDir }) {
  return join(root, distDir, 'fingerprint.json');
}

/**
 * @param {Settings} settings
 * @returns {Promise<string | undefined>} why the current build does not fit, as a sentence
 */
export async function whyBuild(settings) {
  // Before the comparison, because the files that it makes are part of the build.
  await makePictures();
  const file = fingerprintFile(settings);
  if (!existsSync(file)) return 'there is no finished build yet';
  return difference(JSON.parse(readFileSync(file, 'utf8')), fingerprint(root, settings.env));
}
