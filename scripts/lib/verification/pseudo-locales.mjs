import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownLangs, LANGS } from '../../../lib/i18n/locales.mjs';
import { copyDemoShop } from './shop-copy.mjs';

/**
 * A copy of the shop with all its languages and two more, added as docs/languages.md describes:
 * English with accents and longer words, read from left to right and from right to left. A text that
 * has no accents in it was not translated. The shop itself contains nothing of this.
 */

/** From the root. It lies inside, so that the packages are found in the same place. */
export const PSEUDO_SHOP = '.cache/pseudo-shop';

export const PSEUDO_LOCALES = ['en-xa', 'ar-xb'];

/** Those that the demo shop has no texts of its own in. */
export const OTHER_LANGUAGES = knownLangs().filter((lang) => !LANGS.includes(lang));

/** Dates and numbers of languages without Latin letters, which show that the registry is read. */
const ROWS = `
  'en-xa': { name: 'Åççéñţš', direction: 'ltr', dateLocale: 'el-GR', numberLocale: 'el-GR' },
  'ar-xb': { name: 'Šţñéççå', direction: 'rtl', dateLocale: 'he-IL', numberLocale: 'he-IL' },
`;

/** Makes the copy, in place of an earlier one. Two specs run there: the walk, and the one of late fonts. */
export function makePseudoShop() {
  const copy = copyDemoShop(PSEUDO_SHOP, {
    without: ['docs', 'tests', 'tools'],
    specs: /(?:locale-walk|late-fonts)\.spec\.ts$/,
  });
  addLanguages(join(copy, 'lib/i18n'));
  addTexts(join(copy, 'shop.config.ts'));
  // A placeholder, as the demo shop has for its own languages.
  const notices = join(copy, 'content/legal/guarantee');
  for (const lang of OTHER_LANGUAGES) cpSync(join(notices, 'en.svg'), join(notices, `${lang}.svg`));
}

/** @param {string} folder */
function addLanguages(folder) {
  const messages = join(folder, 'messages');
  mkdirSync(join(messages, 'en-xa'));
  for (const name of readdirSync(join(messages, 'en')))
    writeFileSync(
      join(messages, 'en-xa', name),
      accentuateMessages(readFileSync(join(messages, 'en', name), 'utf8')).replace(
        /pageFailureIn\('[^']*'\)/,
        "pageFailureIn('en-xa')",
      ),
    );
  edit(join(folder, 'locales.mjs'), [[/(?=\n\}\);)/, ROWS.trimEnd()]]);
  edit(join(messages, 'all.ts'), [
    [/^/, "import { texts as pseudo } from './en-xa/texts';\n"],
    [/(?<== \{\s+)(?=en,)/, "'en-xa': pseudo, 'ar-xb': pseudo, "],
  ]);
  for (const area of ['cart', 'offline', 'suggest'])
    edit(join(folder, area === 'cart' ? 'cart-messages.ts' : 'lazy-messages.ts'), [
      [
        new RegExp(`(?=\\n {2}return import\\('./messages/en/${area}'\\))`),
        PSEUDO_LOCALES.map(
          (lang) => `\n  if (lang === '${lang}') return import('./messages/en-xa/${area}');`,
        ).join(''),
      ],
    ]);
  for (const name of ['page-failure.ts', 'overload.mjs']) {
    const file = join(messages, name);
    const [english = ''] = /(?<=\n {2}en: )\{[^}]*\},/.exec(readFileSync(file, 'utf8')) ?? [];
    edit(file, [
      [
        /(?=\n {2}en: )/,
        PSEUDO_LOCALES.map((lang) => `\n  '${lang}': ${accentuateMessages(english)}`).join(''),
      ],
    ]);
  }
}

/**
 * Adds the languages to the texts of the merchant that already have several.
 *
 * @param {string} file
 */
function addTexts(file) {
  const text = readFileSync(file, 'utf8')
    .replace(
      /(?<=languages: \['en')/,
      [...PSEUDO_LOCALES, ...OTHER_LANGUAGES].map((lang) => `, '${lang}'`).join(''),
    )
    .replaceAll(/\ben: '([^'\n]*)'/g, (english, /** @type {string} */ own) =>
      // Captions are files.
      own.endsWith('.vtt')
        ? english
        : [english, ...PSEUDO_LOCALES.map((lang) => `'${lang}': '${accentuate(own)}'`)].join(', '),
    );
  writeFileSync(file, text);
}

/**
 * @param {string} file
 * @param {readonly (readonly [RegExp, string])[]} insertions each at the first match
 */
function edit(file, insertions) {
  const text = insertions.reduce(
    (before, [where, inserted]) => {
      if (!where.test(before)) throw new Error(`${file} has no place for a language: ${where}`);
      return before.replace(where, () => inserted);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/**
 * Accentuates the texts of a module. Comments, imports and the names of properties stay.
 *
 * @param {string} source
 */
const accentuateMessages = (source) =>
  source.replace(
    /\/\*[\s\S]*?\*\/|^import [^;]*;|'([^'\n]*)'(:?)/gm,
    (whole, /** @type {string | undefined} */ text, colon) =>
      text === undefined || colon ? whole : `'${accentuate(text)}'`,
  );

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/**
 * Returns a text with accents and doubled vowels, which make it about a third longer. Placeholders
 * stay.
 *
 * @param {string} text
 */
const accentuate = (text) =>
  text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    const accented = ACCENTED[PLAIN.indexOf(part)];
    if (accented === undefined) return part;
    return /[aeiou]/.test(part) ? accented + accented : accented;
  });
