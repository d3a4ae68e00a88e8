/* Candidates for an answer that is a fraction, each in its simplest form. */
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

/** A question with its answer in its simplest form. */
export interface FractionQuestion {
  readonly problem: FractionProblem;
  readonly answer: Fraction;
}

const ONE_WHOLE = fraction(1, 1);

/** Above 0 and, like all answers, not a whole number other than 1. */
const isPossible = (one: Fraction): boolean =>
  one.numerator > 0 && one.denominator > 0 && (reduceFraction(one).denominator > 1 || isSameAmount(one, ONE_WHOLE));

/** Only one of the two numbers divided by what they have in common: 6/8 = 3/8. */
function dividedOnce({ numerator, denominator }: Fraction): readonly Fraction[] {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return [fraction(numerator / divisor, denominator), fraction(numerator, denominator / divisor)];
}

function slipsOf({ problem, answer }: FractionQuestion): readonly Fraction[] {
  const known = fractionSlips(problem).map(([, slipped]) => slipped);
  const upsideDown = fraction(answer.denominator, answer.numerator);
  return [...known, ...(problem.type === 'simplify' ? dividedOnce(problem.first) : []), upsideDown];
}

/** One of the two numbers up to `steps` larger or smaller. */
const nearby = ({ numerator, denominator }: Fraction, steps: number): readonly Fraction[] =>
  Array.from({ length: steps }, (_, index) => index + 1).flatMap((step) => [
    fraction(numerator + step, denominator),
    fraction(numerator - step, denominator),
    fraction(numerator, denominator + step),
    fraction(numerator, denominator - step),
  ]);

/** How far the two numbers of candidates are from those of the answer: of the first ones, and of the last. */
const NEAR = { first: 2, last: 8 } as const;
/** How many hundredths a candidate for a decimal is from it. */
const HUNDREDTHS = 9;

const near = ({ problem, answer }: FractionQuestion): readonly Fraction[] =>
  problem.type === 'convert'
    ? nearby(fraction(problem.hundredths, 100), HUNDREDTHS).filter(({ denominator }) => denominator === 100)
    : nearby(answer, NEAR.first);

/** The largest denominator that children meet early, and how many times larger or smaller such candidates are. */
const FAMILIAR = { parts: 10, times: 3 } as const;
const MAX_WHOLES = 2;

const ALL_FAMILIAR = Array.from({ length: FAMILIAR.parts - 1 }, (_, index) => index + 2).flatMap((parts) =>
  Array.from({ length: MAX_WHOLES * parts }, (_, index) => fraction(index + 1, parts)),
);

/** Fractions with familiar denominators of about the same size. */
const familiar = ({ answer: { numerator, denominator } }: FractionQuestion): readonly Fraction[] =>
  ALL_FAMILIAR.filter(
    (one) =>
      compareFractions(one, fraction(FAMILIAR.times * numerator, denominator)) < 0 &&
      compareFractions(one, fraction(numerator, FAMILIAR.times * denominator)) > 0,
  );

/** Candidates for a fraction, smallest first. */
export const createFractionCandidates = (random: Random, question: FractionQuestion): readonly Fraction[] =>
  createCandidates(random, {
    answer: question.answer,
    others: [slipsOf(question), near(question), familiar(question), nearby(question.answer, NEAR.last)].map((group) =>
      group.filter(isPossible).map(reduceFraction),
    ),
    compare: compareFractions,
  });
