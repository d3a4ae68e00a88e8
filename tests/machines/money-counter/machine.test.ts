/* Whole rounds on the clock, in the three time settings. What all timed quizzes do is proved in core/timed-quiz.test.ts. */
import { describe, expect, it } from 'vitest';
import { tierOf } from '../../../machines/core/quiz-round';
import { moneyGame } from './helpers/game';

const many = (count: number, act: () => void) => {
  for (let turn = 0; turn < count; turn++) act();
};

describe.each(['easy', 'medium', 'hard'] as const)('a round in %s', (difficulty) => {
  it.each(['normal', 'longer', 'none'] as const)('is perfect with ten right answers in time "%s"', (time) => {
    const game = moneyGame({ difficulty, time });
    many(10, () => game.take('right', 5000));
    expect([game.state(), game.round().score, game.round().streak.longest, tierOf(game.round().score)]).toEqual([
      'finished',
      10,
      10,
      0,
    ]);
    expect(game.reached.at(-1)).toEqual({
      type: 'bestReached',
      kind: `${difficulty}.${time}`,
      best: { score: 10, streak: 10 },
    });
  });

  it('is over with nothing where nobody plays: 60 s and 1.5 s, twice, and what is left of 180 s', () => {
    const game = moneyGame({ difficulty });
    game.clock.advance(60_001);
    expect(game.round().given).toEqual({ verdict: 'timeout', answer: null });
    game.clock.advance(119_999);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['playing.asking', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().score, game.round().entries.length, game.reached]).toEqual([
      'finished',
      0,
      2,
      [],
    ]);
  });

  it('is lost with ten wrong answers, one cent too many each', () => {
    const game = moneyGame({ difficulty });
    many(10, () => game.take('wrong'));
    expect([game.state(), game.round().score, tierOf(game.round().score)]).toEqual(['finished', 0, 3]);
  });
});

describe('the time', () => {
  it('counts an answer in the very instant of its end, and not one millisecond later', () => {
    const [inTime, late] = [moneyGame(), moneyGame()];
    inTime.clock.advance(60_000);
    inTime.solve();
    late.clock.advance(60_001);
    late.solve();
    expect([inTime.round().score, late.round().score, late.round().given?.verdict]).toEqual([1, 0, 'timeout']);
  });

  it('is over at 180 s also while an answer is shown', () => {
    const game = moneyGame();
    many(3, () => game.take('right', 58_000));
    game.clock.advance(500);
    game.solve();
    game.clock.advance(1001);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('stands still while the game is paused', () => {
    const game = moneyGame();
    game.clock.advance(10_000);
    game.clock.pause();
    game.clock.advance(100_000);
    expect([game.state(), game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([
      'playing.asking',
      170,
      50,
    ]);
  });

  it('has no end with "none": the round goes on until it is ended', () => {
    const game = moneyGame({ time: 'none' });
    game.clock.advance(10_000_000);
    game.take('right');
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.round().score]).toEqual(['finished', 1]);
  });
});

describe('a mistake', () => {
  it('ends the streak, and waits for Next with "longer"', () => {
    const game = moneyGame({ time: 'longer' });
    many(2, () => game.take('right'));
    game.fail();
    game.clock.advance(50_000);
    expect([game.state(), game.round().streak]).toEqual(['playing.feedback', { now: 0, longest: 2 }]);
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 3]);
  });
});

describe('play again', () => {
  it('is at the same difficulty, with another round', () => {
    const game = moneyGame({ difficulty: 'hard' });
    const first = game.round().question;
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 8 });
    expect([game.state(), game.context().settings.difficulty, game.context().seed]).toEqual([
      'playing.asking',
      'hard',
      8,
    ]);
    expect(game.round().question).not.toEqual(first);
  });

  it('from the menu begins with what was chosen there', () => {
    const game = moneyGame({ startsAtOnce: false });
    game.send({ type: 'CHOOSE', chosen: { difficulty: 'hard' } });
    game.send({ type: 'START', seed: 99 });
    expect([game.context().seed, game.round().question.options]).toEqual([7, null]);
  });
});
