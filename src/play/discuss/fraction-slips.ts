import { formatFraction } from '../../../machines/core/fraction';
import { type FractionQuestion, listFractionMistakes } from '../../../machines/core/fraction-candidates';
import { findFractionMistake } from '../../../machines/learning/typical-mistakes';
import { fractionMistakeText } from '../feedback/typical-mistake-text';
import { chooseSlips, type Slip } from './discussion';

/** The typical mistakes with a question about fractions. */
export const fractionSlipsOf = (question: FractionQuestion): readonly Slip[] =>
  chooseSlips(
    listFractionMistakes(question).flatMap((given) => {
      const mistake = findFractionMistake(question.problem, given);
      const isPossible = given.numerator > 0 && given.denominator > 0;
      return mistake === null || !isPossible
        ? []
        : [{ answer: formatFraction(given), why: fractionMistakeText(mistake) }];
    }),
  );
