import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../machines/arithmetic-hero/battle';
import { applyAnswer, settleBattle, spawnSum } from '../../../machines/arithmetic-hero/battle-events';
import { heightAt } from '../../../machines/arithmetic-hero/falling';
import { createBattle, createCard, eventTypes } from './helpers/cards';

const solve = (battle: Battle, value: number, nowMs: number): Battle => applyAnswer(battle, { value, to: null }, nowMs);
const fallOf = ({ cards }: Battle, number: number) => {
  const fall = cards.find(({ problem }) => problem.number === number)?.fall;
  return fall ?? { fromY: Number.NaN, sinceMs: Number.NaN, landsMs: Number.NaN };
};
/** Test cards: the first carries slow motion, the second is halfway down at 4000 ms. */
const SLOW = createCard(1, { powerUp: 'slowMotion', landsMs: 50_000 });
const HALF_WAY = createCard(2, { landsMs: 8000 });

describe('Slow motion', () => {
  it('stretches the rest of every fall by half, from its current position', () => {
    const battle = solve(createBattle({ cards: [SLOW, HALF_WAY] }), 1, 4000);
    expect(fallOf(battle, 2)).toEqual({ fromY: 45, sinceMs: 4000, landsMs: 10_000 });
    expect(battle.powerUps).toEqual([{ kind: 'slowMotion', endsMs: 19_000, solvesLeft: null }]);
    expect(eventTypes(battle)).toEqual(['correct', 'powerUp']);
  });

  it('also slows sums that start while it lasts', () => {
    const battle = solve(createBattle({ cards: [SLOW] }), 1, 4000);
    const slow = spawnSum(battle, { level: 3 }, 6000, 5000);
    expect(slow.cards[0]?.fall).toEqual({ fromY: -10, sinceMs: 5000, landsMs: 14_000 });
  });

  it('restores the old speed for the rest of each fall when it ends', () => {
    const late = createCard(3, { landsMs: 30_000 });
    const slowed = solve(createBattle({ cards: [SLOW, late] }), 1, 0);
    expect(fallOf(slowed, 3).landsMs).toBe(45_000);
    expect(settleBattle(slowed, 14_999).powerUps).toHaveLength(1);
    const over = settleBattle(slowed, 15_000);
    // A third of the slowed fall is done: 30,000 ms are left, or 20,000 at the old speed.
    expect(fallOf(over, 3).landsMs).toBe(35_000);
    expect(heightAt(fallOf(over, 3), 15_000)).toBeCloseTo(heightAt(fallOf(slowed, 3), 15_000), 9);
    expect(over.powerUps).toEqual([]);
    expect(over.events).toEqual([...slowed.events, { type: 'powerUpOver', powerUp: 'slowMotion' }]);
  });

  it('restarts its timer if taken twice, but does not slow anything further', () => {
    const again = createCard(4, { powerUp: 'slowMotion', landsMs: 60_000 });
    const once = solve(createBattle({ cards: [SLOW, again, HALF_WAY] }), 1, 4000);
    const twice = solve(once, 4, 6000);
    expect(twice.powerUps).toEqual([{ kind: 'slowMotion', endsMs: 21_000, solvesLeft: null }]);
    expect(fallOf(twice, 2).landsMs).toBe(10_000);
  });

  it('counts a landing once if it ends at the same moment', () => {
    const slowed = solve(createBattle({ cards: [SLOW, createCard(5, { sinceMs: 0, landsMs: 10_000 })] }), 1, 0);
    expect(fallOf(slowed, 5).landsMs).toBe(15_000);
    const over = settleBattle(slowed, 15_000);
    expect(settleBattle(over, 15_001)).toMatchObject({ landed: 1, cards: [] });
  });
});

