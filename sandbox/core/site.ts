import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from './brand';

/** The facts of the sandbox's site. Its seed sets them. */
export type Site = {
  /** The name of the business. */
  name: string;
  /** The country of the business, ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. The site sells in one currency. */
  currency: string;
  /** The language and region in which amounts are written (BCP 47). */
  locale: string;
  brand?: Brand | undefined;
};

/** The site of code that runs outside of a sandbox. */
const DEFAULT_SITE: Site = { name: 'Sandbox', country: 'US', currency: 'USD', locale: 'en-US' };

const current = new AsyncLocalStorage<Site>();

/**
 * Runs `work` on behalf of a site. Amounts are formatted deep inside of every domain, and sandboxes
 * of several sites may share a process, so the site is neither a parameter nor a constant.
 */
export const onSite = <T>(site: Site, work: () => T): T => current.run(site, work);

/** Returns the site on behalf of which this code runs. */
export const currentSite = (): Site => current.getStore() ?? DEFAULT_SITE;

export const siteCurrency = (): string => currentSite().currency;

/** The code of two letters. */
export const siteLanguage = (): string => new Intl.Locale(currentSite().locale).language;
