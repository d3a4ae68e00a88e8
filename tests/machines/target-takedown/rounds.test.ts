/* Whole rounds on the clock, by players who are perfect, absent, wrong, or just in time. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { calculateScore } from '../../../machines/target-takedown/rules';
import { type Takedown, takedown } from './helpers/game';

/** Plays until the round is over, at most this many turns. */
function playedBy(game: Takedown, turn: (game: Takedown) => void, max = 200): number {
  let turns = 0;
  for (; turns < max && game.state() !== 'gameOver'; turns++) turn(game);
  return turns;
}

const perfect = (game: Takedown) => {
  game.solve();
  game.advance(500);
};
const wrong = (game: Takedown) => {
  game.fail();
  game.goOn();
};

describe('A player who is always right immediately', () => {
  it.each([
    // One hit every half second until just after the last second.
    ['normal', 60_000 / 500 + 1],
    ['longer', 120_000 / 500 + 1],
  ] as const)('makes all the hits that fit into classic (time: %s)', (time, hits) => {
    const game = takedown({ mode: 'classic', time });
    playedBy(game, perfect, 1000);
    expect([game.state(), game.figures()]).toMatchObject(['gameOver', { hits, streak: hits, longest: hits }]);
  });

  it.each([
    ['classic', 'none'],
    ['survival', 'normal'],
    ['chill', 'longer'],
  ] as const)('in %s with %s time continues until the round is ended', (mode, time) => {
    const game = takedown({ mode, time });
    playedBy(game, perfect, 100);
    expect([game.state(), game.figures().hits, game.round().board.difficulty]).toEqual(['choosing', 100, 30]);
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.figures().hits, game.said()]).toEqual(['gameOver', 100, ['finished']]);
  });

  it('gets the score worked out by hand, streak by streak', () => {
    const game = takedown({ mode: 'classic' });
    let expected = 0;
    for (let streak = 0; streak < 20; streak++) {
      game.advance(1500);
      const { board } = game.round();
      const { questionSecondsLeft } = game.context();
      const before = game.figures().score;
      game.solve();
      // 1.5 s of 10 are used: 8.5 are left, and 9 are shown.
      expect(questionSecondsLeft).toBe(9);
      const points = board.target + (streak >= 5 ? Math.floor(board.target / 2) : 0) + 45 + 10 * Math.floor(streak / 3);
      expect([streak, game.figures().score - before]).toEqual([streak, points]);
      expected += points;
      game.advance(500);
    }
    expect(game.figures()).toMatchObject({ score: expected, hits: 20 });
  });

  it('does not get points for seconds without a clock', () => {
    const game = takedown({ mode: 'classic', time: 'none' });
    const { target } = game.round().board;
    game.advance(5000);
    game.solve();
    expect(game.figures().score).toBe(target);
  });

  it.each([
    ['classic', 'longer', 20],
    ['survival', 'normal', 5],
    ['chill', 'longer', 10],
  ] as const)('in %s with %s time gets points for the whole seconds shown', (mode, time, secondsLeft) => {
    const game = takedown({ mode, time });
    const { target } = game.round().board;
    game.advance(999);
    game.solve();
    expect(game.figures().score).toBe(calculateScore({ target, streak: 0, secondsLeft }));
  });
});

describe('An absent player', () => {
  it('misses six targets of classic, each shown for a second, and scores 0', () => {
    const game = takedown({ mode: 'classic' });
    game.advance(60_000);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['choosing', 0]);
    game.advance(1);
    // 10.001 s and 1 s for each of five, and then 5 s of the sixth.
    expect([game.state(), game.missed(), game.figures().score]).toEqual(['gameOver', 5, 0]);
  });

  it('sees only the last four misses, however many there are', () => {
    const game = takedown({ mode: 'chill' });
    game.advance(600_000);
    const { misses, board } = game.round();
    expect(misses.map((miss) => miss.board.number)).toHaveLength(4);
    expect(misses.at(-1)?.board.number).toBeGreaterThanOrEqual(board.number - 1);
  });

  it('loses survival after three targets of five seconds, each shown for a second', () => {
    const game = takedown({ mode: 'survival' });
    const lives = [1, 2, 3].map(() => {
      game.advance(5001);
      const { lives: left } = game.figures();
      const shown = game.state();
      game.advance(999);
      expect([shown, game.state()]).toEqual(['missed', 'missed']);
      game.advance(1);
      return left;
    });
    expect([lives, game.state()]).toEqual([[2, 1, 0], 'gameOver']);
  });

  it('never loses chill', () => {
    const game = takedown({ mode: 'chill' });
    game.advance(600_000);
    expect(['choosing', 'missed']).toContain(game.state());
    expect(game.missed()).toBeGreaterThan(90);
  });
});

describe('A player who is always wrong', () => {
  it.each(TIME_SETTINGS)('loses survival with the third miss (time: %s)', (time) => {
    const game = takedown({ mode: 'survival', time });
    expect(playedBy(game, wrong)).toBe(3);
    expect([game.state(), game.figures()]).toMatchObject(['gameOver', { lives: 0, score: 0 }]);
  });

  it('sees the miss that took the last life before the round is over', () => {
    const game = takedown({ mode: 'survival', time: 'longer' });
    for (const _ of [1, 2]) wrong(game);
    game.fail();
    game.advance(100_000);
    expect([game.state(), game.figures().lives]).toEqual(['missed', 0]);
    game.send({ type: 'NEXT' });
    expect(game.state()).toBe('gameOver');
  });
});

describe('The streak', () => {
  it('sets the difficulty by its length before the hit, in steps at 3, 6, 9 and 15', () => {
    const game = takedown({ mode: 'chill', time: 'none' });
    const difficulties = Array.from({ length: 17 }, () => {
      const { difficulty } = game.round().board;
      perfect(game);
      return difficulty;
    });
    expect(difficulties).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]);
  });
});
