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

describe("The benchmark's changes match the source", () => {
  it.each(GAMES.filter(({ changes }) => changes.length > 0))('for $id', ({ changes }) => {
    expect(() => change(changes)).not.toThrow();
  });

  it.each(Object.keys(SLOWDOWNS))('for the fault "%s", which it must find', (name) => {
    expect(() => change([...CHANGES, ...(SLOWDOWNS[name] ?? [])])).not.toThrow();
  });

  it('or throws an error', () => {
    const lost = { file: 'machines/core/quiz-round.ts', from: 'no such text', to: '' };
    expect(() => change([lost])).toThrow('occurs 0 times in machines/core/quiz-round.ts');
  });
});
