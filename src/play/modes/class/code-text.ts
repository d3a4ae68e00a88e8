/** A code as people read it: "BCDF GHJK". */
export const groupInFours = (code: string): string => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
