/* Whole rounds on the clock. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/shape-match/questions';
import { countSteps } from '../../../machines/shape-match/round';
import { type Difficulty, SHAPES } from '../../../machines/shape-match/rules';
import { upTo } from '../../helpers/seeds';
import { type ShapeGame, shapeGame } from './helpers/game';

describe('the page', () => {
  it('opens with the first question, without a menu', () => {
    const game = shapeGame({ seed: 7 });
    expect(game.state()).toBe('unanswered');
    expect(game.round().question).toEqual(questionAt(7, { difficulty: 'easy' }, 0));
    expect(game.round()).toMatchObject({ score: 0, answers: 0, difficulty: 'easy', given: null, mistakes: [] });
    expect(game.told()).toEqual(['asked']);
  });

  it.each(['easy', 'medium', 'hard'] as const)('begins at %s where its link says so', (difficulty) => {
    expect(shapeGame({ difficulty }).round().question.difficulty).toBe(difficulty);
  });
});

describe('an answer', () => {
  it('that is not among the choices is none', () => {
    const game = shapeGame();
    game.answer(99);
    expect([game.state(), game.round().answers]).toEqual(['unanswered', 0]);
  });

  it('is given once: a second one changes nothing', () => {
    const game = shapeGame();
    game.fail();
    game.solve();
    expect(game.round()).toMatchObject({ score: 0, answers: 1, given: { verdict: 'wrong' } });
  });

  it('stands until the player goes on, however long that takes', () => {
    const game = shapeGame();
    game.solve();
    game.clock.advance(3_600_000);
    expect([game.state(), game.round().question.number]).toEqual(['answered.counted', 0]);
    game.goOn();
    expect([game.state(), game.round().question.number, game.round().given]).toEqual(['unanswered', 1, null]);
  });

  it('is never asked for by the clock: an absent player loses nothing', () => {
    const game = shapeGame();
    game.clock.advance(3_600_000);
    expect([game.state(), game.round().answers, game.round().question.number]).toEqual(['unanswered', 0, 0]);
  });

  it('cannot be skipped', () => {
    const game = shapeGame();
    game.goOn();
    expect(game.round().question.number).toBe(0);
  });
});

/** Plays on until a question about such shapes is asked. */
function gameAt(isWanted: (game: ShapeGame) => boolean, difficulty: Difficulty = 'easy'): ShapeGame {
  for (const seed of upTo(500)) {
    const game = shapeGame({ seed, difficulty });
    if (isWanted(game)) return game;
  }
  throw new Error('No round begins like this');
}

const shapeOf = (game: ShapeGame) => game.round().question.shape;

describe('counting', () => {
  it('takes 180 ms for each side, to the millisecond, after a right and after a wrong answer', () => {
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

  it('takes 900 ms for the line of a circle', () => {
    const game = gameAt((one) => shapeOf(one) === 'circle');
    game.solve();
    game.clock.advance(899);
    expect([game.state(), game.round().counted]).toEqual(['answered.counting', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().counted]).toEqual(['answered.counted', 1]);
  });

  it('tells each side with its number, and the last one as the last', () => {
    const game = gameAt((one) => shapeOf(one) === 'triangle');
    game.solve();
    const told = upTo(3).map(() => {
      game.clock.advance(180);
      return game.last();
    });
    expect(told).toEqual([
      [{ type: 'counted', step: { place: 0, count: 1 }, isLast: false }],
      [{ type: 'counted', step: { place: 0, count: 2 }, isLast: false }],
      [{ type: 'counted', step: { place: 0, count: 3 }, isLast: true }],
    ]);
  });

  it('counts both shapes of a comparison', () => {
    const game = gameAt((one) => one.round().question.type === 'comparison', 'medium');
    game.fail();
    game.clock.advance(8 * 180 + 8 * 180 + 900);
    const { question, counted } = game.round();
    const sides = question.drawn.map(({ shape }) => Math.max(1, SHAPES[shape].sides));
    expect([counted, countSteps(question).length]).toEqual([sides[0]! + sides[1]!, sides[0]! + sides[1]!]);
    expect(game.state()).toBe('answered.counted');
  });

  it('does not hold up the next question, and begins anew with it', () => {
    const game = shapeGame();
    game.solve();
    game.clock.advance(200);
    game.goOn();
    game.clock.advance(5000);
    expect([game.state(), game.round().counted]).toEqual(['unanswered', 0]);
  });

  it('stops while the game is paused', () => {
    const game = gameAt((one) => shapeOf(one) === 'hexagon');
    game.solve();
    game.clock.advance(200);
    game.clock.pause();
    game.clock.advance(60_000);
    expect(game.round().counted).toBe(1);
    game.clock.resume();
    game.clock.advance(160);
    expect(game.round().counted).toBe(2);
  });
});

describe('a round', () => {
  it('of a perfect player goes on for ever, and rises after the fifth and the tenth answer', () => {
    const game = shapeGame({ seed: 3 });
    const difficulties = upTo(40).map(() => {
      const { difficulty } = game.round().question;
      game.solve();
      game.goOn();
      return difficulty;
    });
    expect(difficulties.slice(0, 11)).toEqual([...Array(5).fill('easy'), ...Array(5).fill('medium'), 'hard']);
    expect(new Set(difficulties.slice(10))).toEqual(new Set(['hard']));
    expect(game.round()).toMatchObject({ score: 40, streak: { now: 40, longest: 40 }, answers: 40, mistakes: [] });
  });

  it('rises just so for a player who is always wrong', () => {
    const game = shapeGame();
    game.failMany(4);
    expect(game.round().difficulty).toBe('easy');
    game.fail();
    expect([game.round().difficulty, game.told()]).toEqual(['medium', ['incorrect', 'levelUp']]);
    // The question that was answered is still an easy one.
    expect(game.round().question.difficulty).toBe('easy');
    game.goOn();
    expect(game.round().question.difficulty).toBe('medium');
    game.failMany(5);
    expect(game.round()).toMatchObject({ difficulty: 'hard', score: 0, answers: 10, streak: { now: 0, longest: 0 } });
  });

  it('asks just what seed and difficulty name', () => {
    const game = shapeGame({ seed: 11, difficulty: 'medium' });
    for (const number of upTo(30)) {
      expect(game.round().question).toEqual(questionAt(11, { difficulty: 'medium' }, number));
      if (number % 3 === 0) game.fail();
      else game.solve();
      game.goOn();
    }
  });

  it.each(['unanswered', 'answered'] as const)('can be ended while a question is %s', (when) => {
    const game = shapeGame();
    game.solveMany(2);
    if (when === 'answered') game.fail();
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.round().score, game.told()]).toEqual(['finished', 2, ['finished']]);
  });

  it('is followed by another of the same difficulty with a fresh seed', () => {
    const game = shapeGame({ seed: 1, difficulty: 'hard' });
    game.failMany(3);
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 22 });
    expect(game.state()).toBe('unanswered');
    expect(game.context()).toMatchObject({ seed: 22, settings: { difficulty: 'hard' } });
    expect(game.round()).toMatchObject({ score: 0, answers: 0, mistakes: [] });
    expect(game.round().question).toEqual(questionAt(22, { difficulty: 'hard' }, 0));
  });

  it('is not begun anew in its middle but by a reset', () => {
    const game = shapeGame();
    game.solveMany(2);
    game.send({ type: 'START', seed: 22 });
    expect([game.context().seed, game.round().score]).toEqual([1, 2]);
  });
});

