import { describe, expect, it } from 'vitest';
import type { TimeSetting } from '../../../machines/core/time-setting';
import {
  getBestTimeForSize,
  getOverallBestTime,
  getTimeToBeat,
  isBestTime,
  NO_OTHER_TIMES,
  NO_STATS,
  type OtherTimes,
  type Stats,
  secondsTaken,
  withCompletion,
  withOtherTime,
} from '../../../machines/times-tables/stats';

const before = (stats: Stats, size: 3 | 4) => getTimeToBeat({ stats, otherTimes: NO_OTHER_TIMES }, 'normal', size);

describe("A player's stats", () => {
  it('grow with each puzzle: streak, solved puzzles, the date and best times', () => {
    const once = withCompletion(NO_STATS, { time: 'normal', size: 3, seconds: 75, today: '2026-03-05' });
    expect(once).toEqual({
      streak: 1,
      bestTime: 75,
      gamesCompleted: 1,
      lastCompleted: '2026-03-05',
      bestTimes: { 3: 75 },
    });
    const twice = withCompletion(once, { time: 'normal', size: 4, seconds: 200, today: '2026-03-06' });
    expect(twice).toEqual({
      streak: 2,
      bestTime: 75,
      gamesCompleted: 2,
      lastCompleted: '2026-03-06',
      bestTimes: { 3: 75, 4: 200 },
    });
    expect(withCompletion(twice, { time: 'normal', size: 3, seconds: 74, today: '2026-03-06' })).toMatchObject({
      bestTime: 74,
      bestTimes: { 3: 74, 4: 200 },
    });
    expect(withCompletion(twice, { time: 'normal', size: 3, seconds: 76, today: '2026-03-06' })).toMatchObject({
      bestTime: 75,
      bestTimes: { 3: 75, 4: 200 },
    });
  });

  it('keep unknown fields', () => {
    const stored = { ...NO_STATS, hintsUsed: 4 };
    expect(withCompletion(stored, { time: 'normal', size: 3, seconds: 9, today: '2026-03-05' })).toMatchObject({
      hintsUsed: 4,
      streak: 1,
    });
  });

  it('compare times by size, or with the best of all if sizes are unknown', () => {
    expect(before(NO_STATS, 3)).toBeNull();
    expect(before({ ...NO_STATS, bestTime: 40 }, 4)).toBe(40);
    const known = { ...NO_STATS, bestTime: 40, bestTimes: { 3: 40 } };
    expect([before(known, 3), before(known, 4)]).toEqual([40, null]);
  });

  it('keep best times for each time setting, and a single count of all puzzles', () => {
    let [stats, otherTimes]: [Stats, OtherTimes] = [NO_STATS, NO_OTHER_TIMES];
    const solve = (time: TimeSetting, size: 3 | 4, seconds: number) => {
      const completion = { time, size, seconds, today: '2026-03-05' };
      [stats, otherTimes] = [withCompletion(stats, completion), withOtherTime(otherTimes, completion)];
    };
    solve('normal', 3, 75);
    solve('none', 3, 20);
    solve('none', 4, 90);
    solve('longer', 3, 50);
    const reached = { stats, otherTimes };
    const settings = ['normal', 'longer', 'none'] as const;
    expect(settings.map((time) => getBestTimeForSize(reached, time, 3))).toEqual([75, 50, 20]);
    expect(settings.map((time) => getBestTimeForSize(reached, time, 4))).toEqual([null, null, 90]);
    expect(settings.map((time) => getOverallBestTime(reached, time))).toEqual([75, 50, 20]);
    expect(stats).toMatchObject({ streak: 4, gamesCompleted: 4 });
    expect(getTimeToBeat(reached, 'longer', 4)).toBeNull();
  });

  it('count a puzzle that was solved within a second as one second', () => {
    expect([secondsTaken(0), secondsTaken(1), secondsTaken(9)]).toEqual([1, 1, 9]);
  });

  it('change the best time only for a faster time, not for an equal one', () => {
    expect([
      isBestTime(39, 40),
      isBestTime(40, 40),
      isBestTime(41, 40),
      isBestTime(500, null),
      isBestTime(0, 1),
    ]).toEqual([true, false, false, true, true]);
  });
});
