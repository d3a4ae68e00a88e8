/* The benchmark's changes to the source. A renamed rule must be noticed here, not just by the
   next benchmark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyChanges, ROOT, type SourceChange } from '../../bench/build';
import { CHANGES, GAMES } from '../../bench/games';
import { SLOWDOWNS } from '../../bench/slowdowns';

/** Applies all changes to a file together, as the build does. */
function change(changes: readonly SourceChange[]): void {
  for (const file of new Set(changes.map((one) => one.file)))
    applyChanges(
      readFileSync(join(ROOT, file), 'utf8'),
      changes.filter((one) => one.file === file),
    );
}

describe('A change that the benchmark makes', () => {
  it.each(GAMES.filter(({ changes }) => changes.length > 0))('matches the source of $id', ({ changes }) => {
    expect(() => change(changes)).not.toThrow();
  });

  it.each(Object.keys(SLOWDOWNS))('matches the source for the fault "%s", which the benchmark must find', (name) => {
    expect(() => change([...CHANGES, ...(SLOWDOWNS[name] ?? [])])).not.toThrow();
  });

  it('throws an error if it does not match the source', () => {
    const lost = { file: 'machines/core/quiz-round.ts', from: 'no such text', to: '' };
    expect(() => change([lost])).toThrow('occurs 0 times in machines/core/quiz-round.ts');
  });
});
