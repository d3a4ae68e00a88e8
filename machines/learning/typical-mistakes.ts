/*
 * Recognises common mistakes from a question and its answer. Each of them is sound thinking in the wrong place, and has
 * a name. Null if the answer is correct or none of them explains it.
 */
import { calculateAnswer, type Equation, type Operation, subtractDigitwise } from '../core/arithmetic';
import {
  addFractions,
  type Fraction,
  fraction,
  isSameAmount,
  multiplyFractions,
  reduceFraction,
  subtractFractions,
} from '../core/fraction';
import { FACT_LIMITS } from './skills';

export type TypicalMistakeKind =
  /** 38 + 25 = 53: the carried ten was forgotten. 52 − 38 = 24: the borrowed ten was forgotten. */
  | 'tenForgotten'
  /** 38 + 21 = 69. */
  | 'tenTooMany'
  /** 52 − 37 = 25: in each column the smaller digit was taken from the larger one. */
  | 'smallerFromLarger'
  /** 7 × 8 = 63, which is 7 × 9; 56 ÷ 7 = 9. */
  | 'nextInTable'
  /** 7 × 8 = 54, which is 6 × 9. */
  | 'otherFact'
  /** 7 × 8 = 15, which is 7 + 8. */
  | 'otherOperation'
  /** 7 × 8 = 65. */
  | 'digitsSwapped'
  /** 20 × 7 = 14, and 20 × 7 = 1400. */
  | 'zeroForgotten'
  | 'zeroTooMany'
  /** 20 × 50 = 10, and 20 × 7 = 14000. */
  | 'zerosForgotten'
  | 'zerosTooMany'
  /** 56 ÷ 7 = 7. */
  | 'divisor'
  /** 23 − 58 = 35. */
  | 'minusForgotten'
  /** 7 + 8 = 16. */
  | 'oneOff';

/** A typical mistake, and the sum for which the given answer would be right, if there is one. */
export interface TypicalMistake {
  readonly kind: TypicalMistakeKind;
  readonly matchingEquation: Equation | null;
}

const swapped = (value: number): number => Number(String(value).split('').reverse().join(''));

const slip = (kind: TypicalMistakeKind): TypicalMistake => ({ kind, matchingEquation: null });

function fitting(kind: TypicalMistakeKind, first: number, operation: Operation, second: number): TypicalMistake {
  return {
    kind,
    matchingEquation: { first, operation, second, answer: calculateAnswer({ first, operation, second }) },
  };
}

/** A possible mistake, and whether it leads to the given answer. */
type Candidate = readonly [isMatch: boolean, slip: () => TypicalMistake];

function sumSlips({ first, second, answer }: Equation, given: number): readonly Candidate[] {
  const [large, small] = first < second ? [second, first] : [first, second];
  return [
    [given === answer - 10 && (first % 10) + (second % 10) >= 10, () => slip('tenForgotten')],
    [given === answer + 10, () => slip('tenTooMany')],
    [given === large - small, () => fitting('otherOperation', large, '−', small)],
  ];
}

function differenceSlips({ first, second, answer }: Equation, given: number): readonly Candidate[] {
  return [
    [answer < 0 && given === -answer, () => slip('minusForgotten')],
    [answer > 0 && given === subtractDigitwise(first, second), () => slip('smallerFromLarger')],
    [answer > 0 && given === answer + 10 && first % 10 < second % 10, () => slip('tenForgotten')],
    [answer > 10 && given === answer - 10, () => slip('tenTooMany')],
    [given === first + second, () => fitting('otherOperation', first, '+', second)],
  ];
}

function zeroSlips({ answer }: Equation, given: number): readonly Candidate[] {
  return [
    [10 * given === answer, () => slip('zeroForgotten')],
    [100 * given === answer, () => slip('zerosForgotten')],
    [answer !== 0 && given === 10 * answer, () => slip('zeroTooMany')],
    [answer !== 0 && given === 100 * answer, () => slip('zerosTooMany')],
  ];
}

