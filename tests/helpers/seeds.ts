/** The whole numbers from 0 to `count - 1`: seeds, counts, times. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
