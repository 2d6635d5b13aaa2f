import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

/** Returns the addresses of one page in all languages, for search engines. */
export const languagesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LANGS.map((lang) => [lang, localHref(lang, path)])),
  'x-default': localHref(DEFAULT_LANG, path),
});

/** Returns a page's metadata for its canonical address and its addresses in other languages. */
export const alternates = (lang: Lang, path: string) => ({
  canonical: localHref(lang, path),
  languages: languagesOf(path),
});
