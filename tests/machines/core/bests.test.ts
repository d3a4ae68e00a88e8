import { describe, expect, it } from 'vitest';
import { bestOf, isNewBest, kindOf, NO_BEST, updateBests } from '../../../machines/core/bests';
import { seedForNext } from '../../../machines/core/seeds';

describe('Best scores', () => {
  it('stay separate for each kind of round', () => {
    const bests = updateBests({}, kindOf('classic', 'normal'), { score: 120, streak: 4 });
    expect(bests).toEqual({ 'classic.normal': { score: 120, streak: 4 } });
    expect(bestOf(bests, 'classic.normal')).toEqual({ score: 120, streak: 4 });
    expect(bestOf(bests, 'classic.none')).toEqual(NO_BEST);
  });

  it('improve the score and the streak independently', () => {
    const bests = { normal: { score: 120, streak: 4 } };
    expect(updateBests(bests, 'normal', { score: 90, streak: 6 })).toEqual({ normal: { score: 120, streak: 6 } });
    expect(updateBests(bests, 'normal', { score: 130, streak: 1 })).toEqual({ normal: { score: 130, streak: 4 } });
  });

  it('stay the same object if nothing improves, so that nothing is written', () => {
    const bests = { normal: { score: 120, streak: 4 } };
    expect(updateBests(bests, 'normal', { score: 120, streak: 4 })).toBe(bests);
    expect(updateBests({}, 'normal', NO_BEST)).toEqual({});
  });

  it('ignore names that every object inherits', () => {
    expect(bestOf({}, 'constructor')).toEqual(NO_BEST);
  });
});

describe('A new best score', () => {
  it.each([
    [120, 100, 120, true],
    [100, 100, 100, false],
    [0, 0, 0, false],
    // Meanwhile, another tab has stored a higher score.
    [120, 100, 150, false],
  ])('of %i, with %i before and %i now: %s', (score, before, now, isNew) => {
    expect(isNewBest(score, { score: before, streak: 0 }, { score: now, streak: 0 })).toBe(isNew);
  });
});

describe('The seed of the next round', () => {
  it("is the link's seed for the first round, and a new one each time after that", () => {
    expect(seedForNext({ seed: 7, playedSeed: null }, 99)).toBe(7);
    expect(seedForNext({ seed: 7, playedSeed: 7 }, 99)).toBe(99);
  });
});
