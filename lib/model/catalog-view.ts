/** Null is the site's own: its main language, and the currency that shoppers pay in. */
export type CatalogView = {
  /** A language other than the site's, in which the site has texts. */
  language: string | null;
  /** ISO 4217 of another currency, to which the platform converts prices. */
  currency: string | null;
};

export const SITE_VIEW: CatalogView = { language: null, currency: null };

/** With the prices of the site. */
export const inLanguage = (language: string | null): CatalogView =>
  language === null ? SITE_VIEW : { language, currency: null };