describe('Double points', () => {
  const DOUBLE = createCard(1, { powerUp: 'doublePoints' });

  it('double the points from the next sum on, for 20 seconds', () => {
    const begun = solve(createBattle({ cards: [DOUBLE, createCard(2), createCard(3)] }), 1, 1000);
    expect(begun.score).toBe(30);
    expect(solve(settleBattle(begun, 20_999), 2, 20_999).score).toBe(90);
    expect(solve(settleBattle(begun, 21_000), 2, 21_000).score).toBe(60);
  });

  it('start their 20 seconds again if taken twice', () => {
    const cards = [DOUBLE, createCard(2, { powerUp: 'doublePoints' })];
    const twice = solve(solve(createBattle({ cards }), 1, 1000), 2, 9000);
    expect(twice.powerUps).toEqual([{ kind: 'doublePoints', endsMs: 29_000, solvesLeft: null }]);
  });

  it('last alongside slow motion', () => {
    const both = solve(
      solve(createBattle({ cards: [DOUBLE, createCard(2, { powerUp: 'slowMotion' })] }), 1, 0),
      2,
      1000,
    );
    expect(both.powerUps.map(({ kind, endsMs }) => [kind, endsMs])).toEqual([
      ['doublePoints', 20_000],
      ['slowMotion', 16_000],
    ]);
    expect(settleBattle(both, 16_000).powerUps.map(({ kind }) => kind)).toEqual(['doublePoints']);
  });

  it('last twice as long with the time setting "longer"', () => {
    const begun = solve(createBattle({ time: 'longer', cards: [DOUBLE] }), 1, 1000);
    expect(begun.powerUps[0]?.endsMs).toBe(41_000);
    const slow = solve(createBattle({ time: 'longer', cards: [SLOW] }), 1, 1000);
    expect(slow.powerUps[0]?.endsMs).toBe(31_000);
  });

  it('last for the next five sums if there is no clock', () => {
    const cards = [DOUBLE, ...[2, 3, 4, 5, 6, 7].map((number) => createCard(number, { landsMs: null }))];
    let battle = solve(createBattle({ level: 1, time: 'none', cards }), 1, 0);
    const points = [2, 3, 4, 5, 6, 7].map((number) => {
      const before = battle.score;
      battle = solve(battle, number, 0);
      return battle.score - before;
    });
    // The streaks of the second to the seventh sum: single points below five, doubled three times, then twice as much
    // from five on.
    expect(points).toEqual([20, 20, 20, 40, 40, 20]);
    expect(battle.powerUps).toEqual([]);
  });

  it('are not used up by a mistake if there is no clock', () => {
    const begun = solve(createBattle({ level: 1, time: 'none', cards: [DOUBLE] }), 1, 0);
    expect(solve(begun, 999, 0).powerUps).toEqual([{ kind: 'doublePoints', endsMs: null, solvesLeft: 5 }]);
  });
});

describe('A shield power-up', () => {
  it.each([
    [40, 70],
    [70, 100],
    [80, 100],
    [100, 100],
  ])('raises the shield from %i to %i', (shield, becomes) => {
    const battle = solve(createBattle({ shield, cards: [createCard(1, { powerUp: 'shield' })] }), 1, 0);
    expect(battle.shield).toBe(becomes);
    expect(battle.powerUps).toEqual([]);
  });
});

describe('Multi-zap', () => {
  it('clears the screen for flat points, without multiplier, streak or count, and without triggering other power-ups', () => {
    const others = [2, 3, 4, 5].map((number) => createCard(number, { powerUp: 'doublePoints' }));
    const double = { kind: 'doublePoints', endsMs: 90_000, solvesLeft: null } as const;
    const battle = solve(
      createBattle({
        level: 4,
        shield: 50,
        streak: { now: 10, longest: 12 },
        powerUps: [double],
        cards: [createCard(1, { powerUp: 'multiZap' }), ...others],
      }),
      1,
      0,
    );
    expect(battle.score).toBe(10 * 3 * 2 * 4 + 4 * 10 * 4);
    expect(battle).toMatchObject({ solved: 1, shield: 50, cards: [], powerUps: [double] });
    expect(battle.streak).toEqual({ now: 11, longest: 12 });
    expect(eventTypes(battle)).toEqual(['correct', 'powerUp', 'correct', 'correct', 'correct', 'correct']);
    expect(battle.events.slice(2)).toEqual(
      others.map((card, index) => ({
        type: 'correct',
        card,
        points: 40,
        by: 'multiZap',
        index: index + 1,
        streak: 11,
      })),
    );
  });

  it("earns only its own sum's points if there are no other sums on the screen", () => {
    expect(solve(createBattle({ cards: [createCard(1, { powerUp: 'multiZap' })] }), 1, 0)).toMatchObject({
      score: 30,
      solved: 1,
    });
  });

  it('gives 5 for each sum in the challenge', () => {
    const cards = [createCard(1, { powerUp: 'multiZap' }), createCard(2), createCard(3)];
    expect(solve(createBattle({ mode: 'challenge', cards }), 1, 0).score).toBe(10 + 5 + 5);
  });
});
