import type { GivenAnswer, RejectionReason } from '../../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question } from '../../../machines/fraction-basics/questions';
import type { RoundType, Settings } from '../../../machines/fraction-basics/rules';
import { chooseCandidateText } from '../../play/internal/shared-text';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { answerText, spokenQuestion } from './lines';

const TYPES: Readonly<Record<RoundType, string>> = {
  all: 'All',
  convert: 'Decimals',
  simplify: 'Simplify',
  add: 'Add',
  subtract: 'Subtract',
  halves: 'Halves and quarters',
  thirds: 'Thirds and 3/4',
};

const EAR_TASKS: Readonly<Record<RoundType, string>> = {
  all: 'All kinds of fractions.',
  convert: 'Write decimals as fractions.',
  simplify: 'Simplify fractions.',
  add: 'Add fractions.',
  subtract: 'Subtract fractions.',
  halves: 'Find a half or a quarter of a number of buns.',
  thirds: 'Find 1/3, 2/4 or 3/4 of a number of buns.',
};

const TYPE_NUMBER = 'Type the number, then press Enter.';
const TYPE_FRACTION = 'Type the top number, a slash and the bottom number, then press Enter.';

const REFUSALS: Readonly<Record<RejectionReason, string>> = {
  decimal: 'That is a decimal. Use the / key.',
  zero: 'The bottom number cannot be 0.',
  unreadable: 'Type a top number, / and a bottom number.',
};

const TIPS: Readonly<Record<Question['type'], string>> = {
  convert: 'Say the decimal in hundredths first.',
  simplify: 'Find a number that divides both.',
  add: 'Practise adding fractions.',
  subtract: 'Practise subtracting fractions.',
  halves: 'Practise sharing into equal groups.',
  thirds: 'Practise sharing into equal groups.',
};

export const text = {
  play: {
    stage: 'The bars',
    panel: 'Answer',
    questions: 'Questions',
    types: TYPES,
    reset: 'Reset Game',
    field: 'Your answer',
    placeholder: 'like 1/2',
    check: 'Check',
    space: 'space',
    next: 'Next Question',
    /** For a question whose answer is a whole number. */
    numberPlaceholder: '?',
    refusal: (refusal: RejectionReason, question: Question) =>
      isAmountQuestion(question) ? 'Type a whole number.' : REFUSALS[refusal],
    /** The message about a right answer is shown elsewhere, so the panel only gives the reason. */
    wrong: (question: Question) => `Wrong! Answer: ${answerText(question)}`,
  },

  /** Notes on the player's own answer. */
  feedback: {
    equal: (simplest: string) => `That is equal! In simplest form it is ${simplest}.`,
    lessThanZero: (entry: string) => `Your answer ${entry} is less than 0.`,
    moreThanTwo: (entry: string) => `Your answer ${entry} is more than 2 wholes.`,
    yours: (entry: string) => `Your answer was ${entry}.`,
  },

  /** Instructions for players who listen, and each question. */
  ear: {
    start: ({ type, answers }: Settings & AnswerSetting) =>
      `${EAR_TASKS[type]} No time limit. ${answers === 'choice' ? chooseCandidateText() : type === 'halves' || type === 'thirds' ? TYPE_NUMBER : TYPE_FRACTION}`,
    asked: spokenQuestion,
  },

  toast: {
    answered: ({ verdict }: GivenAnswer, question: Question) =>
      verdict === 'right' ? 'Correct!' : `Incorrect. The answer was ${answerText(question)}`,
  },

  over: {
    scene: 'mill',
    bestStreak: 'Best streak',
    answered: 'Questions answered',
    again: '🔄 Play Again',
    /** Shown if the player has chosen another type for the next round. */
    next: (type: RoundType) => `Next round: ${TYPES[type]}`,
    tips: TIPS,
  },
} as const;

export const howToPlay = (): readonly (readonly string[])[] => [
  ['Look at the bars and read the question.'],
  ['Type the top number, / and the bottom number.', 'An equal fraction is right too.'],
  ['After each answer, the bars show you why.'],
];
