/* Runs tests repeatedly in one process, which is killed if a mutant never ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './rules.ts';

/**
 * The outcome for a mutant: a test failed, all tests passed, the code could not be loaded, or the tests never ended.
 */
export type Outcome = 'noticed' | 'SURVIVED' | 'not loaded' | 'no end';

/** Test files and, if only some of their tests should run, a pattern for the test names. */
export interface Tests {
  readonly files: readonly string[];
  readonly about: string | null;
}

/** A request to a session. Without a mutant, it checks whether the tests pass on unchanged code. */
export interface MutantRun extends Tests {
  readonly mutant: Mutant | null;
}

/** Runs tests on mutated sources. */
export class Bench {
  private session: ChildProcess | null = null;

  /** A mutant that never ends counts as noticed. */
  async tryOn(mutant: Mutant | null, tests: Tests): Promise<Exclude<Outcome, 'no end'>> {
    const session = (this.session ??= fork(join(import.meta.dirname, 'session.ts'), {
      stdio: ['ignore', 2, 2, 'ipc'],
    }));
    const asked: MutantRun = { mutant, ...tests };
    session.send(asked);
    const [outcome]: Outcome[] = await once(session, 'message');
    if (outcome === 'SURVIVED' || outcome === 'not loaded') return outcome;
    // A failing test may leave side effects that break other tests.
    this.close();
    return 'noticed';
  }

  close(): void {
    this.session?.kill('SIGKILL');
    this.session = null;
  }
}
