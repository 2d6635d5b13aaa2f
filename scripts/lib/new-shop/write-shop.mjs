import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownLangs } from '../../../lib/i18n/locales.mjs';
import { DEMO_SHOP, isOwnShop, SHOP_PARTS } from '../demo-shop.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { SEED_FILE } from '../settings/seed.mjs';
import { configFile, envFile, icon } from './config-file.mjs';
import { languageOf, listOf } from './questions.mjs';
import { openTasks, REGIONS } from './regions.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */

/** Pages that replace those about the demo shop, by language. */
const PAGES = fileURLToPath(new URL('./pages', import.meta.url));
/** Pages of regions whose consumers can withdraw. */
const LAW_PAGES = fileURLToPath(new URL('./law-pages', import.meta.url));
/** Parts of the demo's content that every shop needs: legal templates, old addresses, a README. */
const REUSED = /^(?:[a-z-]+\/(?:privacy|terms|imprint|accessibility)\.md|redirects\.json|fonts\/README\.md)$/;
/** Placeholders of official notices, for regions that require them. */
const NOTICES = /^legal\/guarantee\/[a-z]+\.svg$/;
/** Values that a template may ask for and the answers have, in each language of the templates. */
const KNOWN_PLACES =
  /\[\[(?:(?<email>email address|E-Mail-Adresse|כתובת אימייל|adresse e-mail|correo electrónico|indirizzo email|e-mailadres|endereço de e-mail|adres e-mail|e-postadress|メールアドレス|عنوان البريد الإلكتروني)|(?<currency>currency|Währung|מטבע|devise|moneda|valuta|moeda|waluta|通貨|العملة)|14)\]\]/g;
const STAGE = '.cache/new-shop';
/** The settings of one machine, which git ignores. */
const ENV_FILE = '.env.local';

/**
 * @param {string} [folder] the repository
 * @throws {Failure} when the folder already has its own shop, or changes that are not committed
 */
export function requireNewShopPossible(folder = root) {
  if (isOwnShop(folder))
    throw new Failure(`This is already your own shop (${DEMO_SHOP} has the demo). Change shop.config.ts.`);
  // Limited to this folder, because a copy may lie in another repository.
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0 && stdout.trim() !== '')
    throw new Failure('There are changes that are not committed. Commit or stash them first (git status).');
}

/**
 * Moves the demo shop to `DEMO_SHOP` and writes the merchant's own in its place. After an error,
 * everything is as it was.
 *
 * @param {Answers} answers
 * @param {string} [folder] the repository
 * @returns {string[]} what the law of the region needs and only a person can write
 */
export function writeNewShop(answers, folder = root) {
  const at = (/** @type {string} */ path) => join(folder, path);
  /** @type {(() => void)[]} */
  const undo = [];
  try {
    writeStage(answers, folder);
    if (mkdirSync(at(DEMO_SHOP), { recursive: true })) undo.push(() => rmdirSync(at(DEMO_SHOP)));
    const moves = [
      ...SHOP_PARTS.map((part) => [part, `${DEMO_SHOP}/${part}`]),
      ...SHOP_PARTS.map((part) => [`${STAGE}/${part}`, part]),
      // Last, because it replaces a file that nothing undoes.
      ...(answers.clientId ? [[`${STAGE}/${ENV_FILE}`, ENV_FILE]] : []),
    ];
    for (const [from = '', to = ''] of moves) {
      renameSync(at(from), at(to));
      undo.push(() => renameSync(at(to), at(from)));
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  } finally {
    rmSync(at(STAGE), { recursive: true, force: true });
  }
  return openTasks(answers, placesIn(folder, answers));
}

/**
 * Writes the new files where they are not in use yet.
 *
 * @param {Answers} answers
 * @param {string} folder
 */
function writeStage(answers, folder) {
  const stage = join(folder, STAGE);
  rmSync(stage, { recursive: true, force: true });
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    writeFileSync(join(stage, path), text);
  };
  write('shop.config.ts', configFile(answers));
  const env = join(folder, ENV_FILE);
  write(ENV_FILE, envFile(existsSync(env) ? readFileSync(env, 'utf8') : '', answers.clientId));
  write(SEED_FILE, `${JSON.stringify({ seed: answers.seed }, null, 2)}\n`);
  write('content/images/icon.svg', icon(answers.name));
  cpSync(join(folder, 'own'), join(stage, 'own'), { recursive: true });
  const isEu = REGIONS[answers.region]?.isEu === true;
  const content = join(folder, 'content');
  const reused = filesIn(content).filter((path) => REUSED.test(path) || (isEu && NOTICES.test(path)));
  const sources = [
    ...reused.map((path) => ({ from: content, path })),
    ...[PAGES, ...(isEu ? [LAW_PAGES] : [])].flatMap((from) => filesIn(from).map((path) => ({ from, path }))),
  ];
  for (const { from, path } of inLanguagesOf(answers, sources))
    if (from === content) cpSync(join(from, path), join(stage, 'content', path));
    else
      write(`content/${path}`, readFileSync(join(from, path), 'utf8').replaceAll('{email}', answers.email));
  if (answers.region)
    for (const path of filesIn(join(stage, 'content')).filter((name) => name.endsWith('.md')))
      write(`content/${path}`, withAnswers(readFileSync(join(stage, 'content', path), 'utf8'), answers));
}

/**
 * Leaves out pages in languages that the shop does not have. Keeps a page in all of its languages
 * where it has none of the shop's, because somebody must translate one of them.
 *
 * @template {{ path: string }} Source
 * @param {Answers} answers
 * @param {readonly Source[]} sources with paths below `content`
 */
function inLanguagesOf({ locales }, sources) {
  const languages = listOf(locales).map(languageOf);
  const translated = new Set(
    sources.flatMap(({ path }) => {
      const { lang, name } = pageOf(path);
      return lang !== undefined && languages.includes(lang) ? [name] : [];
    }),
  );
  return sources.filter(({ path }) => {
    const { lang, name } = pageOf(path);
    return lang === undefined || languages.includes(lang) || !translated.has(name);
  });
}

/** `de/about.md` → `de` and `about.md`. No language: every shop has the file. @param {string} path */
function pageOf(path) {
  const lang = knownLangs().find((code) => path.startsWith(`${code}/`) || path.endsWith(`/${code}.svg`));
  return { lang, name: path.replace(/^[^/]+\//, '') };
}

/**
 * @param {string} text of a template
 * @param {Answers} answers
 */
const withAnswers = (text, { email, currency }) =>
  text.replaceAll(KNOWN_PLACES, (...match) => {
    const groups = match.at(-1);
    return groups.email ? email : groups.currency ? currency : '14';
  });

/**
 * @param {string} folder
 * @param {Answers} answers
 */
const placesIn = (folder, { locales }) =>
  ['shop.config.ts', ...filesIn(join(folder, 'content')).map((path) => `content/${path}`)]
    .filter(
      (path) =>
        path === 'shop.config.ts' ||
        listOf(locales).some((locale) => path.startsWith(`content/${languageOf(locale)}/`)),
    )
    .flatMap((file) => {
      const count = readFileSync(join(folder, file), 'utf8').match(/\[\[[^[\]\n]+\]\]/g)?.length ?? 0;
      return count > 0 ? [{ file, count }] : [];
    });

/**
 * @param {string} folder
 * @returns {string[]} with slashes on every system
 */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));
