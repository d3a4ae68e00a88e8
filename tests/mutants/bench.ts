/* Tests that are run again and again in one process, each time on another broken text. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Mutant } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A mistake that never ends is noticed too: in seconds of the processor, so that a busy machine is none. */
const MAX_SECONDS = 120;

/** What became of a mistake: a test failed, or none did, or nothing could be loaded. */
export type Outcome = 'noticed' | 'SURVIVED' | 'not loaded';

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function spent(seconds: number): Promise<'too long'> {
  const from = cpuSeconds();
  while (cpuSeconds() - from < seconds) await sleep(500, undefined, { ref: false });
  return 'too long';
}

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  if (tests.some((test) => test.result().state === 'failed')) return 'noticed';
  const isLoaded = modules.length > 0 && modules.every((module) => module.ok() && module.children.size > 0);
  return isLoaded ? 'SURVIVED' : 'not loaded';
}

/** Test files, and of which name tests in them are run, where not all are. */
export interface Tests {
  readonly files: readonly string[];
  readonly about?: RegExp;
}

/** Runs tests on broken texts. */
export class Bench {
  private vitest: Vitest | null = null;
  private mutant: Mutant | null = null;

  /** Runs all tests of these files, or those whose names have a word. */
  async tryOn(mutant: Mutant | null, { files, about }: Tests): Promise<Outcome> {
    const vitest = (this.vitest ??= await this.opened());
    const last = this.mutant;
    this.mutant = mutant;
    process.env['MUTANT'] = JSON.stringify(mutant);
    for (const one of [last, mutant]) if (one !== null) vitest.invalidateFile(join(ROOT, one.file));
    if (about === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(about);
    const specifications = await vitest.globTestSpecifications(files.map((file) => join(ROOT, file)));
    const run = vitest.runTestSpecifications(specifications).then(({ testModules }) => outcomeOf(testModules));
    const outcome = await Promise.race([run, spent(MAX_SECONDS)]);
    if (outcome !== 'too long') return outcome;
    // The worker that never ends is stopped with all that belongs to it.
    this.vitest = null;
    await Promise.race([vitest.close(), sleep(10_000, undefined, { ref: false })]);
    return 'noticed';
  }

  async close(): Promise<void> {
    await this.vitest?.close();
    this.vitest = null;
  }

  private async opened(): Promise<Vitest> {
    const config = join(ROOT, 'tests/mutants/vitest.config.ts');
    const vitest = await createVitest('test', { config, watch: false, reporters: [{}] });
    await vitest.standalone();
    return vitest;
  }
}
