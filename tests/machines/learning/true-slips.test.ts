/*
 * A child is told what it did, so it has to be true. Children make known mistakes here, as often as they roughly do; how
 * many of those that are named are what happened?
 */
import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Equation, type Operation, subtractDigitwise } from '../../../machines/core/arithmetic';
import {
  addFractions,
  type Fraction,
  fraction,
  reduceFraction,
  subtractFractions,
} from '../../../machines/core/fraction';
import { pickOne, type Random, randomInteger, seededRandom } from '../../../machines/core/random';
import {
  type FractionMistake,
  findFractionMistake,
  findTypicalMistake,
  type TypicalMistakeKind,
} from '../../../machines/learning/typical-mistakes';
import { indicesUpTo } from '../../helpers/seeds';

/** A mistake, how often it is made, and the answer it leads to. A mistake without a name should not get one. */
type Made<Kind, Given> = readonly [kind: Kind | null, weight: number, given: Given];

const swapped = (value: number): number => Number(String(value).split('').toReversed().join(''));

type SumMade = Made<TypicalMistakeKind, number>;
type Mistakes = (sum: Equation, random: Random) => readonly SumMade[];

const atAll: Mistakes = ({ answer }, random) => [
  ['oneOff', 25, answer + pickOne(random, [1, -1])],
  ['digitsSwapped', 4, answer > 9 ? swapped(answer) : answer],
  [null, 4, answer + randomInteger(random, -15, 15)],
];

const MISTAKES: Readonly<Record<Operation, Mistakes>> = {
  '+': (sum, random) => [
    ...atAll(sum, random),
    ['tenForgotten', (sum.first % 10) + (sum.second % 10) >= 10 ? 30 : 0, sum.answer - 10],
    ['tenTooMany', 6, sum.answer + 10],
    ['otherOperation', 5, Math.abs(sum.first - sum.second)],
  ],
  '−': (sum, random) => {
    const borrows = sum.first % 10 < sum.second % 10;
    return [
      ...atAll(sum, random),
      ['smallerFromLarger', borrows ? 30 : 0, subtractDigitwise(sum.first, sum.second)],
      ['tenForgotten', borrows ? 12 : 0, sum.answer + 10],
      ['tenTooMany', 5, sum.answer - 10],
      ['otherOperation', 5, sum.first + sum.second],
    ];
  },
  '×': (sum, random) => {
    const { first, second, answer } = sum;
    const step = pickOne(random, [1, -1]);
    const zeros: readonly SumMade[] = [
      ['zeroForgotten', 30, answer / 10],
      ['zeroTooMany', 8, answer * 10],
      ['zerosForgotten', answer % 100 === 0 ? 6 : 0, answer / 100],
      ['zerosTooMany', 2, answer * 100],
    ];
    if (first % 10 === 0 || second % 10 === 0) return zeros;
    if (first === 1 || second === 1) return [['otherOperation', 40, first + second]];
    return [
      ['nextInTable', 40, pickOne(random, [first * (second + step), (first + step) * second])],
      ['otherFact', 16, pickOne(random, [(first + step) * (second - step), first * (second + 2 * step)])],
      ['otherOperation', 10, first + second],
      ['oneOff', 3, answer + step],
      ['digitsSwapped', 2, answer > 9 ? swapped(answer) : answer],
      [null, 2, answer + randomInteger(random, -15, 15)],
    ];
  },
  '÷': ({ first, second, answer }, random) => [
    ['nextInTable', 40, answer === 1 ? 2 : answer + pickOne(random, [1, -1])],
    ['divisor', 10, second],
    [null, 4, answer + pickOne(random, [2, -2])],
    ['otherOperation', 4, first - second],
    ['zeroForgotten', answer % 10 === 0 ? 8 : 0, answer / 10],
    ['zeroTooMany', 2, answer * 10],
    [null, 2, answer + randomInteger(random, -8, 8)],
  ],
};

