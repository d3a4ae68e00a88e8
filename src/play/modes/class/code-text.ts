/** A code in groups of four, easier to read: "BCDF GHJK". */
export const groupInFours = (code: string): string => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
