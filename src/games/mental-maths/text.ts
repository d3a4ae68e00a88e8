import type { Equation, Operation } from '../../../machines/core/arithmetic';
import type { Practice } from '../../../machines/core/sum-practice';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Question } from '../../../machines/mental-maths/questions';
import { hasConfetti, questionSeconds, RULES, type Settings } from '../../../machines/mental-maths/rules';
import { plural } from '../../locale/grammar';
import { choicesText } from '../../play/answers/choices-text';
import { explainAnswer, explainMistake } from '../../play/feedback/explain-sum';
import type { NextRound } from '../../play/menu/RoundMenu';
import { practiceText } from '../../play/round/practice-text';
import { formatAnswer, formatEquation, formatSum } from '../../ui/format';
import { CHEERS } from './cheers-text';

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Take all the time you want.' : `You have ${seconds} seconds for each sum.`;

/** Without a time limit there are no beads. */
const BEAD_TEXT: Readonly<Record<TimeSetting, string>> = {
  normal: 'Each bead is one second.',
  longer: 'Each bead is two seconds.',
  none: 'No clock this time.',
};

const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  '+': 'Add',
  '−': 'Take away',
  '×': 'Times',
  '÷': 'Share',
};

const correctText = (cheer: number): string => `Correct! ${CHEERS[cheer] ?? CHEERS[0]}`;

/** The message for a wrong answer, word for word as specified. */
const incorrectText = ({ answer }: Equation): string => `Incorrect! The answer was ${formatAnswer(answer)}`;

/** Explains the correct answer in one line. */
const explanation = (equation: Equation, choice: number | null): string =>
  choice === null ? `Time is up. ${explainAnswer(equation)}` : explainMistake(equation, choice);

function resultTitle(score: number, answered: number, questions: number = RULES.questions): string {
  if (score === questions) return '🏆 All correct!';
  if (hasConfetti(score, questions)) return '🎉 Great challenge!';
  return answered < questions ? 'Good start!' : 'Challenge complete!';
}

export const text = {
  tagline: 'Do the sums in your head. Pop the right bubble!',

  menu: {
    operations: 'The sums',
    names: OPERATION_NAMES,
    start: 'Start Challenge',
    howToPlay: 'How to play',
    steps: (time: TimeSetting, { questions = RULES.questions }: NextRound = {}) =>
      [
        ['Do the sum in your head.', 'Then pop the bubble with the answer.', 'You can press keys 1 to 4 too.'],
        [secondsText(questionSeconds(time)), BEAD_TEXT[time]],
        [`There are ${questions} sums.`, 'Every answer brings the turtle closer to the island.'],
      ] as const,
    bestOf: (score: number) => `${score} of ${RULES.questions}`,
  },

  play: {
    stage: 'The lagoon',
    answers: 'Answers',
    asked: formatSum,
    correct: correctText,
    incorrect: incorrectText,
    explanation,
  },

  over: {
    title: resultTitle,
    praise: (score: number) =>
      score === 0
        ? 'Good effort!'
        : plural(score, 'You worked out one sum in your head.', `You worked out ${score} sums in your head.`),
    percentage: 'Percentage',
    bestStreak: 'Best streak',
    again: 'Try Again',
    menu: 'Main Menu',
    practiceNext: (practice: Practice | null, answered: number, questions: number = RULES.questions) =>
      practice === null
        ? answered < questions
          ? `Try all ${questions} sums.`
          : `Keep it up! Try ${questions} new sums.`
        : practiceText(practice),
    log: 'All your sums',
    nothing: "You didn't answer any sums this time.",
    given: (choice: number | null) => (choice === null ? 'No answer in time.' : `You chose ${formatAnswer(choice)}.`),
    why: explainAnswer,
  },

  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: ({ time }: Settings, questions: number = RULES.questions) =>
      `${questions} sums to do in your head. ${secondsText(questionSeconds(time))} Choose with keys 1 to 4.`,
    asked: ({ equation, choices }: Pick<Question, 'equation' | 'choices'>) =>
      `${formatSum(equation)}? ${choicesText(choices.map(formatAnswer))}`,
  },

  said: {
    correct: (equation: Equation, cheer: number) => `${correctText(cheer)} ${formatEquation(equation)}.`,
    incorrect: (equation: Equation, choice: number | null) =>
      `${incorrectText(equation)}. ${explanation(equation, choice)}`,
  },
} as const;
