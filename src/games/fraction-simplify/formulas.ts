/* Sums and steps of fractions, without words. */
import { type Fraction, formatFraction, isReduced, reduceFraction } from '../../../machines/core/fraction';
import { OPERATIONS, type OperationQuestion } from '../../../machines/fraction-simplify/questions';

/** A sum, difference or product with non-breaking spaces: "1/2 + 1/3". */
export const inLine = (type: OperationQuestion['type'], first: Fraction, second: Fraction): string =>
  `${formatFraction(first)}\u00a0${OPERATIONS[type]}\u00a0${formatFraction(second)}`;
export const equals = (...sides: readonly string[]): string => sides.join('\u00a0= ');

/** The result of a step, then its simplest form if that is different: "8/6 = 4/3". */
export const andSimpler = (one: Fraction): readonly string[] =>
  isReduced(one) ? [formatFraction(one)] : [formatFraction(one), formatFraction(reduceFraction(one))];

/** The same fraction in other parts: "1/2 = 3/6". */
export const cutText = (before: Fraction, after: Fraction): string =>
  `${formatFraction(before)}\u00a0=\u00a0${formatFraction(after)}`;

/** A step with whole numbers and non-breaking spaces: "6 ÷ 2 = 3". */
export const stepText = (one: number, sign: '÷' | '×', other: number, result: number): string =>
  `${one}\u00a0${sign}\u00a0${other}\u00a0=\u00a0${result}`;
