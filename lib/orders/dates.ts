/**
 * Dates of orders in words. The platform says no time zone and the server knows none of the buyer's, so hours are in
 * UTC and say so. Null for an empty text and for what cannot be read.
 */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

const read = (iso: string | null): Date | null => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};

/** `March 4, 2026` */
export function dayOf(iso: string | null): string | null {
  const date = read(iso);
  return date && DAY.format(date);
}

/** `March 4, 2026, 10:05 AM UTC` */
export function momentOf(iso: string | null): string | null {
  const date = read(iso);
  return date && `${DAY.format(date)}, ${HOUR.format(date)} UTC`;
}

/** `March 4, 2026, 10:00 AM – 12:00 PM UTC`, or both ends in full when they are of different days. */
export function slotOf({ from, to }: { from: string; to: string }): string | null {
  const [start, end] = [read(from), read(to)];
  if (!start || !end) return null;
  return DAY.format(start) === DAY.format(end)
    ? `${DAY.format(start)}, ${HOUR.format(start)} – ${HOUR.format(end)} UTC`
    : `${momentOf(from)} – ${momentOf(to)}`;
}
