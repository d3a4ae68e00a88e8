/* Candidates for questions whose answer is a fraction. All candidates are in their simplest form. */
import { type FractionProblem, fractionSlips } from '../learning/typical-mistakes';
import { createCandidates } from './candidates';
import {
  compareFractions,
  type Fraction,
  fraction,
  greatestCommonDivisor,
  isSameAmount,
  reduceFraction,
} from './fraction';
import type { Random } from './random';

export interface FractionQuestion {
  readonly problem: FractionProblem;
  /** In its simplest form. */
  readonly answer: Fraction;
}

const ONE_WHOLE = fraction(1, 1);

/** Whether a fraction is greater than 0 and not a whole number other than 1, like all answers. */
const isPossible = (one: Fraction): boolean =>
  one.numerator > 0 && one.denominator > 0 && (reduceFraction(one).denominator > 1 || isSameAmount(one, ONE_WHOLE));

/** The mistake of dividing only the numerator or only the denominator by the common divisor: 6/8 = 3/8. */
function dividedOnce({ numerator, denominator }: Fraction): readonly Fraction[] {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return [fraction(numerator / divisor, denominator), fraction(numerator, denominator / divisor)];
}

/** The wrong answers that typical mistakes give, including ones that are never offered as choices. */
export function listFractionMistakes({ problem, answer }: FractionQuestion): readonly Fraction[] {
  const known = fractionSlips(problem).map(([, slipped]) => slipped);
  const upsideDown = fraction(answer.denominator, answer.numerator);
  return [...known, ...(problem.type === 'simplify' ? dividedOnce(problem.first) : []), upsideDown];
}

/** Fractions whose numerator or denominator is up to `steps` larger or smaller. */
const nearby = ({ numerator, denominator }: Fraction, steps: number): readonly Fraction[] =>
  Array.from({ length: steps }, (_, index) => index + 1).flatMap((step) => [
    fraction(numerator + step, denominator),
    fraction(numerator - step, denominator),
    fraction(numerator, denominator + step),
    fraction(numerator, denominator - step),
  ]);

/** How far the numerator or denominator can be from the answer's: at first, and as a last resort. */
const NEAR = { first: 2, last: 8 } as const;
/** How many hundredths candidates can be from a decimal that is to be converted. */
const HUNDREDTHS = 9;

const near = ({ problem, answer }: FractionQuestion): readonly Fraction[] =>
  problem.type === 'convert'
    ? nearby(fraction(problem.hundredths, 100), HUNDREDTHS).filter(({ denominator }) => denominator === 100)
    : nearby(answer, NEAR.first);

/** The largest denominator that young children know, and by what factor such candidates can differ from the answer. */
const FAMILIAR = { parts: 10, times: 3 } as const;
const MAX_WHOLES = 2;

const ALL_FAMILIAR = Array.from({ length: FAMILIAR.parts - 1 }, (_, index) => index + 2).flatMap((parts) =>
  Array.from({ length: MAX_WHOLES * parts }, (_, index) => fraction(index + 1, parts)),
);

/** Fractions of a similar size with familiar denominators. */
const familiar = ({ answer: { numerator, denominator } }: FractionQuestion): readonly Fraction[] =>
  ALL_FAMILIAR.filter(
    (one) =>
      compareFractions(one, fraction(FAMILIAR.times * numerator, denominator)) < 0 &&
      compareFractions(one, fraction(numerator, FAMILIAR.times * denominator)) > 0,
  );

/** Candidates for a fraction, in ascending order. Throws a RangeError if there are too few. */
export const createFractionCandidates = (random: Random, question: FractionQuestion): readonly Fraction[] =>
  createCandidates(random, {
    answer: question.answer,
    others: [
      listFractionMistakes(question),
      near(question),
      familiar(question),
      nearby(question.answer, NEAR.last),
    ].map((group) => group.filter(isPossible).map(reduceFraction)),
    compare: compareFractions,
  });
