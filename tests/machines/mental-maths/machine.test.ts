import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { questionAt } from '../../../machines/mental-maths/questions';
import { upTo } from '../../helpers/seeds';
import { mentalGame } from './helpers/game';

describe('the menu', () => {
  it('is where the game opens, unless a round is wanted at once', () => {
    expect(mentalGame({ startsAtOnce: false }).state()).toBe('idle');
    expect(mentalGame({ startsAtOnce: true }).state()).toBe('playing.asking');
  });

  it('chooses the time, and the round goes by it', () => {
    const game = mentalGame({ startsAtOnce: false, seed: 4 });
    game.send({ type: 'CHOOSE', chosen: { time: 'longer' } });
    game.send({ type: 'START', seed: 99 });
    expect(game.round().question).toEqual(questionAt(4, 0));
    expect(game.context()).toMatchObject({ settings: { time: 'longer' }, questionSecondsLeft: 24 });
  });

  it('is the only place to choose', () => {
    const game = mentalGame();
    game.send({ type: 'CHOOSE', chosen: { time: 'none' } });
    expect(game.context().settings.time).toBe('normal');
  });
});

describe('a seed', () => {
  it('is played once, and then a fresh one each time', () => {
    const game = mentalGame({ seed: 7, startsAtOnce: false });
    const seeds = [50, 51, 52].map((fresh, round) => {
      game.send({ type: 'START', seed: fresh });
      game.send({ type: round > 0 ? 'END_ROUND' : 'BACK_TO_MENU' });
      return game.context().seed;
    });
    expect(seeds).toEqual([7, 51, 52]);
  });

  it('asks the same sums in every time setting', () => {
    const asked = TIME_SETTINGS.map((time) => {
      const game = mentalGame({ seed: 12, time });
      return upTo(5).map(() => {
        const { question } = game.round();
        game.solveMany(1);
        return question;
      });
    });
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });
});

describe('a new round', () => {
  it('begins with nothing of the last one', () => {
    const game = mentalGame();
    game.solveMany(20);
    game.failMany(5);
    expect(game.state()).toBe('completed');
    game.send({ type: 'START', seed: 2 });
    expect([game.state(), game.context().questionSecondsLeft, game.context().isNewBest]).toEqual([
      'playing.asking',
      12,
      false,
    ]);
    expect(game.round()).toMatchObject({
      score: 0,
      streak: { now: 0, longest: 0 },
      log: [],
      cheer: null,
      given: null,
      question: questionAt(2, 0),
    });
  });
});

describe('an answer', () => {
  it('that is not among the choices is none', () => {
    const game = mentalGame();
    game.answer(1000);
    expect([game.state(), game.round().log]).toEqual(['playing.asking', []]);
  });

  it('is told once, and so is the next question', () => {
    const game = mentalGame();
    const { question } = game.round();
    const first = game.last();
    expect(first).toEqual([{ type: 'asked', question }]);
    game.clock.advance(5000);
    expect(game.last()).toBe(first);
    game.fail();
    const mistake = game.last();
    expect(mistake).toEqual([{ type: 'incorrect', question, answer: game.round().given?.choice }]);
    game.clock.advance(1499);
    expect(game.last()).toBe(mistake);
    game.clock.advance(1);
    expect(game.told()).toEqual(['asked']);
  });
});

describe('a congratulation', () => {
  it('stays two seconds, the last half of one beside the next sum', () => {
    const game = mentalGame();
    game.solve();
    const { cheer } = game.round();
    expect(game.last()).toEqual([{ type: 'correct', question: game.round().question, cheer }]);
    game.clock.advance(1500);
    expect([game.state(), game.round().cheer]).toEqual(['playing.asking', cheer]);
    const asked = game.last();
    game.clock.advance(499);
    expect(game.round().cheer).toBe(cheer);
    game.clock.advance(1);
    expect([game.state(), game.round().cheer]).toEqual(['playing.asking', null]);
    expect(game.last()).toBe(asked);
  });

  it('makes way for another one, which stays two seconds of its own', () => {
    const game = mentalGame();
    game.solve();
    const { cheer: first } = game.round();
    game.clock.advance(1600);
    game.solve();
    const { cheer: second } = game.round();
    expect(second).not.toBe(first);
    game.clock.advance(1999);
    expect(game.round().cheer).toBe(second);
    game.clock.advance(1);
    expect(game.round().cheer).toBeNull();
  });

  it('makes way for a mistake, and never comes back', () => {
    const game = mentalGame();
    game.solveMany(1);
    game.fail();
    expect(game.round().cheer).toBeNull();
    game.clock.advance(1500);
    game.solve();
    game.clock.advance(1999);
    expect(game.round().cheer).not.toBeNull();
  });

  it('does not outlast its round', () => {
    for (const leave of ['END_ROUND', 'BACK_TO_MENU'] as const) {
      const game = mentalGame();
      game.solve();
      game.send({ type: leave });
      game.send({ type: 'START', seed: 3 });
      game.clock.advance(100);
      game.solve();
      game.clock.advance(1999);
      expect(game.round().cheer).not.toBeNull();
    }
  });
});

/** The end of a round of 2 right answers, where `score` was the best before it. */
function endAfter(score: number) {
  const game = mentalGame({ bests: { normal: { score, streak: 20 } } });
  game.solveMany(2);
  game.send({ type: 'END_ROUND' });
  return game.context();
}

describe('what a round reaches', () => {
  it('is told at once whenever it is better than the best of its kind', () => {
    const game = mentalGame({ bests: { normal: { score: 3, streak: 2 } } });
    game.solveMany(2);
    expect(game.reached).toEqual([]);
    game.solveMany(2);
    // The third makes the streak longer, the fourth the score higher as well.
    expect(game.reached).toEqual([
      { type: 'bestReached', kind: 'normal', best: { score: 3, streak: 3 } },
      { type: 'bestReached', kind: 'normal', best: { score: 4, streak: 4 } },
    ]);
    game.fail();
    expect(game.reached).toHaveLength(2);
  });

  it('is kept apart by the time setting', () => {
    for (const time of TIME_SETTINGS) {
      const game = mentalGame({ time, bests: { other: { score: 25, streak: 25 } } });
      game.solve();
      expect(game.reached.map(({ kind }) => kind)).toEqual([time]);
    }
  });

  it('is a new best only where it beats the one before the round', () => {
    expect(endAfter(1)).toMatchObject({ isNewBest: true, before: { score: 1 } });
    expect(endAfter(2)).toMatchObject({ isNewBest: false, before: { score: 2 } });
  });

  it('is no new best where another tab has come further meanwhile', () => {
    const game = mentalGame();
    game.solveMany(2);
    game.send({ type: 'BESTS_ELSEWHERE', bests: { normal: { score: 20, streak: 9 } } });
    game.solveMany(1);
    game.send({ type: 'END_ROUND' });
    expect([game.context().isNewBest, game.reached.length]).toEqual([false, 2]);
  });

  it('is not lost by going back to the menu', () => {
    const game = mentalGame();
    game.solve();
    game.send({ type: 'BACK_TO_MENU' });
    expect(game.context().bests).toEqual({ normal: { score: 1, streak: 1 } });
    game.clock.advance(1_000_000);
    expect(game.state()).toBe('idle');
  });
});
