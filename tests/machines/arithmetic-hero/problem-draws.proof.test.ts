/* Random draws of sums: divisions and products, wrong options, power-ups, and the settings that affect a sum. */
import { describe, expect, it } from 'vitest';
import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import {
  type Problem,
  type ProblemSettings,
  type ProblemSource,
  problemAt,
} from '../../../machines/arithmetic-hero/problems';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = indicesUpTo(10_000);
const NORMAL = { time: 'normal', hasPowerUps: true } as const;
const sumsOf = (asked: ProblemSource, settings: Omit<ProblemSettings, 'seed'> = NORMAL): readonly Problem[] =>
  SEEDS.map((seed) => problemAt({ ...settings, seed }, asked, 3));
const withOperation = (asked: ProblemSource, operation: string): readonly Problem[] =>
  sumsOf(asked).filter((sum) => sum.operation === operation);
const valuesOf = (values: readonly number[]): readonly number[] => [...new Set(values)].toSorted((a, b) => a - b);
const fromTo = (low: number, high: number): readonly number[] => indicesUpTo(high - low + 1).map((step) => low + step);

describe('A division', () => {
  it.each([{ level: 4 }, { level: 5 }, { tier: 3 }] as const)('by 2 to 11 gives 1 to 10: %j', (asked) => {
    const divisions = withOperation(asked, '÷');
    expect(valuesOf(divisions.map(({ second }) => second))).toEqual(fromTo(2, 11));
    expect(valuesOf(divisions.map(({ answer }) => answer))).toEqual(fromTo(1, 10));
    expect(divisions.every(({ first, second, answer }) => first === second * answer)).toBe(true);
  });
});

const isEasy = (factor: number) => factor <= 12 || factor % 10 === 0;
const spreadOver = (factors: readonly number[], [low, high]: readonly [number, number]) => {
  const indices = factors.map((factor) => factor - low);
  return countOccurrences(indices, high - low + 1);
};

describe('A product', () => {
  it.each([
    [2, [2, 9], [2, 12]],
    [3, [2, 12], [2, 20]],
  ] as const)('on tier %i draws factors evenly from %j and %j', (tier, first, second) => {
    const products = withOperation({ tier }, '×');
    for (const counts of [
      spreadOver(
        products.map((product) => product.first),
        first,
      ),
      spreadOver(
        products.map((product) => product.second),
        second,
      ),
    ]) {
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
    }
  });

  it.each([3, 4, 5] as const)('has an easy factor on level %i in at least 80 of 100 cases, but not always', (level) => {
    const products = withOperation({ level }, '×');
    const ratio = products.filter(({ first, second }) => isEasy(first) || isEasy(second)).length / products.length;
    expect(ratio).toBeGreaterThan(0.79);
    expect(ratio).toBeLessThan(1);
  });

  it('never has two three-digit factors', () => {
    const products = withOperation({ level: 5 }, '×');
    expect(products.filter(({ first, second }) => first > 99 && second > 99)).toEqual([]);
    expect(products.some(({ first }) => first > 99) && products.some(({ second }) => second > 99)).toBe(true);
  });
});

/** A number's digits with any two of them swapped. */
const swappedIn = (size: number): readonly number[] => {
  const figures = String(size).split('');
  const swapped = (one: number, other: number) =>
    figures
      .with(one, figures[other] ?? '')
      .with(other, figures[one] ?? '')
      .join('');
  return figures.flatMap((_, one) => figures.map((_, other) => Number(swapped(one, other))));
};
const isNear = (size: number, option: number) => Math.abs(option - size) <= Math.max(10, Math.floor(0.2 * size));
const isSwapped = (size: number, option: number) => swappedIn(size).includes(option);
const isChanged = (size: number, option: number) => {
  const figures = String(size).split('');
  const others = String(option).padStart(figures.length, '0').split('');
  return others.length === figures.length && others.filter((figure, index) => figure !== figures[index]).length === 1;
};

