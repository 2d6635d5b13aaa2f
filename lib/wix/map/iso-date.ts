/**
 * A date of the platform as ISO 8601, or null when there is none or it cannot be read. The client makes a `Date` of
 * most dates, and leaves them texts after its fallback for long queries.
 */
export function isoDate(date: Date | string | null | undefined): string | null {
  const time = date ? new Date(date).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
