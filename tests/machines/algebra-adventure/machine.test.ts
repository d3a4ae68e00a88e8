/* Whole rounds on the clock, limited to what is special in this game: points, lives, combos and levels. */
import { describe, expect, it } from 'vitest';
import { indicesUpTo } from '../../helpers/seeds';
import { algebraGame } from './helpers/game';

describe('A perfect player', () => {
  it('scores as worked out by hand for twenty easy answers with 30 seconds left each time', () => {
    const game = algebraGame({ difficulty: 'easy' });
    const scores = indicesUpTo(20).map(() => {
      game.take('right');
      return game.round().score;
    });
    const points = [
      [20, 20, 20], // (10 + 0 + 10) x 1
      [32, 32, 32], // (10 + 1 + 10) x 1.5 = 31.5
      [44, 44, 44], // (10 + 2 + 10) x 2
      [58, 58, 58], // (10 + 3 + 10) x 2.5 = 57.5
      [72, 72, 72], // (10 + 4 + 10) x 3
      [75, 75, 75], // (10 + 5 + 10) x 3
      [78, 78], // (10 + 6 + 10) x 3
    ].flat();
    expect(scores).toEqual(points.map((_, index) => points.slice(0, index + 1).reduce((sum, it) => sum + it)));
  });

  it('earns points for the seconds shown: nine points from 27.001 to 28 seconds', () => {
    const points = [2000, 2999, 3000, 3999, 5999, 6000, 30_000].map((afterMs) => {
      const game = algebraGame();
      game.take('right', afterMs);
      return game.round().score;
    });
    expect(points).toEqual([19, 19, 19, 19, 18, 18, 10]);
  });
});

describe('Lives', () => {
  it('drop by one each time a question runs out of time', () => {
    const game = algebraGame();
    const lives = indicesUpTo(3).map(() => {
      game.clock.advance(30_001);
      expect([game.said(), game.round().given]).toEqual([['timedOut'], { verdict: 'timeout', choice: null }]);
      const left = game.round().lives;
      game.clock.advance(2000);
      return left;
    });
    expect([lives, game.state(), game.round().mistakes.length]).toEqual([[2, 1, 0], 'gameOver', 3]);
  });

  it('drop by one with each wrong answer, which is reported, and the final answer is still shown', () => {
    const game = algebraGame();
    game.failMany(2);
    game.fail();
    const { question, given, lives, mistakes } = game.round();
    expect(game.last()).toEqual([{ type: 'incorrect', question, answer: given?.choice, lives: 0 }]);
    expect([game.state(), lives, mistakes.length]).toEqual(['playing.feedback', 0, 3]);
    game.clock.advance(2000);
    expect(game.state()).toBe('gameOver');
  });

  it('stay the same when an answer is not among the choices', () => {
    const game = algebraGame();
    game.answer(1000);
    expect([game.state(), game.round().lives]).toEqual(['playing.asking', 3]);
  });
});

describe('Streaks', () => {
  it('raise the combo at 3, 6, 9 and 12, and the level at 5, 10 and 15', () => {
    const game = algebraGame();
    const said = indicesUpTo(15).map(() => {
      game.solve();
      const news = game.last();
      game.goOn();
      return news.flatMap((it) =>
        it.type === 'streak' ? [`x${it.combo}`] : it.type === 'levelUp' ? [`level ${it.level} x${it.combo}`] : [],
      );
    });
    expect(said.map(String)).toEqual(
      [
        ['', '', 'x1.5', '', 'level 2 x1.5'],
        ['x2', '', '', 'x2.5', 'level 3 x2.5'],
        ['', 'x3', '', '', 'level 4 x3'],
      ].flat(),
    );
  });

  it.each(['wrong', 'timeout'] as const)(
    'end along with the combo after a %s answer, while the level and the score stay',
    (how) => {
      const game = algebraGame();
      game.solveMany(6);
      const { score, level } = game.round();
      if (how === 'wrong') game.fail();
      else game.clock.advance(30_001);
      expect(game.round()).toMatchObject({ score, level, lives: 2 });
      game.goOn();
      game.solve();
      // (10 + 0 + 10) x 1
      expect(game.round().score).toBe(score + 20);
    },
  );

  it('reach another level after five more correct answers in a row', () => {
    const game = algebraGame();
    game.solveMany(5);
    game.failMany(1);
    game.solveMany(5);
    expect(game.round().level).toBe(3);
  });
});
