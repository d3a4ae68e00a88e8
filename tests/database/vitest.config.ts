import { defineConfig } from 'vitest/config';
import { SHORT_LIVED } from '../helpers/short-lived.ts';

const shared = {
  root: new URL('../..', import.meta.url).pathname,
  environment: 'node',
  execArgv: SHORT_LIVED,
  // The files keep nothing but a count of addresses in their modules: they share a worker, which is faster.
  isolate: false,
  // PostgreSQL in WebAssembly takes its time on a busy machine: these end what hangs, and judge no speed.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  restoreMocks: true,
};

const projectOn = (database: 'pglite' | 'postgres', ...more: readonly string[]) => ({
  test: {
    ...shared,
    name: database,
    // What is true of one kind of database only stands in a folder with its name.
    include: ['tests/database/*.test.ts', `tests/database/${database}/*.test.ts`, ...more],
    globalSetup: `tests/database/helpers/setup-${database}.ts`,
  },
});

/**
 * `npm run test:database`: supabase-js against the embedded backend over real HTTP, the same tests on PGlite and on a real
 * PostgreSQL server. `NUMERIA_BACKEND` and `NUMERIA_MIGRATIONS` name other folders than `backend` and
 * `supabase/migrations`: so the mutants are tested.
 */
export default defineConfig({
  test: {
    // Each holds a PGlite of half a gigabyte.
    maxWorkers: 2,
    projects: [projectOn('pglite', 'tests/database/chaos/*.test.ts'), projectOn('postgres')],
  },
});
