/* The challenge without a clock: thirty sums, one after another. */
import { describe, expect, it } from 'vitest';
import { challengeSecondsLeft, getTier } from '../../../machines/arithmetic-hero/challenge';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { indicesUpTo } from '../../helpers/seeds';
import { WRONG } from './helpers/game';
import { challengeRound } from './helpers/rounds';

describe('A challenge without a clock', () => {
  it('asks thirty sums, ten in each tier, a second apart', () => {
    const game = challengeRound({ time: 'none', seed: 6 });
    const settings = { seed: 6, time: 'none', hasPowerUps: true } as const;
    for (const number of indicesUpTo(30)) {
      const tierOfSum = number < 10 ? 1 : number < 20 ? 2 : 3;
      expect(game.battle().cards.map(({ problem }) => problem)).toEqual([
        problemAt(settings, { tier: tierOfSum }, number),
      ]);
      game.solve();
      expect(game.state()).toBe('solved');
      game.advance(1000);
    }
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ solved: 30, shown: 30 });
  });

  it('shows the tier of the current sum', () => {
    const game = challengeRound({ time: 'none' });
    const tiers = indicesUpTo(30).map(() => {
      const named = getTier(game.battle());
      game.solve();
      game.advance(1000);
      return named;
    });
    expect(tiers).toEqual(indicesUpTo(30).map((number) => (number < 10 ? 1 : number < 20 ? 2 : 3)));
  });

  it('does not show seconds and waits forever', () => {
    const game = challengeRound({ time: 'none' });
    game.advance(10_000_000);
    expect([game.state(), challengeSecondsLeft(game.battle()), game.battle().shown]).toEqual(['asking', null, 1]);
  });

  it('waits for Next after a mistake, even after the last sum, and refills the shield with the next sum', () => {
    const game = challengeRound({ time: 'none' });
    for (const number of indicesUpTo(30)) {
      game.answer(WRONG);
      game.advance(600_000);
      expect([game.state(), game.battle().shown]).toEqual(['feedback', number + 1]);
      expect(game.battle().shield).toBe(90 - (number % 10) * 10);
      game.next();
    }
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ wrong: 30, solved: 0 });
  });
});
