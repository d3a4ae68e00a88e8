import { describe, expect, it } from 'vitest';
import { boardAt } from '../../../machines/target-takedown/board';
import { takedown } from './helpers/game';

describe('A tile', () => {
  it('is chosen with one tap and put back with the next, with an event for each', () => {
    const game = takedown();
    const [tile = -1] = game.round().board.solution;
    game.toggle(tile);
    expect([game.round().chosen, game.said()]).toEqual([[tile], ['picked']]);
    game.toggle(tile);
    expect([game.round().chosen, game.said(), game.state()]).toEqual([[], ['putBack'], 'choosing']);
  });

  it('keeps the order in which it was chosen', () => {
    const game = takedown();
    const small = game
      .round()
      .board.tiles.toSorted((one, other) => one.value - other.value)
      .map(({ id }) => id);
    const [one = -1, two = -1] = small;
    for (const tile of [two, one]) game.toggle(tile);
    expect(game.round().chosen).toEqual([two, one]);
  });

  it('is ignored if it is not on the board', () => {
    const game = takedown();
    const before = game.context();
    for (const tile of [-1, 99, Number.NaN]) game.toggle(tile);
    expect(game.context()).toEqual(before);
  });

  it('goes back with all others when the player clears them', () => {
    const game = takedown();
    game.prepare();
    game.clear();
    expect([game.round().chosen, game.said()]).toEqual([[], ['cleared']]);
    const before = game.context();
    game.clear();
    expect(game.context()).toBe(before);
  });
});

describe('A hit', () => {
  it('counts for any tiles that make the target, even if they are not the hidden solution', () => {
    // At least one board has another solution with two tiles, found by trying all pairs.
    const ways = Array.from({ length: 200 }, (_, seed) => {
      const { tiles, target, solution } = boardAt(seed, 0, 1);
      const pairs = tiles.flatMap((one) => tiles.filter(({ id }) => id > one.id).map((other) => [one, other] as const));
      const other = pairs.find(
        ([one, two]) => one.value + two.value === target && !solution.includes(one.id) && !solution.includes(two.id),
      );
      return { seed, other };
    });
    const way = ways.find(({ other }) => other !== undefined);
    const game = takedown({ seed: way?.seed ?? -1 });
    for (const { id } of way?.other ?? []) game.toggle(id);
    expect([game.state(), game.figures().hits]).toEqual(['hit', 1]);
  });

  it('shows its tiles for half a second before the next board', () => {
    const game = takedown({ seed: 3 });
    const { board } = game.round();
    game.solve();
    expect([game.state(), game.said(), game.round().board]).toEqual(['hit', ['correct'], board]);
    game.advance(499);
    expect([game.state(), game.round().chosen]).toEqual(['hit', board.solution]);
    game.advance(1);
    expect([game.state(), game.said(), game.round().chosen]).toEqual(['choosing', ['asked'], []]);
    expect(game.round().board).toEqual(boardAt(3, 1, 1));
  });

  it('ignores further tiles while it is shown', () => {
    const game = takedown();
    game.solve();
    const before = game.context();
    for (const { id } of before.round.board.tiles) game.toggle(id);
    game.clear();
    game.send({ type: 'NEXT' });
    expect(game.context()).toBe(before);
  });

  it('reports each new level, one for every five', () => {
    const game = takedown({ mode: 'chill', time: 'none' });
    const said = Array.from({ length: 11 }, () => {
      game.solve();
      const names = game.said();
      game.advance(500);
      return names.includes('levelUp');
    });
    expect(said).toEqual([false, false, false, false, true, false, false, false, false, true, false]);
  });
});

describe('A miss', () => {
  it('shows its tiles for a second if they add up to too much, ends the streak, and resets the difficulty to 1', () => {
    const game = takedown({ mode: 'chill', seed: 2 });
    for (const _ of [1, 2, 3]) {
      game.solve();
      game.advance(500);
    }
    expect(game.round().board.difficulty).toBe(2);
    game.fail();
    const { chosen, board } = game.round();
    expect([game.state(), game.said(), game.figures()]).toMatchObject([
      'missed',
      ['incorrect'],
      { streak: 0, longest: 3 },
    ]);
    expect(chosen.length).toBeGreaterThan(1);
    game.advance(999);
    expect([game.round().board, game.round().chosen]).toEqual([board, chosen]);
    game.advance(1);
    expect([game.state(), game.round().chosen]).toEqual(['choosing', []]);
    expect(game.round().board).toEqual(boardAt(2, 4, 1));
  });

  it('also counts if the time runs out, and keeps the chosen tiles to show them', () => {
    const game = takedown({ mode: 'chill' });
    game.prepare();
    const { chosen } = game.round();
    game.advance(5001);
    expect([game.state(), game.said(), game.round().chosen]).toEqual(['missed', ['timedOut'], chosen]);
    expect(game.round().misses).toMatchObject([{ kind: 'timeUp', chosen }]);
  });
});

describe('A pause', () => {
  it('ignores tiles, Clear and Next', () => {
    const game = takedown({ mode: 'chill', time: 'longer' });
    const last = game.prepare();
    game.clock.pause();
    const before = game.context();
    expect(game.state()).toBe('choosing');
    game.toggle(last);
    game.clear();
    expect(game.context()).toBe(before);
    game.clock.resume();
    game.toggle(last);
    expect(game.state()).toBe('hit');
  });
});
