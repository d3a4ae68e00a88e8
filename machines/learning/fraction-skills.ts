/*
 * The finer skills of questions about fractions, which two games share: fractions with the same parts are easy to add,
 * and fractions with unlike parts are hard.
 */
import { addFractions, type Fraction, greatestCommonDivisor } from '../core/fraction';
import type { FractionProblem } from './typical-mistakes';

/** The largest denominators whose product is in the times tables. */
const LARGEST_FACTOR = 12;

/** How the parts of two fractions fit together: they are the same, one fits into the other, or neither does. */
function fitOf({ denominator: one }: Fraction, { denominator: other }: Fraction): 'same' | 'fits' | 'unlike' {
  if (one === other) return 'same';
  return one % other === 0 || other % one === 0 ? 'fits' : 'unlike';
}

/** The finer skill that a question practises, without the skill of its type. */
export function getFinerFractionSkill(asked: FractionProblem): string {
  switch (asked.type) {
    case 'convert':
      return greatestCommonDivisor(asked.hundredths, 100) === 1 ? 'exact' : 'simplify';
    case 'simplify':
      return greatestCommonDivisor(asked.first.numerator, asked.first.denominator) === 2 ? 'byTwo' : 'byMore';
    case 'add': {
      const { numerator, denominator } = addFractions(asked.first, asked.second);
      const fit = fitOf(asked.first, asked.second);
      return fit === 'same' && numerator > denominator ? 'overOne' : fit;
    }
    case 'subtract':
      return fitOf(asked.first, asked.second);
    case 'multiply': {
      const { first, second } = asked;
      if (first.numerator === 1 || second.numerator === 1) return 'unit';
      return Math.max(first.denominator, second.denominator) > LARGEST_FACTOR ? 'beyond' : 'tables';
    }
  }
}
