/*
 * `npm run test:mutants:rules`: makes one small change at a time in the rules and machines, the progress code and the
 * account code, and reports whether their unit tests notice it. `-- --each 20` sets how many mutants to try in each
 * folder (10 by default; twice as many in core), and `--game math-warp` tries only one game. A mutant that is not
 * noticed is listed; one that cannot be loaded is not counted.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench, type Tests } from './mutant-bench.ts';
import { createMutants, type Mutant, pickEvenly } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const SLOW = /questions|\.proof\./;

/** Sources to mutate, and the tests that should notice the changes, quick ones first. */
interface Area {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly Tests[];
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const found = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT }).toSorted();

const all = (files: readonly string[]): Tests => ({ files, about: null });

/**
 * For a folder of machines: its quick tests, then the shared tests about that game, then the tests that draw thousands
 * of questions.
 */
function areaOfRules(name: string): Area {
  const own = found(`tests/machines/${name}/**/*.test.ts`);
  const [quick, slow] = [own.filter((file) => !SLOW.test(file)), own.filter((file) => SLOW.test(file))];
  const shared = found(name === 'core' ? 'tests/machines/**/*.test.ts' : 'tests/machines/{*,question-games/*}.test.ts');
  const about = name === 'core' ? null : `(?<![\\w-])${name}(?![\\w-])`;
  return { name, sources: found(`machines/${name}/*.ts`), tests: [all(quick), { files: shared, about }, all(slow)] };
}

const areaOfSite = (name: string): Area => ({
  name,
  sources: found(`src/${name}/*.{ts,tsx}`),
  tests: [all(found(`tests/${name}/*.test.{ts,tsx}`))],
});

const AREAS: readonly Area[] = [
  ...found('machines/*/').map((path) => areaOfRules(path.split('/')[1] ?? '')),
  ...['account', 'progress'].map(areaOfSite),
];

const bench = new Bench();
type Result = Awaited<ReturnType<Bench['tryOn']>>;

/** Whether tests pass on unchanged code. If they do not, a failure has no meaning. */
const sound = new Map<Tests, boolean>();
async function isSound(tests: Tests): Promise<boolean> {
  const known = sound.get(tests) ?? (await bench.tryOn(null, tests)) === 'SURVIVED';
  sound.set(tests, known);
  return known;
}

async function outcomeOf(mutant: Mutant, tests: readonly Tests[]): Promise<Result> {
  for (const some of tests) {
    if (some.files.length === 0) continue;
    const outcome = await bench.tryOn(mutant, some);
    if (outcome === 'noticed' && !(await isSound(some)))
      throw new Error(`These fail by themselves: ${some.files.join(' ')}`);
    if (outcome !== 'SURVIVED') return outcome;
  }
  return 'SURVIVED';
}

/** Tries mutants of one area. Returns how many were noticed, and out of how many. */
async function tryArea({ name, sources, tests }: Area, count: number): Promise<readonly [number, number]> {
  const mutants = sources.flatMap((file) => createMutants(file, readFileSync(join(ROOT, file), 'utf8')));
  const outcomes: Result[] = [];
  for (const mutant of pickEvenly(mutants, count)) {
    const outcome = await outcomeOf(mutant, tests);
    outcomes.push(outcome);
    const { file, line, find, replace } = mutant;
    say(`${outcome}: ${file}:${line} ${find.trim()} -> ${replace.trim()}`);
  }
  const loaded = outcomes.filter((outcome) => outcome !== 'not loaded');
  const noticed = loaded.filter((outcome) => outcome === 'noticed');
  say(`${name}: ${noticed.length} of ${loaded.length} noticed, of ${mutants.length} there could be`);
  return [noticed.length, loaded.length];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { each: { type: 'string', default: '10' }, game: { type: 'string' } } });
  const figures: (readonly [number, number])[] = [];
  for (const area of AREAS) {
    if (values.game !== undefined && area.name !== values.game) continue;
    figures.push(await tryArea(area, Number(values.each) * (area.name === 'core' ? 2 : 1)));
  }
  const sum = (index: 0 | 1): number => figures.reduce((total, figure) => total + figure[index], 0);
  say(`${sum(0)} of ${sum(1)} mutants were noticed.`);
  bench.close();
  process.exitCode = sum(1) > 0 ? 0 : 1;
}

if (import.meta.main) await main();
