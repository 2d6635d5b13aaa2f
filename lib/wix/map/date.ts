/** ISO 8601, or null if unreadable. The client leaves dates as text after its fallback for long queries. */
export function isoDate(date: Date | string | null | undefined): string | null {
  const time = date ? new Date(date).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
