import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/algebra-adventure/questions';
import { kindOfRound } from '../../../machines/algebra-adventure/rules';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { algebraGame } from './helpers/game';

describe('the menu', () => {
  it('is where the game opens, unless a round is wanted at once', () => {
    expect(algebraGame({ startsAtOnce: false }).state()).toBe('menu');
    expect(algebraGame({ startsAtOnce: true }).state()).toBe('playing.asking');
  });

  it('chooses mode, difficulty and time, and the round asks by them', () => {
    const game = algebraGame({ startsAtOnce: false, seed: 4 });
    game.send({ type: 'CHOOSE', chosen: { mode: 'substitute' } });
    game.send({ type: 'CHOOSE', chosen: { difficulty: 'hard', time: 'longer' } });
    game.send({ type: 'START', seed: 99 });
    expect(game.round().question).toEqual(questionAt(4, { mode: 'substitute', difficulty: 'hard' }, 0));
    expect(game.context()).toMatchObject({
      settings: { mode: 'substitute', difficulty: 'hard', time: 'longer' },
      questionSecondsLeft: 60,
    });
  });

  it('is the only place to choose', () => {
    const game = algebraGame();
    game.send({ type: 'CHOOSE', chosen: { mode: 'balance' } });
    expect(game.context().settings.mode).toBe('findX');
  });
});

describe('a seed', () => {
  it('is played once, and then a fresh one each time', () => {
    const game = algebraGame({ seed: 7, startsAtOnce: false });
    const seeds = [50, 51, 52].map((fresh, round) => {
      game.send({ type: 'START', seed: fresh });
      if (round > 0) game.send({ type: 'END_ROUND' });
      else game.send({ type: 'BACK_TO_MENU' });
      return game.context().seed;
    });
    expect(seeds).toEqual([7, 51, 52]);
  });

  it('is also spent by a round that began at once', () => {
    const game = algebraGame({ seed: 7 });
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 8 });
    expect([game.context().seed, game.round().question]).toEqual([
      8,
      questionAt(8, { mode: 'findX', difficulty: 'easy' }, 0),
    ]);
  });
});

describe('a new round', () => {
  it('begins with nothing of the last one', () => {
    const game = algebraGame();
    game.solveMany(6);
    game.failMany(3);
    expect(game.state()).toBe('gameOver');
    game.send({ type: 'START', seed: 2 });
    expect([game.state(), game.context().questionSecondsLeft, game.context().isNewBest]).toEqual([
      'playing.asking',
      30,
      false,
    ]);
    expect(game.round()).toMatchObject({
      score: 0,
      lives: 3,
      level: 1,
      solved: 0,
      streak: { now: 0, longest: 0 },
      mistakes: [],
      given: null,
    });
  });
});

describe('an answer', () => {
  it('that is not among the choices is none', () => {
    const game = algebraGame();
    game.answer(1000);
    expect([game.state(), game.round().lives]).toEqual(['playing.asking', 3]);
  });

  it('is told once, and so is the next question', () => {
    const game = algebraGame();
    const first = game.last();
    expect(game.told()).toEqual(['asked']);
    game.clock.advance(5000);
    expect(game.last()).toBe(first);
    game.fail();
    const mistake = game.last();
    expect(mistake).toEqual([
      { type: 'incorrect', question: game.round().question, answer: game.round().given?.choice, lives: 2 },
    ]);
    game.clock.advance(1999);
    expect(game.last()).toBe(mistake);
    game.clock.advance(1);
    expect(game.told()).toEqual(['asked']);
  });
});

/** The end of a round of 40 points, where `score` was the best before it. */
function endAfter(score: number) {
  const game = algebraGame({ bests: { 'findX.easy.normal': { score, streak: 50 } } });
  game.solveMany(2);
  game.send({ type: 'END_ROUND' });
  return game.context();
}

describe('what a round reaches', () => {
  it('is told at once whenever it is better than the best of its kind', () => {
    const kind = 'findX.easy.normal';
    const game = algebraGame({ bests: { [kind]: { score: 45, streak: 2 } } });
    game.solveMany(3);
    // 20, 40, 60: the streak of 3 and the score of 60 are better.
    expect(game.reached).toEqual([{ type: 'bestReached', kind, best: { score: 60, streak: 3 } }]);
    game.fail();
    expect(game.reached).toHaveLength(1);
  });

  it('is kept apart by mode, difficulty and time', () => {
    expect(kindOfRound({ mode: 'balance', difficulty: 'hard', time: 'none' })).toBe('balance.hard.none');
    for (const time of TIME_SETTINGS) {
      const game = algebraGame({ time, bests: { 'findX.easy.other': { score: 1000, streak: 100 } } });
      game.solve();
      expect(game.reached.map(({ kind }) => kind)).toEqual([`findX.easy.${time}`]);
    }
  });

  it('is a new best only where it beats the one before the round', () => {
    expect(endAfter(39)).toMatchObject({ isNewBest: true, before: { score: 39 } });
    expect(endAfter(40)).toMatchObject({ isNewBest: false, before: { score: 40 } });
  });

  it('is no new best where another tab has come further meanwhile', () => {
    const game = algebraGame();
    game.solveMany(2);
    game.send({ type: 'BESTS_ELSEWHERE', bests: { 'findX.easy.normal': { score: 500, streak: 9 } } });
    game.solveMany(1);
    game.send({ type: 'END_ROUND' });
    expect([game.context().isNewBest, game.reached.length]).toEqual([false, 2]);
  });

  it('is not lost by going back to the menu', () => {
    const game = algebraGame();
    game.solve();
    game.send({ type: 'BACK_TO_MENU' });
    expect(game.state()).toBe('menu');
    expect(game.context().bests).toEqual({ 'findX.easy.normal': { score: 20, streak: 1 } });
    game.clock.advance(1_000_000);
    expect(game.state()).toBe('menu');
  });
});
