/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {number} bytes */
export const kB = (bytes) => (bytes / 1000).toFixed(1);

/**
 * @param {number} value
 * @param {number} floor
 */
export const ratio = (value, floor) => (value / floor).toFixed(2);
