import type { Equation, Sum } from '../../machines/core/arithmetic';

let made: Intl.NumberFormat | null = null;

/** Made once, since a number that brings its own costs a hundred times as much; and not before there is a number. */
function grouped(): Intl.NumberFormat {
  made ??= new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  return made;
}

/** A whole number as it is shown: thousands in groups, and a true minus. */
export const numberText = (value: number): string => `${value < 0 ? '−' : ''}${grouped().format(Math.abs(value))}`;

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
