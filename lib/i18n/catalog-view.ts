import { SHOP } from '../config/shop';
import { type CatalogView, SITE_VIEW } from '../model/catalog-view';
import type { Lang } from './lang';

/** `SITE_VIEW` for the main language and untranslated ones, so that they share cached texts. */
export function catalogView(lang: Lang, currency: string | null = null): CatalogView {
  const isTranslated = lang !== SHOP.catalogLang && SHOP.features.translatedCatalog?.includes(lang);
  const language = isTranslated ? lang : null;
  return language === null && currency === null ? SITE_VIEW : { language, currency };
}

/** The site's own currency comes first. One alone is not a choice. */
export const CURRENCIES: readonly string[] = [
  ...new Set([SHOP.currency, ...(SHOP.features.currencies ?? [])]),
];

/** Null for the site's own currency and for any other text. */
export const otherCurrency = (code: string | null | undefined): string | null =>
  CURRENCIES.find((known) => known === code && known !== SHOP.currency) ?? null;
