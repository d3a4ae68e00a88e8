/** A bar as it is built, in units; it is scaled to its place. */
export const BAR = { length: 660, height: 84 } as const;
