/**
 * Returns a generator of numbers from 0 to 1 (mulberry32): the same ones for the same seed, so that
 * a picture is drawn the same way again.
 * @param {number} seed
 * @returns {() => number}
 */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
