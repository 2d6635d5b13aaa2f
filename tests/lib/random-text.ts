/** Returns numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns up to `length` of the given parts in a row. */
export function randomText(random: () => number, parts: readonly string[], length: number): string {
  const count = Math.floor(random() * (length + 1));
  return Array.from({ length: count }, () => parts[Math.floor(random() * parts.length)] ?? '').join('');
}
