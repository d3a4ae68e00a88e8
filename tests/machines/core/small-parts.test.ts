import { describe, expect, it } from 'vitest';
import { choicesAround } from '../../../machines/core/choices';
import { displayedSeconds, nextSecondMs, timeoutDelay } from '../../../machines/core/limit';
import { seededRandom } from '../../../machines/core/random';
import { stateName } from '../../../machines/core/state-name';
import { breakStreak, extendStreak, NO_STREAK } from '../../../machines/core/streak';
import { applyTimeSetting, TIME_SETTINGS, waitsAfterMistake } from '../../../machines/core/time-setting';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { upTo } from '../../helpers/seeds';

describe('Choices around an answer', () => {
  const RANGE = { count: 4, within: 5, min: 1 };

  it('include as many different numbers near the answer as requested, exactly one of them correct', () => {
    for (const seed of upTo(3000)) {
      const answer = 1 + (seed % 40);
      const choices = choicesAround(seededRandom(seed), answer, RANGE);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(answer);
      expect(Math.min(...choices)).toBeGreaterThanOrEqual(Math.max(1, answer - 5));
      expect(Math.max(...choices)).toBeLessThanOrEqual(answer + 5);
    }
  });

  it('show the correct one in every position equally often', () => {
    const indices = upTo(10_000).map((seed) => choicesAround(seededRandom(seed), 20, RANGE).indexOf(20));
    expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('use every number of a range that is just large enough, and reject one that is too small', () => {
    const tight = choicesAround(seededRandom(1), 1, { count: 3, within: 2, min: 1 });
    expect(tight.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(() => choicesAround(seededRandom(1), 1, { count: 4, within: 2, min: 1 })).toThrow(RangeError);
  });
});

describe('A streak', () => {
  it('grows with every correct answer, starts again after a mistake, and remembers its longest run', () => {
    const three = extendStreak(extendStreak(extendStreak(NO_STREAK)));
    expect(three).toEqual({ now: 3, longest: 3 });
    expect(extendStreak(breakStreak(three))).toEqual({ now: 1, longest: 3 });
    expect(NO_STREAK).toEqual({ now: 0, longest: 0 });
  });
});

describe('The time setting', () => {
  it('waits for the player after a mistake unless it is normal', () => {
    expect(TIME_SETTINGS.filter(waitsAfterMistake)).toEqual(['longer', 'none']);
  });

  it('keeps a limit, doubles it, or removes it', () => {
    expect(TIME_SETTINGS).toEqual(['normal', 'longer', 'none']);
    expect(TIME_SETTINGS.map((time) => applyTimeSetting(90, time))).toEqual([90, 180, null]);
  });
});

describe('A limit', () => {
  it('ends one millisecond later, so that an answer at the last moment counts', () => {
    expect(timeoutDelay(5000)).toBeGreaterThan(5000);
    expect(timeoutDelay(5000)).toBeLessThanOrEqual(5001);
  });

  it.each([
    [90_000, 90],
    [60_001, 61],
    [60_000, 60],
    [59_999, 60],
    [1, 1],
    [0, 0],
    [-3000, 0],
  ])('shows %i ms as %i seconds, rounded up', (leftMs, shown) => {
    expect(displayedSeconds(leftMs)).toBe(shown);
  });

  it.each([
    ['in the middle of a second', 10_000, 7300, 8000],
    ['on a whole second', 10_000, 7000, 8000],
    ['in the last second', 10_000, 9500, 10_000],
    ['at the beginning', 10_000, 0, 1000],
    ['between whole seconds', 10_250, 250, 1250],
  ])('changes the displayed seconds when one less is left: %s', (_, endsMs, nowMs, changesMs) => {
    expect(nextSecondMs(endsMs, nowMs)).toBe(changesMs);
    expect(displayedSeconds(endsMs - changesMs)).toBe(displayedSeconds(endsMs - nowMs) - 1);
  });
});

describe('The name of a state', () => {
  it.each([
    ['menu', 'menu'],
    [{ playing: 'arcade' }, 'playing.arcade'],
    [{ playing: { arcade: 'falling' } }, 'playing.arcade.falling'],
    [{ playing: {} }, 'playing'],
    [{ playing: undefined }, 'playing'],
  ])('for %j is %s', (value, name) => {
    expect(stateName(value)).toBe(name);
  });
});
