/**
 * How a read of the catalog presents it. Null stands for what the site itself has: its main
 * language, and the currency that shoppers pay in.
 */
export type CatalogView = {
  /** A language other than the site's, in which the site has texts. */
  language: string | null;
  /** ISO 4217 of another currency, to which the platform converts prices. */
  currency: string | null;
};

/** The texts and prices of the site itself. */
export const SITE_VIEW: CatalogView = { language: null, currency: null };
