import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_GAP } from '../../../machines/arithmetic-hero/falling';
import { propertyRuns, SLOW_TEST } from '../../helpers/runs';
import { cardOf } from './helpers/cards';
import { playFaults, screenFaults, smallestGap, steps } from './helpers/falling-law';

describe('Falling cards', () => {
  it.each(['normal', 'longer'] as const)('never overlap at any time of any round with %s time', SLOW_TEST, (time) => {
    fc.assert(
      fc.property(steps, fc.nat(100_000), (played, seed) => {
        expect(playFaults(played, seed, time)).toEqual([]);
      }),
      propertyRuns(2000),
    );
  });

  it('are reported if they do overlap', () => {
    const ahead = cardOf(1, { x: 20, landsMs: 8000 });
    const close = cardOf(2, { x: 30, sinceMs: 1000, landsMs: 9000 });
    const faster = cardOf(3, { x: 30, sinceMs: 3000, landsMs: 8500 });
    const across = cardOf(4, { x: 70, landsMs: 8000 });
    expect(smallestGap([ahead, close], 1000)).toBeCloseTo(110 / 8, 9);
    expect(screenFaults({ cards: [ahead, close] }, 1000)).toHaveLength(1);
    expect(smallestGap([ahead, faster], 3000)).toBeLessThan(CARD_GAP);
    expect(screenFaults({ cards: [ahead, across] }, 1000)).toEqual([]);
    expect(screenFaults({ cards: [cardOf(5, { x: 95 })] }, 0)).toEqual(['a card at 95']);
  });
});
