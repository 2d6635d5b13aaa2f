/** Distance of a normal distribution's 99th percentile from its median, in standard deviations. */
const DEVIATIONS_TO_P99 = 2.326;

/**
 * Returns a random log-normal time in milliseconds with this median, above `p99Ms` once in a
 * hundred. Network and database latencies follow this distribution.
 */
export function sampleLatency(medianMs: number, p99Ms: number): number {
  const deviation = Math.log(p99Ms / medianMs) / DEVIATIONS_TO_P99;
  // The Box-Muller transform to a normally distributed number.
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return medianMs * Math.exp(deviation * normal);
}
