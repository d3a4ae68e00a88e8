import {
  type Fraction,
  formatFraction,
  fraction,
  greatestCommonDivisor,
  reduceFraction,
  toCommonDenominator,
  toMixedNumber,
} from '../../../../machines/core/fraction';
import type { TypedAmount } from '../../../../machines/fraction-basics/answer';
import type { Question, SumQuestion } from '../../../../machines/fraction-basics/questions';
import { formatNumber } from '../../../ui/format';
import { formatDecimal as formatDecimals } from '../../../ui/format-decimal';
import { amountTerms, explainAmount } from './amounts';
import type { Term } from './term';

/** Non-breaking spaces keep an equation or a mixed number on one line. */
const withoutLineBreaks = (words: string): string => words.replaceAll(' ', '\u00a0');

export const lineText = (line: readonly Term[]): string =>
  line.map((term) => (typeof term === 'string' ? term : formatFraction(term))).join(' ');

/** With two decimal places. */
export const formatDecimal = (hundredths: number): string => formatDecimals(hundredths / 100, 2);

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

const SIGNS = { add: '+', subtract: '−' } as const;

export function questionLine(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return ['Write', formatDecimal(question.hundredths), 'as a fraction'];
    case 'simplify':
      return ['Simplify', question.asked];
    case 'add':
    case 'subtract':
    case 'halves':
    case 'thirds':
      return [...askedTerms(question), '=', QUESTION_MARK];
  }
}

/** The question as it is announced: "1/4 + 2/4 = what?" or "Simplify 6/8." */
export function spokenLine(line: readonly Term[]): string {
  const isSum = line.includes(QUESTION_MARK);
  return `${lineText(line.map((term) => (term === QUESTION_MARK ? 'what' : term)))}${isSum ? '?' : '.'}`;
}

/** The terms before the "=" after an answer. */
function askedTerms(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return [formatDecimal(question.hundredths)];
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

/** The same amount in all its forms, ending with the simplest: "10/8 = 5/4 = 1 1/4". */
function formsOf(amount: Fraction): readonly string[] {
  const simple = reduceFraction(amount);
  const texts = [formatFraction(amount)];
  if (simple.denominator !== 1) texts.push(formatFraction(simple));
  if (simple.numerator >= simple.denominator) texts.push(mixedText(simple));
  return [...new Set(texts)];
}

function whySum({ type, first, second }: SumQuestion): string {
  const sign = SIGNS[type];
  const [one, other] = toCommonDenominator(first, second);
  const top = type === 'add' ? one.numerator + other.numerator : one.numerator - other.numerator;
  const result = fraction(top, one.denominator);
  const all = formsOf(result);
  if (first.denominator === second.denominator) {
    const what = type === 'add' ? 'add the top numbers' : 'take away the top numbers';
    const sum = `${one.numerator} ${sign} ${other.numerator} = ${top}`;
    return `The parts are the same size, so ${what}: ${withoutLineBreaks(sum)}. That makes ${withoutLineBreaks(all.join(' = '))}.`;
  }
  const changes = [
    [first, one],
    [second, other],
  ] as const;
  const made = changes
    .filter(([before, after]) => before.denominator !== after.denominator)
    .map(([before, after]) => withoutLineBreaks(`${formatFraction(before)} = ${formatFraction(after)}`));
  const sum = `${formatFraction(one)} ${sign} ${formatFraction(other)} = ${formatFraction(result)}`;
  return `Make the parts the same size: ${made.join(' and ')}. Then ${withoutLineBreaks(sum)}.${all.length === 1 ? '' : ` ${withoutLineBreaks(all.join(' = '))}.`}`;
}

function whyDecimal(hundredths: number): string {
  const divisor = greatestCommonDivisor(hundredths, 100);
  const start = `${formatDecimal(hundredths)} is ${hundredths} hundredths: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (hundredths === 100) return `${start} That is one whole.`;
  return `${start} Divide both by ${divisor}: ${hundredths / divisor}/${100 / divisor}.`;
}

/** Explains step by step, on one line, why the answer is right. */
export function explanationText(question: Question): string {
  switch (question.type) {
    case 'convert':
      return whyDecimal(question.hundredths);
    case 'simplify': {
      const { numerator, denominator } = question.asked;
      const divisor = greatestCommonDivisor(numerator, denominator);
      const by = (value: number) => withoutLineBreaks(`${value} ÷ ${divisor} = ${value / divisor}`);
      return `Divide both numbers by ${divisor}: ${by(numerator)} and ${by(denominator)}.`;
    }
    case 'add':
    case 'subtract':
      return whySum(question);
    case 'halves':
    case 'thirds':
      return explainAmount(question);
  }
}

export const answeredText = (question: Question): string => withoutLineBreaks(lineText(equationLine(question)));
