/* Hundreds of challenges by random players: falls last as long as the specification says, and cards never overlap. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, SLOW_TEST } from '../../helpers/runs';
import { challengeFaults, moves } from './helpers/challenge-law';

describe('a challenge', () => {
  it.each(['normal', 'longer'] as const)(
    'with %s time keeps its cards apart and its falls in their range',
    SLOW_TEST,
    (time) => {
      fc.assert(
        fc.property(moves, fc.nat(100_000), (played, seed) => {
          expect(challengeFaults(played, seed, time)).toEqual([]);
        }),
        { ...propertyRuns(300), endOnFailure: true },
      );
    },
  );
});
