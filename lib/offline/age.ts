import { type Lang, LOCALES } from '@/lib/i18n/lang';

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/**
 * Returns how long ago a time was, in words: `3 hours ago`. Null for less than a minute, and for a
 * time in the future, which a changed clock causes.
 *
 * @param savedAt in ms, as is `now`
 */
export function relativeAge(savedAt: number, now: number, lang: Lang): string | null {
  const seconds = (now - savedAt) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(LOCALES[lang].dateLocale).format(-Math.floor(seconds / length), unit);
}
