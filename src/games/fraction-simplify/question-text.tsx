import type { ReactNode } from 'react';
import { formatFraction } from '../../../machines/core/fraction';
import type { Question } from '../../../machines/fraction-simplify/questions';
import { inLine } from './formulas';

export const simplifyWord = 'Simplify';
/** "Simplify 6/8" with a stacked fraction. */
export const simplifyLine = (word: (text: string) => ReactNode, fraction: ReactNode): ReactNode => (
  <>
    {word(simplifyWord)} {fraction}
  </>
);

/** For example "Simplify 6/8" or "1/2 + 1/3". */
export const questionText = (question: Question): string =>
  question.type === 'simplify'
    ? `Simplify ${formatFraction(question.first)}`
    : inLine(question.type, question.first, question.second);

/** The question as it is announced. */
export const spokenQuestion = (question: Question): string =>
  question.type === 'simplify' ? `${questionText(question)}.` : `${questionText(question)}?`;
