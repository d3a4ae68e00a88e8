/**
 * How often a property is tried in `npm test`: always the same cases, so that a red test is red for everyone.
 * `npm run fuzz` tries new ones each time.
 */
export const runs = (numRuns: number) => ({ numRuns, seed: 20_250_505 });

/** For tests of a second or two: a busy machine may take its time. */
export const PATIENTLY = { timeout: 60_000 } as const;
