/* Whole rounds on the clock. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../machines/core/fraction';
import { questionAt } from '../../../machines/fraction-basics/questions';
import { laidParts, layMs } from '../../../machines/fraction-basics/round';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { upTo } from '../../helpers/seeds';
import { type FractionGame, fractionGame, typedFraction } from './helpers/game';

describe('the page', () => {
  it('opens with the first question, without a menu', () => {
    const game = fractionGame({ seed: 7 });
    expect(game.state()).toBe('question');
    expect(game.round().question).toEqual(questionAt(7, { type: 'all' }, 0));
    expect(game.round()).toMatchObject({ score: 0, answers: 0, given: null, mistakes: [] });
    expect(game.told()).toEqual(['asked']);
  });

  it.each(ROUND_TYPES)('asks "%s" where its link says so', (type) => {
    const game = fractionGame({ seed: 3, type });
    const asked = upTo(8).map(() => {
      game.solveMany(1);
      return game.round().question.type;
    });
    expect(new Set(asked)).toEqual(new Set(type === 'all' ? ['convert', 'simplify', 'add', 'subtract'] : [type]));
  });
});

describe('an answer', () => {
  it('is given once: a second one changes nothing', () => {
    const game = fractionGame();
    game.fail();
    game.solve();
    expect(game.round()).toMatchObject({ score: 0, answers: 1, given: { verdict: 'wrong' } });
  });

  it('of the same amount in other parts is right', () => {
    const game = fractionGame();
    const { numerator, denominator } = game.round().question.answer;
    game.answer(typedFraction(numerator * 3, denominator * 3));
    expect(game.round()).toMatchObject({ score: 1, streak: { now: 1 }, given: { verdict: 'right' }, mistakes: [] });
  });

  it('stands until the player goes on, however long that takes', () => {
    const game = fractionGame();
    game.solve();
    game.clock.advance(3_600_000);
    expect([game.state(), game.round().question.number]).toEqual(['answered.shown', 0]);
    game.goOn();
    expect([game.state(), game.round().question.number, game.round().given]).toEqual(['question', 1, null]);
  });

  it('is never asked for by the clock: an absent player loses nothing', () => {
    const game = fractionGame();
    game.clock.advance(3_600_000);
    expect([game.state(), game.round().answers, game.round().question.number]).toEqual(['question', 0, 0]);
  });

  it('cannot be skipped', () => {
    const game = fractionGame();
    game.goOn();
    expect(game.round().question.number).toBe(0);
  });
});

describe('what is shown after an answer', () => {
  it('has its time, to the millisecond: 400 to cut, 80 for each part, 300 to measure', () => {
    const game = fractionGame({ type: 'simplify' });
    game.solve();
    const parts = game.round().question.answer.numerator;
    const states = [399, 1, parts * 80 - 1, 1, 299, 1].map((ms) => {
      game.clock.advance(ms);
      return [game.state(), ...game.told()];
    });
    expect(states).toEqual([
      ['answered.cutting', 'correct'],
      ['answered.laying', 'cut'],
      ['answered.laying', 'cut'],
      ['answered.measuring', 'laid'],
      ['answered.measuring', 'laid'],
      ['answered.shown', 'laid'],
    ]);
  });

  it('lays down the parts of both fractions of a sum, and all of the first one of a difference', () => {
    const sum = { number: 0, first: fraction(1, 2), second: fraction(3, 8), answer: fraction(7, 8) } as const;
    expect(laidParts({ ...sum, type: 'add' })).toBe(7);
    expect(laidParts({ ...sum, type: 'subtract', answer: fraction(1, 8) })).toBe(4);
    expect(layMs({ ...sum, type: 'add' })).toBe(560);
  });

  it('never takes longer than 960 ms for its parts', () => {
    const answer = fraction(37, 100);
    expect(layMs({ number: 0, type: 'convert', hundredths: 37, answer })).toBe(960);
    expect(layMs({ number: 0, type: 'convert', hundredths: 12, answer: fraction(12, 100) })).toBe(960);
    expect(layMs({ number: 0, type: 'convert', hundredths: 11, answer: fraction(11, 100) })).toBe(880);
  });

  it('does not hold up the next question', () => {
    const game = fractionGame();
    game.fail();
    game.clock.advance(450);
    game.goOn();
    game.clock.advance(5000);
    expect([game.state(), game.round().question.number]).toEqual(['question', 1]);
  });

  it('stops while the game is paused', () => {
    const game = fractionGame();
    game.solve();
    game.clock.advance(399);
    game.clock.pause();
    game.clock.advance(60_000);
    expect(game.state()).toBe('answered.cutting');
    game.clock.resume();
    game.clock.advance(1);
    expect(game.state()).toBe('answered.laying');
  });
});

describe('a round', () => {
  it('of a perfect player goes on for ever', () => {
    const game = fractionGame({ seed: 3 });
    game.solveMany(200);
    expect(game.round()).toMatchObject({ score: 200, streak: { now: 200, longest: 200 }, answers: 200, mistakes: [] });
    expect(game.state()).toBe('question');
  });

  it('of a player who is always wrong goes on as well, and loses no points', () => {
    const game = fractionGame();
    game.failMany(30);
    expect(game.round()).toMatchObject({ score: 0, answers: 30, streak: { now: 0, longest: 0 } });
    expect(game.round().mistakes).toHaveLength(30);
  });

  it('keeps the longest streak when a mistake breaks it', () => {
    const game = fractionGame();
    game.solveMany(3);
    game.failMany(1);
    game.solveMany(2);
    expect(game.round()).toMatchObject({ score: 5, answers: 6, streak: { now: 2, longest: 3 } });
  });

  it('asks just what seed and type name', () => {
    const game = fractionGame({ seed: 11, type: 'add' });
    for (const number of upTo(30)) {
      expect(game.round().question).toEqual(questionAt(11, { type: 'add' }, number));
      if (number % 3 === 0) game.fail();
      else game.solve();
      game.goOn();
    }
  });

  it.each(['question', 'answered'] as const)('can be ended in "%s"', (when) => {
    const game = fractionGame();
    game.solveMany(2);
    if (when === 'answered') game.fail();
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.round().score, game.told()]).toEqual(['finished', 2, ['finished']]);
  });

  it('is followed by another of the same type with a fresh seed', () => {
    const game = fractionGame({ type: 'subtract' });
    game.failMany(3);
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 22 });
    expect(game.state()).toBe('question');
    expect(game.context()).toMatchObject({ seed: 22, settings: { type: 'subtract' } });
    expect(game.round()).toMatchObject({ score: 0, answers: 0, mistakes: [] });
    expect(game.round().question).toEqual(questionAt(22, { type: 'subtract' }, 0));
  });

  it('is not begun anew in its middle but by a reset', () => {
    const game = fractionGame();
    game.solveMany(2);
    game.send({ type: 'START', seed: 22 });
    game.send({ type: 'CHOOSE', chosen: { type: 'all' }, seed: 23 });
    expect([game.context().seed, game.round().score]).toEqual([1, 2]);
  });

  it('of another type begins at once where nothing was answered', () => {
    const game = fractionGame();
    game.send({ type: 'CHOOSE', chosen: { type: 'convert' }, seed: 24 });
    expect(game.context()).toMatchObject({ seed: 24, settings: { type: 'convert' } });
    expect(game.round()).toMatchObject({ score: 0, answers: 0, question: { type: 'convert', number: 0 } });
    expect([game.state(), game.told()]).toEqual(['question', ['asked']]);
  });

  it.each(['question', 'answered'] as const)(
    'of another type, chosen in "%s" of a round with answers, begins after its result, which is judged as what it was',
    (when) => {
      const game = fractionGame({ bests: { all: { score: 1, streak: 1 }, convert: { score: 9, streak: 9 } } });
      game.solveMany(2);
      if (when === 'answered') game.fail();
      game.send({ type: 'CHOOSE', chosen: { type: 'convert' }, seed: 24 });
      expect([game.state(), game.round().score, game.told()]).toEqual(['finished', 2, ['finished']]);
      expect(game.context()).toMatchObject({ seed: 1, settings: { type: 'all' }, isNewBest: true });
      game.send({ type: 'START', seed: 25 });
      expect(game.context()).toMatchObject({ seed: 25, settings: { type: 'convert' }, isNewBest: false });
      expect(game.round()).toMatchObject({ score: 0, answers: 0, question: { type: 'convert', number: 0 } });
    },
  );

  it('that is over is not ended again by a choice', () => {
    const game = fractionGame();
    game.solveMany(2);
    game.send({ type: 'CHOOSE', chosen: { type: 'convert' }, seed: 24 });
    const end = game.last();
    game.send({ type: 'CHOOSE', chosen: { type: 'add' }, seed: 25 });
    expect(game.last()).toBe(end);
    expect(game.context().nextSettings).toEqual({ type: 'convert' });
  });
});

describe('a reset', () => {
  it.each([
    ['before an answer', () => {}],
    ['after an answer', (game: FractionGame) => game.fail()],
    ['while parts are laid down', (game: FractionGame) => (game.solve(), game.clock.advance(420))],
    ['in the result', (game: FractionGame) => game.send({ type: 'END_ROUND' })],
  ])('%s clears the score, and keeps the type', (_, before) => {
    const game = fractionGame({ type: 'simplify' });
    game.solveMany(12);
    before(game);
    game.send({ type: 'RESET', seed: 50 });
    expect(game.state()).toBe('question');
    expect(game.context()).toMatchObject({ seed: 50, settings: { type: 'simplify' }, isNewBest: false });
    expect(game.round()).toMatchObject({
      score: 0,
      answers: 0,
      streak: { now: 0, longest: 0 },
      mistakes: [],
      given: null,
    });
    expect(game.round().question).toEqual(questionAt(50, { type: 'simplify' }, 0));
  });
});

/** What a round of so many points tells at its end. */
const newBestAfter = (points: number, bests = {}) => {
  const game = fractionGame({ bests });
  game.solveMany(points);
  game.send({ type: 'END_ROUND' });
  return [game.context().isNewBest, game.last()];
};

