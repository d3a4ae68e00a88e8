// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checksStore, type SavedCheck } from '../../../src/games/tables-check/saved';
import { factsOfChecks, mergedChecks } from '../../../src/games/tables-check/stored';

const on = (day: number, score: number, manners: string[] = []): SavedCheck => ({
  at: `2026-06-0${day}T09:00:00.000Z`,
  score,
  ms: 90_000,
  manners,
  missed: ['7x8'],
});

describe('Checks on this device', () => {
  it('are joined with those of a file: each once, in order, whichever comes first', () => {
    const [one, two, three] = [on(1, 18), on(2, 20), on(3, 25)];
    expect(mergedChecks([one, three], [two, three])).toEqual([one, two, three]);
    expect(mergedChecks([two, three], [one, three])).toEqual([one, two, three]);
    expect(mergedChecks([one, two], [one, two])).toEqual([one, two]);
  });

  it('tell the best of those with a standard score alone', () => {
    expect(factsOfChecks([])).toEqual([]);
    expect(factsOfChecks([on(1, 18), on(2, 20, ['aloud']), on(3, 25, ['time'])])).toEqual([
      { label: 'Checks taken', text: '3' },
      { label: 'Best check', text: '20 out of 25' },
    ]);
    expect(factsOfChecks([on(3, 25, ['time'])])).toEqual([{ label: 'Checks taken', text: '1' }]);
  });

  it.each([[{ ...on(1, 26) }], [{ ...on(1, 18), at: 'yesterday' }], ['none'], [{}]])(
    'are none where they cannot be: %o',
    (data) => {
      expect(checksStore.format.parse({ version: 1, data: [data] })).toBeNull();
    },
  );
});
