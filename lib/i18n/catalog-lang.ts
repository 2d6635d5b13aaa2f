import { SHOP } from '../shop';
import type { Lang } from './lang';

/**
 * The `lang` of what the merchant has written, on a page in another language: it is read aloud as what it is (WCAG 2.2,
 * 3.1.2). None where the page is in that language.
 */
export const catalogLang = (page: Lang): string | undefined =>
  page === SHOP.catalogLang ? undefined : SHOP.catalogLang;
