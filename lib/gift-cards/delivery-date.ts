import { LOCALES } from '@/lib/i18n/lang';

/** Gift cards leave in the morning of the chosen day, in the time zone of the shop. */
const HOUR = 9;
const LATEST_DAYS = 366;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the instant at which UTC's clock shows what a time zone's shows at `instant`. */
function clockIn(timeZone: string, instant: number) {
  const parts = new Intl.DateTimeFormat(LOCALES.en.dateLocale, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Returns the day of an instant in a time zone, as a date field writes it: `2026-12-24`. */
const dayIn = (timeZone: string, instant: number): string =>
  new Date(clockIn(timeZone, instant)).toISOString().slice(0, 10);

/**
 * Returns the instant at which a gift card leaves, in ISO 8601. Null for today and for an empty
 * text: it leaves once it is paid.
 */
export function deliveryInstant(
  date: string,
  { now, timeZone }: { now: number; timeZone: string },
): { at: string | null } | 'malformed' | 'past' | 'too-late' {
  if (date === '') return { at: null };
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : Number.NaN;
  // The engine reads February 30 as a day in March.
  if (Number.isNaN(noon) || new Date(noon).toISOString().slice(0, 10) !== date) return 'malformed';
  const today = dayIn(timeZone, now);
  if (date < today) return 'past';
  if (date > dayIn(timeZone, now + LATEST_DAYS * DAY_MS)) return 'too-late';
  return { at: date === today ? null : instantIn(timeZone, date) };
}

/** Returns the instant of the morning of a day in a time zone. */
function instantIn(timeZone: string, date: string): string {
  const asUtc = Date.parse(`${date}T${String(HOUR).padStart(2, '0')}:00:00Z`);
  return new Date(asUtc - (clockIn(timeZone, asUtc) - asUtc)).toISOString();
}
