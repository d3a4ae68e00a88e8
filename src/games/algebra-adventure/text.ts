import { type Step, stepsFor } from '../../../machines/algebra-adventure/balance';
import type { Question } from '../../../machines/algebra-adventure/questions';
import { type Difficulty, type Mode, questionSeconds, RULES } from '../../../machines/algebra-adventure/rules';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { DIFFICULTY_NAMES, solvedText } from '../../play/shared-text';
import { equationText, numberText } from '../../ui/format';
import type { ToastText } from '../../ui/toast';

/** So many crates of x: "3x", and "x" for one. */
const cratesText = (crates: number): string => (crates === 1 ? 'x' : `${crates}x`);

/** The question in two parts, of which the first tells x where it is told. */
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

/** The question as it is read: "3x + 4 = 19", "x = 4. What is 3x?" */
export const questionText = (question: Question): string => questionParts(question).join(' ');

/** The answer as a whole: "x = 5", "3x = 12". */
export const answerLine = ({ mode, crates, answer }: Question): string =>
  mode === 'substitute' ? `${cratesText(crates)} = ${answer}` : `x = ${answer}`;

/** What is done in a step, and what comes of it: "Share by 3:" and "x = 5." */
function stepParts({ kind, sum }: Step, { crates }: Question): readonly [does: string, comes: string] {
  switch (kind) {
    case 'take':
      return [`Take ${sum.second} away:`, `${cratesText(crates)} = ${sum.answer}.`];
    case 'share':
      return [`Share by ${sum.second}:`, `x = ${sum.answer}.`];
    case 'fill':
      return [`${cratesText(crates)} means ${crates} times x:`, `${equationText(sum)}.`];
  }
}

/** The worked steps, one by one: "Take 4 away: 3x = 15." and "Share by 3: x = 5." */
const stepTexts = (question: Question): readonly string[] =>
  stepsFor(question).map((step) => stepParts(step, question).join(' '));

/** The worked steps in one line. */
export const stepsText = (question: Question): string => stepTexts(question).join(' ');

/**
 * The question with its worked steps: "3x + 4 = 19. Take 4 away: 3x = 15. Share by 3: x = 5." The way to the last "x = 5."
 * is seen on the plate, and in a message only heard.
 */
function explanation(question: Question): readonly ToastText[] {
  const asked = question.mode === 'substitute' ? `x = ${question.x}.` : `${questionText(question)}.`;
  const parts = [asked, ...stepsFor(question).flatMap((step) => stepParts(step, question))];
  return [{ heard: parts.slice(0, -1).join(' ') }, ...parts.slice(-1)];
}

/** What was missed, as a sum that is right: "3x + 4 = 19, x = 5". */
export const answeredText = (question: Question): string =>
  question.mode === 'substitute'
    ? `x = ${question.x}, ${answerLine(question)}`
    : `${questionText(question)}, ${answerLine(question)}`;

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  findX: 'Find x',
  balance: 'Balance',
  substitute: 'Substitute',
};

/** What helps with a question like this one. */
function tip({ mode, crates }: Question): string {
  if (mode === 'substitute') return 'Put the number in for x';
  return crates > 1 ? 'Take away first, then share' : 'Take the same away from both sides';
}

/** Why a question was missed, before its worked steps. */
const missedText = (choice: number | null, { mode, crates }: Question): string =>
  choice === null ? 'Time is up.' : `${mode === 'substitute' ? cratesText(crates) : 'x'} is not ${choice}.`;

/** How long a question may be thought about. */
const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Take all the time you want.' : `You have ${seconds} seconds for each.`;

/** Every word of the game. */
export const text = {
  tagline: 'Keep the balance level and find x!',

  menu: {
    choices: {
      mode: {
        findX: { name: MODE_NAMES.findX, hint: 'Some crates and some weights: how much is in each crate?' },
        balance: { name: MODE_NAMES.balance, hint: 'One crate: what makes both sides the same?' },
        substitute: { name: MODE_NAMES.substitute, hint: 'You know x: how much is it all together?' },
      },
    },
    start: '🚀 Start Adventure!',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting) =>
      [
        ['A crate with an x hides a number. Every x hides the same one.', 'Both sides of the balance weigh the same.'],
        ['Pick the right answer from four.', secondsText(questionSeconds(time))],
        [
          `You have ${RULES.lives} lives. A slip costs one.`,
          `${RULES.combo.every} right in a row make your points grow.`,
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

  toast: {
    right: (question: Question, points: number) => ({
      title: '✨ Correct!',
      text: [`+${numberText(points)} points!`, ...explanation(question)],
    }),
    wrong: (question: Question) => ({ title: '❌ Not quite right', text: explanation(question) }),
    levelUp: (level: number, combo: number) => ({
      title: '🎉 Level Up!',
      text: `You've reached level ${level}! Combo ×${combo}`,
    }),
  },

  over: {
    title: '🏆 Adventure Complete!',
    praise: solvedText,
    score: 'Final score',
    bestStreak: 'Best streak',
    level: 'Level reached',
    solved: 'Right answers',
    badge: (mode: Mode, difficulty: Difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Play Again',
    menu: 'Main Menu',
    practiceNext: (missed: Question | null, solved: number) =>
      missed === null
        ? solved === 0
          ? 'Start with one question.'
          : 'Try for a longer streak, or a harder game.'
        : `${tip(missed)}, like in ${questionText(missed)}${missed.mode === 'substitute' ? '' : '.'}`,
  },
} as const;
