/**
 * Returns a platform date as ISO 8601, or null when it is absent or unreadable. The client converts
 * most dates to `Date`, but leaves them as text after its fallback for long queries.
 */
export function isoDate(date: Date | string | null | undefined): string | null {
  const time = date ? new Date(date).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
