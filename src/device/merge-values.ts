/* Compares and merges values from this device and from files. */

/** The earlier of two times; null means no time. */
export const minTime = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The items of both lists, without duplicates. */
export const mergeLists = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...new Set([...one, ...other]),
];

/** Whether two values are equal, whatever the order of their fields. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether a value was dropped: it is missing or different. A decimal number may lose its fractional part. */
const isLeftOut = (given: number, left: unknown): boolean =>
  left === null || (typeof left === 'number' && Math.abs(given - left) >= 1);

/**
 * Counts the fields and numbers of a value, or the strings in its lists, that are missing from the accepted part of it.
 */
export function countMissing(given: unknown, left: unknown, what: 'fields' | 'texts'): number {
  if (typeof given === 'number') return what === 'fields' && isLeftOut(given, left) ? 1 : 0;
  if (Array.isArray(given) && Array.isArray(left)) {
    if (what === 'texts') return given.filter((item) => typeof item === 'string' && !left.includes(item)).length;
    const figures = sum(
      given.map((item, index) => (typeof item === 'number' ? countMissing(item, left[index], what) : 0)),
    );
    return figures + Math.max(0, given.filter(isRecord).length - left.length);
  }
  if (!isRecord(given) || !isRecord(left)) return 0;
  return sum(
    Object.entries(given).map(([key, value]) => {
      if (Object.hasOwn(left, key)) return countMissing(value, left[key], what);
      return what === 'fields' ? 1 : 0;
    }),
  );
}
