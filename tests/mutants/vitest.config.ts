import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The mutant of this run; it changes whenever the process runs the tests again. */
const mutantAtHand = (): Mutant | null => JSON.parse(process.env['MUTANT'] ?? 'null');

/** `npm run test:mutants:rules`: the tests of rules and machines, progress and account. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        const mutant = mutantAtHand();
        if (mutant === null || id !== join(ROOT, mutant.file)) return null;
        return code.slice(0, mutant.at) + mutant.replace + code.slice(mutant.at + mutant.find.length);
      },
    },
  ],
  test: {
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    bail: 1,
    maxWorkers: 1,
    restoreMocks: true,
    // Modules built from mutated sources must not be reused in the next run.
    fsModuleCache: false,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['tests/machines/**/*.test.ts'], isolate: false, pool: 'threads' },
      },
      {
        extends: true,
        test: { name: 'device', include: ['tests/{account,progress}/**/*.test.{ts,tsx}'], pool: 'vmThreads' },
      },
    ],
  },
});
