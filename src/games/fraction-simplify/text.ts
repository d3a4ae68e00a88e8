import type { Fraction } from '../../../machines/core/fraction';
import { QUIZ, type QuizEntry, quizLimits } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { type Practice, practiceTopic } from '../../../machines/fraction-simplify/practice';
import type { Question } from '../../../machines/fraction-simplify/questions';
import type { Difficulty, Settings } from '../../../machines/fraction-simplify/rules';
import type { TypedFraction } from '../../../machines/fraction-simplify/typed-fraction';
import { chooseCandidateText, DIFFICULTY_NAMES } from '../../play/internal/shared-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { spokenQuestion } from './question-text';

const PRACTICE: Readonly<Record<Practice, string>> = {
  simplify: 'Look for a number that divides the top and the bottom.',
  'equal parts': 'Add or take away the top numbers. The bottom number stays the same.',
  'common parts': 'Cut both cakes into slices of the same size first.',
  multiply: 'To multiply: top × top and bottom × bottom.',
};

function timeLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  if (question === null || round === null) return 'Take as long as you like.';
  return `You have ${question} seconds for each question, and ${round / 60} minutes in total.`;
}

export const text = {
  tagline: 'Cut the cakes into equal parts!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'Parts of the same size' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'Halves to twelfths, mixed' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: 'Halves to twentieths, mixed' },
      } satisfies Record<Difficulty, { name: string; hint: string }>,
    },
    start: 'Start Game',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting, { questions = QUIZ.questions, isMultipleChoice = false }: NextRound = {}) =>
      [
        [`There are ${questions} questions.`, 'Look at the cakes.'],
        isMultipleChoice
          ? ['Pick the right fraction.']
          : ['Type the top number and the bottom number.', 'Then press Check Answer.'],
        ['Watch the cakes being cut and put together.', timeLine(time)],
      ] as const,
  },

  play: {
    stage: 'The bakery',
    panel: 'Answer',
    answer: 'Your answer',
    fields: { numerator: 'Numerator', denominator: 'Denominator' } satisfies Record<keyof TypedFraction, string>,
    check: 'Check Answer',
    notWhole: {
      numerator: 'Type a whole number on top.',
      denominator: 'Type a whole number on the bottom.',
    } satisfies Record<keyof TypedFraction, string>,
  },

  /** Instructions for players who listen, and each question. */
  ear: {
    start: ({ time, answers }: Pick<Settings, 'time'> & AnswerSetting, questions: number = QUIZ.questions) =>
      `${questions} questions about fractions. ${timeLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Type the top number, a slash and the bottom number, then press Enter.'}`,
    asked: spokenQuestion,
  },

  over: {
    title: 'Round complete!',
    praise: [
      'Fraction master! The whole bakery cheers.',
      'Great baking! You know your fractions.',
      'Well done! More than half the cake is yours.',
      'Good try! Cakes get cut one slice at a time.',
    ],
    badge: (difficulty: Difficulty) => `Difficulty: ${DIFFICULTY_NAMES[difficulty]}`,
    practiceNext: (difficulty: Difficulty) => (mistakes: readonly QuizEntry<Question, Fraction>[], score: number) => {
      const practice = practiceTopic(mistakes.map(({ question }) => question));
      if (practice !== null) return PRACTICE[practice];
      if (score === 0) return 'Try just one question next time.';
      return difficulty === 'hard' ? 'Beat your best streak.' : 'Try a harder round.';
    },
  },
} as const;