describe('a best', () => {
  it('is told with the answer that makes it, so that leaving loses nothing', () => {
    const game = fractionGame({ bests: { all: { score: 2, streak: 1 } } });
    game.solveMany(1);
    expect(game.reached).toEqual([]);
    game.solveMany(1);
    game.failMany(1);
    game.solve();
    expect(game.reached).toEqual([
      { type: 'bestReached', kind: 'all', best: { score: 2, streak: 2 } },
      { type: 'bestReached', kind: 'all', best: { score: 3, streak: 2 } },
    ]);
  });

  it('is judged by what stood before the round', () => {
    expect(newBestAfter(3, { all: { score: 2, streak: 0 } })).toEqual([true, [{ type: 'finished', isNewBest: true }]]);
    expect(newBestAfter(2, { all: { score: 2, streak: 0 } })).toEqual([
      false,
      [{ type: 'finished', isNewBest: false }],
    ]);
    expect(newBestAfter(0)).toEqual([false, [{ type: 'finished', isNewBest: false }]]);
    expect(newBestAfter(1)).toEqual([true, [{ type: 'finished', isNewBest: true }]]);
  });

  it('belongs to what the round asks', () => {
    const game = fractionGame({ type: 'convert' });
    game.solveMany(7);
    expect(game.context().bests).toEqual({ convert: { score: 7, streak: 7 } });
  });

  it('of another tab is taken over in any state', () => {
    const game = fractionGame();
    game.solveMany(2);
    game.send({ type: 'BESTS_ELSEWHERE', bests: { all: { score: 9, streak: 9 } } });
    game.solveMany(1);
    expect(game.context().bests).toEqual({ all: { score: 9, streak: 9 } });
    game.send({ type: 'END_ROUND' });
    expect(game.context().isNewBest).toBe(false);
  });
});
