import { OPERATIONS, type Question } from '../../../../machines/fraction-simplify/questions';
import { simplifyLine } from '../question-text';
import { StackedFraction } from './StackedFraction';

/** A question with stacked fractions: "Simplify 6/8" or "1/2 + 1/3". */
export function QuestionText({ question }: { readonly question: Question }) {
  const { first } = question;
  const shown = <StackedFraction top={first.numerator} bottom={first.denominator} />;
  if (question.type === 'simplify')
    return simplifyLine(
      (word) => (
        <span translate="yes" className="text-[max(0.56em,var(--board-read))]">
          {word}
        </span>
      ),
      shown,
    );
  const { second, type } = question;
  return (
    <>
      {shown} <span>{OPERATIONS[type]}</span> <StackedFraction top={second.numerator} bottom={second.denominator} />
    </>
  );
}
