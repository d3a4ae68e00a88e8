import type { Equation, Sum } from '../../machines/core/arithmetic';

/** Where a group of thousands ends. `Intl` would take a slow device a tenth of a second before its first number. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** A whole number as it is shown: thousands in groups, and a true minus. */
export const numberText = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replaceAll(THOUSANDS, ',')}`;

/** A whole number in a sum, where a comma would be one sign too many. */
const operandText = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

/** "86 − 27" */
export const sumText = ({ first, operation, second }: Sum): string =>
  `${operandText(first)} ${operation} ${operandText(second)}`;

/** "86 − 27 = 59" */
export const equationText = (equation: Equation): string => `${sumText(equation)} = ${operandText(equation.answer)}`;

/** A text in which no sum is torn apart at the end of a line: by spaces that do not break. */
export const withWholeSums = (text: string): string =>
  text.replaceAll(/\d+(?: [+−×÷=] \d+)+/g, (sum) => sum.replaceAll(' ', '\u00a0'));

/** An answer among others: "−35" */
export const answerText = operandText;

/** Minutes and seconds: "1:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
