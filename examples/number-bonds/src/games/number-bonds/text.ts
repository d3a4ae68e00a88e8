import type { QuizEntry } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Question } from '../../../machines/number-bonds/rules';
import { choicesText } from '../../play/answers/choices-text';
import type { QuizText } from '../../play/quiz/quiz';

/** The game's text about a question. */
export const quizText: QuizText<Question, number> = {
  question: ({ whole, known }) => `${known} + ? = ${whole}`,
  answer: ({ answer }) => String(answer),
  answered: ({ whole, known, answer }) => `${known} + ${answer} = ${whole}`,
  why: ({ whole, known, answer }) => `${whole} − ${known} = ${answer}.`,
};

/** All other text of the game. */
export const text = {
  tagline: 'Find the part that is missing.',
  menu: {
    start: 'Start Game',
    howToPlay: 'How to play',
    choices: {
      difficulty: {
        easy: { name: 'Easy', hint: 'Make 5' },
        medium: { name: 'Medium', hint: 'Make 10' },
        hard: { name: 'Hard', hint: 'Make 20' },
      },
    },
    steps: (time: TimeSetting): readonly (readonly string[])[] => [
      ['Look at the beads. The dark ones are one part.'],
      ['Pick the number of beads that are missing.'],
      [time === 'none' ? 'Take all the time you want.' : 'Answer ten questions before the time is up.'],
    ],
  },
  play: { stage: 'The beads', panel: 'Answer', answers: 'Answers' },
  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: () => 'Ten questions. Find the missing part. Choose with the number keys.',
    asked: (question: Question) =>
      `${quizText.question(question).replace('?', 'what')}? ${choicesText(question.options.map(String))}`,
  },
  over: {
    title: 'All ten done!',
    praise: ['You are a master of bonds!', 'Great work!', 'Good effort!', 'Each round makes you quicker.'],
    practiceNext: ([mistake]: readonly QuizEntry<Question, number>[]) =>
      mistake === undefined ? 'Try a larger whole.' : `Bonds like ${quizText.answered(mistake.question)}.`,
  },
} as const;
