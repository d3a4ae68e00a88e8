/* Questions, equations and answers as lines of terms, without words of their own. */
import { type Fraction, formatFraction, reduceFraction, toMixedNumber } from '../../../machines/core/fraction';
import type { TypedAmount } from '../../../machines/fraction-basics/answer';
import type { Question } from '../../../machines/fraction-basics/questions';
import { formatNumber } from '../../ui/format';
import { formatHundredths } from './hundredths';
import type { Term } from './term';
import { amountTerms } from './text/amounts';
import { convertTerms, simplifyTerms, spokenConvert, spokenSimplify, spokenSum } from './text/steps';

/** Non-breaking spaces keep an equation or a mixed number on one line. */
export const withoutLineBreaks = (words: string): string => words.replaceAll(' ', '\u00a0');

export const lineText = (line: readonly Term[]): string =>
  line.map((term) => (typeof term === 'string' ? term : formatFraction(term))).join(' ');

/** An amount as an answer: "3/4", "5/4", or "1" for a whole number. */
const amountTerm = (amount: Fraction): Term => (amount.denominator === 1 ? formatNumber(amount.numerator) : amount);

/** For example "3/4". */
export const answerText = ({ answer }: Question): string => lineText([amountTerm(answer)]);

/** Wholes and parts: "1 1/4". */
function mixedText(amount: Fraction): string {
  const [wholes, rest] = toMixedNumber(amount);
  return rest.numerator === 0
    ? formatNumber(wholes)
    : withoutLineBreaks(`${formatNumber(wholes)} ${formatFraction(rest)}`);
}

/** The player's answer in its simplest notation: "1 1/2". */
export function entryText({ wholes, part }: TypedAmount): string {
  if (part === null) return formatNumber(wholes);
  const { numerator, denominator } = part;
  if (wholes === 0) return `${formatNumber(numerator)}/${denominator}`;
  return withoutLineBreaks(`${formatNumber(wholes)} ${Math.abs(numerator)}/${denominator}`);
}

/** Takes the place of the answer in an equation. */
export const QUESTION_MARK = '?';

export const SIGNS = { add: '+', subtract: '−' } as const;

export function questionLine(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return convertTerms(question.hundredths);
    case 'simplify':
      return simplifyTerms(question.asked);
    case 'add':
    case 'subtract':
    case 'halves':
    case 'thirds':
      return [...askedTerms(question), '=', QUESTION_MARK];
  }
}

/** The question as it is announced: "1/4 + 2/4 = what?" or "Simplify 6/8." */
export function spokenQuestion(question: Question): string {
  switch (question.type) {
    case 'convert':
      return spokenConvert(question.hundredths);
    case 'simplify':
      return spokenSimplify(question.asked);
    case 'add':
    case 'subtract':
    case 'halves':
    case 'thirds':
      return spokenSum(lineText(askedTerms(question)));
  }
}

/** The terms before the "=" after an answer. */
function askedTerms(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return [formatHundredths(question.hundredths)];
    case 'simplify':
      return [question.asked];
    case 'add':
    case 'subtract':
      return [question.first, SIGNS[question.type], question.second];
    case 'halves':
    case 'thirds':
      return amountTerms(question);
  }
}

/** For example "1/4 + 2/4 = 3/4". */
export const equationLine = (question: Question): readonly Term[] => [
  ...askedTerms(question),
  '=',
  amountTerm(question.answer),
];

export const questionText = (question: Question): string => lineText(questionLine(question));
export const answeredText = (question: Question): string => withoutLineBreaks(lineText(equationLine(question)));

/** The same amount in all its forms, ending with the simplest: "10/8 = 5/4 = 1 1/4". */
export function formsOf(amount: Fraction): readonly string[] {
  const simple = reduceFraction(amount);
  const texts = [formatFraction(amount)];
  if (simple.denominator !== 1) texts.push(formatFraction(simple));
  if (simple.numerator >= simple.denominator) texts.push(mixedText(simple));
  return [...new Set(texts)];
}
