import type { Fraction } from '../../../../machines/core/fraction';
import type { QuizGivenAnswer } from '../../../../machines/core/quiz-round';
import type { Question } from '../../../../machines/fraction-simplify/questions';
import { type BarRow, PlainBars } from '../../../play/answers/fractions/PlainBars';
import { createWhole, type Whole } from '../../../stage/fractions/pieces';
import { compareAmounts, createQuestionCakes, getSolution, LOOKS } from '../scene/question-cakes';
import { StackedFraction } from './StackedFraction';

interface Props {
  readonly question: Question;
  readonly given: QuizGivenAnswer<Fraction> | null;
}

/** The amounts of a question and its result as bars, drawn by the page when there is no canvas. */
export function AmountBars({ question, given }: Props) {
  return <PlainBars rows={given === null ? openRows(question) : answeredRows(question, given)} />;
}

const getRow = (wholes: readonly Whole[], { numerator, denominator }: Fraction): BarRow => ({
  wholes,
  label: <StackedFraction top={numerator} bottom={denominator} />,
});

const amountRows = (amounts: readonly Fraction[]): readonly BarRow[] =>
  amounts.map((amount, index) =>
    getRow([createWhole(amount.denominator, [[amount.numerator, index === 0 ? LOOKS.first : LOOKS.second]])], amount),
  );

const openRows = (question: Question): readonly BarRow[] =>
  amountRows(question.type === 'simplify' ? [question.first] : [question.first, question.second]);

/**
 * Both amounts after a mistake that can be drawn. Otherwise the amounts of the question in the answer's parts,
 * then the answer.
 */
function answeredRows(question: Question, given: QuizGivenAnswer<Fraction>): readonly BarRow[] {
  const comparison = given.verdict === 'wrong' ? compareAmounts(question, given.answer) : null;
  if (given.verdict === 'wrong' && comparison !== null) {
    return [
      { ...getRow(comparison.right, comparison.amount), mark: 'right' },
      { ...getRow(comparison.given, given.answer), mark: 'wrong' },
    ];
  }
  const asked = question.type === 'multiply' ? openRows(question) : amountRows(createQuestionCakes(question).cut);
  return [...asked, getRow(...getSolution(question))];
}