describe('a reset', () => {
  it.each([
    ['before an answer', () => {}],
    ['after an answer', (game: ShapeGame) => game.fail()],
    ['while sides are counted', (game: ShapeGame) => (game.solve(), game.clock.advance(200))],
    ['in the result', (game: ShapeGame) => game.send({ type: 'END_ROUND' })],
  ])('%s goes back to easy with score zero and nothing remembered', (_, before) => {
    const game = shapeGame({ difficulty: 'hard' });
    game.solveMany(12);
    before(game);
    game.send({ type: 'RESET', seed: 50 });
    expect(game.state()).toBe('unanswered');
    expect(game.context()).toMatchObject({ seed: 50, settings: { difficulty: 'easy' }, isNewBest: false });
    expect(game.round()).toMatchObject({
      score: 0,
      answers: 0,
      difficulty: 'easy',
      streak: { now: 0, longest: 0 },
      mistakes: [],
      given: null,
      counted: 0,
    });
    expect(game.round().history).toHaveLength(1);
    expect(game.round().question).toEqual(questionAt(50, { difficulty: 'easy' }, 0));
  });
});

/** What a round of so many points tells at its end. */
const newBestAfter = (points: number, bests = {}) => {
  const game = shapeGame({ bests });
  game.solveMany(points);
  game.send({ type: 'END_ROUND' });
  return [game.context().isNewBest, game.last()];
};

describe('a best', () => {
  it('is told with the answer that makes it, so that leaving loses nothing', () => {
    const game = shapeGame({ bests: { easy: { score: 2, streak: 1 } } });
    game.solveMany(1);
    expect(game.reached).toEqual([]);
    game.solveMany(1);
    game.fail();
    game.goOn();
    game.solve();
    expect(game.reached).toEqual([
      { type: 'bestReached', kind: 'easy', best: { score: 2, streak: 2 } },
      { type: 'bestReached', kind: 'easy', best: { score: 3, streak: 2 } },
    ]);
  });

  it('is judged by what stood before the round', () => {
    expect(newBestAfter(3, { easy: { score: 2, streak: 0 } })).toEqual([true, [{ type: 'finished', isNewBest: true }]]);
    expect(newBestAfter(2, { easy: { score: 2, streak: 0 } })).toEqual([
      false,
      [{ type: 'finished', isNewBest: false }],
    ]);
    expect(newBestAfter(0)).toEqual([false, [{ type: 'finished', isNewBest: false }]]);
    expect(newBestAfter(1)).toEqual([true, [{ type: 'finished', isNewBest: true }]]);
  });

  it('belongs to the difficulty where the round began', () => {
    const game = shapeGame({ difficulty: 'medium' });
    game.solveMany(7);
    expect(game.context().bests).toEqual({ medium: { score: 7, streak: 7 } });
  });

  it('of another tab is taken over in any state', () => {
    const game = shapeGame();
    game.solveMany(2);
    game.send({ type: 'BESTS_ELSEWHERE', bests: { easy: { score: 9, streak: 9 } } });
    game.solveMany(1);
    expect(game.context().bests).toEqual({ easy: { score: 9, streak: 9 } });
    game.send({ type: 'END_ROUND' });
    expect(game.context().isNewBest).toBe(false);
  });
});
