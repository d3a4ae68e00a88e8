/* Ten thousand sums of every level and tier: the sums that must appear, and those that never may. */
import { describe, expect, it } from 'vitest';
import { type Problem, type ProblemSource, problemAt } from '../../../machines/arithmetic-hero/problems';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = indicesUpTo(10_000);
const settings = (seed: number) => ({ seed, time: 'normal', hasPowerUps: true }) as const;
const sumsOf = (asked: ProblemSource): readonly Problem[] =>
  SEEDS.map((seed) => problemAt(settings(seed), asked, seed % 40));
const digits = (value: number): number => String(value).length;

/** A level or tier in the specification: its operations, and the digit counts of both operands. */
interface Row {
  readonly name: string;
  readonly asked: ProblemSource;
  readonly operations: string;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly allowsNegative?: true;
}

const ROWS: readonly Row[] = [
  { name: 'level 1', asked: { level: 1 }, operations: '+', first: [1, 2], second: [1] },
  { name: 'level 2', asked: { level: 2 }, operations: '+ −', first: [2], second: [1, 2] },
  { name: 'level 3', asked: { level: 3 }, operations: '+ − ×', first: [2, 3], second: [2] },
  { name: 'level 4', asked: { level: 4 }, operations: '+ − × ÷', first: [2, 3], second: [1, 2] },
  { name: 'level 5', asked: { level: 5 }, operations: '+ − × ÷', first: [2, 3], second: [2, 3], allowsNegative: true },
  { name: 'tier 1', asked: { tier: 1 }, operations: '+ −', first: [1, 2], second: [1] },
  { name: 'tier 2', asked: { tier: 2 }, operations: '+ − ×', first: [2], second: [1, 2] },
  { name: 'tier 3', asked: { tier: 3 }, operations: '+ − × ÷', first: [2], second: [1, 2] },
];

/** The digit counts of two operands, in either order. */
const unordered = (counts: readonly [number, number]): string => String(counts.toSorted((a, b) => a - b));

const SIGN = { '+': 1, '−': -1 } as const;

/** Calculated independently of the rules. */
const isCorrect = ({ first, second, operation, answer }: Problem): boolean =>
  operation === '×'
    ? answer / second === first
    : operation === '÷'
      ? answer * second === first
      : first + SIGN[operation] * second === answer;

describe.each(ROWS)('$name', ({ asked, operations, first, second, allowsNegative = false }) => {
  const sums = sumsOf(asked);
  const isTier = 'tier' in asked;

  it('asks each of its operations about equally often, and no others', () => {
    const kinds = operations.split(' ');
    const counts = kinds.map((kind) => sums.filter(({ operation }) => operation === kind).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(SEEDS.length);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(kinds.length));
  });

  it('gives a correct, whole answer with at most four digits', () => {
    expect(sums.filter((sum) => !isCorrect(sum))).toEqual([]);
    expect(sums.filter(({ answer }) => !Number.isInteger(answer) || Math.abs(answer) >= 10_000)).toEqual([]);
  });

  it('follows the digit counts in the table, and uses every count', () => {
    const byDigits = sums.filter(({ operation }) => operation !== '÷' && !(isTier && operation === '×'));
    const counts = byDigits.map((sum) => [digits(sum.first), digits(sum.second)] as const);
    const allowed = first.flatMap((one) => second.map((other) => [one, other] as const));
    expect(new Set(counts.map(unordered))).toEqual(new Set(allowed.map(unordered)));
    // Operands are swapped only in a subtraction that must not be negative.
    const placed = counts.filter((_, index) => byDigits[index]?.operation !== '−' || allowsNegative);
    expect(new Set(placed.map(String))).toEqual(new Set(allowed.map(String)));
    expect(byDigits.filter((sum) => sum.first < 1 || sum.second < 1)).toEqual([]);
  });

  it('allows negative answers only in the subtractions that may have them', () => {
    const below = sums.filter(({ answer }) => answer < 0);
    expect(below.length > 0).toBe(allowsNegative);
    expect(below.filter(({ operation }) => operation !== '−')).toEqual([]);
  });

  it('offers four different answers, exactly one correct, in random position', () => {
    for (const { options, answer } of sums) {
      expect(options.length === 4 && new Set(options).size === 4 && options.includes(answer)).toBe(true);
    }
    const indices = sums.map(({ options, answer }) => options.indexOf(answer));
    expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('offers only negative numbers for a negative answer and no negative ones for any other, within 10,000', () => {
    const wrongSide = sums.filter(({ options, answer }) => options.some((option) => option < 0 !== answer < 0));
    const tooLarge = sums.filter(({ options }) => options.some((option) => Math.abs(option) >= 10_000));
    const notWhole = sums.filter(({ options }) =>
      options.some((option) => !Number.isInteger(option) || Object.is(option, -0)),
    );
    expect([wrongSide, tooLarge, notWhole]).toEqual([[], [], []]);
  });
});
