import { getSolutionSteps, type Step } from '../../../machines/algebra-adventure/balance';
import type { Question } from '../../../machines/algebra-adventure/questions';
import {
  type Difficulty,
  type Mode,
  questionSeconds,
  RULES,
  type Settings,
} from '../../../machines/algebra-adventure/rules';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { choicesText } from '../../play/answers/choices-text';
import { correctAnswersText, DIFFICULTY_NAMES } from '../../play/internal/shared-text';
import { withoutPoints } from '../../play/score/without-points';
import { formatAnswer, formatEquation, formatNumber } from '../../ui/format';
import type { ToastText } from '../../ui/toast';
import { answerLine, cratesText } from './formulas';

/** The parts of the question. If the value of x is given, it is in the first part. */
export function questionParts({ mode, crates, added, x, total }: Question): readonly string[] {
  switch (mode) {
    case 'findX':
      return [`${cratesText(crates)} + ${added} = ${total}`];
    case 'balance':
      return [`${added} + x = ${total}`];
    case 'substitute':
      return [`x = ${x}.`, `What is ${cratesText(crates)}?`];
  }
}

/** For example "3x + 4 = 19" or "x = 4. What is 3x?" */
export const questionText = (question: Question): string => questionParts(question).join(' ');

/** The question as it is announced, with the two sides of the balance if that is the question. */
function spokenQuestion(question: Question): string {
  const { mode, added, total } = question;
  if (mode === 'substitute') return questionText(question);
  if (mode === 'findX') return `${questionText(question)}. What is x?`;
  return `On the left: ${added} plus x. On the right: ${total}. Both sides weigh the same. What is x?`;
}

/** The action of a step and its result: "Divide by 3:" and "x = 5." */
function stepParts({ kind, sum }: Step, { crates }: Question): readonly [action: string, result: string] {
  switch (kind) {
    case 'take':
      return [`Take ${sum.second} away:`, `${cratesText(crates)} = ${sum.answer}.`];
    case 'share':
      return [`Divide by ${sum.second}:`, `x = ${sum.answer}.`];
    case 'fill':
      return [`${cratesText(crates)} means ${crates} times x:`, `${formatEquation(sum)}.`];
  }
}

/** One string per step: "Take 4 away: 3x = 15." and "Divide by 3: x = 5." */
const stepTexts = (question: Question): readonly string[] =>
  getSolutionSteps(question).map((step) => stepParts(step, question).join(' '));

export const stepsText = (question: Question): string => stepTexts(question).join(' ');

/**
 * The question with its worked steps: "3x + 4 = 19. Take 4 away: 3x = 15. Divide by 3: x = 5." The message shows
 * only the last part, "x = 5.", because the plate already shows the rest. The rest is only spoken.
 */
function explanation(question: Question): readonly ToastText[] {
  const asked = question.mode === 'substitute' ? `x = ${question.x}.` : `${questionText(question)}.`;
  const parts = [asked, ...getSolutionSteps(question).flatMap((step) => stepParts(step, question))];
  return [{ heard: parts.slice(0, -1).join(' ') }, ...parts.slice(-1)];
}

/** The question with its right answer: "3x + 4 = 19, x = 5". */
export const answeredText = (question: Question): string =>
  question.mode === 'substitute'
    ? `x = ${question.x}, ${answerLine(question)}`
    : `${questionText(question)}, ${answerLine(question)}`;

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  findX: 'Find x',
  balance: 'Balance',
  substitute: 'Substitute',
};

function tip({ mode, crates }: Question): string {
  if (mode === 'substitute') return 'Put the number in for x';
  return crates > 1 ? 'Take away first, then divide' : 'Take the same away from both sides';
}

const missedText = (choice: number | null, { mode, crates }: Question): string =>
  choice === null ? 'Time is up.' : `${mode === 'substitute' ? cratesText(crates) : 'x'} is not ${choice}.`;

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Take as long as you like.' : `You have ${seconds} seconds for each question.`;

export const text = {
  tagline: 'Keep the balance level and find x!',

  menu: {
    choices: {
      mode: {
        findX: { name: MODE_NAMES.findX, hint: 'Work out how much each crate weighs.' },
        balance: { name: MODE_NAMES.balance, hint: 'One crate. What makes both sides weigh the same?' },
        substitute: { name: MODE_NAMES.substitute, hint: 'You know x. What is the total?' },
      },
    },
    start: '🚀 Start Adventure!',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting) =>
      [
        ['Every crate marked x hides the same number.', 'Both sides of the balance weigh the same.'],
        ['Pick the right answer out of four.', secondsText(questionSeconds(time))],
        [
          `You have ${RULES.lives} lives. A wrong answer costs one.`,
          `Get ${RULES.combo.every} right in a row and your points grow.`,
        ],
      ] as const,
  },

  play: {
    stage: 'The balance',
    panel: 'Answer',
    answers: 'Answers',
    time: 'Time',
    missed: missedText,
    steps: stepTexts,
  },

  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: ({ mode, time }: Settings) =>
      `${mode === 'substitute' ? 'Work out the total.' : 'Find x.'} You have ${RULES.lives} lives. ${secondsText(questionSeconds(time))} Choose with keys 1 to 4.`,
    asked: (question: Question) => `${spokenQuestion(question)} ${choicesText(question.choices.map(formatAnswer))}`,
  },

  toast: {
    right: (question: Question, points: number) => ({
      title: '✨ Correct!',
      text: [withoutPoints(`+${formatNumber(points)} points!`), ...explanation(question)].filter((line) => line !== ''),
    }),
    /** The page shows what x is not. */
    wrong: (question: Question, choice: number | null) => ({
      title: '❌ Not quite right',
      text: [{ heard: missedText(choice, question) }, ...explanation(question)],
    }),
    levelUp: (level: number, combo: number) => ({
      title: '🎉 Level Up!',
      text: `You've reached level ${level}! Combo ×${combo}`,
    }),
  },

  over: {
    title: '🏆 Adventure Complete!',
    praise: correctAnswersText,
    points: 'Final score',
    bestStreak: 'Best streak',
    level: 'Level reached',
    solved: 'Right answers',
    badge: (mode: Mode, difficulty: Difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Play Again',
    menu: 'Main Menu',
    practiceNext: (missed: Question | null, solved: number) =>
      missed === null
        ? solved === 0
          ? 'Try just one question next time.'
          : 'Try for a longer streak, or a harder level.'
        : `${tip(missed)}, like in ${questionText(missed)}${missed.mode === 'substitute' ? '' : '.'}`,
  },
} as const;
