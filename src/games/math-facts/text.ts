import type { Practice } from '../../../machines/core/sum-practice';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Question } from '../../../machines/math-facts/questions';
import type { Entry } from '../../../machines/math-facts/round';
import {
  type Difficulty,
  hasLevels,
  type Mode,
  RULES,
  raceSeconds,
  type Settings,
} from '../../../machines/math-facts/rules';
import { plural } from '../../locale/grammar';
import { explainAnswer, explainMistake } from '../../play/feedback/explain-sum';
import {
  CUP_FROM,
  chooseCandidateText,
  correctAnswersText,
  DIFFICULTY_NAMES,
  notANumberMessage,
  wentWellText,
} from '../../play/internal/shared-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { practiceText } from '../../play/round/practice-text';
import { withoutPoints } from '../../play/score/without-points';
import { formatEquation, formatNumber, formatSum } from '../../ui/format';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  addition: 'Addition',
  subtraction: 'Subtraction',
  multiplication: 'Multiplication',
  division: 'Division',
  mixed: 'Mixed',
};

function raceLine(time: TimeSetting): string {
  const seconds = raceSeconds(time);
  return seconds === null ? 'Race as long as you like.' : `You have ${seconds} seconds.`;
}

function nextRace({ mode, difficulty }: Settings): string {
  if (difficulty !== 'hard' && hasLevels(mode)) return 'Try a harder race.';
  return mode === 'mixed' ? 'Race your ghost again.' : 'Try a mix of all four.';
}

/** The question with its answer, the kind of mistake, and how to work it out: "7 × 8 = 56. 5 × 8 = 40. Then ..." */
const explanation = (question: Question, given: number | null = null): string =>
  `${formatEquation(question)}. ${explainMistake(question, given)}`.trim();

const POSITIONS = ['1st', '2nd', '3rd', '4th'] as const;

export const text = {
  tagline: 'Answer quickly and race along the coast!',

  menu: {
    choices: {
      mode: {
        addition: { name: MODE_NAMES.addition, hint: 'Add two numbers' },
        subtraction: { name: MODE_NAMES.subtraction, hint: 'Take one number away' },
        multiplication: { name: MODE_NAMES.multiplication, hint: 'Times tables up to 12' },
        division: { name: MODE_NAMES.division, hint: 'Share equally' },
        mixed: { name: MODE_NAMES.mixed, hint: 'A bit of everything' },
      },
    },
    sameTables: 'Times tables are the same at every level.',
    start: 'Start Race',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting, { isMultipleChoice = false }: NextRound = {}) =>
      [
        [`${isMultipleChoice ? 'Choose' : 'Type'} the answer to make your cart go.`, raceLine(time)],
        [
          `A right answer is ${RULES.points.base} points. Get them right in a row for extra points.`,
          `There is a balloon every ${RULES.milestoneEvery} points.`,
        ],
        ['The ghost is your best race so far.', 'Can you pass it?'],
      ] as const,
  },

  play: {
    position: (position: number) => POSITIONS[position - 1] ?? '',
    stage: 'The race',
    panel: 'Answer',
    field: 'Your answer',
    placeholder: 'Your answer',
    submit: 'Submit',
    refused: notANumberMessage('Type a number.'),
    finish: 'Finish race',
    right: (points: number) => withoutPoints(`Correct! +${points} points`),
    wrong: ({ answer }: Question) => `Wrong! The answer was ${answer}`,
    reason: explainMistake,
    why: explanation,
  },

  /** Instructions for players who listen, each question, and everything that is otherwise only visible. */
  ear: {
    start: ({ mode, time, answers }: Pick<Settings, 'mode' | 'time'> & AnswerSetting) =>
      `${MODE_NAMES[mode]}. ${raceLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Type each answer and press Enter.'}`,
    asked: (question: Question) => `${formatSum(question)}?`,
    right: (question: Question, points: number) =>
      withoutPoints(`Correct! ${formatEquation(question)}. ${points} points.`),
    wrong: (question: Question, given: number | null) =>
      `Wrong! The answer was ${question.answer}. ${explanation(question, given)}`,
    milestone: (points: number) => withoutPoints(`${formatNumber(points)} points. You win a balloon!`),
    ahead: 'You are ahead of the ghost!',
  },

  over: {
    title: (right: number) => (right < CUP_FROM ? 'Race over' : '🏆 Race Complete!'),
    praise: correctAnswersText,
    points: 'Final score',
    answered: 'Questions answered',
    bestStreak: 'Best streak',
    badge: (mode: Mode, difficulty: Difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Race Again',
    menu: 'Main Menu',
    wentWell: (right: number, streak: number) =>
      wentWellText({
        right,
        streak,
        found: plural(right, 'You got one answer right.', `You got ${formatNumber(right)} answers right.`),
      }),
    practiceNext: (practice: Practice | null, answered: number, settings: Settings) =>
      practice !== null
        ? practiceText(practice)
        : answered === 0
          ? 'Try just one question next time.'
          : nextRace(settings),
    history: 'All your answers',
    nothing: 'You did not answer any questions this time.',
    wrong: ({ userAnswer }: Entry) => `You said ${formatNumber(userAnswer)}.`,
    equation: ({ question }: Entry) => formatEquation(question),
    why: ({ question }: Entry) => explainAnswer(question),
  },
} as const;
