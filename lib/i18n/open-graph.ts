import { SHOP } from '../shop';
import { LANGS, type Lang, LOCALES } from './lang';

const territory = (lang: Lang): string => LOCALES[lang].replace('-', '_');

/** What every page says of itself where it is shared. A page with more to say repeats it: metadata is not merged. */
export const openGraph = (lang: Lang) => ({
  siteName: SHOP.name,
  type: 'website' as const,
  locale: territory(lang),
  alternateLocale: LANGS.filter((other) => other !== lang).map(territory),
});
