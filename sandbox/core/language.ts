import { html } from 'hono/html';
import { formatMoney } from './money';
import { currentSite, siteLanguage } from './site';
import { texts as english, type Texts } from './texts/en';

type Html = ReturnType<typeof html>;

/** The language of a hosted page or an email. */
export type Language = {
  /** BCP 47, for `lang`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** The `Intl` locale of amounts, dates, and names of countries. */
  locale: string;
  texts: Texts;
};

type Entry = Omit<Language, 'texts'> & { load: () => Promise<{ texts: Texts }> };

const ltr = (tag: string, locale: string, load: Entry['load']): Entry => ({
  tag,
  direction: 'ltr',
  locale,
  load,
});
const rtl = (...entry: Parameters<typeof ltr>): Entry => ({ ...ltr(...entry), direction: 'rtl' });

/** By the platform's code of two letters. Its Portuguese is that of Brazil. */
const LANGUAGES = new Map<string, Entry>([
  ['ar', rtl('ar', 'ar-AE', () => import('./texts/ar'))],
  ['de', ltr('de', 'de-DE', () => import('./texts/de'))],
  ['en', ltr('en', 'en-US', () => import('./texts/en'))],
  ['es', ltr('es', 'es-ES', () => import('./texts/es'))],
  ['fr', ltr('fr', 'fr-FR', () => import('./texts/fr'))],
  ['he', rtl('he', 'he-IL', () => import('./texts/he'))],
  ['it', ltr('it', 'it-IT', () => import('./texts/it'))],
  ['ja', ltr('ja', 'ja-JP', () => import('./texts/ja'))],
  ['nl', ltr('nl', 'nl-NL', () => import('./texts/nl'))],
  ['pl', ltr('pl', 'pl-PL', () => import('./texts/pl'))],
  ['pt', ltr('pt-BR', 'pt-BR', () => import('./texts/pt'))],
  ['sv', ltr('sv', 'sv-SE', () => import('./texts/sv'))],
]);

export const PAGE_LANGUAGES: readonly string[] = [...LANGUAGES.keys()];

/** `de`, `pt-br` or `PT` → the code of two letters. Undefined for another text. */
export const languageCode = (text: string): string | undefined =>
  /^[a-z]{2}(?=-|$)/i.exec(text)?.[0].toLowerCase();

/** English for a language without texts. Null: the language of the site. */
export async function loadLanguage(code: string | null): Promise<Language> {
  const known = languageCode(code ?? siteLanguage()) ?? 'en';
  const entry = LANGUAGES.get(known);
  if (entry === undefined) return englishPage();
  const { load, ...language } = entry;
  return { ...language, locale: localeOf(known, language.locale), texts: (await load()).texts };
}

/** The language of pages for developers, and of code that runs outside of a request. */
export const englishPage = (): Language => ({
  tag: 'en',
  direction: 'ltr',
  locale: localeOf('en', 'en-US'),
  texts: english,
});

/** A site in this language has a region of its own. */
const localeOf = (code: string, fallback: string): string =>
  siteLanguage() === code ? currentSite().locale : fallback;

/** `{name}` in a text → the value of that name. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** As `fill`, with markup as values. */
export const fillHtml = (text: string, values: Record<string, Html>): Html =>
  html`${text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? '')))}`;

/** The form of a text for a count. */
export const counted = ({ locale }: Language, forms: Texts['subscription']['DAY'], count: number): string =>
  fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count });

/** `US$` at the end of a text from right to left, whose sign would change its side. */
const LATIN_SYMBOL = /^\u200f.*[A-Z]\W$/;

/** An amount of the site's currency in minor units. */
export const moneyIn = ({ locale }: Language, minor: number): string =>
  formatMoney(minor, currentSite().currency, locale).replace(LATIN_SYMBOL, '$&\u200e');

/** `500` → `−$5.00` */
export const deductionIn = (language: Language, minor: number): string =>
  moneyIn(language, -minor).replace('-', '−');

/** The day of an instant in ISO 8601. */
export const dayIn = ({ locale }: Language, instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
