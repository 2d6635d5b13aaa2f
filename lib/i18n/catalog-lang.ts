import { FACTS } from '#shop-facts';
import type { Lang } from './lang';

/**
 * Returns the `lang` of a text of the merchant on a page in another language, so that screen
 * readers pronounce it correctly (WCAG 2.2, 3.1.2). Undefined when the text is in the language of
 * the page: that of the catalog, or one into which the text is translated.
 */
export const catalogLang = (page: Lang, text?: { isTranslated?: true | undefined }): string | undefined =>
  page === FACTS.catalogLang || text?.isTranslated ? undefined : FACTS.catalogLang;
