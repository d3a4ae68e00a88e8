/* Whole rounds of Fraction Master on its clock. The chart itself is tried in core/timed-quiz.test.ts. */
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { runs } from '../../helpers/runs';
import { fractionGame } from './helpers/game';

type Game = ReturnType<typeof fractionGame>;

const times = (count: number, act: () => void) => {
  for (let turn = 0; turn < count; turn++) act();
};

describe.each(TIME_SETTINGS)('a round with time "%s"', (time) => {
  it.each(DIFFICULTIES)('that is all right ends with 10 of 10: %s', (difficulty) => {
    const game = fractionGame({ time, difficulty });
    times(10, () => game.take('right', 2000));
    expect([game.state(), game.round().score, game.round().streak.longest]).toEqual(['finished', 10, 10]);
    expect(game.reached.at(-1)).toEqual({
      type: 'bestReached',
      kind: `${difficulty}.${time}`,
      best: { score: 10, streak: 10 },
    });
  });

  it('that is all wrong ends with 0, and each mistake waits for the player unless the time is normal', () => {
    const game = fractionGame({ time });
    game.fail();
    game.clock.advance(1500);
    expect(game.state()).toBe(time === 'normal' ? 'playing.asking' : 'playing.feedback');
    game.send({ type: 'NEXT' });
    times(9, () => game.take('wrong'));
    expect([game.state(), game.round().score, game.reached]).toEqual(['finished', 0, []]);
  });
});

describe('a question', () => {
  it('takes an answer in another form, and not one with a denominator of 0', () => {
    const game = fractionGame();
    const { numerator, denominator } = game.round().question.result;
    game.send({ type: 'ANSWER', answer: { numerator: 3 * numerator, denominator: 3 * denominator } });
    expect(game.round()).toMatchObject({ score: 1, given: { verdict: 'right' } });
    game.clock.advance(1500);
    game.send({ type: 'ANSWER', answer: { numerator: 0, denominator: 0 } });
    expect(game.round()).toMatchObject({ score: 1, given: { verdict: 'wrong' }, streak: { now: 0, longest: 1 } });
  });

  it('takes an answer in the very instant of its 60 seconds, and none a millisecond later', () => {
    const inTime = fractionGame();
    inTime.clock.advance(60_000);
    inTime.solve();
    expect(inTime.round().given?.verdict).toBe('right');
    const late = fractionGame();
    late.clock.advance(60_001);
    late.solve();
    expect([late.round().given?.verdict, late.round().score]).toEqual(['timeout', 0]);
  });

  it('has 120 seconds with "longer", and no end with "none"', () => {
    const longer = fractionGame({ time: 'longer' });
    longer.clock.advance(120_000);
    expect(longer.state()).toBe('playing.asking');
    longer.clock.advance(1);
    expect(longer.round().given?.verdict).toBe('timeout');
    const none = fractionGame({ time: 'none' });
    none.clock.advance(100_000_000);
    expect([none.state(), none.context().roundSecondsLeft]).toEqual(['playing.asking', null]);
  });
});

describe('a round', () => {
  it('without an answer is over after 180 seconds, three questions shown', () => {
    const game = fractionGame();
    game.clock.advance(180_000);
    expect(game.state()).toBe('playing.asking');
    game.clock.advance(1);
    expect([game.state(), game.round().entries.length]).toEqual(['finished', 2]);
  });

  it('is over at once when its time ends while an answer is shown', () => {
    const game = fractionGame();
    times(2, () => game.take('right', 50_000));
    game.clock.advance(50_000);
    game.take('right', 0);
    game.clock.advance(24_500);
    game.solve();
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['playing.feedback', 1]);
    game.clock.advance(1001);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('stands still in a pause', () => {
    const game = fractionGame();
    game.clock.advance(1000);
    game.clock.pause();
    const before = game.context();
    game.clock.advance(500_000);
    expect(game.context()).toBe(before);
  });

  it('is played again at the same difficulty, with other questions', () => {
    const game = fractionGame({ difficulty: 'hard' });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 99 });
    expect([game.state(), game.context().settings.difficulty]).toEqual(['playing.asking', 'hard']);
    expect(game.round().question).toEqual(questionAt(99, { difficulty: 'hard' }, 0));
  });

  it('is new best only when it beats the best before it', () => {
    const bests = { 'easy.normal': { score: 2, streak: 2 } };
    const results = [2, 3].map((right) => {
      const game = fractionGame({ bests });
      times(right, () => game.take('right'));
      game.send({ type: 'END_ROUND' });
      return game.context().isNewBest;
    });
    expect(results).toEqual([false, true]);
  });
});

describe('whatever happens', () => {
  it('the game is in a state that has a name, and every figure in its range', () => {
    const steps = {
      right: (game: Game) => game.solve(),
      wrong: (game: Game) => game.fail(),
      next: (game: Game) => game.send({ type: 'NEXT' }),
      start: (game: Game) => game.send({ type: 'START', seed: 3 }),
      end: (game: Game) => game.send({ type: 'END_ROUND' }),
      menu: (game: Game) => game.send({ type: 'BACK_TO_MENU' }),
      choose: (game: Game) => game.send({ type: 'CHOOSE', chosen: { difficulty: 'hard' } }),
      moment: (game: Game) => game.clock.advance(1500),
      while: (game: Game) => game.clock.advance(59_999),
    };
    const names = ['right', 'wrong', 'next', 'start', 'end', 'menu', 'choose', 'moment', 'while'] as const;
    assert(
      property(array(constantFrom(...names), { maxLength: 60 }), (walk) => {
        const game = fractionGame();
        for (const name of walk) {
          steps[name](game);
          const { score, streak, entries, question } = game.round();
          expect(['menu', 'playing.asking', 'playing.feedback', 'finished']).toContain(game.state());
          expect(score).toBeLessThanOrEqual(entries.length);
          expect(entries.length).toBeLessThanOrEqual(10);
          expect(streak.now).toBeLessThanOrEqual(streak.longest);
          expect(streak.longest).toBeLessThanOrEqual(score);
          expect(question.number).toBeLessThan(10);
          expect(game.context().roundSecondsLeft).toBeGreaterThanOrEqual(0);
        }
      }),
      runs(60),
    );
  });
});
