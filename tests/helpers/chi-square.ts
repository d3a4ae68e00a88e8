/** Pearson's measure of how far counts differ from equal shares of their sum. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The value that `chiSquare` exceeds in 3 of 100,000 cases for this many fair counts (Wilson and
 * Hilferty's approximation, four standard deviations). The tests draw with fixed seeds, so they
 * cannot fail by chance.
 */
export function chiSquareLimit(categories: number): number {
  const freedom = Math.max(1, categories - 1);
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4 * Math.sqrt(spread)) ** 3;
}

/** The number of times that each whole number from 0 to `categories - 1` occurs. */
export function countOccurrences(values: Iterable<number>, categories: number): number[] {
  const counts = Array.from({ length: categories }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
