import {
  type Fraction,
  fraction,
  fractionText,
  greatestCommonDivisor,
  reduceFraction,
  toCommonDenominator,
  toMixedNumber,
} from '../../../../machines/core/fraction';
import type { Entry } from '../../../../machines/fraction-basics/answer';
import type { Question, SumQuestion } from '../../../../machines/fraction-basics/questions';
import { numberText } from '../../../ui/format';

/** Non-breaking spaces keep an equation or a mixed number on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Part of a line: text, or a fraction that is shown with its numerator on top. */
export type Term = string | Fraction;

export const lineText = (line: readonly Term[]): string =>
  line.map((term) => (typeof term === 'string' ? term : fractionText(term))).join(' ');

/** With two decimal places. */
export const decimalText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** An amount as an answer: "3/4", "5/4", or "1" for a whole number. */
const amountTerm = (amount: Fraction): Term => (amount.denominator === 1 ? numberText(amount.numerator) : amount);

/** For example "3/4". */
export const answerText = ({ answer }: Question): string => lineText([amountTerm(answer)]);

/** Wholes and parts: "1 1/4". */
function mixedText(amount: Fraction): string {
  const [wholes, rest] = toMixedNumber(amount);
  return rest.numerator === 0 ? numberText(wholes) : unbroken(`${numberText(wholes)} ${fractionText(rest)}`);
}

/** The player's answer in its simplest notation: "1 1/2". */
export function entryText({ wholes, part }: Entry): string {
  if (part === null) return numberText(wholes);
  const { numerator, denominator } = part;
  if (wholes === 0) return `${numberText(numerator)}/${denominator}`;
  return unbroken(`${numberText(wholes)} ${Math.abs(numerator)}/${denominator}`);
}

/** Takes the place of the answer in an equation. */
export const QUESTION_MARK = '?';

const SIGNS = { add: '+', subtract: '−' } as const;

export function questionLine(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return ['Write', decimalText(question.hundredths), 'as a fraction'];
    case 'simplify':
      return ['Simplify', question.asked];
    case 'add':
    case 'subtract':
      return [...askedTerms(question), '=', QUESTION_MARK];
  }
}

/** The terms before the "=" after an answer. */
function askedTerms(question: Question): readonly Term[] {
  switch (question.type) {
    case 'convert':
      return [decimalText(question.hundredths)];
    case 'simplify':
      return [question.asked];
    case 'add':
    case 'subtract':
      return [question.first, SIGNS[question.type], question.second];
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
  const texts = [fractionText(amount)];
  if (simple.denominator !== 1) texts.push(fractionText(simple));
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
    return `The parts are the same size, so ${what}: ${unbroken(sum)}. That makes ${unbroken(all.join(' = '))}.`;
  }
  const changes = [
    [first, one],
    [second, other],
  ] as const;
  const made = changes
    .filter(([before, after]) => before.denominator !== after.denominator)
    .map(([before, after]) => unbroken(`${fractionText(before)} = ${fractionText(after)}`));
  const sum = `${fractionText(one)} ${sign} ${fractionText(other)} = ${fractionText(result)}`;
  return `Make the parts the same size: ${made.join(' and ')}. Then ${unbroken(sum)}.${all.length === 1 ? '' : ` ${unbroken(all.join(' = '))}.`}`;
}

function whyDecimal(hundredths: number): string {
  const divisor = greatestCommonDivisor(hundredths, 100);
  const start = `${decimalText(hundredths)} is ${hundredths} hundredths: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (hundredths === 100) return `${start} That is one whole.`;
  return `${start} Divide both by ${divisor}: ${hundredths / divisor}/${100 / divisor}.`;
}

/** Explains step by step, on one line, why the answer is right. */
export function whyText(question: Question): string {
  switch (question.type) {
    case 'convert':
      return whyDecimal(question.hundredths);
    case 'simplify': {
      const { numerator, denominator } = question.asked;
      const divisor = greatestCommonDivisor(numerator, denominator);
      const by = (value: number) => unbroken(`${value} ÷ ${divisor} = ${value / divisor}`);
      return `Divide both numbers by ${divisor}: ${by(numerator)} and ${by(denominator)}.`;
    }
    case 'add':
    case 'subtract':
      return whySum(question);
  }
}

export const answeredText = (question: Question): string => unbroken(lineText(equationLine(question)));
