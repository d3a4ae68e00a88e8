import { QUIZ, quizLimits } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { normaliseTypedText } from '../../../machines/core/typed-text';
import { parseAmount, parseCents } from '../../../machines/money-counter/amount';
import { getHeapValue } from '../../../machines/money-counter/coins';
import { getHeapValues } from '../../../machines/money-counter/money-problem';
import type { Practice } from '../../../machines/money-counter/practice';
import { areAmountsHidden, type Question } from '../../../machines/money-counter/questions';
import type { Difficulty, QuestionType, Settings } from '../../../machines/money-counter/rules';
import { findMoneyMistake } from '../../../machines/money-counter/typical-mistakes';
import { choicesText } from '../../play/answers/choices-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { QuizText } from '../../play/quiz/quiz';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { why } from './explanation';
import { formatAmount, heapText, type MoneyStyle, plus, solvedSum, withoutLineBreaks } from './money-text';
import { typicalMistakeText } from './typical-mistake-text';

/** One line of a question. The most important one is large. */
export interface Line {
  readonly text: string;
  readonly size: 'large' | 'small';
}

const large = (text: string): Line => ({ text, size: 'large' });
const small = (text: string): Line => ({ text, size: 'small' });

/** The two amounts to add or to compare. */
function amountLines([one, other]: readonly [number, number], type: 'addMoney' | 'compareMoney', style: MoneyStyle) {
  return type === 'addMoney'
    ? [large(withoutLineBreaks(plus(one, other, style))), small('How much is that altogether?')]
    : [small('How much more is'), large(`${formatAmount(one, style)} than ${formatAmount(other, style)}?`)];
}

export function questionLines(question: Question): readonly Line[] {
  const { asked } = question;
  switch (asked.type) {
    case 'countCoins':
      return [large('How much money?')];
    case 'makeChange':
      return [
        large(`It costs ${formatAmount(asked.price, question)}.`),
        small(`You pay ${formatAmount(getHeapValue(asked.heap), question)}. How much change?`),
      ];
    case 'addMoney':
    case 'compareMoney': {
      if (!areAmountsHidden(question)) return amountLines(getHeapValues(asked.heaps), asked.type, question);
      return [large(asked.type === 'addMoney' ? 'How much altogether?' : 'How much more is on the left?')];
    }
  }
}

/** The money on the counter in words, for players who cannot see it. */
export function counterText({ asked }: Question): string {
  switch (asked.type) {
    case 'countCoins':
      return `On the counter: ${heapText(asked.heap)}.`;
    case 'makeChange':
      return `You pay with ${heapText(asked.heap)}.`;
    case 'addMoney':
    case 'compareMoney': {
      const [one, other] = asked.heaps;
      return `On the left: ${heapText(one)}. On the right: ${heapText(other)}.`;
    }
  }
}

/** The question with its money as it is announced. Amounts that the question names are not listed as coins again. */
function spokenQuestion(question: Question): string {
  const { asked } = question;
  if (asked.type === 'makeChange')
    return `It costs ${formatAmount(asked.price, question)}. ${counterText(question)} How much change?`;
  if (asked.type === 'countCoins') return `How much money? ${counterText(question)}`;
  // Two heaps of coins are too much to remember, so players who listen get their amounts.
  const lines = amountLines(getHeapValues(asked.heaps), asked.type, question).map(({ text }) => text);
  return asked.type === 'addMoney' ? lines.join('. ') : lines.join(' ');
}

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
  const format = (cents: number) => formatAmount(cents, question);
  switch (asked.type) {
    case 'countCoins':
      return format(answer);
    case 'makeChange':
      return solvedSum(`${format(getHeapValue(asked.heap))} − ${format(asked.price)}`, answer, question);
    case 'addMoney': {
      const [one, other] = asked.heaps;
      return solvedSum(plus(getHeapValue(one), getHeapValue(other), question), answer, question);
    }
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return solvedSum(`${format(more)} − ${format(less)}`, answer, question);
    }
  }
}

export const quizText: QuizText<Question, number> = {
  question: (question) => [...questionLines(question).map(({ text }) => text), counterText(question)].join(' '),
  answer: (question) => formatAmount(question.answer, question),
  answered: (question) =>
    question.asked.type === 'countCoins'
      ? `${heapText(question.asked.heap)}: ${formatAmount(question.answer, question)}`
      : answeredText(question),
  why,
  explanation: (question, given) => {
    const slip = findMoneyMistake(question.asked, given);
    return slip && typicalMistakeText(question, slip);
  },
};

