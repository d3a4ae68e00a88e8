/** Size of a bar before scaling, in units. */
export const BAR = { length: 660, height: 84 } as const;
