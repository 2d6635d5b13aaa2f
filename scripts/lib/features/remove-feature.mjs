import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Failure } from '../failure.mjs';

/** Folders whose files may name a route of a feature. */
const NAMING = ['app', 'components', 'features', 'lib', 'tests', 'e2e', 'tools/screenshots'];
/** The parts of pages that name features. No feature itself. */
const PLACES = 'places';
/** Names what features add to a build. */
const BUILD = 'next.config.ts';
/** Have an entry for each feature. */
const SCHEMA = 'lib/config/shop-schema.ts';
const SHOP = 'shop.config.ts';

/**
 * Returns the names of the features that can be removed.
 *
 * @param {string} folder of the shop
 */
export const featureNames = (folder) =>
  readdirSync(join(folder, 'features')).filter((name) => name !== PLACES);

/**
 * Removes a feature from a shop, as CONTRIBUTING.md describes under "Remove a feature". Its messages
 * stay.
 *
 * @param {string} folder of the shop
 * @param {string} name of its folder in `features/`
 * @returns {string[]} the addresses of the routes that are gone, such as `/wishlist`
 * @throws {Failure} if there is no such feature
 */
export function removeFeature(folder, name) {
  if (!featureNames(folder).includes(name))
    throw new Failure(`features/ has no ${name}. It has: ${featureNames(folder).join(', ')}.`);
  const folders = NAMING.filter((one) => existsSync(join(folder, one)));
  const files = [BUILD, ...folders.flatMap((one) => filesIn(folder, one))];
  const routes = files.filter(
    (path) => path.startsWith('app/') && read(folder, path).includes(`from '@/features/${name}/`),
  );
  const addresses = routes.filter((path) => /\/(?:page\.tsx|route\.ts)$/.test(path)).map(addressOf);
  for (const path of [
    `features/${name}`,
    `tests/features/${name}`,
    `e2e/features/${name}.spec.ts`,
    ...routes,
  ])
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of routes) removeEmptyFolders(folder, path);
  for (const path of files.filter((path) => existsSync(join(folder, path))))
    edit(folder, path, (text) => withoutUses(text, name, addresses));
  const left = files.filter(
    (path) => /^(?:app|components|features|lib)\//.test(path) && existsSync(join(folder, path)),
  );
  const isKnown = left.some((path) => path !== SCHEMA && namesSwitch(read(folder, path), switchOf(name)));
  // A switch that others know, too, stays possible, and is off.
  for (const path of isKnown ? [SHOP] : [SHOP, SCHEMA])
    edit(folder, path, (text) => withoutEntry(text, switchOf(name)));
  return addresses;
}

/**
 * Removes the folders above a removed file that have become empty.
 *
 * @param {string} folder @param {string} path
 */
function removeEmptyFolders(folder, path) {
  const above = posix.dirname(path);
  if (existsSync(join(folder, above))) {
    if (readdirSync(join(folder, above)).length > 0) return;
    rmdirSync(join(folder, above));
  }
  removeEmptyFolders(folder, above);
}

/** @param {string} name @returns {string} its entry in `features` of shop.config.ts */
const switchOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} text @param {string} name of a switch */
const namesSwitch = (text, name) =>
  new RegExp(
    `\\b(?:FEATURES|features)\\.${name}\\b|\\b${name}\\b[^;\\n]*\\} = SHOP\\.features\\b|feature: \\[?[^\\n]*'${name}'`,
  ).test(text);

/** @param {string} folder @param {string} path */
const read = (folder, path) => readFileSync(join(folder, path), 'utf8');

/** @param {string} folder @param {string} below */
const filesIn = (folder, below) =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(below, path.replaceAll('\\', '/')))
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes('/node_modules/'));

/** @param {string} path of a route @returns {string} its address, without a language */
const addressOf = (path) =>
  `/${path.split('/').slice(1, -1).join('/')}`.replace('/[lang]', '').replaceAll(/\/\([^)]+\)/g, '');

/** @param {string} folder @param {string} path @param {(text: string) => string} change */
function edit(folder, path, change) {
  const before = read(folder, path);
  const after = change(before);
  if (after !== before) writeFileSync(join(folder, path), after);
}

/**
 * Returns a module without the parts of a feature in places, without its style sheet, and without
 * lines that name one of its addresses.
 *
 * @param {string} text @param {string} name @param {readonly string[]} addresses
 */
function withoutUses(text, name, addresses) {
  // A feature may have several switches, such as one for each law.
  const part = new RegExp(
    `\\bFEATURES\\.\\w+(?:\\s*\\|\\|\\s*FEATURES\\.\\w+)*\\s*\\? \\(\\) => import\\('@/features/${name}/[^']*'\\)\\s*: null(,?)`,
    'g',
  );
  const areas = new RegExp(
    `\\.\\.\\.\\(FEATURES\\.${switchOf(name)} \\? \\(\\[[^\\]]*\\] as const\\) : \\[\\]\\),?`,
    'g',
  );
  return (
    text
      .replaceAll(part, (_, comma) => (comma ? '' : 'null'))
      .replaceAll(areas, '')
      .split('\n')
      .filter((line) => !line.includes(`features/${name}/`))
      // A test that turns it on, and a page by the address of another.
      .filter((line) => line.trim() !== `${switchOf(name)}: true,`)
      .filter((line) => !line.includes(`feature: '${switchOf(name)}',`))
      .flatMap((line) => {
        const quoted = addresses.map((address) => `'${address}'`).filter((one) => line.includes(one));
        // Others may import a constant.
        if (quoted.length === 0 || line.startsWith('export const ')) return line;
        // An entry of its own, or one of several.
        const isList = /\['[^']*'(?:, '[^']*')+\]/.test(line);
        return isWhole(line) && !isList ? [] : quoted.reduce(withoutItem, line);
      })
      .join('\n')
  );
}

/** @param {string} line @param {string} item */
const withoutItem = (line, item) => line.replace(`${item}, `, '').replace(`, ${item}`, '');

/** @param {string} line */
const isWhole = (line) => (line.match(/[([{]/g) ?? []).length === (line.match(/[)\]}]/g) ?? []).length;

/**
 * Returns a module without the feature of this name: the property that begins a line between the
 * beginning and the end of its features, up to the end of its value.
 *
 * @param {string} text @param {string} name
 */
function withoutEntry(text, name) {
  const features = /^(?:const featuresSchema| {2}features: \{)[\s\S]*?^ {2}(?:\}|\.)/m.exec(text);
  // With the comment above it.
  const begins = new RegExp(`^(?: +/\\*\\*[^\\n]*\\*/\\n)? +${name}(?::|,$)`, 'm').exec(features?.[0] ?? '');
  if (!features || !begins) return text;
  const start = features.index + begins.index;
  let depth = 0;
  for (let at = start + begins[0].length - 1; at < text.length; at++) {
    const letter = text[at] ?? '';
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth === 0 && letter === ',') return text.slice(0, start) + text.slice(at + 1).replace(/^\n/, '');
  }
  return text;
}
