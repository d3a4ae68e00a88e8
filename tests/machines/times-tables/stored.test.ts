import { describe, expect, it } from 'vitest';
import { NO_STATS, withCompletion } from '../../../machines/times-tables/stats';
import { parseStats } from '../../../machines/times-tables/stored';

const VISITOR = { streak: 6, bestTime: 48, gamesCompleted: 9, lastCompleted: '2024-11-02T10:00:00.000Z' };

describe('Stored stats', () => {
  it('are kept for an early visitor, even without best times by size', () => {
    expect(parseStats(VISITOR)).toEqual({ ...VISITOR, bestTimes: {} });
    expect(parseStats({ ...VISITOR, bestTime: null, lastCompleted: null })).toMatchObject({
      streak: 6,
      bestTime: null,
      lastCompleted: null,
    });
  });

  it('are read back unchanged if this game wrote them', () => {
    const stats = withCompletion(NO_STATS, { time: 'normal', size: 4, seconds: 3700, today: '2026-03-05' });
    expect(parseStats(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
  });

  it('keep unknown fields and sizes', () => {
    const stored = { ...VISITOR, hints: 3, bestTimes: { 3: 50, 5: 'soon' } };
    expect(parseStats(stored)).toEqual(stored);
  });

  it('keep a best time of 0 seconds, which is valid', () => {
    const stored = { ...VISITOR, bestTime: 0, bestTimes: { 3: 0, 4: 80 } };
    expect(parseStats(stored)).toEqual(stored);
    const stats = withCompletion(NO_STATS, { time: 'normal', size: 3, seconds: 0, today: '2026-03-05' });
    expect(parseStats(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
    expect(withCompletion(stats, { time: 'normal', size: 3, seconds: 5, today: '2026-03-06' })).toMatchObject({
      bestTime: 0,
      bestTimes: { 3: 0 },
    });
  });

  it.each([
    [{}, NO_STATS],
    [{ streak: 'six', gamesCompleted: -1, bestTime: 'fast', lastCompleted: 7, bestTimes: [] }, NO_STATS],
    [
      { streak: -9, gamesCompleted: 4, bestTime: -1 },
      { ...NO_STATS, gamesCompleted: 4 },
    ],
    [
      { streak: '12', bestTime: 83.5 },
      { ...NO_STATS, streak: 12, bestTime: 83 },
    ],
    [{ bestTimes: { 3: -4, 4: 80 } }, { ...NO_STATS, bestTimes: { 4: 80 } }],
    [{ streak: null, bestTimes: null }, NO_STATS],
  ])('lose only the damaged part: %j', (stored, stats) => {
    expect(parseStats(stored)).toEqual(stats);
  });

  it.each([null, 7, 'stats', [], [1], true])('are rejected for %j', (stored) => {
    expect(parseStats(stored)).toBeNull();
  });
});
