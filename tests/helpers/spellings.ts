/** The rows of a table test from lists like "1.25 | $1.25": each spelling, and the value that all of its list have. */
export const spellings = <Value>(...lists: readonly (readonly [spelt: string, value: Value])[]) =>
  lists.flatMap(([spelt, value]) => spelt.split(' | ').map((one) => [one, value] as const));