/** An amount as it is typed. Where a question is in cents, a whole number without a unit is in cents too. */
function withUnit(typed: string, { isInCents = false }: MoneyStyle): string {
  const [, cents] = /^\+?(\d+)\.?$/.exec(normaliseTypedText(typed)) ?? [];
  return isInCents && cents !== undefined ? `${cents}¢` : typed;
}

/** A typed amount in cents, or null if the text is not an amount. */
export const readAmount = (typed: string, style: MoneyStyle): number | null => parseCents(withUnit(typed, style));

export function invalidAmountText(typed: string, style: MoneyStyle = {}): string {
  if (style.isInCents) return 'Type the cents, like 7';
  const read = parseAmount(typed);
  switch (read.kind) {
    case 'below nothing':
      return "You don't need a minus sign.";
    case 'parts of a cent':
      return 'Type two digits for the cents, like 1.25';
    case 'cents or dollars':
      return `Is that in cents? Type ${(read.number / 100).toFixed(2)}`;
    case 'not money':
    case 'amount':
      return 'Type an amount, like 1.25';
  }
}

const PRACTICE: Readonly<Record<QuestionType, string>> = {
  countCoins: 'Start with the coins worth the most.',
  makeChange: 'Count up from the price to what you pay.',
  addMoney: 'Put coins of the same kind together, then add.',
  compareMoney: 'Count up from the smaller amount to the larger one.',
};

/** One thing to practise next, with a question from this round as the example. */
export function practiceText(practice: Practice | null, score: number): string {
  if (practice !== null) return `${PRACTICE[practice.type]} ${why(practice.example)}`;
  return score === QUIZ.questions ? 'Keep it up! Try new questions.' : 'Try all the questions.';
}

const seconds = (time: TimeSetting): string => {
  const { question } = quizLimits(time);
  return question === null ? 'Take all the time you want.' : `You have ${question} seconds for each one.`;
};

const hardHint = ({ answers }: Settings & AnswerSetting): string =>
  `Quarters and dollar bills too.${answers === 'choice' ? '' : ' Type the amount.'}`;

const DIFFICULTY_TEXT: Readonly<
  Record<Difficulty, { readonly name: string; readonly hint: string | typeof hardHint }>
> = {
  easy: { name: 'Easy', hint: 'Pennies and nickels' },
  medium: { name: 'Medium', hint: 'Pennies, nickels and dimes' },
  hard: { name: 'Hard', hint: hardHint },
};

export const text = {
  tagline: 'Count coins, give change and shop at the market stall!',
  menu: {
    choices: { difficulty: DIFFICULTY_TEXT },
    start: 'Start',
    howToPlay: 'How to play',
    steps: (time: TimeSetting, { isMultipleChoice = false }: NextRound = {}) =>
      [
        ['Know your money:', 'penny 1¢, nickel 5¢, dime 10¢, quarter 25¢.'],
        ['Count coins, give change,', 'add two piles or say how much more.'],
        [isMultipleChoice ? 'Pick the amount.' : 'Pick or type the amount, then check it.', seconds(time)],
      ] as const,
  },
  play: {
    stage: 'The market stall',
    panel: 'Your answer',
    field: ({ isInCents = false }: Question) => `Amount in ${isInCents ? 'cents' : 'dollars'}`,
    placeholder: ({ isInCents = false }: Question) => (isInCents ? '0¢' : '0.00'),
  },
  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: ({ difficulty, time, answers }: Settings & AnswerSetting, questions: number = QUIZ.questions) =>
      `${questions} questions about money. ${seconds(time)} ${answers === 'choice' ? 'Choose with the number keys.' : difficulty === 'hard' ? 'Type the dollars, a point and the cents, then press Enter.' : 'Choose with keys 1 to 4, then press Enter.'}`,
    asked: (question: Question) =>
      [
        spokenQuestion(question),
        ...(question.options === null
          ? []
          : [choicesText(question.options.map((cents) => formatAmount(cents, question)))]),
      ].join(' '),
  },
  over: {
    title: 'Round complete!',
    praise: [
      '🏆 Money master!',
      '🎉 Great counting!',
      'Good work at the stall!',
      'Good try! Coins get easier each time.',
    ],
  },
} as const;
