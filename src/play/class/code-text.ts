/** A code as people read it: "BCDF GHJK". */
export const inFours = (code: string): string => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
