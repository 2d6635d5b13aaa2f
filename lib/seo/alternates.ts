import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

/**
 * Returns the addresses of one page in its languages, for search engines. `langs` starts with the
 * language for readers of other languages. Default: all, the default language first.
 */
export const languagesOf = (path: string, langs: readonly Lang[] = LANGS): Record<string, string> => ({
  ...Object.fromEntries(langs.map((lang) => [lang, localHref(lang, path)])),
  'x-default': localHref(langs === LANGS ? DEFAULT_LANG : (langs[0] ?? DEFAULT_LANG), path),
});

/**
 * Returns a page's metadata for its canonical address and its addresses in other languages: in all,
 * or in `langs`, see `languagesOf`.
 */
export const alternates = (lang: Lang, path: string, langs?: readonly Lang[]) => ({
  canonical: localHref(lang, path),
  languages: languagesOf(path, langs),
});
