/*
 * Hundreds of challenges by random players: falls last as long as the specification requires, and cards never overlap.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { findChallengeFaults, moves } from './helpers/challenge-invariants';

describe('A challenge', () => {
  it.each(['normal', 'longer'] as const)(
    'with %s time keeps its cards apart and its falls within their range',
    SLOW_TEST,
    (time) => {
      fc.assert(
        fc.property(moves, fc.nat(100_000), (played, seed) => {
          expect(findChallengeFaults(played, seed, time)).toEqual([]);
        }),
        { ...propertyRuns(300), endOnFailure: true },
      );
    },
  );
});
