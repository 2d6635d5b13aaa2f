import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './project.mjs';

/**
 * The scripts an HTML page has the browser load, by name; those for browsers without modules are left out.
 *
 * @param {string} html
 * @returns {string[]} paths below `/_next/`
 */
export function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const loaded = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(loaded)].sort();
}

/**
 * @param {string} shopUrl
 * @param {string} path
 * @param {string} distDir
 * @returns {Promise<number>} bytes of gzipped JavaScript that the page at this path loads at first
 */
export async function scriptWeight(shopUrl, path, distDir) {
  const response = await fetch(shopUrl + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const files = scriptsOf(await response.text());
  return files
    .map((file) => gzipSync(readFileSync(join(root, distDir, decodeURIComponent(file)))).length)
    .reduce((total, bytes) => total + bytes, 0);
}
