import { localHref } from '../urls';
import { DEFAULT_LANG, LANGS, type Lang } from './lang';

/** The addresses of one page in all languages, for search engines. */
export const languagesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LANGS.map((lang) => [lang, localHref(lang, path)])),
  'x-default': localHref(DEFAULT_LANG, path),
});

/** What the metadata of a page says of its addresses: its own, and those of the same page in other languages. */
export const alternates = (lang: Lang, path: string) => ({
  canonical: localHref(lang, path),
  languages: languagesOf(path),
});
