/*
 * Simulated children show that chosen questions teach more than random ones, and that slow typing does not change the
 * fact map.
 */
import { describe, expect, it } from 'vitest';
import { indicesUpTo } from '../../helpers/seeds';
import { FAST_FORGETTING, LEARNT_FACTS, USUAL_FORGETTING } from './learner';
import { type PracticeResult, practise } from './practice';

const QUICK_HAND = 0.3;
const SLOW_HAND = 1.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const handOf = (seed: number): number => (seed % 2 === 0 ? QUICK_HAND : SLOW_HAND);
const otherHandOf = (seed: number): number => (seed % 2 === 0 ? SLOW_HAND : QUICK_HAND);

/**
 * The difference in tables known, in percentage points: the second group compared with the first, on average over
 * pairs.
 */
const percentMore = (first: readonly PracticeResult[], second: readonly PracticeResult[]): number =>
  100 * mean(second.map(({ known }, index) => known - first[index]!.known));

/** The average number of cells in which the maps of two children differ. */
const differingCells = (first: readonly PracticeResult[], second: readonly PracticeResult[]): number =>
  mean(
    first.map(({ quick }, index) => {
      const other = second[index]!.quick;
      return LEARNT_FACTS.filter(({ skill }) => quick.has(skill) !== other.has(skill)).length;
    }),
  );

describe('Chosen questions', () => {
  const seeds = indicesUpTo(30);
  const usual = { forgetting: USUAL_FORGETTING } as const;
  const random = seeds.map((seed) => practise({ ...usual, seed, secondsPerKey: handOf(seed), questions: 'random' }));
  const chosen = seeds.map((seed) => practise({ ...usual, seed, secondsPerKey: handOf(seed), questions: 'chosen' }));

  it('teach children at least four percentage points more of the tables than random ones, two weeks later', () => {
    expect(percentMore(random, chosen)).toBeGreaterThan(4);
  });

  it('do not teach less to children who forget far more', () => {
    const each = seeds.slice(0, 16).map((seed) => ({ forgetting: FAST_FORGETTING, seed, secondsPerKey: handOf(seed) }));
    const byChance = each.map((child) => practise({ ...child, questions: 'random' }));
    expect(
      percentMore(
        byChance,
        each.map((child) => practise({ ...child, questions: 'chosen' })),
      ),
    ).toBeGreaterThan(0);
  });

  it('include every fact', () => {
    expect(chosen.map(({ neverAsked }) => neverAsked)).toEqual(seeds.map(() => 0));
  });

  it('are answered right often enough to stay enjoyable', () => {
    const right = mean(chosen.map((one) => one.right));
    expect(right).toBeGreaterThan(0.8);
    expect(right).toBeLessThan(0.95);
  });

  it('give a slow typist the same map as a fast one, unlike questions that count typing time', () => {
    const few = seeds.slice(0, 10);
    const others = few.map((seed) =>
      practise({ ...usual, seed, secondsPerKey: otherHandOf(seed), questions: 'chosen' }),
    );
    expect(differingCells(chosen.slice(0, few.length), others)).toBeLessThanOrEqual(6);
    const withHand = few.map((seed) =>
      [QUICK_HAND, SLOW_HAND].map((secondsPerKey) =>
        practise({ ...usual, seed, secondsPerKey, questions: 'chosenWithHand' }),
      ),
    );
    const ofHand = (index: number) => withHand.map((both) => both[index]!);
    expect(differingCells(ofHand(0), ofHand(1))).toBeGreaterThan(12);
  });
});
