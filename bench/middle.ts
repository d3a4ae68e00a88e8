import type { Figure } from './report.ts';

/** The middle one of some values, in any order; of none, not a number. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle one, and how far the others lie apart: what else the machine does widens that. */
export function middle(name: string, of: string, values: readonly number[], unit: Figure['unit']): readonly Figure[] {
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
