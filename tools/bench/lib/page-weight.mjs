import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/lib/project.mjs';
import { scriptsOf, weighScripts } from './script-weight.mjs';

/**
 * The weight of a page at first load, gzipped except for the fonts, which have their own
 * compression.
 * @typedef {object} PageWeight
 * @property {import('./script-weight.mjs').Weight} scripts
 * @property {number} html bytes
 * @property {number} styles bytes
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
  const read = (/** @type {string} */ file) => readFileSync(join(root, distDir, decodeURIComponent(file)));
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);
  const styles = stylesOf(html).map((file) => ({ file, content: read(file) }));
  return {
    scripts: weighScripts(scriptsOf(html), distDir),
    html: gzipSync(html).length,
    styles: sum(styles.map(({ content }) => gzipSync(content).length)),
    fonts: sum(
      styles
        .flatMap(({ file, content }) => fontsOf(file, content.toString()))
        .map((file) => read(file).length),
    ),
  };
}

/**
 * @param {string} html
 * @returns {string[]} paths below `/_next/`
 */
function stylesOf(html) {
  const named = [...html.matchAll(/<link\b[^>]*?\bhref="\/_next\/([^"?]+\.css)/g)];
  return [...new Set(named.flatMap(([, file]) => file ?? []))];
}

/**
 * @param {string} file of the styles
 * @param {string} styles
 * @returns {string[]} paths below `/_next/`
 */
function fontsOf(file, styles) {
  const named = [...styles.matchAll(/url\(["']?([^"')]+\.woff2)/g)];
  return [...new Set(named.flatMap(([, font]) => (font ? posix.join(posix.dirname(file), font) : [])))];
}
