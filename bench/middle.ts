import type { Figure } from './report.ts';

/** The middle one, and how far the others lie apart: what else the machine does widens that. */
export function middle(
  name: string,
  of: string,
  values: readonly number[],
  unit: Figure['unit'],
): readonly [median: Figure, spread: Figure] {
  const sorted = values.toSorted((one, other) => one - other);
  const [min = Number.NaN, max = Number.NaN] = [sorted[0], sorted.at(-1)];
  return [
    { name: `${name}, median`, of, value: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, unit },
    { name: `${name}, spread`, of, value: max - min, unit },
  ];
}
