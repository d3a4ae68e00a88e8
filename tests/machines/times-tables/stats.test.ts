import { describe, expect, it } from 'vitest';
import { bestBefore, isBestTime, NO_STATS, withCompleted } from '../../../machines/times-tables/stats';

describe('what a player has reached', () => {
  it('grows by each puzzle: one more in the streak, one more solved, the day, and the best times', () => {
    const once = withCompleted(NO_STATS, { size: 3, seconds: 75, today: '2026-03-05' });
    expect(once).toEqual({
      streak: 1,
      bestTime: 75,
      gamesCompleted: 1,
      lastCompleted: '2026-03-05',
      bestTimes: { 3: 75 },
    });
    const twice = withCompleted(once, { size: 4, seconds: 200, today: '2026-03-06' });
    expect(twice).toEqual({
      streak: 2,
      bestTime: 75,
      gamesCompleted: 2,
      lastCompleted: '2026-03-06',
      bestTimes: { 3: 75, 4: 200 },
    });
    expect(withCompleted(twice, { size: 3, seconds: 74, today: '2026-03-06' })).toMatchObject({
      bestTime: 74,
      bestTimes: { 3: 74, 4: 200 },
    });
    expect(withCompleted(twice, { size: 3, seconds: 76, today: '2026-03-06' })).toMatchObject({
      bestTime: 75,
      bestTimes: { 3: 75, 4: 200 },
    });
  });

  it('keeps what it does not know', () => {
    const stored = { ...NO_STATS, hintsUsed: 4 };
    expect(withCompleted(stored, { size: 3, seconds: 9, today: '2026-03-05' })).toMatchObject({
      hintsUsed: 4,
      streak: 1,
    });
  });

  it('is beaten by size, and by the best of all where no size is known', () => {
    expect(bestBefore(NO_STATS, 3)).toBeNull();
    expect(bestBefore({ ...NO_STATS, bestTime: 40 }, 4)).toBe(40);
    const known = { ...NO_STATS, bestTime: 40, bestTimes: { 3: 40 } };
    expect([bestBefore(known, 3), bestBefore(known, 4)]).toEqual([40, null]);
  });

  it('has a best time where it is faster, not where it is as fast', () => {
    expect([
      isBestTime(39, 40),
      isBestTime(40, 40),
      isBestTime(41, 40),
      isBestTime(500, null),
      isBestTime(0, 1),
    ]).toEqual([true, false, false, true, true]);
  });
});
