/**
 * Splits `total` in proportion to `weights` by largest remainder: the parts are whole, each is at
 * most one unit from its exact share, and they add up to `total`. Equal remainders go to the
 * earlier part. Takes and returns whole numbers. Weights are zero or more. If all weights are zero,
 * so are the parts.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  // A line may be 100,000 × $9,999,999.99, and products of that size exceed a double's precision.
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, part: Number(exact / sum), remainder: exact % sum };
  });
  const parts = shares.map(({ part }) => part);
  let left = total - parts.reduce((whole, part) => whole + part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
