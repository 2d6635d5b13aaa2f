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
 * @property {PageContents} contents
 */

/**
 * The parts of a page that a browser processes before the page can be used.
 * @typedef {object} PageContents
 * @property {number} elements of the HTML
 * @property {number} clientComponents in the page's data, each as often as it is used
 * @property {number} data characters of the page's data, with which React hydrates the HTML
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
  const styles = [...html.matchAll(/<style data-precedence[^>]*>(.*?)<\/style>/gs)]
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
    contents: contentsOf(html),
  };
}

const SCRIPTS_AND_STYLES = /<(script|style)\b[^>]*>.*?<\/\1>/gs;
const DATA = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/**
 * @param {string} html
 * @returns {PageContents}
 */
export function contentsOf(html) {
  const data = [...html.matchAll(DATA)].map(([, text = '""']) => JSON.parse(text)).join('');
  const modules = new Set([...data.matchAll(/^([0-9a-f]+):I\[/gm)].map(([, id]) => id));
  return {
    elements: html.replaceAll(SCRIPTS_AND_STYLES, '').match(/<[a-z]/g)?.length ?? 0,
    clientComponents: [...data.matchAll(/"\$","\$L([0-9a-f]+)"/g)].filter(([, id]) => modules.has(id)).length,
    data: data.length,
  };
}

/**
 * Returns the size of a page as browsers receive it.
 * @param {string} html
 */
export const compressedSize = (html) => brotliCompressSync(html, BROTLI).length;