/** The factors of the facts that children confuse. */
const FACTORS = Array.from({ length: FACT_LIMITS.maxFactor - 1 }, (_, index) => index + 2);

/** The factors of a confused fact differ by no more than this from those of the fact that was asked, together. */
const CONFUSED_WITHIN = 3;

/** The fact with this product that is most like the one that was asked; null if there is none. */
function otherFact({ first, second }: Equation, given: number): readonly [number, number] | null {
  // Nobody confuses a product of ten with another fact.
  if (first === 10 || second === 10 || Math.max(first, second) > FACT_LIMITS.maxFactor) return null;
  const pairs = FACTORS.flatMap((one) =>
    FACTORS.filter((other) => one * other === given).map((other) => [one, other] as const),
  );
  const farOf = ([one, other]: readonly [number, number]): number => Math.abs(one - first) + Math.abs(other - second);
  const near = pairs.filter((pair) => farOf(pair) <= CONFUSED_WITHIN);
  return near.sort((one, other) => farOf(one) - farOf(other))[0] ?? null;
}

function productSlips(equation: Equation, given: number): readonly Candidate[] {
  const { first, second } = equation;
  const neighbours = [
    [first, second + 1],
    [first, second - 1],
    [first + 1, second],
    [first - 1, second],
  ] as const;
  const [one = 0, other = 0] = otherFact(equation, given) ?? [];
  return [
    // 8 × 1 = 9 is next door as well, but children who say so have added.
    [given === first + second, () => fitting('otherOperation', first, '+', second)],
    ...neighbours.map(
      ([left, right]): Candidate => [
        left > 0 && right > 0 && given === left * right,
        () => fitting('nextInTable', left, '×', right),
      ],
    ),
    ...zeroSlips(equation, given),
    [one > 0, () => fitting('otherFact', one, '×', other)],
  ];
}

function quotientSlips(equation: Equation, given: number): readonly Candidate[] {
  const { first, second, answer } = equation;
  return [
    [given > 0 && Math.abs(given - answer) === 1, () => fitting('nextInTable', second, '×', given)],
    // Near the answer it may as well be a wrong guess.
    [given === second && Math.abs(given - answer) > 2, () => slip('divisor')],
    ...zeroSlips(equation, given),
    [given === first - second, () => fitting('otherOperation', first, '−', second)],
  ];
}

const SLIPS_OF: Readonly<Record<Operation, (equation: Equation, given: number) => readonly Candidate[]>> = {
  '+': sumSlips,
  '−': differenceSlips,
  '×': productSlips,
  '÷': quotientSlips,
};

/** The typical mistake behind a wrong answer to a sum; null if none is recognised or the answer is correct. */
export function findTypicalMistake(equation: Equation, given: number): TypicalMistake | null {
  const { operation, answer } = equation;
  if (given === answer) return null;
  const candidates: readonly Candidate[] = [
    ...SLIPS_OF[operation](equation, given),
    [given > 9 && given === swapped(answer), () => slip('digitsSwapped')],
    [Math.abs(given - answer) === 1, () => slip('oneOff')],
  ];
  return candidates.find(([isMatch]) => isMatch)?.[1]() ?? null;
}

export type FractionMistake =
  /** 1/2 + 1/3 = 2/5: numerators and denominators were added separately. */
  | 'across'
  /** 1/2 + 1/3 = 2/3: parts of different sizes were counted as if they were the same size. */
  | 'unlikeParts'
  /** 1/5 × 2/5 = 2/5. */
  | 'denominatorStays'
  /** 1/2 × 1/3 = 5/6, which is their sum. */
  | 'otherOperation'
  /** 3/4 − 1/4 = 1, which is their sum, and 3/4 + 1/4 = 1/2, which is their difference. */
  | 'added'
  | 'subtracted'
  /** 1/2 + 1/2 = 1/2. */
  | 'copied'
  /** 3/6 = 2/5: the same number was taken from both. */
  | 'takenFromBoth'
  /** 6/8 = 3/8: only one of the two numbers was divided. */
  | 'onlyOneNumber'
  /** 4/3 for 3/4. */
  | 'upsideDown'
  /** 25/10 for 0.25. */
  | 'tenths';

