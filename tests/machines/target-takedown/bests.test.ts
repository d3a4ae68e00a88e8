import { describe, expect, it } from 'vitest';
import { type Takedown, takedown } from './played';

/** Whether the result of a round says that it is a new best. */
const isGreat = ({ last, context }: Takedown): boolean =>
  context().isNewBest && last().some((event) => event.type === 'finished' && event.isNewBest);

describe('the best of a kind of round', () => {
  it('is told at each hit that beats it, so that leaving the page loses nothing', () => {
    const game = takedown({ mode: 'chill', time: 'none' });
    for (const _ of [1, 2]) {
      game.solve();
      game.advance(500);
    }
    const { score } = game.figures();
    expect(game.reached.map(({ kind }) => kind)).toEqual(['chill.none', 'chill.none']);
    expect(game.reached.at(-1)?.best).toEqual({ score, streak: 2 });
    expect(game.context().bests).toEqual({ 'chill.none': { score, streak: 2 } });
  });

  it('is not told while nothing is better', () => {
    const game = takedown({ mode: 'chill', bests: { 'chill.normal': { score: 10_000, streak: 1 } } });
    game.solve();
    expect(game.reached).toEqual([]);
    game.advance(500);
    game.solve();
    expect(game.reached.map(({ best }) => best)).toEqual([{ score: 10_000, streak: 2 }]);
  });

  it('is kept apart by mode and time', () => {
    const bests = { 'classic.normal': { score: 1, streak: 1 }, 'classic.longer': { score: 2, streak: 1 } };
    const before = (['normal', 'longer', 'none'] as const).map(
      (time) => takedown({ mode: 'classic', time, bests }).context().before.score,
    );
    expect(before).toEqual([1, 2, 0]);
  });

  it('is the one before the round when the result is judged', () => {
    const game = takedown({ mode: 'chill', time: 'none', bests: { 'chill.none': { score: 5, streak: 9 } } });
    game.solve();
    game.send({ type: 'END_ROUND' });
    expect([game.context().before, isGreat(game)]).toEqual([{ score: 5, streak: 9 }, true]);
    game.send({ type: 'START', seed: 1 });
    expect(game.context().before.score).toBe(game.context().bests['chill.none']?.score);
  });

  it.each([
    { name: 'a round without a hit', best: 0, hits: 0 },
    { name: 'a lower score', best: 10_000, hits: 2 },
  ])('is not beaten by $name', ({ best, hits }) => {
    const game = takedown({ mode: 'chill', time: 'none', bests: { 'chill.none': { score: best, streak: 0 } } });
    for (let hit = 0; hit < hits; hit++) {
      game.solve();
      game.advance(500);
    }
    game.send({ type: 'END_ROUND' });
    expect(isGreat(game)).toBe(false);
  });

  it('is judged once: what another tab comes to while the result stands changes nothing', () => {
    const game = takedown({ mode: 'chill', time: 'none' });
    game.solve();
    game.send({ type: 'END_ROUND' });
    const before = game.last();
    game.send({ type: 'BESTS_ELSEWHERE', bests: { 'chill.none': { score: 100_000, streak: 0 } } });
    expect([isGreat(game), game.last()]).toEqual([true, before]);
  });

  it('is read again when another tab has come further, and is then no new one', () => {
    const game = takedown({ mode: 'chill', time: 'none' });
    game.solve();
    game.send({ type: 'BESTS_ELSEWHERE', bests: { 'chill.none': { score: 100_000, streak: 0 } } });
    game.send({ type: 'END_ROUND' });
    expect(isGreat(game)).toBe(false);
  });
});
