/** The 99th percentile of a normal distribution lies so many deviations above its middle. */
const DEVIATIONS_TO_P99 = 2.326;

/**
 * A random time with this median, over `p99Ms` once in a hundred: log-normal, which is how the times of networks and
 * databases lie. All in milliseconds.
 */
export function sampleLatency(medianMs: number, p99Ms: number): number {
  const deviation = Math.log(p99Ms / medianMs) / DEVIATIONS_TO_P99;
  // Box and Muller's way to a normally distributed number.
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return medianMs * Math.exp(deviation * normal);
}
