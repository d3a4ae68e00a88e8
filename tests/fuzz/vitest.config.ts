import { defineConfig } from 'vitest/config';

/**
 * `npm run fuzz`: the properties of the tests on far more cases, other ones each time. `FUZZ_RUNS` says how many times as
 * many (1 without it); a failure prints the seed and the path that repeat it, to be given back as `FUZZ_SEED`.
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
