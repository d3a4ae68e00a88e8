/* Explains step by step, on one line, why an answer is right. */
import { formatFraction, fraction, greatestCommonDivisor, toCommonDenominator } from '../../../machines/core/fraction';
import { groupSizeOf, partOf } from '../../../machines/fraction-basics/amounts';
import type { AmountQuestion, Question, SumQuestion } from '../../../machines/fraction-basics/questions';
import { formsOf, SIGNS, withoutLineBreaks } from './lines';
import { explainAmount } from './text/amounts';
import { whyDecimal, whyOtherParts, whySameParts, whySimpler } from './text/steps';

function explainSum({ type, first, second }: SumQuestion): string {
  const sign = SIGNS[type];
  const [one, other] = toCommonDenominator(first, second);
  const top = type === 'add' ? one.numerator + other.numerator : one.numerator - other.numerator;
  const result = fraction(top, one.denominator);
  const all = formsOf(result);
  const forms = withoutLineBreaks(all.join(' = '));
  if (first.denominator === second.denominator)
    return whySameParts(type, withoutLineBreaks(`${one.numerator} ${sign} ${other.numerator} = ${top}`), forms);
  const changes = [
    [first, one],
    [second, other],
  ] as const;
  const made = changes
    .filter(([before, after]) => before.denominator !== after.denominator)
    .map(([before, after]) => withoutLineBreaks(`${formatFraction(before)} = ${formatFraction(after)}`));
  const sum = `${formatFraction(one)} ${sign} ${formatFraction(other)} = ${formatFraction(result)}`;
  return whyOtherParts(made, withoutLineBreaks(sum), all.length === 1 ? null : forms);
}

/** The number of groups that are taken, as in a sum: 3 + 3 + 3 = 9. */
function takenSum(question: AmountQuestion): string {
  const size = groupSizeOf(question);
  const sum = Array.from({ length: question.part.numerator }, () => size).join(' + ');
  return withoutLineBreaks(`${sum} = ${partOf(question)}`);
}

export function explanationText(question: Question): string {
  switch (question.type) {
    case 'convert':
      return whyDecimal(
        question.hundredths,
        greatestCommonDivisor(question.hundredths, 100),
        formatFraction(question.answer),
      );
    case 'simplify': {
      const { numerator, denominator } = question.asked;
      const divisor = greatestCommonDivisor(numerator, denominator);
      const by = (value: number) => withoutLineBreaks(`${value} ÷ ${divisor} = ${value / divisor}`);
      return whySimpler(divisor, by(numerator), by(denominator));
    }
    case 'add':
    case 'subtract':
      return explainSum(question);
    case 'halves':
    case 'thirds':
      return explainAmount(question, groupSizeOf(question), takenSum(question));
  }
}
