import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { gameHarness } from '../../helpers/game-harness';

const KIND = 'addition.easy.none';

/** A race in which answers are chosen, if `answers` is given. */
const race = (options: { answers?: 'choice'; startsAtOnce?: boolean }) => {
  const { startsAtOnce = true, ...form } = options;
  return gameHarness(
    {
      settings: { mode: 'addition', difficulty: 'easy', time: 'none', ...form } as const,
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

describe('A round in which answers are chosen', () => {
  it('has its own best scores, and leaves those of typed answers alone', () => {
    const game = race({ answers: 'choice' });
    game.solve();
    expect(game.context().before.score).toBe(8);
    expect(game.reached.map(({ kind, best }) => [kind, best.score])).toEqual([[`${KIND}.choice`, 10]]);
    expect(game.context().bests[KIND]).toEqual({ score: 500, streak: 9 });
  });

  it('asks the same questions as one in which they are typed', () => {
    expect(race({ answers: 'choice' }).round().question).toEqual(race({}).round().question);
  });

  it('tells the memory that answers were chosen', () => {
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

  it('follows a choice that was made on the result of the round before', () => {
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
