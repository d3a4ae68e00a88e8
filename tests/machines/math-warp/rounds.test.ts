/* Whole rounds on the clock, by different players, with all three time settings. */
import { describe, expect, it } from 'vitest';
import { upTo } from '../../helpers/seeds';
import { type WarpGame, warpGame } from './helpers/warp';

/** A perfect player's score after this many correct answers: the sum of 10 × streak + 5 × tens of answers. */
const perfectScore = (answers: number): number =>
  upTo(answers).reduce((sum, before) => sum + 10 * (before + 1) + 5 * Math.floor((before + 1) / 10), 0);

const playPerfectly = (game: WarpGame, max = 1000): void => {
  for (let answer = 0; answer < max && game.state() !== 'gameOver'; answer++) {
    game.toOpen();
    game.solve();
  }
};

describe('A perfect player', () => {
  // Each question takes 0.8 s to open and 1 s to close: the 34th answer would be at 0.8 + 33 × 1.8 = 60.2 s, too late.
  it.each([
    ['normal', 33, 60],
    ['longer', 67, 120],
  ] as const)('gives with %s time %i answers before %i seconds are over', (time, answers, seconds) => {
    const game = warpGame({ time });
    playPerfectly(game);
    expect(game.state()).toBe('gameOver');
    expect(Math.floor(game.clock.now / 1000)).toBe(seconds);
    expect(game.figures()).toEqual({
      score: perfectScore(answers),
      streak: answers,
      longest: answers,
      lives: 3,
      answers,
      secondsLeft: 0,
    });
  });
});

describe('A player who is always wrong', () => {
  it.each(['normal', 'longer', 'none'] as const)('is out immediately after three answers with %s time', (time) => {
    const game = warpGame({ time });
    const lives = upTo(3).map(() => {
      game.toOpen();
      game.fail();
      return game.round().lives;
    });
    expect(lives).toEqual([2, 1, 0]);
    expect(game.state()).toBe('gameOver');
    expect(game.said()).toEqual(['incorrect', 'finished']);
    expect(game.figures()).toMatchObject({ score: 0, streak: 0, answers: 3 });
  });

  it('sees the same question three times, each time with one number fewer', () => {
    const game = warpGame();
    const { question } = game.round();
    for (const tries of upTo(3)) {
      game.toOpen();
      expect([game.round().question, game.round().tried.length]).toEqual([question, tries]);
      game.fail();
    }
    expect(game.round().mistakes).toEqual([{ question, chosen: game.round().tried }]);
    expect(new Set(game.round().tried).size).toBe(3);
  });
});

describe('An answer at the very moment when time runs out', () => {
  it('can cost the last life, and the end is reported once', () => {
    const game = warpGame();
    for (const _ of upTo(2)) {
      game.toOpen();
      game.fail();
    }
    game.clock.advance(60_000 - game.clock.now);
    game.fail();
    expect([game.state(), game.said(), game.round().lives]).toEqual(['gameOver', ['incorrect', 'finished'], 0]);
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
