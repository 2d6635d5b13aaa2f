import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/lib/failure.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { modulesOf } from './modules-of.mjs';
import { sourceFiles } from './source-files.mjs';

/** Pages that must stay short: what a shopper sees, from top to bottom. */
const PAGES = [
  'app/[lang]/layout.tsx',
  'app/[lang]/page.tsx',
  'app/[lang]/products/[slug]/product-content.tsx',
  'app/[lang]/cart/page.tsx',
];
const PRODUCT_PAGE = 'app/[lang]/products/[slug]/page.tsx';
/** What a shopper's click on "Add to cart" runs: in the browser, and on the server. */
const ADD_TO_CART = ['components/catalog/add-selection.ts', 'app/api/cart/items/route.ts'];
const LONGEST_LIST = 8;

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => number} numberOf
 */
const sum = (list, numberOf) => list.reduce((total, item) => total + numberOf(item), 0);

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const matches = (text, pattern) => [...text.matchAll(pattern)].length;

/**
 * @param {readonly { text: string }[]} files
 * @param {RegExp} pattern
 */
const count = (files, pattern) => sum(files, ({ text }) => matches(text, pattern));

/** In code: a text names a switch for the build. */
const SWITCH = /(?<!['"`])\bFEATURES\.\w/g;

/** @param {string} text */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** @param {string} path */
const lineCount = (path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

/** @param {readonly string[]} modules */
const reached = (modules) => `${modules.length} (${sum(modules, lineCount)} lines)`;

/** @param {[string, number][]} entries */
const top = (entries) => Object.fromEntries(entries.sort(([, a], [, b]) => b - a).slice(0, LONGEST_LIST));

/**
 * @param {string} title
 * @param {Record<string, string | number>} figures
 */
function print(title, figures) {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures))
    console.log(`  ${String(value).padStart(20)}  ${name}`);
}

/**
 * `node tools/figures/figures.mjs`: prints how much code the shop has, and how its parts depend on
 * each other, for comparisons between two commits.
 */
await runCommand(async () => {
  const all = sourceFiles();
  const isTranslation = (/** @type {string} */ path) => /^lib\/i18n\/messages\/(?!en\b)[\w-]+\//.test(path);
  const files = all.filter(({ path }) => !isTranslation(path));
  const lines = sum(files, ({ lines }) => lines);
  const comments = sum(files, ({ comments }) => comments);
  const code = sum(files, ({ code }) => code);
  print('Shop code', {
    'lines of texts in other languages than English, which are not counted below': sum(
      all.filter(({ path }) => isTranslation(path)),
      ({ lines }) => lines,
    ),
    files: files.length,
    'lines, with comments and blanks': lines,
    'lines of code': code,
    'lines of comments per line of code': `${((100 * comments) / code).toFixed(1)} %`,
    'docstrings that begin with “Returns”': count(files, /\/\*\*\s+(?:\*\s+)?Returns\b/g),
  });

  const switches = files
    .filter(({ path }) => !path.startsWith('features/'))
    .map(
      /** @returns {[string, number]} */ ({ path, text }) => [path, matches(withoutComments(text), SWITCH)],
    )
    .filter(([, uses]) => uses > 0);
  print('Switches of features, outside features/', {
    uses: sum(switches, ([, uses]) => uses),
    files: switches.length,
    ...top(switches),
  });

  print('Spreads', {
    conditional: count(files, /\.\.\.\((?=[^()]*(?:\([^()]*\)[^()]*)*(?:\?|&&))/g),
    'of a literal': count(files, /\.\.\.(?:\{ |\[['"])/g),
  });

  print('Lines of pages', Object.fromEntries(PAGES.map((page) => [page, lineCount(page)])));

  const every = await modulesOf([PRODUCT_PAGE], true);
  const none = await modulesOf([PRODUCT_PAGE], false);
  const add = await modulesOf(ADD_TO_CART, false);
  print('Modules that are reached', {
    'from the product page, with every feature': reached(every),
    'from the product page, without features': reached(none),
    'from the button and the route that add to the cart, without features': reached(add),
  });

  /** @type {Map<string, number>} */
  const names = new Map();
  for (const { text } of files)
    for (const [, name = ''] of text.matchAll(
      /^(?:export )?(?:async )?(?:function\*?|const) (\w+)(?=\(| = (?:async )?(?:\(|\w+ =>)|: )/gm,
    ))
      names.set(name, (names.get(name) ?? 0) + 1);
  print('Names of functions at the top of most modules', top([...names]));
});
