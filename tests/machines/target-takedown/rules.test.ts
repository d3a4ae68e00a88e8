import { describe, expect, it } from 'vitest';
import {
  calculateScore,
  gameSeconds,
  getDifficulty,
  getLargestTile,
  getLevelColour,
  getRoundKind,
  getSolutionSizeRange,
  getTargetRange,
  getTileCountRange,
  isEndless,
  judge,
  levelAfterHits,
  MODES,
  RULES,
  targetSeconds,
} from '../../../machines/target-takedown/rules';
import { indicesUpTo } from '../../helpers/seeds';

it('The last three seconds for a target are marked, and so are the last ten of a game', () => {
  expect(RULES.lastSeconds).toEqual({ target: 3, game: 10 });
});

describe('The difficulty of a board', () => {
  it('grows by one with every three hits in a row, up to 30', () => {
    const streaks = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 86, 87, 88, 89, 90, 1000];
    expect(streaks.map(getDifficulty)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 29, 30, 30, 30, 30, 30]);
  });

  // The formulas in the specification: 8 + L to 12 + 2L tiles, targets 15 + 5L to 35 + 10L, 2 to min(4, 2 + L/2) tiles
  // in a solution.
  it.each([
    [1, [9, 14], [20, 45], [2, 2]],
    [2, [10, 16], [25, 55], [2, 3]],
    [4, [12, 20], [35, 75], [2, 4]],
    [30, [38, 72], [165, 335], [2, 4]],
  ])('of %i gives %j tiles, a target of %j and a solution of %j tiles', (difficulty, tiles, targets, parts) => {
    const ends = [getTileCountRange(difficulty), getTargetRange(difficulty), getSolutionSizeRange(difficulty)].map(
      ({ low, high }) => [low, high],
    );
    expect(ends).toEqual([tiles, targets, parts]);
  });

  it('always leaves enough different numbers for all tiles', () => {
    const short = indicesUpTo(30).filter(
      (index) => getTileCountRange(index + 1).high > getLargestTile(getTargetRange(index + 1).low),
    );
    expect(short).toEqual([]);
  });

  it.each([
    [20, 16],
    [21, 16],
    [24, 19],
    [25, 20],
    [335, 268],
  ])('with a target of %i allows tiles up to %i', (target, largest) => {
    expect(getLargestTile(target)).toBe(largest);
  });
});

describe('The points for a hit', () => {
  // target + half of it from a streak of 5 (rounded down) + 5 a second + 10 for every three hits before it
  it.each([
    { target: 38, streak: 0, secondsLeft: 10, points: 38 + 0 + 50 + 0 },
    { target: 38, streak: 0, secondsLeft: null, points: 38 },
    { target: 41, streak: 4, secondsLeft: 3, points: 41 + 0 + 15 + 10 },
    { target: 41, streak: 5, secondsLeft: 3, points: 41 + 20 + 15 + 10 },
    { target: 335, streak: 90, secondsLeft: 20, points: 335 + 167 + 100 + 300 },
  ])('for $target at a streak of $streak with $secondsLeft seconds: $points', ({ points, ...hit }) => {
    expect(calculateScore(hit)).toBe(points);
  });
});

describe('Levels', () => {
  it('rise with every five hits', () => {
    expect([0, 1, 4, 5, 9, 10, 44, 45].map(levelAfterHits)).toEqual([1, 1, 1, 2, 2, 3, 9, 10]);
  });

  it('change from green to yellow after 3, orange after 6 and red after 9', () => {
    const colours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99].map(getLevelColour);
    const [green, yellow, orange] = [Array(3).fill('green'), Array(3).fill('yellow'), Array(3).fill('orange')];
    expect(colours).toEqual([...green, ...yellow, ...orange, 'red', 'red']);
  });
});

describe('The time limit', () => {
  it.each([
    ['classic', 'normal', 60, 10],
    ['classic', 'longer', 120, 20],
    ['classic', 'none', null, null],
    ['survival', 'normal', null, 5],
    ['survival', 'longer', null, 10],
    ['survival', 'none', null, null],
    ['chill', 'normal', null, 5],
    ['chill', 'longer', null, 10],
    ['chill', 'none', null, null],
  ] as const)('in %s with %s time is %j seconds for the round and %j for a target', (mode, time, game, target) => {
    expect([gameSeconds({ mode, time }), targetSeconds({ mode, time })]).toEqual([game, target]);
  });

  it('ends classic, but only the player ends chill and classic without clocks', () => {
    const endless = MODES.flatMap((mode) =>
      (['normal', 'longer', 'none'] as const)
        .filter((time) => isEndless({ mode, time }))
        .map((time) => `${mode} ${time}`),
    );
    expect(endless).toEqual(['classic none', 'chill normal', 'chill longer', 'chill none']);
  });

  it('gives rounds their own best scores, and so does the mode', () => {
    expect(getRoundKind({ mode: 'classic', time: 'longer' })).toBe('classic.longer');
  });
});

describe('A sum', () => {
  it.each([
    [0, 'under'],
    [37, 'under'],
    [38, 'hit'],
    [39, 'over'],
    [76, 'over'],
  ])('of %i is, for a target of 38, %s', (sum, verdict) => {
    expect(judge(sum, 38)).toBe(verdict);
  });
});
