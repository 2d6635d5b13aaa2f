import { type Lang, LOCALES } from './lang';

// Per bundle: formatters do the same in each.
const formats: Record<string, Intl.NumberFormat> = {};

/** The same formatter for the same options. Making one takes 0.02 ms, and a list formats dozens of numbers. */
export function numberFormat(lang: Lang, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options);
  formats[key] ??= new Intl.NumberFormat(LOCALES[lang].numberLocale, options);
  return formats[key];
}
