/**
 * `npm run test:mutants` breaks one protection at a time in a copy of the migrations and the
 * backend, and runs the database tests that should notice, on PGlite. The command fails and names
 * each mutant that survives, or whose source is no longer in the code. `npm run test:mutants --
 * link` runs only the mutants with "link" in their name.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../backend/backend.ts';
import { BACKEND_MUTANTS } from '../tests/database/mutants/backend.ts';
import { MIGRATION_MUTANTS } from '../tests/database/mutants/migrations.ts';
import type { Mutant } from '../tests/database/mutants/mutant.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const MAX_PARALLEL = 2;

/** The parts of vitest's JSON report that are used here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly { status: string; fullName: string }[] }[];
}

/** A run of the suite: the failed tests, the number that passed, and all output. */
interface Run {
  readonly failed: readonly string[];
  readonly passed: number;
  readonly said: string;
}

/** Child processes, which are stopped when this process ends. */
const running = new Set<ChildProcess>();

function readReport(file: string): Omit<Run, 'said'> {
  if (!existsSync(file)) return { failed: [], passed: 0 };
  const { numPassedTests, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { failed, passed: numPassedTests };
}

/** Runs test files of the suite against the copies in a folder. */
function runSuite(
  folder: string,
  tests: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Run> {
  const report = join(folder, 'report.json');
  const files = tests.map((name) => `tests/database/${name}.test.ts`);
  const options = ['--config', 'tests/database/vitest.config.ts', '--project', 'pglite', '--bail', '1'];
  const run = spawn('vitest', ['run', ...options, '--reporter', 'json', '--outputFile', report, ...files], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      ...environment,
      NUMERIA_BACKEND: join(folder, 'backend'),
      NUMERIA_MIGRATIONS: join(folder, 'supabase/migrations'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(run);
  let said = '';
  const hear = (text: unknown): void => {
    said += String(text);
  };
  run.stdout.on('data', hear);
  run.stderr.on('data', hear);
  return new Promise((resolve) => {
    run.on('close', () => {
      running.delete(run);
      resolve({ ...readReport(report), said });
    });
  });
}

/**
 * Copies the code under test and applies the mutant. Returns the first string that does not occur
 * exactly once, or null.
 */
function makeMutant(folder: string, { changes }: Mutant): string | null {
  for (const part of ['backend', 'supabase']) cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
  for (const { file, find, replace } of changes) {
    const path = join(folder, file);
    const parts = existsSync(path) ? readFileSync(path, 'utf8').split(find) : [];
    if (parts.length !== 2) return `${file}: ${find}`;
    writeFileSync(path, parts.join(replace));
  }
  return null;
}

/** An empty database to start from, so that each mutant does not have to create one. */
async function makeStart(folder: string): Promise<string> {
  const [dataFolder, migrationsFolder] = [join(folder, 'start'), join(folder, 'no-migrations')];
  mkdirSync(migrationsFolder);
  const backend = await openBackend({ dataFolder, migrationsFolder, siteUrl: 'http://localhost' });
  await backend.close();
  return dataFolder;
}

/** The problem with a mutant's run, or null if a test noticed the mutant, as it should. */
async function tryMutant(work: string, start: string, mutant: Mutant): Promise<string | null> {
  const folder = mkdtempSync(join(work, 'mutant-'));
  const missing = makeMutant(folder, mutant);
  if (missing !== null) return `this text does not occur exactly once: ${missing}`;
  const isFromScratch = mutant.changes.some(({ file }) => file.endsWith('bootstrap.sql'));
  const run = await runSuite(folder, mutant.tests, isFromScratch ? {} : { NUMERIA_START_FROM: start });
  rmSync(folder, { recursive: true, force: true });
  const [noticed] = run.failed;
  if (noticed === undefined && run.passed > 0) return 'it SURVIVED: no test noticed it';
  if (noticed === undefined) return `it did not run:\n${run.said.slice(-3000)}`;
  process.stdout.write(`${mutant.name}\n    noticed by: ${noticed}\n`);
  return null;
}

/**
 * Runs the same tests on unbroken code. They must pass; otherwise their failures do not prove
 * anything.
 */
async function testUnbrokenCode(work: string, start: string, mutants: readonly Mutant[]): Promise<string | null> {
  const folder = mkdtempSync(join(work, 'unbroken-'));
  makeMutant(folder, { name: 'unbroken', changes: [], tests: [] });
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  const { failed, passed, said } = await runSuite(folder, tests, { NUMERIA_START_FROM: start });
  return failed.length === 0 && passed > 0 ? null : `the suite itself fails (${failed[0] ?? said.slice(-3000)})`;
}

/** Tries mutants, several at a time, and returns the problems, one per line. */
async function tryAll(mutants: readonly Mutant[], work: string): Promise<readonly string[]> {
  const start = await makeStart(work);
  const broken = await testUnbrokenCode(work, start, mutants);
  if (broken !== null) return [broken];
  const problems: string[] = [];
  const queue = mutants.values();
  const worker = async (): Promise<void> => {
    for (const mutant of queue) {
      const problem = await tryMutant(work, start, mutant);
      if (problem !== null) problems.push(`${mutant.name}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, worker));
  return problems;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ').toLowerCase();
  const mutants = [...MIGRATION_MUTANTS, ...BACKEND_MUTANTS].filter(({ name }) => name.toLowerCase().includes(wanted));
  // Inside the project, so that the copies find its packages.
  const parent = join(REPOSITORY, '.numeria');
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(join(parent, 'mutants-'));
  process.on('exit', () => {
    for (const run of running) run.kill();
    rmSync(work, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

  const problems = await tryAll(mutants, work);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const noticed = mutants.length - problems.length;
  process.stdout.write(`${noticed} of ${mutants.length} mutants were noticed.\n`);
  process.exitCode = problems.length === 0 && mutants.length > 0 ? 0 : 1;
}

if (import.meta.main) await main();
