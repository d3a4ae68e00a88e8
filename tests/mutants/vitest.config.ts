import { defineConfig } from 'vitest/config';
import type { Mutant } from './rules.ts';

/** `npm run test:mutants:rules`: the tests of rules and machines, on a text that has been broken in one place. */
const mutant: Mutant | null = JSON.parse(process.env['MUTANT'] ?? 'null');
const root = new URL('../..', import.meta.url).pathname;

export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (mutant === null || id !== `${root}${mutant.file}`) return null;
        return code.slice(0, mutant.at) + mutant.replace + code.slice(mutant.at + mutant.find.length);
      },
    },
  ],
  test: {
    root,
    include: ['tests/machines/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // One process, which a limit ends as a whole.
    pool: 'threads',
    testTimeout: 60_000,
    maxWorkers: 1,
    // What was made of a broken text must not be there for the next run.
    fsModuleCache: false,
    restoreMocks: true,
  },
});