export type FractionProblem =
  | { readonly type: 'add' | 'subtract' | 'multiply'; readonly first: Fraction; readonly second: Fraction }
  | { readonly type: 'simplify'; readonly first: Fraction }
  | { readonly type: 'convert'; readonly hundredths: number };

function resultOf(asked: FractionProblem): Fraction {
  switch (asked.type) {
    case 'add':
      return addFractions(asked.first, asked.second);
    case 'subtract':
      return subtractFractions(asked.first, asked.second);
    case 'multiply':
      return multiplyFractions(asked.first, asked.second);
    case 'simplify':
      return asked.first;
    case 'convert':
      return fraction(asked.hundredths, 100);
  }
}

/** The wrong answers that typical mistakes would give. */
export function fractionSlips(asked: FractionProblem): readonly (readonly [FractionMistake, Fraction])[] {
  if (asked.type === 'convert') return [['tenths', fraction(asked.hundredths, 10)]];
  if (asked.type === 'simplify') return [];
  const { type, first, second } = asked;
  const [one, other] = [first.denominator, second.denominator];
  if (type === 'multiply') {
    const stays = fraction(first.numerator * second.numerator, one);
    return [
      ...(one === other ? [['denominatorStays', stays] as const] : []),
      ['otherOperation', addFractions(first, second)],
    ];
  }
  const sign = type === 'add' ? 1 : -1;
  const numerator = first.numerator + sign * second.numerator;
  return [
    ['across', fraction(numerator, one + sign * other)],
    ...(one === other ? [] : [one, other].map((parts) => ['unlikeParts', fraction(numerator, parts)] as const)),
    type === 'add' ? ['subtracted', subtractFractions(first, second)] : ['added', addFractions(first, second)],
  ];
}

/** Whether only one of the two numbers was divided. */
const dividesOne = (from: Fraction, given: Fraction): boolean =>
  (given.denominator === from.denominator &&
    given.numerator > 0 &&
    given.numerator < from.numerator &&
    from.numerator % given.numerator === 0) ||
  (given.numerator === from.numerator &&
    given.denominator < from.denominator &&
    from.denominator % given.denominator === 0);

const isWrittenAs = (one: Fraction, other: Fraction): boolean =>
  one.numerator === other.numerator && one.denominator === other.denominator;

const isCopied = (asked: FractionProblem, given: Fraction): boolean =>
  (asked.type === 'add' || asked.type === 'subtract') &&
  [asked.first, asked.second].some((copied) => isWrittenAs(given, copied));

const isTakenFromBoth = (from: Fraction, given: Fraction): boolean =>
  given.numerator > 0 &&
  given.numerator < from.numerator &&
  from.numerator - given.numerator === from.denominator - given.denominator;

function simplifyMistake(from: Fraction, given: Fraction): FractionMistake | null {
  if (dividesOne(from, given)) return 'onlyOneNumber';
  return isTakenFromBoth(from, given) ? 'takenFromBoth' : null;
}

/** The typical mistake behind a wrong fraction; null if none is recognised or the answer is correct. */
export function findFractionMistake(asked: FractionProblem, given: Fraction): FractionMistake | null {
  const result = resultOf(asked);
  if (given.denominator < 1 || isSameAmount(given, result)) return null;
  if (isCopied(asked, given)) return 'copied';
  const turned = reduceFraction(result);
  // 2/4 = 2/1 has one number divided as well, but not by the same number as in 1/2.
  if (asked.type === 'simplify' && isWrittenAs(given, fraction(turned.denominator, turned.numerator)))
    return 'upsideDown';
  const known = fractionSlips(asked).find(([, slipped]) => slipped.denominator > 0 && isSameAmount(given, slipped));
  if (known !== undefined) return known[0];
  const simplified = asked.type === 'simplify' ? simplifyMistake(asked.first, given) : null;
  if (simplified !== null) return simplified;
  return result.numerator > 0 && isSameAmount(given, fraction(result.denominator, result.numerator))
    ? 'upsideDown'
    : null;
}
