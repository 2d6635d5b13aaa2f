import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/lib/project.mjs';

/**
 * @typedef {{ bytes: number, modules: Map<string, number> }} Weight gzipped bytes, and the share of
 * each module
 */

/** Scripts that are only prefetched, or that only browsers without modules run. */
const NOT_RUN = /<link\b[^>]*>|<script\b[^>]*\bnomodule\b[^>]*>/gi;
/**
 * The source of a script tag, or of a script that a page loads after its pictures. In the page's
 * data quotes are escaped.
 */
const FILE = /(?<!\\)"\/_next\/([^"?]+\.js)[^"]*"/g;

/**
 * Returns the scripts that an HTML page makes the browser run, by name. Scripts for browsers
 * without modules are left out.
 * @param {string} html
 * @returns {string[]} paths below `/_next/`
 */
export function scriptsOf(html) {
  const named = [...html.replaceAll(NOT_RUN, '').matchAll(FILE)].flatMap(([, file]) => file ?? []);
  return [...new Set(named)].sort();
}

/**
 * @param {readonly string[]} scripts paths below `/_next/`
 * @param {string} distDir from the root
 * @returns {number} gzipped bytes
 */
export const sizeOfScripts = (scripts, distDir) =>
  scripts.reduce((total, script) => total + gzipSync(readFileSync(fileOf(script, distDir))).length, 0);

/**
 * @param {string} script path below `/_next/`
 * @param {string} distDir from the root
 */
const fileOf = (script, distDir) => join(root, distDir, decodeURIComponent(script));

/**
 * Returns the weight of a build's scripts and the modules in them.
 * @param {readonly string[]} scripts paths below `/_next/`
 * @param {string} distDir from the root
 * @returns {Weight}
 */
export function weighScripts(scripts, distDir) {
  let bytes = 0;
  /** @type {Map<string, number>} */
  const modules = new Map();
  for (const script of scripts) {
    const file = fileOf(script, distDir);
    const text = readFileSync(file, 'utf8');
    const weight = gzipSync(text).length;
    bytes += weight;
    for (const [module, share] of sharesOf(text, file))
      modules.set(module, (modules.get(module) ?? 0) + share * weight);
  }
  return { bytes, modules };
}

/**
 * Returns what a page has above the floor, by module, heaviest first. The bundler distributes
 * modules differently from page to page, so modules are compared and not files.
 * @param {Weight} page
 * @param {Weight} floor
 * @returns {{ module: string, bytes: number }[]}
 */
export function modulesAbove(page, floor) {
  return [...page.modules]
    .filter(([module]) => !floor.modules.has(module))
    .map(([module, bytes]) => ({ module, bytes }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The distance in characters between two lookups. A module has hundreds of characters. */
const STEP = 4;

/**
 * @param {string} text
 * @param {string} file
 * @returns {Map<string, number>} module → its share of the text, 0 to 1
 */
function sharesOf(text, file) {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1];
  if (!name) return new Map([[file, 1]]);
  const map = new SourceMap(JSON.parse(readFileSync(join(dirname(file), name), 'utf8')));
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const [index, line] of text.split('\n').entries())
    for (let column = 0; column < line.length; column += STEP) {
      const entry = map.findEntry(index, column);
      const module = moduleName('originalSource' in entry ? entry.originalSource : undefined);
      shares.set(module, (shares.get(module) ?? 0) + Math.min(STEP, line.length - column) / text.length);
    }
  return shares;
}

/** @param {string | undefined} source as written in a source map */
function moduleName(source) {
  if (!source) return 'around the modules';
  const path = source.replace(/^turbopack:\/\/\/(?:\[project\]\/)?/, '');
  // A package's source maps may point to the folder where its author built it.
  return path.replace(/^.*node_modules\//, '').replace(/^file:\/\/.*?\/(?=(?:app|components|lib)\/)/, '');
}
