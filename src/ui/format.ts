import type { Equation, Sum } from '../../machines/core/arithmetic';
import { THOUSANDS, THOUSANDS_SEPARATOR } from '../locale/notation';

/** Formats an integer with thousands separators and a true minus. `Intl` would take a tenth of a second on a slow device. */
export const formatNumber = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replaceAll(THOUSANDS, THOUSANDS_SEPARATOR)}`;

/** An integer in a sum, without thousands separators. */
const operandText = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}`;

/** "86 − 27" */
export const formatSum = ({ first, operation, second }: Sum): string =>
  `${operandText(first)} ${operation} ${operandText(second)}`;

/** "86 − 27 = 59" */
export const formatEquation = (equation: Equation): string =>
  `${formatSum(equation)} = ${operandText(equation.answer)}`;

/** Uses non-breaking spaces, so that a sum is never split at the end of a line. */
export const preventSumBreaks = (text: string): string =>
  text.replaceAll(/\d+(?: [+−×÷=] \d+)+/g, (sum) => sum.replaceAll(' ', '\u00a0'));

/** A single answer: "−35" */
export const formatAnswer = operandText;

/** Minutes and seconds: "1:05" */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
