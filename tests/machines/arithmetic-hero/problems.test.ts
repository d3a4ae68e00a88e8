/* Ten thousand sums of every level and tier: what is asked, and what is never asked. */
import { describe, expect, it } from 'vitest';
import { type Asked, type Problem, problemAt } from '../../../machines/arithmetic-hero/problems';
import { chiSquare, chiSquareLimit, countsOf } from '../../helpers/chi-square';
import { upTo } from '../../helpers/seeds';

const SEEDS = upTo(10_000);
const settings = (seed: number) => ({ seed, time: 'normal', hasPowerUps: true }) as const;
const sumsOf = (asked: Asked): readonly Problem[] => SEEDS.map((seed) => problemAt(settings(seed), asked, seed % 40));
const digits = (value: number): number => String(value).length;

/** What the specification says of a level or tier: its operations, and the digit counts of both operands. */
interface Row {
  readonly name: string;
  readonly asked: Asked;
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

/** The digit counts of two operands, whichever stands first. */
const unordered = (counts: readonly [number, number]): string => String(counts.toSorted((a, b) => a - b));

const SIGN = { '+': 1, '−': -1 } as const;

/** Right by long hand: the rules do not vouch for themselves. */
const isCorrect = ({ first, second, operation, answer }: Problem): boolean =>
  operation === '×'
    ? answer / second === first
    : operation === '÷'
      ? answer * second === first
      : first + SIGN[operation] * second === answer;

describe.each(ROWS)('$name', ({ asked, operations, first, second, allowsNegative = false }) => {
  const sums = sumsOf(asked);
  const isTier = 'tier' in asked;

  it('asks all its operations, about equally often, and no other', () => {
    const kinds = operations.split(' ');
    const counts = kinds.map((kind) => sums.filter(({ operation }) => operation === kind).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(SEEDS.length);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(kinds.length));
  });

  it('says the right answer, whole and of less than five digits', () => {
    expect(sums.filter((sum) => !isCorrect(sum))).toEqual([]);
    expect(sums.filter(({ answer }) => !Number.isInteger(answer) || Math.abs(answer) >= 10_000)).toEqual([]);
  });

  it('has operands of as many digits as the table says, and uses every count', () => {
    const byDigits = sums.filter(({ operation }) => operation !== '÷' && !(isTier && operation === '×'));
    const counts = byDigits.map((sum) => [digits(sum.first), digits(sum.second)] as const);
    const allowed = first.flatMap((one) => second.map((other) => [one, other] as const));
    expect(new Set(counts.map(unordered))).toEqual(new Set(allowed.map(unordered)));
    // Only a subtraction that must not go below nought may have its operands changed about.
    const placed = counts.filter((_, index) => byDigits[index]?.operation !== '−' || allowsNegative);
    expect(new Set(placed.map(String))).toEqual(new Set(allowed.map(String)));
    expect(byDigits.filter((sum) => sum.first < 1 || sum.second < 1)).toEqual([]);
  });

  it('goes below nought where that is allowed, by subtracting, and nowhere else', () => {
    const below = sums.filter(({ answer }) => answer < 0);
    expect(below.length > 0).toBe(allowsNegative);
    expect(below.filter(({ operation }) => operation !== '−')).toEqual([]);
  });

  it('offers four different answers, exactly one of them right, in a place that says nothing', () => {
    for (const { options, answer } of sums) {
      expect(options.length === 4 && new Set(options).size === 4 && options.includes(answer)).toBe(true);
    }
    const indices = sums.map(({ options, answer }) => options.indexOf(answer));
    expect(chiSquare(countsOf(indices, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('offers no negative number for an answer that is not, only negative ones for one that is, all below 10,000', () => {
    const wrongSide = sums.filter(({ options, answer }) => options.some((option) => option < 0 !== answer < 0));
    const tooLarge = sums.filter(({ options }) => options.some((option) => Math.abs(option) >= 10_000));
    const notWhole = sums.filter(({ options }) =>
      options.some((option) => !Number.isInteger(option) || Object.is(option, -0)),
    );
    expect([wrongSide, tooLarge, notWhole]).toEqual([[], [], []]);
  });
});
