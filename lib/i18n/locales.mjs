/**
 * The languages that the shop has texts in: the only list of them. JavaScript, because
 * `next.config.ts` and the production server read it too. docs/languages.md describes how to add
 * one.
 * @typedef {object} Locale
 * @property {string} name in the language itself
 * @property {'ltr' | 'rtl'} direction in which the language is read
 * @property {string} dateLocale the `Intl` locale of dates, and of names of countries and lists
 * @property {string} numberLocale the `Intl` locale of numbers and amounts
 * @property {true} [isFamilyFirst] names begin with the family's, and addresses with the country
 * @property {string} [comma] between the items of a list, where it is not `, `
 * @property {true} [complete] every text is translated, and tests fail for one that is not. Without
 *   it, English replaces what is missing, and `npm run languages` lists it
 */

const REGISTRY = /** @type {const} @satisfies {Record<string, Locale>} */ ({
  en: { name: 'English', direction: 'ltr', dateLocale: 'en-US', numberLocale: 'en-US', complete: true },
  de: { name: 'Deutsch', direction: 'ltr', dateLocale: 'de-DE', numberLocale: 'de-DE', complete: true },
  he: { name: 'עברית', direction: 'rtl', dateLocale: 'he-IL', numberLocale: 'he-IL', complete: true },
  fr: { name: 'Français', direction: 'ltr', dateLocale: 'fr-FR', numberLocale: 'fr-FR', complete: true },
  es: { name: 'Español', direction: 'ltr', dateLocale: 'es-ES', numberLocale: 'es-ES', complete: true },
  it: { name: 'Italiano', direction: 'ltr', dateLocale: 'it-IT', numberLocale: 'it-IT', complete: true },
  nl: { name: 'Nederlands', direction: 'ltr', dateLocale: 'nl-NL', numberLocale: 'nl-NL', complete: true },
  'pt-br': {
    name: 'Português (Brasil)',
    direction: 'ltr',
    dateLocale: 'pt-BR',
    numberLocale: 'pt-BR',
    complete: true,
  },
  pl: { name: 'Polski', direction: 'ltr', dateLocale: 'pl-PL', numberLocale: 'pl-PL', complete: true },
  sv: { name: 'Svenska', direction: 'ltr', dateLocale: 'sv-SE', numberLocale: 'sv-SE', complete: true },
  ja: {
    name: '日本語',
    direction: 'ltr',
    dateLocale: 'ja-JP',
    numberLocale: 'ja-JP',
    isFamilyFirst: true,
    comma: '、',
    complete: true,
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    dateLocale: 'ar-AE',
    numberLocale: 'ar-AE',
    comma: '، ',
    complete: true,
  },
});

/** @typedef {keyof typeof REGISTRY} Lang The code of a language (BCP 47, in lower case). */

/** Of a shop that chooses none: a new language of the registry must not appear in it by an update. */
const LANGS_BY_DEFAULT = 'en,de,he';

/** `languages` of shop.config.ts, the default first. The build checks and inlines the variable. */
export const LANGS = /** @type {readonly Lang[]} */ (
  (process.env.SHOP_LANGUAGES || LANGS_BY_DEFAULT).split(',')
);

/** The default language: its URLs have no prefix, and its texts replace absent ones. */
export const DEFAULT_LANG = LANGS[0] ?? 'en';

/** The languages that the shop has texts in, the default one first. */
export const knownLangs = () =>
  [...new Set([DEFAULT_LANG, .../** @type {Lang[]} */ (Object.keys(REGISTRY))])].filter(
    (code) => code in REGISTRY,
  );

/** Whether the language has every text. @param {Lang} lang */
export const isComplete = (lang) => 'complete' in REGISTRY[lang];

/** The variable that the build sets to `off` if the shop lacks the language. @param {Lang} lang */
export const variableOf = (lang) => `LANGUAGE_${lang.toUpperCase().replaceAll('-', '_')}`;

/** The variables that the build inlines, so that browsers have the shop's languages only. @returns {Record<string, string>} */
export const languageVariables = () => ({
  SHOP_LANGUAGES: LANGS.join(','),
  SHOP_LOCALES: JSON.stringify(
    Object.fromEntries(
      LANGS.map((lang) => {
        /** @type {Locale} */
        const { dateLocale, numberLocale, isFamilyFirst, comma } = REGISTRY[lang];
        return [lang, { dateLocale, numberLocale, isFamilyFirst, comma }];
      }),
    ),
  ),
  ...Object.fromEntries(knownLangs().map((lang) => [variableOf(lang), LANGS.includes(lang) ? 'on' : 'off'])),
});

/** Browsers have only the formats, and only of the shop's languages. @type {Readonly<Record<Lang, Locale>>} */
export const LOCALES =
  process.env.SHOP_LOCALES && typeof window !== 'undefined' ? JSON.parse(process.env.SHOP_LOCALES) : REGISTRY;

/** Empty for the default language, else `/` and the code. @param {Lang} lang */
export const prefixOf = (lang) => (lang === DEFAULT_LANG ? '' : `/${lang}`);

/** Also the default language's code. In a chosen currency, the currency follows it (./currency.mjs). */
const CODE_IN_PATH = new RegExp(`^/(${LANGS.join('|')})(?:_[A-Z]{3})?(?=[/?#]|$)`);

/** `/de/cart` → `de`, `/cart` → the default language. @param {string} path @returns {Lang} */
export const langOf = (path) => toLang(CODE_IN_PATH.exec(path)?.[1]);

/** `/de/cart` → `/cart`. Never becomes another origin. @param {string} path @returns {string} */
export const barePath = (path) => path.replace(CODE_IN_PATH, '').replace(/^\/*/, '/');

/** The default language replaces an unknown code. @param {unknown} code @returns {Lang} */
export const toLang = (code) => LANGS.find((lang) => lang === code) ?? DEFAULT_LANG;
