import type { Equation } from '../../../../machines/core/arithmetic';

export const times = (first: number, second: number): Equation => ({
  first,
  operation: '×',
  second,
  answer: first * second,
});

export const divided = (first: number, second: number): Equation => ({
  first,
  operation: '÷',
  second,
  answer: first / second,
});
