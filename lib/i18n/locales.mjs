/**
 * The shop's languages: the only list of them. JavaScript, because `next.config.ts` and the
 * production server read it too. docs/languages.md describes how to add one.
 *
 * @typedef {object} Locale
 * @property {string} name in the language itself
 * @property {'ltr' | 'rtl'} direction in which the language is read
 * @property {string} prefix of addresses: empty for the default language, else `/` and the code
 * @property {string} dateLocale the `Intl` locale of dates, and of names of countries and lists
 * @property {string} numberLocale the `Intl` locale of numbers and amounts
 */

const REGISTRY = /** @type {const} @satisfies {Record<string, Locale>} */ ({
  en: { name: 'English', direction: 'ltr', prefix: '', dateLocale: 'en-US', numberLocale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', prefix: '/de', dateLocale: 'de-DE', numberLocale: 'de-DE' },
  he: { name: 'עברית', direction: 'rtl', prefix: '/he', dateLocale: 'he-IL', numberLocale: 'he-IL' },
});

/** @typedef {keyof typeof REGISTRY} Lang The code of a language (BCP 47, in lower case). */

/** @type {Readonly<Record<Lang, Locale>>} */
export const LOCALES = REGISTRY;

export const LANGS = /** @type {Lang[]} */ (Object.keys(LOCALES));

/** @type {Lang} */
export const DEFAULT_LANG = 'en';

/**
 * The language code at the start of a path, that of the default language too. Pages in a chosen
 * currency have it behind the code (./currency.mjs).
 */
const CODE_IN_PATH = new RegExp(`^/(${LANGS.join('|')})(?:_[A-Z]{3})?(?=[/?#]|$)`);

/**
 * Returns the language of a path: `/de/cart` is German, `/cart` is in the default language.
 *
 * @param {string} path
 * @returns {Lang}
 */
export const langOf = (path) => toLang(CODE_IN_PATH.exec(path)?.[1]);

/**
 * Returns a path without its language prefix: `/de/cart` → `/cart`. Never becomes another origin.
 *
 * @param {string} path
 * @returns {string}
 */
export const barePath = (path) => path.replace(CODE_IN_PATH, '').replace(/^\/*/, '/');

/**
 * Returns the language for a code from an address, a form or a cookie, or the default language.
 *
 * @param {unknown} code
 * @returns {Lang}
 */
export const toLang = (code) => LANGS.find((lang) => lang === code) ?? DEFAULT_LANG;
