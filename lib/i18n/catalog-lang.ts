import { FACTS } from '#shop-facts';
import type { Lang } from './lang';

/**
 * Returns the `lang` of the merchant's texts on a page in another language, so that screen readers
 * pronounce them correctly (WCAG 2.2, 3.1.2). Undefined when the page is in that language.
 */
export const catalogLang = (page: Lang): string | undefined =>
  page === FACTS.catalogLang ? undefined : FACTS.catalogLang;
