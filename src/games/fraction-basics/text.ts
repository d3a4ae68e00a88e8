import { amountOf, type Given, isSimplest, type Refusal } from '../../../machines/fraction-basics/answer';
import type { Question } from '../../../machines/fraction-basics/questions';
import type { Mistake } from '../../../machines/fraction-basics/round';
import type { RoundType } from '../../../machines/fraction-basics/rules';
import { fractionSlipIn } from '../../../machines/learning/slips';
import { fractionSlipText } from '../../play/slip-text';
import { answerText, entryText, whyText } from './text/steps';

/** What is said of the player's own answer beside right and wrong; empty where there is nothing to say. */
export function noteText({ verdict, entry }: Given, question: Question): string {
  if (verdict === 'right') return isSimplest(entry) ? '' : `Equal. The simplest form is ${answerText(question)}.`;
  const amount = amountOf(entry);
  const { numerator, denominator } = amount;
  if (numerator < 0) return `Your answer ${entryText(entry)} is less than 0.`;
  if (numerator > 2 * denominator) return `Your answer ${entryText(entry)} is more than 2 wholes.`;
  const slip = fractionSlipIn(
    question.type === 'simplify' ? { type: question.type, first: question.asked } : question,
    amount,
  );
  const yours = `Your answer was ${entryText(entry)}.`;
  return slip === null ? yours : `${yours} ${fractionSlipText(slip)}`;
}

const TYPES: Readonly<Record<RoundType, string>> = {
  all: 'All',
  convert: 'Decimals',
  simplify: 'Simplify',
  add: 'Add',
  subtract: 'Subtract',
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  decimal: 'That is a decimal. Use the / key.',
  zero: 'The bottom number cannot be 0.',
  unreadable: 'Type a top number, / and a bottom number.',
};

/** What helps with a question like this one. */
function tip({ question }: Mistake): string {
  switch (question.type) {
    case 'convert':
      return `Say the decimal in hundredths first. ${whyText(question)}`;
    case 'simplify':
      return `Find a number that divides both. ${whyText(question)}`;
    case 'add':
      return `Practise adding fractions. ${whyText(question)}`;
    case 'subtract':
      return `Practise taking fractions away. ${whyText(question)}`;
  }
}

/** Every word of the game. */
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
    refusal: (refusal: Refusal) => REFUSALS[refusal],
    /** The message of a right answer says that it is right; here the reason alone stands. */
    wrong: (question: Question) => `Wrong! Answer: ${answerText(question)}`,
  },

  toast: {
    answered: ({ verdict }: Given, question: Question) =>
      verdict === 'right' ? 'Correct!' : `Incorrect. The answer was ${answerText(question)}`,
  },

  over: {
    scene: 'mill',
    score: 'Final score',
    bestStreak: 'Best streak',
    answered: 'Questions answered',
    again: '🔄 Play Again',
    /** What was chosen to be asked next. */
    next: (type: RoundType) => `Next round: ${TYPES[type]}`,
    tip,
  },
} as const;

/** How it is played, step by step, for those who have not opened it yet. */
export const howToPlay = (): readonly (readonly string[])[] => [
  ['Look at the bars, and read the question.'],
  ['Type the top number, / and the bottom number.', 'An equal fraction is right as well.'],
  ['After each answer the bars show why.'],
];
