/* The timing of the portal, and the questions it shows. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../../machines/math-warp/questions';
import { indicesUpTo } from '../../helpers/seeds';
import { warpGame } from './helpers/warp';

const solveMany = (game: ReturnType<typeof warpGame>, count: number): void => {
  for (const _ of indicesUpTo(count)) {
    game.toOpen();
    game.solve();
  }
};

/** A game whose first question is solved at that time. */
const solvedAt = (ms: number) => {
  const game = warpGame();
  game.clock.advance(ms);
  game.solve();
  return game;
};

describe('The portal', () => {
  it('opens in 800 ms with the first question', () => {
    const game = warpGame();
    expect([game.state(), game.said()]).toEqual(['playing.opening', ['opening']]);
    game.clock.advance(799);
    expect(game.state()).toBe('playing.opening');
    game.clock.advance(1);
    expect([game.state(), game.said()]).toEqual(['playing.open', ['asked']]);
  });

  it('closes for a second after a correct answer and opens with a new question in 800 ms', () => {
    const game = warpGame();
    game.toOpen();
    game.solve();
    expect([game.state(), game.said()]).toEqual(['playing.closing', ['correct']]);
    game.clock.advance(999);
    expect([game.state(), game.round().question.number]).toEqual(['playing.closing', 0]);
    game.clock.advance(1);
    expect([game.state(), game.round().question.number]).toEqual(['playing.opening', 1]);
    game.clock.advance(799);
    expect(game.state()).toBe('playing.opening');
    game.clock.advance(1);
    expect(game.state()).toBe('playing.open');
  });

  it('stays closed for 1.5 s after a wrong answer and opens with the same question in 500 ms', () => {
    const game = warpGame();
    game.toOpen();
    const { question } = game.round();
    game.fail();
    expect([game.state(), game.said()]).toEqual(['playing.closed', ['incorrect']]);
    game.send({ type: 'NEXT' });
    game.clock.advance(1499);
    expect(game.state()).toBe('playing.closed');
    game.clock.advance(1);
    expect([game.state(), game.last()]).toEqual(['playing.opening', [{ type: 'opening', isAgain: true }]]);
    game.clock.advance(499);
    expect(game.state()).toBe('playing.opening');
    game.clock.advance(1);
    expect([game.state(), game.round().question]).toEqual(['playing.open', question]);
  });

  it('accepts answers only while it is open', () => {
    const game = warpGame();
    const before = game.figures();
    game.solve();
    game.fail();
    expect([game.state(), game.figures()]).toEqual(['playing.opening', before]);
    game.toOpen();
    game.fail();
    const afterMistake = game.figures();
    game.solve();
    game.fail();
    expect(game.figures()).toEqual(afterMistake);
    game.toOpen();
    game.solve();
    const afterRight = game.figures();
    game.solve();
    expect(game.figures()).toEqual(afterRight);
  });

  it('ignores a number that was tried before or is not among the four', () => {
    const game = warpGame();
    game.toOpen();
    game.fail();
    game.toOpen();
    const { tried } = game.round();
    const asked = game.last();
    const before = game.figures();
    game.answer(tried[0] ?? 0);
    game.answer(987_654);
    expect([game.state(), game.figures()]).toEqual(['playing.open', before]);
    expect(game.last()).toBe(asked);
  });

  it('is closed when time runs out in any of its states', () => {
    const closing = solvedAt(60_000 - 900);
    const options = solvedAt(60_000 - 1000 - 400);
    const closed = warpGame();
    closed.clock.advance(59_000);
    closed.fail();
    for (const game of [closing, options, closed]) game.clock.advance(60_000 - game.clock.now);
    expect([closing, options, closed].map(({ state }) => state())).toEqual([
      'playing.closing',
      'playing.opening',
      'playing.closed',
    ]);
    for (const game of [closing, options, closed]) game.clock.advance(1);
    expect([closing, options, closed].map(({ state }) => state())).toEqual(['gameOver', 'gameOver', 'gameOver']);
  });
});

describe('Warp mode', () => {
  it('starts with the fifth correct answer in a row and ends with a mistake', () => {
    const game = warpGame({ time: 'none' });
    const said = indicesUpTo(6).map(() => {
      solveMany(game, 1);
      return game.said();
    });
    expect(said).toEqual([
      ['correct'],
      ['correct'],
      ['correct'],
      ['correct'],
      ['correct', 'warpOn', 'levelUp'],
      ['correct'],
    ]);
    game.toOpen();
    game.fail();
    expect([game.said(), game.round().streak]).toEqual([['incorrect', 'warpOff'], { now: 0, longest: 6 }]);
  });

  it('does not end if it had not started', () => {
    const game = warpGame();
    solveMany(game, 4);
    game.toOpen();
    game.fail();
    expect(game.said()).toEqual(['incorrect', 'levelUp']);
  });
});

describe('The questions in a round', () => {
  it('depend on the seed, the number and the current level', () => {
    const game = warpGame({ seed: 42, time: 'none' });
    const asked = indicesUpTo(12).map(() => {
      game.toOpen();
      const { question } = game.round();
      game.solve();
      return question;
    });
    expect(asked).toEqual(indicesUpTo(12).map((number) => questionAt(42, number, Math.floor(number / 5))));
  });

  it('keep their level while they are tried again', () => {
    const game = warpGame({ seed: 42, time: 'none' });
    solveMany(game, 4);
    game.toOpen();
    game.fail();
    game.toOpen();
    expect(game.round().question).toEqual(questionAt(42, 4, 0));
    game.solve();
    game.toOpen();
    expect(game.round().question).toEqual(questionAt(42, 5, 1));
  });
});
