import type { Question } from './questions';

/** The most parts of a whole that a child who is new to fractions can tell apart at a glance. */
const GENTLE_PARTS = 6;

/**
 * Whether a question is easy enough for this child: no products, and nothing from one whole on. For the youngest, only
 * a few equal parts that are added or taken away.
 */
export const isEasy = ({ type, first, result }: Question, ease: 'gentle' | 'easy'): boolean =>
  type !== 'multiply' &&
  result.numerator < result.denominator &&
  (ease === 'easy' || (type !== 'simplify' && first.denominator <= GENTLE_PARTS));
