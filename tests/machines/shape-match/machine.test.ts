/* Whole rounds on the clock, limited to what is special in this game: counting sides, and rising difficulty. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/shape-match/questions';
import { getCountSteps } from '../../../machines/shape-match/round';
import { type Difficulty, SHAPES } from '../../../machines/shape-match/rules';
import { game } from '../../../src/games/shape-match/game';
import { indicesUpTo } from '../../helpers/seeds';
import { type ShapeGame, shapeGame } from './helpers/game';

describe('An answer', () => {
  it('is ignored if it is not among the choices', () => {
    const game = shapeGame();
    game.answer(99);
    expect([game.state(), game.round().answers]).toEqual(['unanswered', 0]);
  });
});

describe('The first round of a new player', () => {
  const { seed = 0, questions = 0 } = game.firstRound ?? {};

  it('asks for the sides of shapes that have more and more of them, so that nothing has to be read', () => {
    const asked = indicesUpTo(questions).map((number) => questionAt(seed, { difficulty: 'easy' }, number));
    expect(asked.map(({ type }) => type)).toEqual(['sides', 'sides', 'sides']);
    expect(asked.map(({ answer }) => answer)).toEqual([3, 4, 5]);
  });

  it('is over after its questions, and the next round is not', () => {
    const shapes = shapeGame({ seed, questions });
    const answerAll = () => {
      for (const _ of indicesUpTo(questions)) {
        shapes.solve();
        shapes.clock.advance(2000);
        shapes.send({ type: 'NEXT' });
      }
    };
    answerAll();
    expect([shapes.state(), shapes.round().answers]).toEqual(['finished', questions]);
    shapes.send({ type: 'START', seed: 7 });
    answerAll();
    expect([shapes.state(), shapes.round().answers]).toEqual(['unanswered', questions]);
  });
});

/** Plays until a suitable question is asked. */
function gameAt(isWanted: (game: ShapeGame) => boolean, difficulty: Difficulty = 'easy'): ShapeGame {
  for (const seed of indicesUpTo(500)) {
    const game = shapeGame({ seed, difficulty });
    if (isWanted(game)) return game;
  }
  throw new Error('No round begins like this');
}

const shapeOf = (game: ShapeGame) => game.round().question.shape;

describe('Counting', () => {
  it('takes 180 ms for each side, after a correct or wrong answer', () => {
    for (const answer of ['solve', 'fail'] as const) {
      const game = gameAt((one) => shapeOf(one) === 'pentagon');
      game[answer]();
      const counted = [179, 1, 179, 1, 360, 179, 1].map((ms) => {
        game.clock.advance(ms);
        return game.round().counted;
      });
      expect(counted).toEqual([0, 1, 1, 2, 4, 4, 5]);
      expect(game.state()).toBe('answered.counted');
    }
  });

  it('takes 900 ms for the outline of a circle', () => {
    const game = gameAt((one) => shapeOf(one) === 'circle');
    game.solve();
    game.clock.advance(899);
    expect([game.state(), game.round().counted]).toEqual(['answered.counting', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().counted]).toEqual(['answered.counted', 1]);
  });

  it('reports each side with its number, and marks the last one', () => {
    const game = gameAt((one) => shapeOf(one) === 'triangle');
    game.solve();
    const said = indicesUpTo(3).map(() => {
      game.clock.advance(180);
      return game.last();
    });
    expect(said).toEqual([
      [{ type: 'counted', step: { shapeIndex: 0, count: 1 }, isLast: false }],
      [{ type: 'counted', step: { shapeIndex: 0, count: 2 }, isLast: false }],
      [{ type: 'counted', step: { shapeIndex: 0, count: 3 }, isLast: true }],
    ]);
  });

  it('counts both shapes of a comparison', () => {
    const game = gameAt((one) => one.round().question.type === 'comparison', 'medium');
    game.fail();
    game.clock.advance(8 * 180 + 8 * 180 + 900);
    const { question, counted } = game.round();
    const sides = question.drawn.map(({ shape }) => Math.max(1, SHAPES[shape].sides));
    expect([counted, getCountSteps(question).length]).toEqual([sides[0]! + sides[1]!, sides[0]! + sides[1]!]);
    expect(game.state()).toBe('answered.counted');
  });

  it('does not delay the next question, and starts again with it', () => {
    const game = shapeGame();
    game.solve();
    game.clock.advance(200);
    game.goOn();
    game.clock.advance(5000);
    expect([game.state(), game.round().counted]).toEqual(['unanswered', 0]);
  });
});

describe('A round', () => {
  it('gets harder in the same way for a player who is always wrong', () => {
    const game = shapeGame();
    game.failMany(4);
    expect(game.round().difficulty).toBe('easy');
    game.fail();
    expect([game.round().difficulty, game.said()]).toEqual(['medium', ['incorrect', 'levelUp']]);
    // The question that was answered is still an easy one.
    expect(game.round().question.difficulty).toBe('easy');
    game.goOn();
    expect(game.round().question.difficulty).toBe('medium');
    game.failMany(5);
    expect(game.round()).toMatchObject({ difficulty: 'hard', score: 0, answers: 10, streak: { now: 0, longest: 0 } });
  });
});
