/* Whole rounds on the clock, limited to what is special in this game: the bars after an answer, and changes of type. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../machines/core/fraction';
import { questionAt } from '../../../machines/fraction-basics/questions';
import { countPartsToLay, layPartsMs } from '../../../machines/fraction-basics/round';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { indicesUpTo } from '../../helpers/seeds';
import { fractionGame, typedFraction } from './helpers/game';

describe('A round', () => {
  it.each(ROUND_TYPES)('asks exactly the questions for its seed and type: "%s"', (type) => {
    const game = fractionGame({ seed: 11, type });
    for (const number of indicesUpTo(30)) {
      expect(game.round().question).toEqual(questionAt(11, { type }, number));
      if (number % 3 === 0) game.fail();
      else game.solve();
      game.goOn();
    }
    expect(game.round()).toMatchObject({ score: 20, answers: 30 });
    expect(game.round().mistakes).toHaveLength(10);
  });

  it('changes to another type immediately if nothing was answered', () => {
    const game = fractionGame();
    game.send({ type: 'CHOOSE', chosen: { type: 'convert' }, seed: 24 });
    expect(game.context()).toMatchObject({ seed: 24, settings: { type: 'convert' } });
    expect(game.round()).toMatchObject({ score: 0, answers: 0, question: { type: 'convert', number: 0 } });
    expect([game.state(), game.said()]).toEqual(['question', ['asked']]);
  });

  it('continues if the player chooses the same type again', () => {
    const game = fractionGame();
    game.solveMany(2);
    game.send({ type: 'CHOOSE', chosen: { type: 'all' }, seed: 23 });
    expect([game.context().seed, game.round().score]).toEqual([1, 2]);
  });

  it.each(['question', 'answered'] as const)(
    'shows its result before a round of another type starts, if there were answers (state "%s")',
    (when) => {
      const game = fractionGame({ bests: { all: { score: 1, streak: 1 }, convert: { score: 9, streak: 9 } } });
      game.solveMany(2);
      if (when === 'answered') game.fail();
      game.send({ type: 'CHOOSE', chosen: { type: 'convert' }, seed: 24 });
      expect([game.state(), game.round().score, game.said()]).toEqual(['finished', 2, ['finished']]);
      expect(game.context()).toMatchObject({ seed: 1, settings: { type: 'all' }, isNewBest: true });
      const end = game.last();
      game.send({ type: 'CHOOSE', chosen: { type: 'add' }, seed: 25 });
      expect([game.last(), game.context().nextSettings]).toEqual([end, { type: 'add' }]);
      game.send({ type: 'START', seed: 25 });
      expect(game.context()).toMatchObject({ seed: 25, settings: { type: 'add' }, isNewBest: false });
      expect(game.round()).toMatchObject({ score: 0, answers: 0, question: { type: 'add', number: 0 } });
    },
  );
});

describe('An answer', () => {
  it('is right if it is the same amount in different parts', () => {
    const game = fractionGame();
    const { numerator, denominator } = game.round().question.answer;
    game.answer(typedFraction(numerator * 3, denominator * 3));
    expect(game.round()).toMatchObject({ score: 1, streak: { now: 1 }, given: { verdict: 'right' }, mistakes: [] });
  });
});

describe('The steps after an answer', () => {
  it('take exactly 400 ms to cut, 80 for each part and 300 to measure', () => {
    const game = fractionGame({ type: 'simplify' });
    game.solve();
    const parts = game.round().question.answer.numerator;
    const states = [399, 1, parts * 80 - 1, 1, 299, 1].map((ms) => {
      game.clock.advance(ms);
      return [game.state(), ...game.said()];
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

  it('lay out the parts of both fractions in an addition, but only of the first in a subtraction', () => {
    const sum = { number: 0, first: fraction(1, 2), second: fraction(3, 8), answer: fraction(7, 8) } as const;
    expect(countPartsToLay({ ...sum, type: 'add' })).toBe(7);
    expect(countPartsToLay({ ...sum, type: 'subtract', answer: fraction(1, 8) })).toBe(4);
    expect(layPartsMs({ ...sum, type: 'add' })).toBe(560);
  });

  it.each([
    [37, 960],
    [12, 960],
    [11, 880],
  ])('never take longer than 960 ms for the parts: %i parts take %i ms', (hundredths, ms) => {
    expect(layPartsMs({ number: 0, type: 'convert', hundredths, answer: fraction(hundredths, 100) })).toBe(ms);
  });

  it('do not delay the next question', () => {
    const game = fractionGame();
    game.fail();
    game.clock.advance(450);
    game.goOn();
    game.clock.advance(5000);
    expect([game.state(), game.round().question.number]).toEqual(['question', 1]);
  });
});
