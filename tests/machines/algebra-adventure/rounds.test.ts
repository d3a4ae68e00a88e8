/* Whole rounds on the clock: perfect, absent, wrong and borderline players, in the three time settings. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { upTo } from '../../helpers/seeds';
import { algebraGame } from './helpers/game';

describe('a perfect player', () => {
  it('earns by hand: twenty questions at once, easy, with 30 seconds left each', () => {
    const game = algebraGame({ difficulty: 'easy' });
    const scores = upTo(20).map(() => {
      game.solve();
      const { score } = game.round();
      game.clock.advance(2000);
      return score;
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

  it.each(TIME_SETTINGS)('keeps three lives and never comes to an end by itself, time %s', (time) => {
    const game = algebraGame({ time });
    game.solveMany(120);
    const { lives, solved, streak, level, mistakes } = game.round();
    expect([game.state(), lives, solved, streak.now, level, mistakes]).toEqual(['playing.asking', 3, 120, 120, 25, []]);
  });

  it('ends the round when that is wanted: a full game over with a new best', () => {
    const game = algebraGame({ time: 'none', difficulty: 'hard' });
    game.solveMany(3);
    game.send({ type: 'END_ROUND' });
    const { isNewBest } = game.context();
    // 30 x 1 three times
    expect([game.state(), game.round().score, isNewBest, game.told()]).toEqual(['gameOver', 90, true, ['finished']]);
  });
});

describe('an absent player', () => {
  it('loses a life after 30 seconds, sees the answer for two, and is out after three questions', () => {
    const game = algebraGame();
    for (const lives of [2, 1, 0]) {
      game.clock.advance(30_000);
      expect([game.state(), game.context().questionSecondsLeft]).toEqual(['playing.asking', 0]);
      game.clock.advance(1);
      expect([game.state(), game.round().lives, game.round().given]).toEqual([
        'playing.feedback',
        lives,
        { verdict: 'timeout', choice: null },
      ]);
      game.clock.advance(1999);
      expect(game.state()).toBe('playing.feedback');
      game.clock.advance(1);
    }
    expect([game.state(), game.round().score, game.context().isNewBest]).toEqual(['gameOver', 0, false]);
    expect(game.clock.now).toBe(3 * 32_001);
  });

  it('has 60 seconds with longer time, and the answer stays until Next', () => {
    const game = algebraGame({ time: 'longer' });
    for (const _ of upTo(3)) {
      game.clock.advance(60_000);
      expect(game.state()).toBe('playing.asking');
      game.clock.advance(1);
      expect(game.state()).toBe('playing.feedback');
      game.clock.advance(1_000_000);
      expect(game.state()).toBe('playing.feedback');
      game.send({ type: 'NEXT' });
    }
    expect(game.state()).toBe('gameOver');
  });

  it('loses nothing without limits', () => {
    const game = algebraGame({ time: 'none' });
    game.clock.advance(100_000_000);
    expect([game.state(), game.round().lives, game.context().questionSecondsLeft]).toEqual(['playing.asking', 3, null]);
  });

  it('sees the seconds count down from 30, or from 60', () => {
    for (const [time, seconds] of [
      ['normal', 30],
      ['longer', 60],
    ] as const) {
      const game = algebraGame({ time });
      const seen = upTo(seconds + 1).map(() => {
        const { questionSecondsLeft } = game.context();
        game.clock.advance(1000);
        return questionSecondsLeft;
      });
      expect(seen).toEqual(upTo(seconds + 1).toReversed());
    }
  });
});

describe('a player who is always wrong', () => {
  it.each(TIME_SETTINGS)('is out after three answers with nothing, time %s', (time) => {
    const game = algebraGame({ time });
    game.failMany(3);
    const { score, lives, solved, mistakes } = game.round();
    expect([game.state(), score, lives, solved, mistakes.length]).toEqual(['gameOver', 0, 0, 0, 3]);
    expect(game.reached).toEqual([]);
  });

  it('loses the last life and still sees the answer for two seconds', () => {
    const game = algebraGame();
    game.failMany(2);
    game.fail();
    expect([game.state(), game.round().lives]).toEqual(['playing.feedback', 0]);
    game.clock.advance(1999);
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1);
    expect(game.state()).toBe('gameOver');
  });
});

describe('a player at the last moment', () => {
  it('is right in the very instant in which the time is up, with nothing for the seconds', () => {
    const game = algebraGame();
    game.clock.advance(30_000);
    game.solve();
    expect([game.round().lives, game.round().score, game.round().given?.verdict]).toEqual([3, 10, 'right']);
  });

  it('is late one millisecond after it', () => {
    const game = algebraGame();
    game.clock.advance(30_001);
    game.solve();
    expect([game.round().lives, game.round().score, game.round().given?.verdict]).toEqual([2, 0, 'timeout']);
  });

  it('has twice as long for that with longer time', () => {
    const verdicts = [60_000, 60_001].map((afterMs) => {
      const game = algebraGame({ time: 'longer' });
      game.clock.advance(afterMs);
      game.solve();
      return game.round().given?.verdict;
    });
    expect(verdicts).toEqual(['right', 'timeout']);
  });

  it('is paid for the seconds that are shown: 3 from 27.001 to 28 seconds count nine points', () => {
    for (const [afterMs, points] of [
      [2000, 19],
      [2999, 19],
      [3000, 19],
      [3999, 19],
      [5999, 18],
      [6000, 18],
    ] as const) {
      const game = algebraGame();
      game.clock.advance(afterMs);
      game.solve();
      expect([afterMs, game.round().score]).toEqual([afterMs, points]);
    }
  });

  it('has its choice counted once, whatever comes after it', () => {
    const game = algebraGame();
    game.solve();
    game.solve();
    game.fail();
    game.clock.advance(1999);
    game.fail();
    expect([game.round().solved, game.round().lives]).toEqual([1, 3]);
  });
});

describe('streaks', () => {
  it('raise the combo at 3, 6, 9 and 12, and the level at 5, 10 and 15, in this order', () => {
    const game = algebraGame();
    const told = upTo(15).map(() => {
      game.solve();
      const news = game.last();
      game.goOn();
      return news.flatMap((it) =>
        it.type === 'streak' ? [`x${it.combo}`] : it.type === 'levelUp' ? [`level ${it.level} x${it.combo}`] : [],
      );
    });
    expect(told.map(String)).toEqual(
      [
        ['', '', 'x1.5', '', 'level 2 x1.5'],
        ['x2', '', '', 'x2.5', 'level 3 x2.5'],
        ['', 'x3', '', '', 'level 4 x3'],
      ].flat(),
    );
  });

  it.each(['wrong', 'timeout'] as const)(
    'and the combo break by a %s answer; level, score and longest streak stay',
    (how) => {
      const game = algebraGame();
      game.solveMany(6);
      const { score, level } = game.round();
      if (how === 'wrong') game.fail();
      else game.clock.advance(30_001);
      expect(game.round()).toMatchObject({ score, level, lives: 2, streak: { now: 0, longest: 6 } });
      game.goOn();
      game.solve();
      // (10 + 0 + 10) x 1
      expect(game.round().score).toBe(score + 20);
    },
  );

  it('bring a level again when five are right in a row again', () => {
    const game = algebraGame();
    game.solveMany(5);
    game.failMany(1);
    game.solveMany(5);
    expect(game.round().level).toBe(3);
  });
});

describe('after a mistake', () => {
  it.each(['longer', 'none'] as const)('the next question waits for Next, time %s', (time) => {
    const game = algebraGame({ time });
    game.fail();
    game.clock.advance(500_000);
    expect(game.state()).toBe('playing.feedback');
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it.each(['longer', 'none'] as const)('a right answer goes on by itself, time %s', (time) => {
    const game = algebraGame({ time });
    game.solve();
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(2000);
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it('nothing can be skipped with normal time', () => {
    const game = algebraGame();
    game.fail();
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('playing.feedback');
  });
});

describe('a pause', () => {
  it('stops the time of a question and of its feedback', () => {
    const game = algebraGame();
    game.clock.advance(12_345);
    game.clock.pause();
    game.clock.advance(1_000_000);
    expect([game.state(), game.context().questionSecondsLeft]).toEqual(['playing.asking', 18]);
    game.clock.resume();
    game.solve();
    game.clock.advance(1000);
    game.clock.pause();
    game.clock.advance(1_000_000);
    expect(game.state()).toBe('playing.feedback');
    game.clock.resume();
    game.clock.advance(1000);
    expect(game.state()).toBe('playing.asking');
  });
});
