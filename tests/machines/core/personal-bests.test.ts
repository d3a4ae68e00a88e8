import { describe, expect, it } from 'vitest';
import {
  createRoundKind,
  getPersonalBest,
  isNewBest,
  NO_PERSONAL_BEST,
  updatePersonalBests,
} from '../../../machines/core/personal-bests';
import { getNextSeed } from '../../../machines/core/seeds';

describe('Best scores', () => {
  it('stay separate for each kind of round', () => {
    const bests = updatePersonalBests({}, createRoundKind('classic', 'normal'), { score: 120, streak: 4 });
    expect(bests).toEqual({ 'classic.normal': { score: 120, streak: 4 } });
    expect(getPersonalBest(bests, 'classic.normal')).toEqual({ score: 120, streak: 4 });
    expect(getPersonalBest(bests, 'classic.none')).toEqual(NO_PERSONAL_BEST);
  });

  it('improve the score and the streak independently', () => {
    const bests = { normal: { score: 120, streak: 4 } };
    expect(updatePersonalBests(bests, 'normal', { score: 90, streak: 6 })).toEqual({
      normal: { score: 120, streak: 6 },
    });
    expect(updatePersonalBests(bests, 'normal', { score: 130, streak: 1 })).toEqual({
      normal: { score: 130, streak: 4 },
    });
  });

  it('stay the same object if nothing improves, so that nothing is written', () => {
    const bests = { normal: { score: 120, streak: 4 } };
    expect(updatePersonalBests(bests, 'normal', { score: 120, streak: 4 })).toBe(bests);
    expect(updatePersonalBests({}, 'normal', NO_PERSONAL_BEST)).toEqual({});
  });

  it('ignore names that every object inherits', () => {
    expect(getPersonalBest({}, 'constructor')).toEqual(NO_PERSONAL_BEST);
  });
});

describe('A new best score', () => {
  it.each([
    [120, 100, 120, true],
    [100, 100, 100, false],
    [0, 0, 0, false],
    // Meanwhile, another tab has stored a higher score.
    [120, 100, 150, false],
  ])('of %i, when the best was %i before the round and is %i now: %s', (score, before, now, isNew) => {
    expect(isNewBest(score, { score: before, streak: 0 }, { score: now, streak: 0 })).toBe(isNew);
  });
});

describe('The seed for the next round', () => {
  it("is the link's seed for the first round, and a new one each time after that", () => {
    expect(getNextSeed({ seed: 7, playedSeed: null }, 99)).toBe(7);
    expect(getNextSeed({ seed: 7, playedSeed: 7 }, 99)).toBe(99);
  });
});
