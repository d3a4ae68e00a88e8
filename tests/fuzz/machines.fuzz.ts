import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findChallengeFaults, moves } from '../machines/arithmetic-hero/helpers/challenge-invariants';
import { findPlayFaults, steps } from '../machines/arithmetic-hero/helpers/falling-invariants';
import { findWalkFaults, walks } from '../machines/arithmetic-hero/helpers/walk';

const { FUZZ_RUNS = '1', FUZZ_SEED } = process.env;
const runs = (numRuns: number) => ({
  numRuns: numRuns * Number(FUZZ_RUNS),
  ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
});

it('Random walks through the game keep every stat in range', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      expect(findWalkFaults(walk)).toEqual([]);
    }),
    runs(20_000),
  );
});

it.each(['normal', 'longer'] as const)('Falling cards never overlap in any play with %s time', (time) => {
  fc.assert(
    fc.property(steps, fc.nat(), (played, seed) => {
      expect(findPlayFaults(played, seed, time)).toEqual([]);
    }),
    runs(50_000),
  );
});

it.each(['normal', 'longer'] as const)(
  'Challenges with %s time keep their cards apart and their falls in range',
  (time) => {
    fc.assert(
      fc.property(moves, fc.nat(), (played, seed) => {
        expect(findChallengeFaults(played, seed, time)).toEqual([]);
      }),
      runs(10_000),
    );
  },
);
