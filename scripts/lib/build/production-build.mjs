import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { runNode } from '../processes/processes.mjs';
import { programs, root } from '../project.mjs';
import { requireSupportedCatalog } from './check-catalog.mjs';
import { checkInlineCode } from './check-inline-code.mjs';
import { difference, fingerprint } from './fingerprint.mjs';
import { makePictures } from './pictures.mjs';

/** The share of pages (lib/wix/call-budget.ts), and the platform's own quota. */
const SHARE_OF_PAGES = 0.6;
const DEFAULT_QUOTA = 200;

/**
 * Returns the quota with which the pages of a build may use all calls, because nobody shops in it.
 * @param {Settings['env']} env
 */
const quotaOfBuild = ({ PLATFORM_CALLS_PER_MINUTE }) =>
  String(Math.ceil(Number(PLATFORM_CALLS_PER_MINUTE || DEFAULT_QUOTA) / SHARE_OF_PAGES));

/** @typedef {import('../settings/settings.mjs').Settings} Settings */

/**
 * Builds when the current build was made from other sources or settings. The platform must be
 * running, because pages are written from its catalog.
 * @param {Settings} settings
 */
export async function ensureBuild(settings) {
  const reason = await whyBuild(settings);
  if (reason) await build(settings, reason);
}

/**
 * @param {Settings} settings
 * @param {string} [reason] as a sentence
 * @throws {Failure} when the site has no supported catalog, or the build fails
 */
export async function build(settings, reason) {
  await requireSupportedCatalog(settings.env);
  await makePictures();
  console.log(`Building the shop${reason ? ` (${reason})` : ''} …`);
  const file = fingerprintFile(settings);
  rmSync(file, { force: true });
  // Types of a former build, e.g. of other cache lifetimes, would fail the check of this one.
  rmSync(join(root, settings.distDir, 'types'), { recursive: true, force: true });
  // Taken before the build: a file edited during the build makes the next start build again.
  const prints = fingerprint(root, settings.env);
  const code = await runNode(programs.next, ['build'], {
    env: {
      ...settings.env,
      PLATFORM_CALLS_PER_MINUTE: quotaOfBuild(settings.env),
      NODE_ENV: 'production',
    },
  });
  if (code !== 0) throw new Failure('The build failed; Next.js says why above.');
  checkInlineCode(settings.distDir);
  writeFileSync(file, JSON.stringify(prints));
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
