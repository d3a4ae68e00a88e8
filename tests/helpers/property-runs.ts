/**
 * How often `npm test` tries a property. The cases are always the same, so that a failing test
 * fails for everyone. `npm run fuzz` tries new ones each time.
 */
export const propertyRuns = (numRuns: number) => ({ numRuns, seed: 20_250_505 });

/** For tests that take a second or two, because a busy machine can be slow. */
export const SLOW_TEST = { timeout: 60_000 } as const;
