import { FACTS } from '#shop-facts';
import { type Lang, LOCALES } from '../i18n/lang';

/**
 * Order dates in the shop's time zone: a pickup follows the shop's clock, and the server does not
 * know the buyer's zone. Times name their zone. Null for an empty or unreadable text.
 */
const createFormats = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: FACTS.timeZone }),
  hour: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: FACTS.timeZone }),
  hourAndZone: new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: FACTS.timeZone,
    timeZoneName: 'short',
  }),
});
// Per bundle: formatters do the same in each.
const formats = new Map<Lang, ReturnType<typeof createFormats>>();

function formatsOf(lang: Lang): ReturnType<typeof createFormats> {
  const created = formats.get(lang) ?? createFormats(LOCALES[lang].dateLocale);
  formats.set(lang, created);
  return created;
}

const read = (iso: string | null): Date | null => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};

/** `March 4, 2026`, `4. März 2026` */
export function dayOf(iso: string | null, lang: Lang): string | null {
  const date = read(iso);
  return date && formatsOf(lang).day.format(date);
}

/** `March 4, 2026, 10:05 AM EST` */
export function momentOf(iso: string | null, lang: Lang): string | null {
  const date = read(iso);
  const { day, hourAndZone } = formatsOf(lang);
  return date && `${day.format(date)}, ${hourAndZone.format(date)}`;
}

/** `March 4, 2026, 10:00 AM – 12:00 PM EST`. Both ends in full when they are on different days. */
export function slotOf({ from, to }: { from: string; to: string }, lang: Lang): string | null {
  const { day, hour, hourAndZone } = formatsOf(lang);
  const [start, end] = [read(from), read(to)];
  if (!start || !end) return null;
  return day.format(start) === day.format(end)
    ? `${day.format(start)}, ${hour.format(start)} – ${hourAndZone.format(end)}`
    : `${momentOf(from, lang)} – ${momentOf(to, lang)}`;
}
