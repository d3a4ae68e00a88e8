import type { Measurement } from './report.ts';

/** The median of values in any order; NaN if there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median and the spread, which other load on the machine increases. */
export function medianMeasurement(
  name: string,
  of: string,
  values: readonly number[],
  unit: Measurement['unit'],
): readonly Measurement[] {
  return [
    { name: `${name}, median`, of, value: median(values), unit },
    {
      name: `${name}, spread`,
      of,
      value: values.length > 0 ? Math.max(...values) - Math.min(...values) : Number.NaN,
      unit,
    },
  ];
}
