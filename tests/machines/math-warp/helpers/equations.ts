import type { Equation } from '../../../../machines/core/arithmetic';

export const timesEquation = (first: number, second: number): Equation => ({
  first,
  operation: '×',
  second,
  answer: first * second,
});

export const divisionEquation = (first: number, second: number): Equation => ({
  first,
  operation: '÷',
  second,
  answer: first / second,
});
