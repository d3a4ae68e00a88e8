import { type Fraction, formatFraction } from '../../../machines/core/fraction';
import { type FractionQuestion, listFractionMistakes } from '../../../machines/core/fraction-candidates';
import { findFractionMistake } from '../../../machines/learning/typical-mistakes';
import { fractionMistakeText } from '../feedback/typical-mistake-text';
import { PaperBars } from '../paper/PaperBars';
import { chooseSlips, type Slip, type Step, stepsOf } from './discussion';

/** The typical mistakes with a question about fractions. */
export const fractionSlipsOf = (question: FractionQuestion): readonly Slip[] =>
  chooseSlips(
    listFractionMistakes(question).flatMap((given) => {
      const mistake = findFractionMistake(question.problem, given);
      // Swapping numerator and denominator is a likely mistake only when simplifying.
      const isLikely = mistake !== 'upsideDown' || question.problem.type === 'simplify';
      const isPossible = given.numerator > 0 && given.denominator > 0;
      return mistake === null || !isLikely || !isPossible
        ? []
        : [{ answer: formatFraction(given), why: fractionMistakeText(mistake) }];
    }),
  );

/** The sentences of an explanation. The last one has the answer as a picture. */
export function fractionStepsOf(explanation: string, answer: Fraction): readonly Step[] {
  const picture = (
    <div className="paper-picture">
      <PaperBars amounts={[answer]} />
    </div>
  );
  const steps = stepsOf(explanation);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, picture } : step));
}
