/** The whole numbers from 0 to `count - 1`, used for seeds, counts and times. */
export const indicesUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
