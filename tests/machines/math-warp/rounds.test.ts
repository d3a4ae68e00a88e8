/* Whole rounds on the clock, by different players, with all three time settings. */
import { describe, expect, it } from 'vitest';
import { indicesUpTo } from '../../helpers/seeds';
import { warpGame } from './helpers/warp';

describe('A player who is always wrong', () => {
  it('sees the same question three times, each time with one number fewer', () => {
    const game = warpGame();
    const { question } = game.round();
    for (const tries of indicesUpTo(3)) {
      game.toOpen();
      expect([game.round().question, game.round().tried.length]).toEqual([question, tries]);
      game.fail();
    }
    expect(game.round().mistakes).toEqual([{ question, chosen: game.round().tried }]);
    expect(new Set(game.round().tried).size).toBe(3);
  });
});

describe('A score worked out by hand', () => {
  // One round, answer by answer: right or wrong, then 10 × streak + 5 × ⌊answers ÷ 10⌋, and the total.
  const ROUND = [
    // answers 1-4: streaks 1 to 4
    ['right', 10, 10],
    ['right', 20, 30],
    ['right', 30, 60],
    ['right', 40, 100],
    // a mistake breaks the streak and counts as answer 5
    ['wrong', 0, 100],
    // answers 6-9: streaks 1 to 4 again
    ['right', 10, 110],
    ['right', 20, 130],
    ['right', 30, 160],
    ['right', 40, 200],
    // 5 more from answer 10 on, 10 more from answer 20 on
    ['right', 55, 255],
    ['right', 65, 320],
    ['right', 75, 395],
    ['wrong', 0, 395],
    ['right', 15, 410],
    ['right', 25, 435],
    ['right', 35, 470],
    ['right', 45, 515],
    ['right', 55, 570],
    ['right', 65, 635],
    ['right', 80, 715],
  ] as const;

  it('matches after each of twenty answers', () => {
    const game = warpGame({ time: 'none' });
    const scores = ROUND.map(([answer]) => {
      game.toOpen();
      if (answer === 'right') game.solve();
      else game.fail();
      return game.round().score;
    });
    expect(scores).toEqual(ROUND.map(([, , sum]) => sum));
    const points = ROUND.map(([, one]) => one);
    expect(points.reduce<number>((sum, one) => sum + one, 0)).toBe(715);
    expect(game.figures()).toMatchObject({ answers: 20, streak: 7, longest: 7, lives: 1 });
  });
});
