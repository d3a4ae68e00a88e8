import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENTLY, runs } from '../../helpers/runs';
import { brokenOn, walks } from './helpers/walk';

describe('a random walk through the game', () => {
  it(
    'keeps every number in its range, loses nothing that was earned, and can always go back to the menu',
    PATIENTLY,
    () => {
      fc.assert(
        fc.property(walks, (walk) => {
          expect(brokenOn(walk)).toEqual([]);
        }),
        runs(400),
      );
    },
  );
});
