import type { Equation } from '../../../../machines/core/arithmetic';

/** A multiplication with its product. */
export const times = (first: number, second: number): Equation => ({
  first,
  operation: '×',
  second,
  answer: first * second,
});

/** A division with its quotient. */
export const divided = (first: number, second: number): Equation => ({
  first,
  operation: '÷',
  second,
  answer: first / second,
});