const drawn = (random: Random, operation: Operation): Equation => {
  const within = (min: number, max: number): number => randomInteger(random, min, max);
  const tens = operation === '×' && random() < 0.15;
  const [one, other] =
    operation === '×' || operation === '÷'
      ? [within(1, 12) * (tens ? 10 : 1), within(2, 12) * (tens && random() < 0.5 ? 10 : 1)]
      : [within(1, 60), within(1, 60)];
  const first = operation === '÷' ? one * other : operation === '−' ? Math.max(one, other) + 1 : one;
  const second = operation === '÷' ? other : operation === '−' ? Math.min(one, other) : other;
  return { first, operation, second, answer: calculateAnswer({ first, operation, second }) };
};

function pickWeighted<Kind, Given>(random: Random, all: readonly Made<Kind, Given>[]): Made<Kind, Given> {
  let rest = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.find(([, weight]) => (rest -= weight) < 0) ?? all[0]!;
}

class Tally {
  private readonly named = new Map<string, { all: number; isTrue: number }>();

  add(said: string | null, made: string | null): void {
    if (said === null) return;
    const count = this.named.get(said) ?? { all: 0, isTrue: 0 };
    this.named.set(said, { all: count.all + 1, isTrue: count.isTrue + (said === made ? 1 : 0) });
  }

  percentTrue(): number {
    const counts = [...this.named.values()];
    const sum = (of: 'all' | 'isTrue') => counts.reduce((total, count) => total + count[of], 0);
    return (100 * sum('isTrue')) / sum('all');
  }

  /** The kinds of mistakes that are named although too often something else has happened. */
  falseKinds(minPercent: number): readonly string[] {
    return [...this.named].flatMap(([kind, { all, isTrue }]) => {
      const percent = (100 * isTrue) / all;
      return percent < minPercent ? [`${kind}: ${percent.toFixed(1)} % of ${all}`] : [];
    });
  }
}

const MISTAKES_MADE = indicesUpTo(20_000);

describe('The slip that is named', () => {
  it('is what the child has done in 95 % of sums, and in 85 % of each kind', () => {
    const all = new Tally();
    for (const operation of ['+', '−', '×', '÷'] as const) {
      const tally = new Tally();
      for (const seed of MISTAKES_MADE) {
        const random = seededRandom(seed, operation);
        const sum = drawn(random, operation);
        const [kind, , given] = pickWeighted(random, MISTAKES[operation](sum, random));
        if (given === sum.answer || given < 0 || !Number.isInteger(given)) continue;
        const said = findTypicalMistake(sum, given)?.kind ?? null;
        for (const one of [tally, all]) one.add(said, kind);
      }
      expect([operation, tally.falseKinds(85)]).toEqual([operation, []]);
    }
    expect(all.percentTrue()).toBeGreaterThan(95);
  });

  it('is what the child has done in 95 % of fractions, and in 85 % of each kind', () => {
    const tally = new Tally();
    for (const seed of MISTAKES_MADE) {
      const random = seededRandom(seed, 'fractions');
      const part = (): Fraction => {
        const denominator = randomInteger(random, 2, 12);
        return fraction(randomInteger(random, 1, denominator), denominator);
      };
      const [first, second] = [part(), part()];
      const type = pickOne(random, ['add', 'subtract'] as const);
      const sign = type === 'add' ? 1 : -1;
      const right = type === 'add' ? addFractions(first, second) : subtractFractions(first, second);
      const numerator = first.numerator + sign * second.numerator;
      const turned = reduceFraction(right);
      const made: readonly Made<FractionMistake, Fraction>[] = [
        ['across', 40, fraction(numerator, first.denominator + sign * second.denominator)],
        ['unlikeParts', 25, fraction(numerator, pickOne(random, [first, second]).denominator)],
        type === 'add'
          ? ['subtracted', 6, subtractFractions(first, second)]
          : ['added', 6, addFractions(first, second)],
        ['copied', 6, pickOne(random, [first, second])],
        ['upsideDown', 4, fraction(turned.denominator, turned.numerator)],
        [null, 3, part()],
      ];
      const [kind, , given] = pickWeighted(random, made);
      if (right.numerator <= 0 || given.numerator < 1 || given.denominator < 1) continue;
      if (given.numerator * right.denominator === right.numerator * given.denominator) continue;
      tally.add(findFractionMistake({ type, first, second }, given), kind);
    }
    expect(tally.falseKinds(85)).toEqual([]);
    expect(tally.percentTrue()).toBeGreaterThan(95);
  });
});
