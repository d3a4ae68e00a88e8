/* Whole rounds on the clock: perfect, absent, wrong and borderline players, in the three time settings. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { mistakesIn } from '../../../machines/mental-maths/round';
import { upTo } from '../../helpers/seeds';
import { type MentalGame, mentalGame } from './helpers/game';

describe('a perfect player', () => {
  it.each(TIME_SETTINGS)('has 25 out of 25 after the 25th pause, time %s', (time) => {
    const game = mentalGame({ time });
    game.solveMany(24);
    expect([game.state(), game.round().question.number, game.round().score]).toEqual(['playing.asking', 24, 24]);
    game.solve();
    game.clock.advance(1499);
    expect([game.state(), game.round().score]).toEqual(['playing.feedback', 25]);
    game.clock.advance(1);
    expect(game.state()).toBe('completed');
    const { score, streak, log } = game.round();
    expect([score, streak.longest, log.length, game.context().isNewBest]).toEqual([25, 25, 25, true]);
    expect(game.last()).toEqual([{ type: 'finished', isNewBest: true }]);
    expect(game.clock.now).toBe(25 * 1500);
  });

  it('ends the round when that is wanted: a full result of what was answered', () => {
    const game = mentalGame({ time: 'none' });
    game.solveMany(3);
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.round().score, game.round().log.length, game.context().isNewBest]).toEqual([
      'completed',
      3,
      3,
      true,
    ]);
    expect(game.told()).toEqual(['finished']);
  });

  it('keeps an answer that is still being shown when the round is ended', () => {
    const game = mentalGame();
    game.solve();
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.round().score, game.round().log.length]).toEqual(['completed', 1, 1]);
  });
});

describe('an absent player', () => {
  it('has 25 wrong answers with none selected, one after each 12 seconds', () => {
    const game = mentalGame();
    for (const number of upTo(25)) {
      game.clock.advance(12_000);
      expect([game.state(), game.context().questionSecondsLeft, game.round().question.number]).toEqual([
        'playing.asking',
        0,
        number,
      ]);
      game.clock.advance(1);
      expect([game.state(), game.round().given]).toEqual(['playing.feedback', { verdict: 'timeout', choice: null }]);
      game.clock.advance(1499);
      expect(game.state()).toBe('playing.feedback');
      game.clock.advance(1);
    }
    expect([game.state(), game.round().score, game.context().isNewBest]).toEqual(['completed', 0, false]);
    expect(game.round().log.map(({ given }) => given.choice)).toEqual(upTo(25).map(() => null));
    expect(game.clock.now).toBe(25 * 13_501);
  });

  it('has 24 seconds with longer time, and the answer stays until Next', () => {
    const game = mentalGame({ time: 'longer' });
    for (const _ of upTo(25)) {
      game.clock.advance(24_000);
      expect(game.state()).toBe('playing.asking');
      game.clock.advance(1);
      expect(game.state()).toBe('playing.feedback');
      game.clock.advance(1_000_000);
      expect(game.state()).toBe('playing.feedback');
      game.send({ type: 'NEXT' });
    }
    expect(game.state()).toBe('completed');
  });

  it('loses nothing without limits', () => {
    const game = mentalGame({ time: 'none' });
    game.clock.advance(100_000_000);
    expect([game.state(), game.round().log, game.context().questionSecondsLeft]).toEqual(['playing.asking', [], null]);
  });

  it.each([
    ['normal', 12],
    ['longer', 24],
  ] as const)('sees the seconds count down, time %s, from %i', (time, seconds) => {
    const game = mentalGame({ time });
    const seen = upTo(seconds + 1).map(() => {
      const { questionSecondsLeft } = game.context();
      game.clock.advance(1000);
      return questionSecondsLeft;
    });
    expect(seen).toEqual(upTo(seconds + 1).toReversed());
  });
});

describe('a player who is always wrong', () => {
  it.each(TIME_SETTINGS)('has nothing out of 25, and a list of 25, time %s', (time) => {
    const game = mentalGame({ time });
    game.failMany(25);
    const { score, log, streak } = game.round();
    expect([game.state(), score, log.length, streak.longest, game.reached]).toEqual(['completed', 0, 25, 0, []]);
    expect(log.every(({ question, given }) => given.choice !== question.equation.answer)).toBe(true);
  });
});

/** What becomes of what a player does after so long. */
const verdictAfter = (afterMs: number, time: 'normal' | 'longer', act: (game: MentalGame) => void) => {
  const game = mentalGame({ time });
  game.clock.advance(afterMs);
  act(game);
  return game.round().given?.verdict;
};

