import { describe, expect, it } from 'vitest';
import { NO_MEMORY, remember, setLearntTables } from '../../../machines/learning/memory';
import {
  estimateKnowledge,
  getPlacement,
  isPlaced,
  PLACEMENT,
  updatePlacement,
} from '../../../machines/learning/placement';
import { PRODUCTS } from '../../../machines/learning/skills';

const UNKNOWN = getPlacement(NO_MEMORY);
const chance = (skill: string, placement = UNKNOWN) => estimateKnowledge(placement, skill)!;
const seen = { ms: null, by: 'keys', digits: 2, time: 'normal', day: 20_000 } as const;

const after = (count: number) =>
  PRODUCTS.slice(0, count).reduce((memory, skill) => remember(memory, { ...seen, skill, isCorrect: true }), NO_MEMORY);

describe("A child's placement", () => {
  it('depends only on how hard a fact is until there is more data', () => {
    const byHardness = ['1x7', '2x2', '5x7', '4x7', '7x8'].map((skill) => chance(skill));
    expect(byHardness).toEqual(byHardness.toSorted((one, other) => other - one));
    expect(chance('÷7x8')).toBeLessThan(chance('7x8'));
  });

  it('does not cover sums or kinds', () => {
    expect([estimateKnowledge(UNKNOWN, '5+8'), estimateKnowledge(UNKNOWN, 'add.overTen')]).toEqual([null, null]);
    expect(updatePlacement(UNKNOWN, '5+8', true)).toBe(UNKNOWN);
  });

  it('is higher in tables that were learnt, and lower in the others', () => {
    const had = getPlacement(setLearntTables(NO_MEMORY, [2, 5, 10]));
    expect(chance('2x5', had)).toBeGreaterThan(chance('2x5'));
    expect(chance('7x8', had)).toBeLessThan(chance('7x8'));
    expect(chance('5x7', had)).toBe(chance('5x7'));
    expect(chance('1x1', had)).toBe(chance('1x1'));
  });

  it('changes with each answer, most in its own tables and a little in all others', () => {
    const right = updatePlacement(UNKNOWN, '6x7', true);
    const wrong = updatePlacement(UNKNOWN, '6x7', false);
    for (const skill of PRODUCTS) {
      expect(chance(skill, right)).toBeGreaterThan(chance(skill));
      expect(chance(skill, wrong)).toBeLessThan(chance(skill));
    }
    expect(chance('6x8', right)).toBeGreaterThan(chance('6x8', updatePlacement(UNKNOWN, '7x9', true)));
  });

  it('changes less as more becomes known', () => {
    const step = (from: typeof UNKNOWN) => chance('6x7', updatePlacement(from, '6x7', true)) - chance('6x7', from);
    const known = ['6x6', '7x7', '6x8', '7x9'].reduce((placement, skill, index) => {
      return updatePlacement(placement, skill, index % 2 === 0);
    }, UNKNOWN);
    expect(step(known)).toBeLessThan(step(UNKNOWN));
  });

  it('can be calculated from the last answers in a memory', () => {
    const memory = [true, false].reduce((before, isCorrect) => {
      return remember(before, { ...seen, skill: '6x7', isCorrect });
    }, NO_MEMORY);
    expect(getPlacement(memory)).toEqual(updatePlacement(UNKNOWN, '6x7', false));
  });

  it('is complete after thirty facts', () => {
    expect([isPlaced(after(PLACEMENT.facts - 1)), isPlaced(after(PLACEMENT.facts))]).toEqual([false, true]);
  });
});
