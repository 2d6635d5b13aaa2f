import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../../../scripts/lib/project.mjs';
import { BROTLI } from '../../../server/compression.mjs';
import { scriptsOf, weighScripts } from './script-weight.mjs';

/**
 * The weight of a page at first load. Its style sheet is in its HTML.
 * @typedef {object} PageWeight
 * @property {import('./script-weight.mjs').Weight} scripts gzipped
 * @property {number} html bytes, compressed as server/compression.mjs does
 * @property {number} styles gzipped bytes
 * @property {number} fonts bytes of all fonts that the styles name
 */

/**
 * @param {string} origin
 * @param {string} path
 * @param {string} distDir from the root
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(origin, path, distDir) {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  const styles = [...html.matchAll(/<style data-precedence[^>]*>([^<]*)/g)]
    .map(([, sheet]) => sheet)
    .join('');
  const fonts = new Set(
    [...styles.matchAll(/url\(\/_next\/([^)]+\.woff2)\)/g)].map(([, file]) => file ?? ''),
  );
  const size = (/** @type {string} */ file) =>
    readFileSync(join(root, distDir, decodeURIComponent(file))).length;
  return {
    scripts: weighScripts(scriptsOf(html), distDir),
    html: compressedSize(html),
    styles: gzipSync(styles).length,
    fonts: [...fonts].reduce((total, file) => total + size(file), 0),
  };
}

/**
 * Returns the size of a page as browsers receive it.
 * @param {string} html
 */
export const compressedSize = (html) => brotliCompressSync(html, BROTLI).length;
