import { defineConfig } from 'vitest/config';
import { SHORT_LIVED_FLAGS } from '../helpers/short-lived.ts';

const shared = {
  root: new URL('../..', import.meta.url).pathname,
  environment: 'node',
  execArgv: SHORT_LIVED_FLAGS,
  // The only state in the modules of these files is a count of addresses, so the files can share a
  // worker, which is faster.
  isolate: false,
  // PostgreSQL in WebAssembly can be slow on a busy machine. These limits only end tests that hang.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
};

const projectOn = (database: 'pglite' | 'postgres', ...more: readonly string[]) => ({
  test: {
    ...shared,
    name: database,
    // Tests for one kind of database are in a folder with its name.
    include: ['tests/database/*.test.ts', `tests/database/${database}/*.test.ts`, ...more],
    globalSetup: `tests/database/helpers/setup-${database}.ts`,
  },
});

/**
 * `npm run test:database` tests supabase-js against the embedded backend over real HTTP, with the
 * same tests on PGlite and on a real PostgreSQL server. `NUMERIA_BACKEND` and `NUMERIA_MIGRATIONS`
 * replace the folders `backend` and `supabase/migrations`, which is how the mutants are tested.
 */
export default defineConfig({
  test: {
    // Each worker holds a PGlite of half a gigabyte.
    maxWorkers: 2,
    projects: [projectOn('pglite', 'tests/database/chaos/*.test.ts'), projectOn('postgres')],
  },
});
