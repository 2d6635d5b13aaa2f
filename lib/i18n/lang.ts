import { LANGS } from './langs.mjs';

export { LANGS };
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'en';

/** The name of each language in that language. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch' };

/** Locales for `Intl`, which formats money, numbers and dates. */
export const LOCALES: Record<Lang, string> = { en: 'en-US', de: 'de-DE' };

/** The cookie that stores the shopper's choice of language. */
export const LANG_COOKIE = 'lang';

/** Returns the language for a code from an address, a form or a cookie, or the default language. */
export const toLang = (text: unknown): Lang => LANGS.find((lang) => lang === text) ?? DEFAULT_LANG;
