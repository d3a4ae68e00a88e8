import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { findWalkFaults, walks } from './helpers/walk';

describe('A random walk through the game', () => {
  it(
    'keeps every number in its range, keeps everything that was earned, and can always go back to the menu',
    SLOW_TEST,
    () => {
      fc.assert(
        fc.property(walks, (walk) => {
          expect(findWalkFaults(walk)).toEqual([]);
        }),
        propertyRuns(400),
      );
    },
  );
});
