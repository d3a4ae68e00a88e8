/* Tests that are run again and again in one process, which is ended where a mistake never ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './rules.ts';

/** What became of a mistake: a test failed, or none did, or nothing could be loaded, or nothing came to an end. */
export type Outcome = 'noticed' | 'SURVIVED' | 'not loaded' | 'no end';

/** Test files, and what the names of the tests in them have, where not all are run. */
export interface Tests {
  readonly files: readonly string[];
  readonly about: string | null;
}

/** What a session is asked to try; without a mistake, whether its tests pass by themselves. */
export interface Asked extends Tests {
  readonly mutant: Mutant | null;
}

/** Runs tests on broken texts. */
export class Bench {
  private session: ChildProcess | null = null;

  /** A mistake that never ends is noticed too. */
  async tryOn(mutant: Mutant | null, tests: Tests): Promise<Exclude<Outcome, 'no end'>> {
    const session = (this.session ??= fork(join(import.meta.dirname, 'session.ts'), {
      stdio: ['ignore', 2, 2, 'ipc'],
    }));
    const asked: Asked = { mutant, ...tests };
    session.send(asked);
    const [outcome]: Outcome[] = await once(session, 'message');
    if (outcome === 'SURVIVED' || outcome === 'not loaded') return outcome;
    // A test that fails may leave behind what others then stumble over.
    this.close();
    return 'noticed';
  }

  close(): void {
    this.session?.kill('SIGKILL');
    this.session = null;
  }
}
