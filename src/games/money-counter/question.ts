/* The questions and answers of the game in the words of the catalogue. */
import { getHeapValue } from '../../../machines/money-counter/coins';
import { getHeapValues } from '../../../machines/money-counter/money-problem';
import { areAmountsHidden, type Question } from '../../../machines/money-counter/questions';
import { findMoneyMistake } from '../../../machines/money-counter/typical-mistakes';
import { choicesText } from '../../play/answers/choices-text';
import { asSentence } from '../../play/internal/sentence-text';
import type { QuizText } from '../../play/quiz/quiz';
import { formatAmount, heapText, type MoneyStyle, minus, plus, solvedSum, withoutLineBreaks } from './amounts';
import { why } from './explanation';
import { text } from './text';
import { typicalMistakeText } from './typical-mistake';

/** One line of a question. The most important one is large. */
export interface Line {
  readonly text: string;
  readonly size: 'large' | 'small';
}

const large = (line: string): Line => ({ text: line, size: 'large' });
const small = (line: string): Line => ({ text: line, size: 'small' });

/** The two amounts to add or to compare. */
function amountLines([one, other]: readonly [number, number], type: 'addMoney' | 'compareMoney', style: MoneyStyle) {
  return type === 'addMoney'
    ? [large(withoutLineBreaks(plus(one, other, style))), small(text.asked.thatAltogether)]
    : [small(text.asked.howMuchMoreIs), large(text.asked.than(formatAmount(one, style), formatAmount(other, style)))];
}

export function questionLines(question: Question): readonly Line[] {
  const { asked } = question;
  switch (asked.type) {
    case 'countCoins':
      return [large(text.asked.howMuch)];
    case 'makeChange':
      return [
        large(text.asked.costs(formatAmount(asked.price, question))),
        small(text.asked.pay(formatAmount(getHeapValue(asked.heap), question))),
      ];
    case 'addMoney':
    case 'compareMoney': {
      if (!areAmountsHidden(question)) return amountLines(getHeapValues(asked.heaps), asked.type, question);
      return [large(asked.type === 'addMoney' ? text.asked.altogether : text.asked.moreOnLeft)];
    }
  }
}

/** The money on the counter in words, for players who cannot see it. */
export function counterText({ asked }: Question): string {
  switch (asked.type) {
    case 'countCoins':
      return text.asked.onCounter(heapText(asked.heap, asked.money));
    case 'makeChange':
      return text.asked.payWith(heapText(asked.heap, asked.money));
    case 'addMoney':
    case 'compareMoney': {
      const [one, other] = asked.heaps;
      return text.asked.onBothSides(heapText(one, asked.money), heapText(other, asked.money));
    }
  }
}

/** Each amount to add is a separate sentence. */
const joinLines = (lines: readonly string[], { asked }: Question): string =>
  (asked.type === 'addMoney' ? lines.map(asSentence) : lines).join(' ');

/** The question with its money as it is announced. Amounts that the question names are not listed as coins again. */
function spokenQuestion(question: Question): string {
  const { asked } = question;
  if (asked.type === 'makeChange')
    return [
      text.asked.costs(formatAmount(asked.price, question)),
      counterText(question),
      text.asked.howMuchChange,
    ].join(' ');
  if (asked.type === 'countCoins') return `${text.asked.howMuch} ${counterText(question)}`;
  // Two heaps of coins are too much to remember, so players who listen get their amounts.
  const lines = amountLines(getHeapValues(asked.heaps), asked.type, question).map((line) => line.text);
  return joinLines(lines, question);
}

/** The question with its choices, as it is announced. */
export const askedAloud = (question: Question): string =>
  [
    spokenQuestion(question),
    ...(question.options === null ? [] : [choicesText(question.options.map((cents) => formatAmount(cents, question)))]),
  ].join(' ');

/** A question in one line, for paper and for a class. */
export const questionInOneLine = (question: Question): string =>
  joinLines(
    questionLines(question).map((line) => line.text),
    question,
  );

/** After the answer: the question in small letters, and its sum. */
export function answeredLines(question: Question): readonly Line[] {
  const lines = questionLines(question);
  // The sum repeats the two amounts that are added.
  const asked = question.asked.type === 'addMoney' && lines.length > 1 ? lines.slice(1) : lines;
  return [small(asked.map((line) => line.text).join(' ')), large(answeredText(question))];
}

/** The question with its answer, short enough for one line. */
export function answeredText(question: Question): string {
  const { asked, answer } = question;
  switch (asked.type) {
    case 'countCoins':
      return formatAmount(answer, question);
    case 'makeChange':
      return solvedSum(minus(getHeapValue(asked.heap), asked.price, question), answer, question);
    case 'addMoney': {
      const [one, other] = asked.heaps;
      return solvedSum(plus(getHeapValue(one), getHeapValue(other), question), answer, question);
    }
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return solvedSum(minus(more, less, question), answer, question);
    }
  }
}

export const quizText: QuizText<Question, number> = {
  question: (question) => [...questionLines(question).map((line) => line.text), counterText(question)].join(' '),
  answer: (question) => formatAmount(question.answer, question),
  answered: (question) =>
    question.asked.type === 'countCoins'
      ? text.solved.heap(heapText(question.asked.heap, question.asked.money), formatAmount(question.answer, question))
      : answeredText(question),
  why,
  explanation: (question, given) => {
    const slip = findMoneyMistake(question.asked, given);
    return slip && typicalMistakeText(question, slip);
  },
};
