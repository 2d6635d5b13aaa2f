import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectInlineCode, joinDataScripts } from '../../../lib/http/inline-code.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

/**
 * Not the pages of the framework itself, which have names with "_". With a build adapter, the
 * framework writes pages to `route-cache`.
 */
const PAGE = /^(?:app|route-cache)[/\\](?!.*[/\\]_[\w-]+\.html$).*\.html$/;
/** With more hashes a policy would exceed 1 kB, and default proxy buffers reject large headers. */
const MAX_HASHES = 5;

/**
 * Checks the inline scripts and styles of all prerendered pages of a build. The content security
 * policy blocks one of an unknown form, which breaks the page. It appears after an upgrade of
 * Next.js, or when a developer adds one.
 *
 * @param {string} distDir the folder of the build, from the root
 * @throws {Failure} naming the first page and the script
 */
export function checkInlineCode(distDir) {
  const folder = join(root, distDir, 'server');
  const pages = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => PAGE.test(file));
  if (pages.length === 0) throw new Failure(`No prerendered page was found in ${distDir}/server.`);
  for (const page of pages) {
    const { scripts, styles, unknown } = inspectInlineCode(
      joinDataScripts(readFileSync(join(folder, page), 'utf8')),
    );
    if (unknown[0] !== undefined)
      throw new Failure(
        `${page} has an inline script or style that lib/http/inline-code.mjs does not know: ${unknown[0].slice(0, 200)}`,
      );
    if (scripts.length + styles.length > MAX_HASHES)
      throw new Failure(
        `${page} needs ${scripts.length + styles.length} hashes; its policy would be larger than proxies accept.`,
      );
  }
}
