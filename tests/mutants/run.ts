/*
 * `npm run test:mutants:rules`: makes one small mistake at a time in the rules and machines, and sees whether the tests in
 * `tests/machines` notice it. `-- --each 20` tries so many of each game and twice as many of core (10), `--game
 * math-warp` those of one folder. A mutant that no test notices is named; what cannot even be loaded counts for nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf, spread } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const SLOW = /questions|\.proof\./;
/** A mistake that never ends is noticed too: in seconds of the processor, so that a busy machine is none. */
const LIMITED = 'ulimit -t 120; exec "$0" "$@"';

/** What vitest's JSON report says of a run, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string }[] }[];
}

type Outcome = 'noticed' | 'SURVIVED' | 'not loaded';

const work = mkdtempSync(join(tmpdir(), 'mutants-'));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Runs tests on a broken text. */
function tryOn(mutant: Mutant | null, tests: readonly string[]): Outcome {
  const report = join(work, 'report.json');
  rmSync(report, { force: true });
  const options = [
    '--config',
    'tests/mutants/vitest.config.ts',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  const { signal } = spawnSync('sh', ['-c', LIMITED, process.execPath, VITEST, 'run', ...options, ...tests], {
    cwd: ROOT,
    env: { ...process.env, MUTANT: JSON.stringify(mutant) },
  });
  if (signal !== null) return 'noticed';
  if (!existsSync(report)) return 'not loaded';
  const { numPassedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const hasFailed = testResults.some(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  );
  if (hasFailed) return 'noticed';
  const isLoaded = numPassedTests > 0 && testResults.every(({ assertionResults }) => assertionResults.length > 0);
  return isLoaded ? 'SURVIVED' : 'not loaded';
}

/** Those of a folder are tried first by what is quick, then by what draws thousands of questions and plays. */
function testsOf(folder: string): readonly (readonly string[])[] {
  const own = globSync(`tests/machines/${folder}/**/*.test.ts`, { cwd: ROOT });
  const [quick, slow] = [own.filter((file) => !SLOW.test(file)), own.filter((file) => SLOW.test(file))];
  const shared = globSync(folder === 'core' ? 'tests/machines/**/*.test.ts' : 'tests/machines/*.test.ts', {
    cwd: ROOT,
  });
  return [quick, [...slow, ...shared]];
}

/** Whether tests pass on what is not broken: else their failing says nothing. */
const sound = new Map<readonly string[], boolean>();
function isSound(tests: readonly string[]): boolean {
  const known = sound.get(tests) ?? tryOn(null, tests) === 'SURVIVED';
  sound.set(tests, known);
  return known;
}

function outcomeOf(mutant: Mutant, tests: readonly (readonly string[])[]): Outcome {
  for (const some of tests) {
    const outcome = tryOn(mutant, some);
    if (outcome === 'noticed' && !isSound(some)) throw new Error(`These fail by themselves: ${some.join(' ')}`);
    if (outcome !== 'SURVIVED') return outcome;
  }
  return 'SURVIVED';
}

/** Tries the mutants of one folder; gives how many were noticed, and of how many. */
function tryFolder(folder: string, count: number): readonly [number, number] {
  const files = globSync(`machines/${folder}/*.ts`, { cwd: ROOT }).toSorted();
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  const tests = testsOf(folder);
  const outcomes = spread(all, count).map((mutant) => {
    const outcome = outcomeOf(mutant, tests);
    const { file, line, find, replace } = mutant;
    say(`${outcome}: ${file}:${line} ${find.trim()} -> ${replace.trim()}`);
    return outcome;
  });
  const loaded = outcomes.filter((outcome) => outcome !== 'not loaded');
  const noticed = loaded.filter((outcome) => outcome === 'noticed');
  say(`${folder}: ${noticed.length} of ${loaded.length} noticed, of ${all.length} there could be`);
  return [noticed.length, loaded.length];
}

function main(): void {
  const { values } = parseArgs({ options: { each: { type: 'string', default: '10' }, game: { type: 'string' } } });
  const folders = globSync('machines/*/', { cwd: ROOT })
    .map((path) => path.split('/')[1] ?? '')
    .toSorted();
  const wanted = folders.filter((folder) => values.game === undefined || folder === values.game);
  const figures = wanted.map((folder) => tryFolder(folder, Number(values.each) * (folder === 'core' ? 2 : 1)));
  const sum = (index: 0 | 1): number => figures.reduce((total, figure) => total + figure[index], 0);
  say(`${sum(0)} of ${sum(1)} mutants of the rules were noticed.`);
  rmSync(work, { recursive: true, force: true });
  process.exitCode = sum(1) > 0 ? 0 : 1;
}

if (import.meta.main) main();
