import { QUIZ, quizLimits } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Practice } from '../../../machines/time-master/practice';
import type { Question } from '../../../machines/time-master/questions';
import type { RejectionReason } from '../../../machines/time-master/read-answer';
import type { Difficulty, Settings } from '../../../machines/time-master/rules';
import { DIFFICULTY_NAMES } from '../../play/internal/shared-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { clocksText, spokenQuestion } from './spoken-text';
import { am, pm } from './time-text';

/** The time limit of a question in words. */
function limitLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  return question === null || round === null
    ? 'Take all the time you want.'
    : `${question} seconds a question, ${round / 60} minutes in total.`;
}

const PRACTICE: Readonly<Record<Practice, string>> = {
  minutesInHours: '1 hour is 60 minutes, so 2 hours is 120 minutes.',
  hoursInDays: '1 day is 24 hours, so 2 days is 48 hours.',
  hoursOnClock: 'Count on from hour to hour on a real clock.',
  overTheHour: "First jump to the next o'clock, then count on.",
  overNoon: 'At 12 noon AM changes to PM. At midnight PM changes to AM.',
  comparing: 'Say a time in two ways: 3:30 is half past 3.',
  dayClock: 'In the afternoon add 12: 3 PM is 15:00.',
  daysOn: 'Say the days of the week in order.',
  daysBack: 'Say the days of the week backwards.',
  hands: 'Short hand: the hour. Long hand: count in fives.',
};

/** An example of an answer, shown when an entry is not one. */
function exampleOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return '48';
    case 'elapsedTime':
      return asked.asks === 'length' ? '2 h 35 min' : '3:45 PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'Tuesday';
    case 'clockReading':
      return asked.answers === 'figures' ? '3:45 PM' : '3:45';
  }
}

/** The placeholder of an empty field, which shows the kind of answer that is expected. */
function placeholderOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? 'hours' : 'minutes';
    case 'elapsedTime':
      return asked.asks === 'length' ? 'h and min' : 'AM or PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'day';
    case 'clockReading':
      return asked.answers === 'figures' ? 'AM or PM' : 'h:mm';
  }
}

/** Explains why an entry is not an answer, with an example. */
function rejectionText(refusal: RejectionReason, question: Question): string {
  const { asked } = question;
  switch (refusal) {
    case 'halfMissing':
      return 'AM or PM?';
    case 'unitMissing':
      return 'Hours or minutes?';
    case 'otherUnit':
      if (asked.type !== 'timeConversion') return 'Type a number.';
      return asked.unit === 'hours' ? 'Type a number of hours.' : 'Type a number of minutes.';
    case 'unreadable':
      return `Type it like this: ${exampleOf(question)}`;
  }
}

const hardHint = ({ answers }: Settings & AnswerSetting): string =>
  answers === 'choice' ? 'Past noon' : 'Past noon. Type your answer.';

/** The keys that answer questions. Comparisons have three choices on hard too. */
function keysLine({ difficulty, type, answers }: Settings & AnswerSetting): string {
  if (answers === 'choice') return 'Choose with the number keys.';
  if (difficulty !== 'hard') return 'Choose with keys 1 to 4, then press Enter.';
  if (type === 'clock') return 'Type the answer, then press Enter.';
  return 'Type the answer, or choose with keys 1 to 3, then press Enter.';
}

export const text = {
  tagline: 'Watch the hands of the big clock turn!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: "O'clock and half past" },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'Every five minutes' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: hardHint },
      } satisfies Record<Difficulty, { name: string; hint: string | typeof hardHint }>,
      type: { all: 'All about time', clock: 'Read the clock' },
    },
    start: 'Start',
    howToPlay: 'How to play',
    steps: (time: TimeSetting, { questions = QUIZ.questions, isMultipleChoice = false }: NextRound = {}) =>
      [
        ['Read the question. Look at the clock.', 'AM is before noon. PM is after noon.'],
        isMultipleChoice ? ['Pick an answer.'] : ['Pick an answer, or type it.', 'Then press Check Answer.'],
        [`There are ${questions} questions.`, limitLine(time)],
      ] as const,
  },

  play: {
    stage: 'The clock tower',
    panel: 'Answer',
    /** Keys of the number pad, and what those of the units type. */
    keys: { am, pm, hours: { name: 'hours', typed: 'h' }, minutes: { name: 'minutes', typed: 'min' } },
    given: (answer: string) => `You said: ${answer}`,
    field: 'Your answer',
    placeholder: placeholderOf,
    refused: rejectionText,
  },

  /** Instructions for players who listen, each question with its choices, and the times on the clocks. */
  ear: {
    start: (settings: Settings & AnswerSetting, questions: number = QUIZ.questions) =>
      `${questions} questions about ${settings.type === 'clock' ? 'clocks' : 'time'}. ${limitLine(settings.time)} ${keysLine(settings)}`,
    asked: spokenQuestion,
    clocks: clocksText,
  },

  over: {
    title: (score: number) => (score >= QUIZ.celebratedFrom ? '🏆 Well timed!' : 'Ding dong! Round over.'),
    praise: [
      'You are a Time Master!',
      'Great work. You know your clock well!',
      'Good going. You are getting there!',
      'Good effort! Each round makes you quicker.',
    ],
    practiceNext: (practice: Practice | null, score: number) =>
      practice !== null
        ? PRACTICE[practice]
        : score === QUIZ.questions
          ? 'Try the next difficulty, or new questions.'
          : 'Try all the questions.',
    badge: (difficulty: Difficulty) => DIFFICULTY_NAMES[difficulty],
  },
} as const;