describe('A wrong option', () => {
  it.each(LEVEL_IDS)(
    'is close to the answer on level %i, or has two digits swapped or one changed, and all three occur',
    (level) => {
      const seen = { near: 0, swapped: 0, changed: 0 };
      for (const { options, answer } of sumsOf({ level })) {
        for (const option of options.filter((one) => one !== answer).map(Math.abs)) {
          const size = Math.abs(answer);
          const [near, swapped, changed] = [isNear(size, option), isSwapped(size, option), isChanged(size, option)];
          expect(near || swapped || changed).toBe(true);
          seen.near += near ? 1 : 0;
          seen.swapped += swapped && !near ? 1 : 0;
          seen.changed += changed && !near && !swapped ? 1 : 0;
        }
      }
      expect(Math.min(seen.near, seen.swapped, seen.changed)).toBeGreaterThan(0);
    },
  );
});

const carriedBy = (sums: readonly Problem[]) => sums.flatMap(({ powerUp }) => powerUp ?? []);
const countKinds = (sums: readonly Problem[], kinds: readonly string[]) =>
  kinds.map((kind) => carriedBy(sums).filter((one) => one === kind).length);

describe('A power-up', () => {
  const ALL = ['slowMotion', 'doublePoints', 'shield', 'multiZap'];

  it.each([1, 2] as const)('never appears on level %i', (level) => {
    expect(carriedBy(sumsOf({ level }))).toEqual([]);
  });

  it.each([{ level: 3 }, { level: 4 }, { level: 5 }, { tier: 1 }, { tier: 2 }, { tier: 3 }] as const)(
    'appears with one sum in ten, and all four kinds are equally likely: %j',
    (asked) => {
      const counts = countKinds(sumsOf(asked), ALL);
      const carried = counts.reduce((sum, one) => sum + one);
      expect(Math.abs(carried / SEEDS.length - 0.1)).toBeLessThan(0.012);
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(4));
    },
  );

  it.each([{ level: 5 }, { tier: 2 }] as const)('never depends on falling sums if there is no clock: %j', (asked) => {
    const sums = sumsOf(asked, { ...NORMAL, time: 'none' });
    const [doublePoints = 0, shield = 0, ...others] = countKinds(sums, [
      'doublePoints',
      'shield',
      'slowMotion',
      'multiZap',
    ]);
    expect(others).toEqual([0, 0]);
    expect(Math.abs((doublePoints + shield) / SEEDS.length - 0.1)).toBeLessThan(0.012);
    expect(chiSquare([doublePoints, shield])).toBeLessThan(chiSquareLimit(2));
  });

  it('never appears in a round without power-ups', () => {
    expect(carriedBy(sumsOf({ level: 5 }, { ...NORMAL, hasPowerUps: false }))).toEqual([]);
  });
});

describe('A sum', () => {
  const asked = { level: 4 } as const;

  it('stays the same for the same seed, settings and number', () => {
    expect(sumsOf(asked)).toEqual(sumsOf(asked));
  });

  it('is fixed by its number and the seed', () => {
    const [one, next, other] = [
      problemAt({ ...NORMAL, seed: 1 }, asked, 0),
      problemAt({ ...NORMAL, seed: 1 }, asked, 1),
      problemAt({ ...NORMAL, seed: 2 }, asked, 0),
    ];
    expect([one.number, next.number, other.number]).toEqual([0, 1, 0]);
    const sums = indicesUpTo(1000).map((number) => problemAt({ ...NORMAL, seed: 5 }, asked, number));
    expect(new Set(sums.map(({ first, operation, second }) => `${first}${operation}${second}`)).size).toBeGreaterThan(
      700,
    );
    expect([next.first, next.second]).not.toEqual([one.first, one.second]);
    expect([other.first, other.second]).not.toEqual([one.first, one.second]);
  });

  it('does not depend on power-ups or the time setting', () => {
    const bare = sumsOf(asked, { time: 'none', hasPowerUps: false });
    expect(sumsOf(asked).map((sum) => ({ ...sum, powerUp: null }))).toEqual(bare);
  });
});
