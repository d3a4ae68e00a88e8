import type { Fraction } from '../../../machines/core/fraction';
import { findAmountMistake } from '../../../machines/fraction-basics/amounts';
import { type GivenAnswer, isInSimplestForm, toFraction } from '../../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question, toFractionProblem } from '../../../machines/fraction-basics/questions';
import { findFractionMistake } from '../../../machines/learning/typical-mistakes';
import { fractionMistakeText } from '../../play/feedback/typical-mistake-text';
import { answerText, entryText } from './lines';
import { text } from './text';
import { amountMistakeText } from './text/amounts';

/** The mistake behind a wrong answer; null if none is recognised. */
function mistakeText(question: Question, amount: Fraction): string | null {
  if (isAmountQuestion(question)) {
    const mistake = findAmountMistake(question, amount.numerator / amount.denominator);
    return mistake && amountMistakeText(mistake, question);
  }
  const mistake = findFractionMistake(toFractionProblem(question), amount);
  return mistake && fractionMistakeText(mistake);
}

/** A note on the player's own answer, shown after "right" or "wrong"; empty if there is nothing to add. */
export function answerFeedbackText({ verdict, entry }: GivenAnswer, question: Question): string {
  const { equal, lessThanZero, moreThanTwo, yours } = text.feedback;
  if (verdict === 'right') return isInSimplestForm(entry) ? '' : equal(answerText(question));
  const amount = toFraction(entry);
  const { numerator, denominator } = amount;
  if (numerator < 0) return lessThanZero(entryText(entry));
  if (numerator > 2 * denominator && !isAmountQuestion(question)) return moreThanTwo(entryText(entry));
  const why = mistakeText(question, amount);
  return why === null ? yours(entryText(entry)) : `${yours(entryText(entry))} ${why}`;
}
