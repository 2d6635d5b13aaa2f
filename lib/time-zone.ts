/** A day is its midnight in UTC, so that adding days meets no clock change. Moments: ms since the epoch. */

export const DAY_MS = 24 * 60 * 60_000;

export const dayIn = (timeZone: string, moment: number): number =>
  Math.floor(clockIn(timeZone, moment) / DAY_MS) * DAY_MS;

/** As a date field writes a calendar day: `2026-12-24`. */
export const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** `time` is a time of day, such as `14:00`. */
export function momentIn(timeZone: string, day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const requested = day + (hours * 60 + minutes) * 60_000;
  // The offset of a zone depends on the moment, which the first guess only approximates.
  const guess = requested - (clockIn(timeZone, requested) - requested);
  return guess - (clockIn(timeZone, guess) - requested);
}

/** The time that clocks of a zone show, as if they showed UTC. */
function clockIn(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat([], {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}
