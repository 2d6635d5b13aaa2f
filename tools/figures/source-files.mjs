import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

/** The code of the shop, without the sandbox, commands and tests. */
const FOLDERS = ['app', 'cache-handlers', 'components', 'features', 'lib', 'server'];
const FILES = ['middleware.ts', 'next.config.ts', 'instrumentation.ts', 'tailwind.config.ts'];

/**
 * A file with its counts of lines. A line with code and a comment is code.
 * @typedef {{ path: string, text: string, lines: number, code: number, comments: number }} SourceFile
 *
 * @returns {SourceFile[]}
 */
export function sourceFiles() {
  const inFolders = FOLDERS.flatMap((folder) => filesIn(folder).map((path) => `${folder}/${path}`));
  return [...inFolders, ...FILES].map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, ...countLines(text) };
  });
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path)).sort();
  } catch {
    return [];
  }
}

/** @param {string} text */
function countLines(text) {
  const lines = text.split('\n').slice(0, -1);
  let code = 0;
  let comments = 0;
  let isComment = false;
  for (const line of lines.map((line) => line.trim())) {
    if (line === '') continue;
    const begins = /^(?:\{?\/\*|\/\/)/.test(line);
    if (isComment || begins) comments++;
    else code++;
    if (isComment || /^\{?\/\*/.test(line)) isComment = !line.includes('*/');
  }
  return { lines: lines.length, code, comments };
}
