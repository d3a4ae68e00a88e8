/* A process that runs tests repeatedly, each time on other mutated sources, as requested by `mutant-bench.ts`. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVitest, type TestModule } from 'vitest/node';
import type { MutantRun, Outcome } from './mutant-bench.ts';

const ROOT = join(import.meta.dirname, '../..');
/** In seconds of processor time, so that a busy machine does not look like a mutant that never ends. */
const MAX_SECONDS = 120;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function spent(seconds: number): Promise<Outcome> {
  const from = cpuSeconds();
  while (cpuSeconds() - from < seconds) await sleep(500, undefined, { ref: false });
  return 'no end';
}

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  if (tests.some((test) => test.result().state === 'failed')) return 'noticed';
  const isLoaded = tests.length > 0 && modules.every((module) => module.ok());
  return isLoaded ? 'SURVIVED' : 'not loaded';
}

const vitest = await createVitest('test', {
  config: join(ROOT, 'tests/mutants/vitest.config.ts'),
  watch: false,
  reporters: [{}],
});
await vitest.standalone();

let last: string | null = null;

async function tried({ mutant, files, about }: MutantRun): Promise<Outcome> {
  process.env['MUTANT'] = JSON.stringify(mutant);
  for (const file of [last, mutant?.file ?? null]) if (file !== null) vitest.invalidateFile(join(ROOT, file));
  last = mutant?.file ?? null;
  if (about === null) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(about));
  const specifications = await vitest.globTestSpecifications(files.map((file) => join(ROOT, file)));
  const run = vitest.runTestSpecifications(specifications).then(({ testModules }) => outcomeOf(testModules));
  return Promise.race([run, spent(MAX_SECONDS)]);
}

process.on('message', (asked: MutantRun) => {
  void tried(asked).then((outcome) => process.send?.(outcome));
});
