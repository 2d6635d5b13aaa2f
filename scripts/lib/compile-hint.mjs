import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

/**
 * Chromium compiles all functions of a file that begins with it while the file comes, beside the page. Without it they are
 * compiled when they are first called: hundreds at once, in the one task that makes a page answer.
 * See https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Gives the hint to the framework's own files, which every page runs whole and at once. What a page has of its own is
 * small, and much of it waits for somebody to press something.
 *
 * @param {string} distDir of a finished build, from the root
 */
export function hintCompiler(distDir) {
  const folder = join(root, distDir);
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.startsWith(COMPILE_HINT)) continue;
    writeFileSync(file, COMPILE_HINT + text);
    moveDown(file, /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1]);
  }
}

/**
 * A source map knows lines, and there is one more now.
 *
 * @param {string} file
 * @param {string} [name] of its map; only builds that are measured have one
 */
function moveDown(file, name) {
  if (name === undefined) return;
  const path = join(dirname(file), name);
  const map = JSON.parse(readFileSync(path, 'utf8'));
  if (map.sections) for (const section of map.sections) section.offset.line += 1;
  else map.mappings = `;${map.mappings}`;
  writeFileSync(path, JSON.stringify(map));
}
