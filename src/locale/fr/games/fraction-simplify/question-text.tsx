import { formatFraction } from '../../../../../machines/core/fraction';
import { inLine } from '../../../../games/fraction-simplify/formulas';
import type * as English from '../../../../games/fraction-simplify/question-text';

export const simplifyWord = 'Simplifie';
export const simplifyLine: typeof English.simplifyLine = (word, fraction) => (
  <>
    {word(simplifyWord)} {fraction}
  </>
);

export const questionText: typeof English.questionText = (question) =>
  question.type === 'simplify'
    ? `Simplifie ${formatFraction(question.first)}`
    : inLine(question.type, question.first, question.second);

export const spokenQuestion: typeof English.spokenQuestion = (question) =>
  question.type === 'simplify' ? `${questionText(question)}.` : `${questionText(question)}\u202f?`;
