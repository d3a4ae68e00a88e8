import type { Currency } from '../../../machines/core/currencies';
import { QUIZ, quizLimits } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Difficulty, QuestionType, Settings } from '../../../machines/money-counter/rules';
import { joinList } from '../../locale/grammar';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { currencyNames } from '../../ui/currency-text';
import { unitNames } from './money-text';

const seconds = (time: TimeSetting): string => {
  const { question } = quizLimits(time);
  return question === null ? 'Take all the time you want.' : `You have ${question} seconds for each one.`;
};

/** What the coins of a round are, from the smallest to the largest: "5¢". */
const coinHint = (coins: readonly string[], difficulty: Difficulty, money: Currency): string => {
  if (money === 'USD') {
    const american = {
      easy: 'Pennies and nickels',
      medium: 'Pennies, nickels and dimes',
      hard: 'Quarters and dollar bills too.',
    };
    return american[difficulty];
  }
  if (difficulty === 'hard') return `${coins[0]} to ${coins.at(-1)}.`;
  return coins.length <= 3 ? joinList(coins) : `${coins[0]} to ${coins.at(-1)}`;
};

const typeHow = (money: Currency): string => {
  const { whole, part } = unitNames[money];
  return part === ''
    ? `Type the ${whole}, then press Enter.`
    : `Type the ${whole}, a point and the ${part}, then press Enter.`;
};

export const text = {
  tagline: 'Count coins, give change and shop at the market stall!',
  menu: {
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    currencies: currencyNames,
    coinHint,
    hardHint: (coins: string, { answers }: AnswerSetting) =>
      `${coins}${answers === 'choice' ? '' : ' Type the amount.'}`,
    start: 'Start',
    howToPlay: 'How to play',
    /** `coins` are those that a round can ask. American ones have names. */
    steps: (
      time: TimeSetting,
      { isMultipleChoice = false }: NextRound = {},
      { money, coins }: { readonly money: Currency; readonly coins: readonly string[] } = { money: 'USD', coins: [] },
    ) =>
      [
        ['Know your money:', money === 'USD' ? 'penny 1¢, nickel 5¢, dime 10¢, quarter 25¢.' : `${joinList(coins)}.`],
        ['Count coins, give change,', 'add two piles or say how much more.'],
        [isMultipleChoice ? 'Pick the amount.' : 'Pick or type the amount, then check it.', seconds(time)],
      ] as const,
  },
  play: {
    stage: 'The market stall',
    panel: 'Your answer',
    field: (unit: string) => `Amount in ${unit}`,
  },
  /** Questions and what is on the counter. Amounts are written out. */
  asked: {
    howMuch: 'How much money?',
    costs: (price: string) => `It costs ${price}.`,
    pay: (paid: string) => `You pay ${paid}. How much change?`,
    howMuchChange: 'How much change?',
    altogether: 'How much altogether?',
    thatAltogether: 'How much is that altogether?',
    howMuchMoreIs: 'How much more is',
    than: (more: string, less: string) => `${more} than ${less}?`,
    moreOnLeft: 'How much more is on the left?',
    onCounter: (heap: string) => `On the counter: ${heap}.`,
    payWith: (heap: string) => `You pay with ${heap}.`,
    onBothSides: (left: string, right: string) => `On the left: ${left}. On the right: ${right}.`,
  },
  /** Steps of a solution. Sums are written out. */
  solved: {
    heap: (heap: string, value: string) => `${heap}: ${value}`,
    heapAlone: (heap: string, value: string) => `${heap}: ${value}.`,
    group: (name: string, value: string) => `${name} ${value}`,
    groups: (groups: string, value: string) => `${groups} = ${value}.`,
    countUp: (sum: string, value: string) => `Count up: ${sum} = ${value}.`,
    step: (sum: string) => `${sum}.`,
    andThen: ' Then ',
  },
  /** What is wrong with a typed amount. */
  refused: {
    minus: "You don't need a minus sign.",
    inParts: (money: Currency) => `Type the ${unitNames[money].part}, like 7`,
    twoDigits: (money: Currency, example: string) =>
      `Type two digits for the ${unitNames[money].part}, like ${example}`,
    wholeOnly: (money: Currency, example: string) => `Type whole ${unitNames[money].whole}, like ${example}`,
    isInParts: (money: Currency, amount: string) => `Is that in ${unitNames[money].part}? Type ${amount}`,
    amount: (example: string) => `Type an amount, like ${example}`,
  },
  practice: {
    advice: {
      countCoins: 'Start with the coins worth the most.',
      makeChange: 'Count up from the price to what you pay.',
      addMoney: 'Put coins of the same kind together, then add.',
      compareMoney: 'Count up from the smaller amount to the larger one.',
    } satisfies Readonly<Record<QuestionType, string>>,
    perfect: 'Keep it up! Try new questions.',
    unfinished: 'Try all the questions.',
  },
  /** Instructions for players who listen. */
  ear: {
    start: (
      { difficulty, time, answers, money = 'USD' }: Settings & AnswerSetting,
      questions: number = QUIZ.questions,
    ) =>
      `${questions} questions about money. ${seconds(time)} ${answers === 'choice' ? 'Choose with the number keys.' : difficulty === 'hard' ? typeHow(money) : 'Choose with keys 1 to 4, then press Enter.'}`,
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
