import { DEFAULT_LANG, LANGS, type Lang, LOCALES, toLang } from './locales.mjs';

export { DEFAULT_LANG, LANGS, type Lang, LOCALES, toLang };

/** The cookie that stores the shopper's choice of language. */
export const LANG_COOKIE = 'lang';
