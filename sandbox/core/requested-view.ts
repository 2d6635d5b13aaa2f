import { AsyncLocalStorage } from 'node:async_hooks';
import { siteCurrency } from './site';

/** The language and the currency that a request's headers ask for, as far as the site has them. */
export type RequestedView = {
  /** Texts in the requested language by `textKey`. Empty for the language of the site. */
  texts: ReadonlyMap<string, string>;
  /** A two-letter code, or null for the language of the site. `texts` may be empty. */
  language: string | null;
  currency: { code: string; rate: number } | null;
};

/** The texts of a merchant that Wix Multilingual translates. */
export const TEXT_KINDS = [
  'product.name',
  'product.description',
  'category.name',
  'category.description',
  // By their text in the site's language, which products share.
  'option',
  'choice',
  'ribbon',
  'section.title',
  'section.text',
  'plan.title',
  'plan.description',
  'preorder.message',
  'delivery',
  'alt',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const textKey = (kind: TextKind, ref: string): string => `${kind} ${ref}`;

const current = new AsyncLocalStorage<RequestedView>();

/** Runs `work` for a request. Prices and names are written deep inside of every domain. */
export const withView = <T>(view: RequestedView, work: () => T): T => current.run(view, work);

/** Returns a text in the requested language, or the original without a translation. */
export const translated = (kind: TextKind, ref: string, original: string): string =>
  current.getStore()?.texts.get(textKey(kind, ref)) ?? original;

/** As `translated`, for texts that products share: the original identifies them. */
export const translatedShared = (kind: TextKind, original: string): string =>
  translated(kind, original, original);

export const requestedLanguage = (): string | null => current.getStore()?.language ?? null;

/** Returns the currency that prices are converted to. Unless one is requested, the site's. */
export const shownCurrency = (): string => current.getStore()?.currency?.code ?? siteCurrency();

/** Returns how much of the shown currency one unit of the site's currency is. */
export const conversionRate = (): number => current.getStore()?.currency?.rate ?? 1;