describe('a player at the last moment', () => {
  it('is heard in the very instant in which the time is up, and late one millisecond after it', () => {
    expect(verdictAfter(12_000, 'normal', (game) => game.solve())).toBe('right');
    expect(verdictAfter(12_001, 'normal', (game) => game.solve())).toBe('timeout');
    expect(verdictAfter(24_000, 'longer', (game) => game.solve())).toBe('right');
    expect(verdictAfter(24_001, 'longer', (game) => game.solve())).toBe('timeout');
  });

  it('is wrong, not late, with a wrong choice in that instant', () => {
    expect(verdictAfter(12_000, 'normal', (game) => game.fail())).toBe('wrong');
  });

  it('has its choice counted once, whatever comes after it', () => {
    const game = mentalGame();
    game.solve();
    game.solve();
    game.fail();
    game.clock.advance(1499);
    game.fail();
    expect([game.round().score, game.round().log.length]).toEqual([1, 1]);
  });

  it('has a full 12 seconds for the next sum', () => {
    const game = mentalGame();
    game.clock.advance(11_500);
    game.solve();
    game.clock.advance(1500);
    expect(game.context().questionSecondsLeft).toBe(12);
    game.clock.advance(12_000);
    expect(game.state()).toBe('playing.asking');
  });
});

describe('the mistakes of a round', () => {
  it('are the sums that were answered wrong and those that ran out of time, in order', () => {
    const game = mentalGame();
    game.solveMany(1);
    game.failMany(1);
    game.clock.advance(13_501);
    game.solveMany(1);
    const { log } = game.round();
    expect(mistakesIn(log)).toEqual([log[1]?.question.equation, log[2]?.question.equation]);
    expect(log).toHaveLength(4);
  });
});

describe('a streak', () => {
  it.each(['wrong', 'timeout'] as const)('is broken by a %s answer; score and longest streak stay', (how) => {
    const game = mentalGame();
    game.solveMany(6);
    if (how === 'wrong') game.fail();
    else game.clock.advance(12_001);
    expect(game.round()).toMatchObject({ score: 6, streak: { now: 0, longest: 6 } });
    game.goOn();
    game.solve();
    expect(game.round()).toMatchObject({ score: 7, streak: { now: 1, longest: 6 } });
  });
});

describe('after a mistake', () => {
  it.each(['longer', 'none'] as const)('the next sum waits for Next, time %s', (time) => {
    const game = mentalGame({ time });
    game.fail();
    game.clock.advance(500_000);
    expect(game.state()).toBe('playing.feedback');
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it.each(['longer', 'none'] as const)('the last of the round waits for Next as well, time %s', (time) => {
    const game = mentalGame({ time });
    game.solveMany(24);
    game.fail();
    game.clock.advance(500_000);
    expect(game.state()).toBe('playing.feedback');
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().score]).toEqual(['completed', 24]);
  });

  it.each(['longer', 'none'] as const)('a right answer goes on by itself, time %s', (time) => {
    const game = mentalGame({ time });
    game.solve();
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1500);
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it('nothing can be skipped with normal time', () => {
    const game = mentalGame();
    game.fail();
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('playing.feedback');
  });
});

describe('a pause', () => {
  it('stops the time of a sum, of its feedback and of the congratulation', () => {
    const game = mentalGame();
    game.clock.advance(5345);
    game.clock.pause();
    game.clock.advance(1_000_000);
    expect([game.state(), game.context().questionSecondsLeft]).toEqual(['playing.asking', 7]);
    game.clock.resume();
    game.solve();
    game.clock.advance(1000);
    game.clock.pause();
    game.clock.advance(1_000_000);
    expect([game.state(), game.round().cheer === null]).toEqual(['playing.feedback', false]);
    game.clock.resume();
    game.clock.advance(500);
    expect([game.state(), game.round().cheer === null]).toEqual(['playing.asking', false]);
    game.clock.pause();
    game.clock.advance(1_000_000);
    expect(game.round().cheer).not.toBeNull();
    game.clock.resume();
    game.clock.advance(500);
    expect(game.round().cheer).toBeNull();
  });
});
