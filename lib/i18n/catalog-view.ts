import { SHOP } from '../config/shop';
import { type CatalogView, SITE_VIEW } from '../model/catalog-view';
import type { Lang } from './lang';

/**
 * Returns the view of the catalog in a language of the shop. Null for a language without texts in
 * the catalog, and for the main one: both share the cached texts of the site.
 *
 * @param currency a currency that the shopper chose, or null for the site's
 */
export function catalogView(lang: Lang, currency: string | null = null): CatalogView {
  const isTranslated = lang !== SHOP.catalogLang && SHOP.features.translatedCatalog?.includes(lang);
  const language = isTranslated ? lang : null;
  return language === null && currency === null ? SITE_VIEW : { language, currency };
}

/** The currencies to choose from, the site's own first. One of them is not a choice. */
export const CURRENCIES: readonly string[] = [
  ...new Set([SHOP.currency, ...(SHOP.features.currencies ?? [])]),
];

/** Returns a chosen currency of the shop, or null for the site's own and for any other text. */
export const otherCurrency = (code: string | null | undefined): string | null =>
  CURRENCIES.find((known) => known === code && known !== SHOP.currency) ?? null;

/** Returns the view with the texts of a language and the prices of the site. */
export const inLanguage = (language: string | null): CatalogView =>
  language === null ? SITE_VIEW : { language, currency: null };
