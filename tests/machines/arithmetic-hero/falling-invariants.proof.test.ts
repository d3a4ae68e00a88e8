import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_GAP } from '../../../machines/arithmetic-hero/falling';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { createCard } from './helpers/cards';
import { findPlayFaults, findScreenFaults, smallestGap, steps } from './helpers/falling-invariants';

describe('Falling cards', () => {
  it.each(['normal', 'longer'] as const)('never overlap at any time of any round with %s time', SLOW_TEST, (time) => {
    fc.assert(
      fc.property(steps, fc.nat(100_000), (played, seed) => {
        expect(findPlayFaults(played, seed, time)).toEqual([]);
      }),
      propertyRuns(2000),
    );
  });

  it('are reported if they do overlap', () => {
    const ahead = createCard(1, { x: 20, landsMs: 8000 });
    const close = createCard(2, { x: 30, sinceMs: 1000, landsMs: 9000 });
    const faster = createCard(3, { x: 30, sinceMs: 3000, landsMs: 8500 });
    const across = createCard(4, { x: 70, landsMs: 8000 });
    expect(smallestGap([ahead, close], 1000)).toBeCloseTo(110 / 8, 9);
    expect(findScreenFaults({ cards: [ahead, close] }, 1000)).toHaveLength(1);
    expect(smallestGap([ahead, faster], 3000)).toBeLessThan(CARD_GAP);
    expect(findScreenFaults({ cards: [ahead, across] }, 1000)).toEqual([]);
    expect(findScreenFaults({ cards: [createCard(5, { x: 95 })] }, 0)).toEqual(['a card at 95']);
  });
});
