import { defineConfig } from 'vitest/config';

/**
 * Runs the property tests on far more cases, with different ones each time, as part of `npm run
 * fuzz`. `FUZZ_RUNS` multiplies their number (default 1). A failure prints a seed and a path; set
 * them as `FUZZ_SEED` to repeat it.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/fuzz/**/*.fuzz.ts'],
    environment: 'node',
    testTimeout: 24 * 60 * 60 * 1000,
    restoreMocks: true,
  },
});
