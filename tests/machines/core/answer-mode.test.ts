import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { gameHarness } from '../../helpers/game-harness';

const KIND = 'addition.easy.none';

/** A race, which is multiple choice if `answers` is set. */
const race = (options: { answers?: 'choice'; startsAtOnce?: boolean }) => {
  const { startsAtOnce = true, ...answerMode } = options;
  return gameHarness(
    {
      settings: { mode: 'addition', difficulty: 'easy', time: 'none', ...answerMode } as const,
      bests: { [KIND]: { score: 500, streak: 9 }, [`${KIND}.choice`]: { score: 8, streak: 1 } },
      startsAtOnce,
      seed: 4,
    },
    (input) => createActor(mathFactsMachine, input),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer, now) => answer(now().round.question.answer + 1),
      feedbackMs: 0,
    },
  );
};

describe('A multiple-choice round', () => {
  it('has its own best scores, separate from those of typed answers', () => {
    const game = race({ answers: 'choice' });
    game.solve();
    expect(game.context().before.score).toBe(8);
    expect(game.reached.map(({ kind, best }) => [kind, best.score])).toEqual([[`${KIND}.choice`, 10]]);
    expect(game.context().bests[KIND]).toEqual({ score: 500, streak: 9 });
  });

  it('asks the same questions as a round with typed answers', () => {
    expect(race({ answers: 'choice' }).round().question).toEqual(race({}).round().question);
  });

  it('records answers as chosen rather than typed', () => {
    const ways = [race({ answers: 'choice' }), race({})].map((game) => {
      game.solve();
      game.fail();
      return game.answered.map(({ practisedSkill }) => practisedSkill.way);
    });
    expect(ways).toEqual([
      ['chosen', 'chosen'],
      ['typed', 'typed'],
    ]);
  });

  it('can be switched on and off on the previous result', () => {
    const game = race({});
    game.solve();
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    game.send({ type: 'START', seed: 5 });
    expect(game.context().before.score).toBe(8);
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'CHOOSE_ANSWERS' });
    game.send({ type: 'START', seed: 6 });
    expect(game.context().before.score).toBe(500);
  });
});
