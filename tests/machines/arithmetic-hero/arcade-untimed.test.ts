/* The arcade without a clock, where a single sum waits. */
import { describe, expect, it } from 'vitest';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { indicesUpTo } from '../../helpers/seeds';
import { WRONG } from './helpers/game';
import { arcadeRound } from './helpers/rounds';

const untimed = (options: Parameters<typeof arcadeRound>[0] = {}) => arcadeRound({ ...options, time: 'none' });
const askedBy = ({ battle }: ReturnType<typeof arcadeRound>) => battle().cards.map(({ problem }) => problem.number);

describe('The arcade without a clock', () => {
  it('asks a single sum, which waits', () => {
    const game = untimed();
    expect([game.state(), askedBy(game)]).toEqual(['asking', [0]]);
    expect(game.battle().cards[0]).toMatchObject({ fall: null, x: 50 });
    expect(game.battle().cards[0]?.problem).toEqual(
      problemAt({ seed: 1, time: 'none', hasPowerUps: true }, { level: 1 }, 0),
    );
  });

  it('shows the next sum a second after a correct answer', () => {
    const game = untimed();
    game.solve();
    expect([game.state(), askedBy(game), game.battle().score]).toEqual(['solved', [], 10]);
    game.advance(999);
    expect(game.state()).toBe('solved');
    game.advance(1);
    expect([game.state(), askedBy(game)]).toEqual(['asking', [1]]);
  });

  it('keeps the sum on the screen after a mistake until Next', () => {
    const game = untimed();
    game.answer(WRONG, 0);
    game.advance(1_000_000);
    expect([game.state(), askedBy(game)]).toEqual(['feedback', [0]]);
    expect(game.battle()).toMatchObject({ shield: 90, wrong: 1, streak: { now: 0 } });
    game.next();
    expect([game.state(), askedBy(game)]).toEqual(['asking', [1]]);
  });

  it('ignores a second answer to the same sum', () => {
    const game = untimed();
    game.answer(WRONG, 0);
    game.answer(WRONG, 0);
    expect(game.battle()).toMatchObject({ wrong: 1, shield: 90 });
    game.next();
    game.solve();
    game.answer(WRONG);
    game.next();
    expect(game.battle()).toMatchObject({ solved: 1, wrong: 1, shown: 2 });
  });

  it.each([
    ['the answer of the current sum', (answer: number) => answer],
    ['any other number', () => WRONG],
  ])('ignores a choice for a sum that is no longer there, even if it is %s', (_, valueOf) => {
    const game = untimed();
    game.solve();
    game.advance(1000);
    const before = game.battle();
    game.answer(valueOf(before.cards[0]?.problem.answer ?? WRONG), 0);
    expect(game.state()).toBe('asking');
    expect(game.battle()).toMatchObject({ cards: before.cards, solved: 1, wrong: 0, shield: 100 });
  });

  it('puts as many sums into a wave as would have fallen', () => {
    const game = untimed({ level: 2 });
    const waves = indicesUpTo(13).map(() => {
      const wave = game.wave();
      game.solve();
      game.advance(1000);
      return wave;
    });
    expect(waves).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
    expect(game.times('wave')).toEqual([0, 6000, 12_000]);
  });

  it('is over as soon as the player ends it, in any state', () => {
    const asking = untimed();
    const solved = untimed();
    solved.solve();
    const feedback = untimed();
    feedback.answer(WRONG);
    expect([asking, solved, feedback].map(({ state }) => state())).toEqual(['asking', 'solved', 'feedback']);
    for (const game of [asking, solved, feedback]) {
      game.endRound();
      expect(game.isOver()).toBe(true);
    }
  });
});
