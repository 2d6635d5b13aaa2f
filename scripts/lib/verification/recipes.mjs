import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

/**
 * A change of docs/recipes.md: files to copy and entries of `shop.config.ts`, or a diff.
 * @typedef {object} Recipe
 * @property {number} number
 * @property {string} title
 * @property {{ path: string, text: string }[]} files from the root of a shop
 * @property {string} entries as they are written in `shop.config.ts`, each with a comma; may be empty
 * @property {string | null} diff
 */

const CONFIG = 'shop.config.ts';
const CONFIG_END = '} satisfies ShopConfig;';
const SECTIONS = 'own/sections.tsx';

const HEADING = /^## (\d+)\. (.+)$/m;
const BLOCK = /^```(\w+)\n([\s\S]+?)^```$/gm;
const FILE = /^\/\/ (\S+)\n([\s\S]+)$/;

/**
 * @param {string} markdown
 * @returns {Recipe[]}
 */
export function readRecipes(markdown = readFileSync(join(root, 'docs/recipes.md'), 'utf8')) {
  return markdown.split(/^(?=## )/m).flatMap((part) => {
    const [, number, title = ''] = HEADING.exec(part) ?? [];
    if (number === undefined) return [];
    const blocks = [...part.matchAll(BLOCK)].map(([, language, text = '']) => ({ language, text }));
    const named = blocks.flatMap(({ text }) => {
      const [, path, content] = FILE.exec(text) ?? [];
      return path && content ? [{ path, text: content }] : [];
    });
    return {
      number: Number(number),
      title,
      files: named.filter(({ path }) => path !== CONFIG),
      entries: named.find(({ path }) => path === CONFIG)?.text ?? '',
      diff: blocks.find(({ language }) => language === 'diff')?.text ?? null,
    };
  });
}

/**
 * Returns a configuration with entries that it does not have yet.
 * @param {string} config
 * @param {string} entries
 * @throws {Failure}
 */
export function withEntries(config, entries) {
  const end = config.lastIndexOf(CONFIG_END);
  if (end < 0) throw new Failure(`${CONFIG} does not end with ${CONFIG_END}`);
  return config.slice(0, end) + entries.replaceAll(/^(?=.)/gm, '  ') + config.slice(end);
}

/**
 * Adds the recipes to a shop that has sections and entries of its own, as a merchant does it: the
 * files as they are, and what several of them change together.
 * @param {string} folder
 * @param {readonly Recipe[]} recipes none of which is a diff
 */
export async function addRecipes(folder, recipes) {
  const at = (/** @type {string} */ path) => join(folder, path);
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  write('own/former-sections.tsx', readFileSync(at(SECTIONS), 'utf8'));
  const modules = ['./former-sections'];
  for (const { number, files } of recipes)
    for (const { path, text } of files) {
      if (path === SECTIONS) modules.push(`./sections-${number}`);
      write(path === SECTIONS ? `own/sections-${number}.tsx` : path, text);
    }
  write(
    SECTIONS,
    [
      "import type { Sections } from '@/app/own-sections';",
      ...modules.map((module, index) => `import { sections as part${index} } from '${module}';`),
      '',
      `export const sections: Sections = { ${modules.map((_, index) => `...part${index}`).join(', ')} };`,
      '',
    ].join('\n'),
  );
  let config = await evaluate(readFileSync(at(CONFIG), 'utf8'));
  for (const { entries } of recipes) config = merged(config, await evaluate(`export default {${entries}};`));
  write(
    CONFIG,
    `import type { ShopConfig } from '@/lib/config/shop-schema';\n\nexport default ${JSON.stringify(config, null, 2).slice(0, -1)}${CONFIG_END}\n`,
  );
}

/**
 * @param {string} source of a module that imports types only
 * @returns {Promise<unknown>} its default export
 */
async function evaluate(source) {
  const { transform } = await import('esbuild');
  const { code } = await transform(source, { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

/**
 * Lists become longer, and objects get more keys.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {unknown}
 */
function merged(one, other) {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (!isPlain(one) || !isPlain(other)) throw new Failure(`Two recipes need the same entry: ${other}.`);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, key in other ? merged(one[key], other[key]) : one[key]]));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
