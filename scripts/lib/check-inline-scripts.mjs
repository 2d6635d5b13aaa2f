import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectInlineScripts, joinDataScripts } from '../../lib/http/inline-scripts.mjs';
import { Failure } from './failure.mjs';
import { root } from './project.mjs';

/** With more hashes a policy would exceed 1 kB, and default proxy buffers reject large headers. */
const MAX_HASHES = 4;

/**
 * Checks the inline scripts of all prerendered pages of a build. The content security policy blocks
 * a script of an unknown form, which breaks the page. Such a script appears after an upgrade of
 * Next.js, or when a developer adds one.
 *
 * @param {string} distDir the folder of the build, from the root
 * @throws {Failure} naming the first page and the script
 */
export function checkInlineScripts(distDir) {
  const folder = join(root, distDir, 'server');
  // With a build adapter, the framework writes them to `route-cache`.
  const pages = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
    /^(?:app|route-cache)[/\\].*\.html$/.test(file),
  );
  if (pages.length === 0) throw new Failure(`No prerendered page was found in ${distDir}/server.`);
  for (const page of pages) {
    const { hashes, unknown } = inspectInlineScripts(
      joinDataScripts(readFileSync(join(folder, page), 'utf8')),
    );
    if (unknown[0] !== undefined)
      throw new Failure(
        `${page} has an inline script that lib/http/inline-scripts.mjs does not know: ${unknown[0].slice(0, 200)}`,
      );
    if (hashes.length > MAX_HASHES)
      throw new Failure(
        `${page} needs ${hashes.length} hashes; its policy would be larger than proxies accept.`,
      );
  }
}
