import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import { processState } from '@/lib/process-state';

/** The app instance in the language header. Wix's own clients send zeros, too. */
const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';

/** The platform translates texts and converts prices by them. Empty for the site's own view. */
export function viewHeaders({ language, currency }: CatalogView): Record<string, string> {
  return {
    ...(language === null
      ? {}
      : { 'x-wix-linguist': [platformLang(language), localeOf(language), 'false', NO_INSTANCE].join('|') }),
    ...(currency === null ? {} : { 'x-wix-currency': currency }),
  };
}

/** The platform's code of a language has two letters (ISO 639-1): `pt` for `pt-br`. */
export const platformLang = (language: string): string => new Intl.Locale(language).language;

/** `de-de` for `de`: the language with its region, or with the one where most people speak it. */
const localeOf = (language: string): string => {
  const { region } = new Intl.Locale(language).maximize();
  return `${platformLang(language)}-${region}`.toLowerCase();
};

const current = processState('catalog-view', () => new AsyncLocalStorage<CatalogView>());

/** All calls of the browse client in `read` have the headers of the view. */
export const inView = <T>(view: CatalogView, read: () => Promise<T>): Promise<T> => current.run(view, read);

export const currentView = (): CatalogView => current.getStore() ?? SITE_VIEW;

export const currentViewHeaders = (): Record<string, string> => viewHeaders(currentView());
