import { LANGS } from './langs.mjs';

export { LANGS };
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'en';

/** Each language in its own words. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch' };

/** How `Intl` writes money, numbers and dates. */
export const LOCALES: Record<Lang, string> = { en: 'en-US', de: 'de-DE' };

/** The cookie that remembers a choice of language. */
export const LANG_COOKIE = 'lang';

/** A language as an address, a form or a cookie names it; the default for anything else. */
export const toLang = (text: unknown): Lang => LANGS.find((lang) => lang === text) ?? DEFAULT_LANG;
