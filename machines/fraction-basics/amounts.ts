/* Fractions of an amount: half of 8, a quarter of 12, three quarters of 20. */
import { type Fraction, fraction } from '../core/fraction';
import { type AmountType, RULES } from './rules';

/** A fraction and the amount that it is a part of. The amount can be shared into that many equal groups. */
export interface AmountProblem {
  /** Not reduced: 2/4 of 12 is asked as two of four groups. */
  readonly part: Fraction;
  readonly amount: number;
}

/** All amounts up to the limit that can be shared into these parts. */
const amountsOf = (part: Fraction): readonly AmountProblem[] =>
  Array.from({ length: Math.floor(RULES.amounts.max[part.denominator]! / part.denominator) }, (_, index) => ({
    part,
    amount: (index + 1) * part.denominator,
  }));

/** Everything that can be asked. */
export const AMOUNTS: Readonly<Record<AmountType, readonly AmountProblem[]>> = {
  halves: [fraction(1, 2), fraction(1, 4)].flatMap(amountsOf),
  thirds: [fraction(1, 3), fraction(2, 4), fraction(3, 4)].flatMap(amountsOf),
};

/** How many things are in each of the equal groups. */
export const groupSizeOf = ({ part, amount }: AmountProblem): number => amount / part.denominator;

export const partOf = (problem: AmountProblem): number => problem.part.numerator * groupSizeOf(problem);

export type AmountMistake =
  /** A quarter of 12 = 6, which is a half. */
  | 'half'
  /** Half of 12 = 3, which is a quarter. */
  | 'quarter'
  /** 3/4 of 12 = 3, which is one group. */
  | 'oneGroup'
  /** A quarter of 12 = 9, which is what is left. */
  | 'rest'
  /** A quarter of 20 = 4: the number of groups. */
  | 'groups'
  /** A quarter of 20 = 16: the number of groups was taken away. */
  | 'takenAway'
  /** Half of 8 = 8. */
  | 'everything';

/** The wrong answers that typical mistakes give, the most typical ones first. */
export function listAmountMistakes(problem: AmountProblem): readonly (readonly [AmountMistake, number])[] {
  const { part, amount } = problem;
  const { numerator, denominator } = part;
  const answer = partOf(problem);
  const found: readonly (readonly [AmountMistake, number])[] = [
    ...(numerator > 1 ? [['oneGroup', groupSizeOf(problem)] as const] : []),
    ...(denominator > 2 ? [['half', amount / 2] as const] : [['quarter', amount / 4] as const]),
    ['rest', amount - answer],
    ['groups', denominator],
    ['takenAway', amount - denominator],
    ['everything', amount],
  ];
  return found.filter(([, given]) => given !== answer && Number.isInteger(given) && given > 0);
}

/** The typical mistake behind a wrong whole number; null if none is recognised or the answer is correct. */
export const findAmountMistake = (problem: AmountProblem, given: number): AmountMistake | null =>
  listAmountMistakes(problem).find(([, slipped]) => slipped === given)?.[0] ?? null;
