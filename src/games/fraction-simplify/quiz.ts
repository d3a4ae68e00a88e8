import {
  type Fraction,
  formatFraction,
  fraction,
  greatestCommonDivisor,
  isReduced,
  multiplyFractions,
  toCommonDenominator,
} from '../../../machines/core/fraction';
import type { OperationQuestion, Question, SimplifyQuestion } from '../../../machines/fraction-simplify/questions';
import { findFractionMistake } from '../../../machines/learning/typical-mistakes';
import { fractionMistakeText } from '../../play/feedback/typical-mistake-text';
import type { QuizText } from '../../play/quiz/quiz';
import { equalText, impossible, whyProduct, whySimpler, whySum } from './explanation-text';
import { andSimpler, cutText, equals, inLine, stepText } from './formulas';
import { questionText } from './question-text';

/** The question with its right answer: "6/8 = 3/4" or "1/2 + 1/3 = 5/6". */
function answeredText(question: Question): string {
  const { first, result } = question;
  const asked = question.type === 'simplify' ? formatFraction(first) : inLine(question.type, first, question.second);
  return equals(asked, formatFraction(result));
}

function explainSimpler({ first, result }: SimplifyQuestion): string {
  const by = greatestCommonDivisor(first.numerator, first.denominator);
  return whySimpler(
    by,
    stepText(first.numerator, '÷', by, result.numerator),
    stepText(first.denominator, '÷', by, result.denominator),
  );
}

function explainProduct({ first, second }: OperationQuestion): string {
  const product = multiplyFractions(first, second);
  return whyProduct(
    stepText(first.numerator, '×', second.numerator, product.numerator),
    stepText(first.denominator, '×', second.denominator, product.denominator),
    isReduced(product) ? null : equals(...andSimpler(product)),
  );
}

function explainSum({ type, first, second }: OperationQuestion): string {
  const [one, other] = toCommonDenominator(first, second);
  const parts = [
    [first, one],
    [second, other],
  ] as const;
  const cut = parts
    .filter(([before, after]) => before.denominator !== after.denominator)
    .map(([before, after]) => cutText(before, after));
  const numerator = type === 'add' ? one.numerator + other.numerator : one.numerator - other.numerator;
  const sum = equals(inLine(type, one, other), ...andSimpler(fraction(numerator, one.denominator)));
  return whySum(cut, sum, numerator === one.denominator);
}

function explain(question: Question): string {
  if (question.type === 'simplify') return explainSimpler(question);
  return question.type === 'multiply' ? explainProduct(question) : explainSum(question);
}

/** Feedback on a wrong answer before the worked steps: that it is impossible, or what went wrong. */
function explainMistake(question: Question, answer: Fraction): string | null {
  const slip = findFractionMistake(question, answer);
  return impossible(answer) ?? (slip && fractionMistakeText(slip));
}

export const quizText: QuizText<Question, Fraction> = {
  question: questionText,
  answer: ({ result }) => formatFraction(result),
  answered: answeredText,
  why: explain,
  explanation: explainMistake,
  note: ({ result }, answer) => (answer.denominator === result.denominator ? null : equalText(formatFraction(result))),
};
