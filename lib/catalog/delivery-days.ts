const MAX_DAYS = 60;

/** `[3, 5]` for `3–5`, null for a text that is neither a number nor a range. */
export function readDays(text: string): [number, number] | null {
  const [, from, to = from] = /^\s*(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  const days: [number, number] = [Number(from), Number(to)];
  return from !== undefined && days[0] <= days[1] && days[1] <= MAX_DAYS ? days : null;
}
