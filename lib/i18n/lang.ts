import { FACTS } from '#shop-facts';
import type { Text } from '../config/entry-schemas';
import type { Units } from '../model/units';
import { DEFAULT_LANG, LANGS, type Lang, LOCALES as REGISTRY, toLang } from './locales.mjs';

export { DEFAULT_LANG, LANGS, type Lang, toLang };

/** The registry, with the formats that `shop.config.ts` chooses. */
// Per bundle: it does not change once it is loaded.
export const LOCALES = { ...REGISTRY };
for (const lang of LANGS) {
  const { dates, numbers } = FACTS.formats[lang] ?? {};
  const locale = REGISTRY[lang];
  LOCALES[lang] = {
    ...locale,
    dateLocale: dates ?? locale.dateLocale,
    numberLocale: numbers ?? locale.numberLocale,
  };
}

/** Undefined: measures stay as the merchant wrote them. */
export const unitsIn = (lang: Lang): Units | undefined => FACTS.formats[lang]?.units;

export const LANG_COOKIE = 'lang';

/** The text in the default language replaces one that is absent. */
export const shopText = (text: Text, lang: Lang): string =>
  typeof text === 'string' ? text : (text[lang] ?? text[DEFAULT_LANG] ?? '');

/** The `lang` of a merchant's text, for screen readers (WCAG 2.2, 3.1.2). Undefined if it is the page's. */
export const catalogLang = (page: Lang, text?: { isTranslated?: true | undefined }): string | undefined =>
  page === FACTS.catalogLang || text?.isTranslated ? undefined : FACTS.catalogLang;
