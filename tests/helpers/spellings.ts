/** Rows for a table test, from lists like "1.25 | $1.25": each spelling, with the value of its list. */
export const spellings = <Value>(...lists: readonly (readonly [spelt: string, value: Value])[]) =>
  lists.flatMap(([spelt, value]) => spelt.split(' | ').map((one) => [one, value] as const));
