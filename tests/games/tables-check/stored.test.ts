// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checksStore, type SavedCheck } from '../../../src/games/tables-check/checks-store';
import { mergeChecks, summariseChecks } from '../../../src/games/tables-check/stored';

const on = (day: number, score: number, manners: string[] = []): SavedCheck => ({
  at: `2026-06-0${day}T09:00:00.000Z`,
  score,
  ms: 90_000,
  manners,
  missed: ['7x8'],
});

describe('Stored checks', () => {
  it('merges the checks in a file with those on the device in order and without duplicates', () => {
    const [one, two, three] = [on(1, 18), on(2, 20), on(3, 25)];
    expect(mergeChecks([one, three], [two, three])).toEqual([one, two, three]);
    expect(mergeChecks([two, three], [one, three])).toEqual([one, two, three]);
    expect(mergeChecks([one, two], [one, two])).toEqual([one, two]);
  });

  it('reports only the best check with a standard score', () => {
    expect(summariseChecks([])).toEqual([]);
    expect(summariseChecks([on(1, 18), on(2, 20, ['aloud']), on(3, 25, ['time'])])).toEqual([
      { label: 'Checks taken', text: '3' },
      { label: 'Best check', text: '20 out of 25' },
    ]);
    expect(summariseChecks([on(3, 25, ['time'])])).toEqual([{ label: 'Checks taken', text: '1' }]);
  });

  it.each([[{ ...on(1, 26) }], [{ ...on(1, 18), at: 'yesterday' }], ['none'], [{}]])(
    'rejects an impossible check: %o',
    (data) => {
      expect(checksStore.format.parse({ version: 1, data: [data] })).toBeNull();
    },
  );
});
