import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Question } from '../../../machines/tables-check/check-questions';
import type { Entry } from '../../../machines/tables-check/round';
import { type CheckCondition, questionSeconds, RULES, type Settings } from '../../../machines/tables-check/rules';
import { joinList } from '../../locale/grammar';
import { chooseCandidateText } from '../../play/internal/shared-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import { formatSum } from '../../ui/format';
import { formatDecimal } from '../../ui/format-decimal';
import { numberToWord } from '../../ui/number-to-word';

const seconds = (ms: number): string => `${formatDecimal(ms / 1000, 1)} s`;

function clockLine(time: TimeSetting): string {
  const limit = questionSeconds({ time, speech: 'off' });
  return limit === null ? 'Take all the time you want.' : `You have ${limit} seconds for each.`;
}

/** The arrangements of a check that is not standard, worded to fit into a sentence. */
const MANNERS: Readonly<Record<CheckCondition, string>> = {
  alert: 'a sound when time runs out',
  colours: 'other colours',
  letters: 'another text size',
  helper: 'someone else typing',
  next: 'a Next button',
  aloud: 'questions read aloud',
  pad: 'no pad on the screen',
  reader: 'a screen reader',
  scan: 'one switch',
  speech: 'spoken answers',
  time: 'more time',
  answers: 'answers to choose from',
  pauses: 'a pause',
};

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayOf = (iso: string): string => new Intl.DateTimeFormat('en-GB', DATE).format(new Date(iso));

export const text = {
  tagline: 'Your times tables, as in the Year\u00A04 check.',
  menu: {
    start: 'Start the check',
    howToPlay: 'How it works',
    steps: (time: TimeSetting, { isMultipleChoice = false }: NextRound = {}) =>
      [
        ['First, three warm-up questions.', `Then ${RULES.questions} that count.`],
        isMultipleChoice
          ? [clockLine(time), 'Choose the answer.']
          : [clockLine(time), 'Type the answer and press Enter.', 'Forgot Enter? What you typed still counts.'],
        ['Each question lights a lamp.', 'At the end you see them all.'],
      ] as const,
    earlier: 'Your checks',
    none: 'Three to warm up, then 25.',
  },

  arrangements: {
    title: 'As in the check',
    beyond: 'Not in the check',
    beyondHint: 'These results are saved separately and labelled.',
    alert: 'Sound when 2 seconds are left',
    helper: 'Someone else types for me',
    next: 'Next button between questions',
    aloud: 'Read questions aloud',
    aloudHint: 'The clock starts once the question has been read out, or when you type.',
    pad: 'No number pad on the screen',
    colours: 'Colours',
    colourNames: {
      own: 'standard',
      'black-white': 'black on white',
      'yellow-black': 'yellow on black',
      'black-blue': 'black on blue',
      'black-peach': 'black on peach',
      'blue-cream': 'blue on cream',
    } satisfies Record<Settings['colours'], string>,
    letters: 'Text size',
    letterNames: {
      'very-small': 'very small',
      small: 'small',
      regular: 'regular',
      large: 'large',
      'very-large': 'very large',
      largest: 'largest',
    } satisfies Record<Settings['letters'], string>,
    reader: 'With a screen reader',
    readerHint: 'The clock starts at the first key, or after 5 seconds.',
    speech: 'Say the answers',
    speechHint: 'Your device does the listening. Nothing is sent.',
    speechReload: 'To say the answers, reload this page',
    means: 'Average scores in England',
    meansSource: 'Source: Department for Education, Multiplication tables check attainment.',
    year: 'Year',
    mean: 'Average',
    meanScore: (mean: number) => formatDecimal(mean, 1),
  },

  play: {
    stage: 'The coast at night',
    form: 'Answer',
    field: 'Your answer',
    enter: 'Enter',
    skip: 'Skip the warm-up',
    warmUp: (asked: number) => `Warm-up: question ${asked} of ${RULES.warmUp}`,
    number: (asked: number) => `Question ${asked} of ${RULES.questions}`,
    ready: "You're warmed up! Here come the 25 questions.",
    next: 'Next',
    asked: (question: Question) => formatSum(question),
    listening: 'Say your answer.',
    deaf: { title: 'The microphone is not working', text: 'Type your answers.' },
  },

  /** Instructions for players who listen, and each question. */
  ear: {
    start: ({ time, answers }: Pick<Settings, 'time' | 'answers'>) =>
      `${RULES.warmUp} warm-up questions first, then ${RULES.questions} questions. ${clockLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Type each answer and press Enter.'}`,
    asked: ({ first, second }: Question) => `${first} times ${second}?`,
    ready: "You're warmed up! Here come the 25 questions. Press Enter to begin.",
  },

  over: {
    title: (score: number) => `${score} out of ${RULES.questions}`,
    stopped: (asked: number) => `${asked} of ${RULES.questions} questions asked`,
    praise: (score: number, asked: number) => {
      if (asked < RULES.questions) return 'You made a start!';
      return score === RULES.questions ? 'Every lamp, every table!' : 'All 25 done. The coast is lit!';
    },
    again: 'Try another check',
    menu: 'Menu',
    print: 'Print this sheet',
    wentWell: (score: number) =>
      score === 0 ? 'You kept going to the end.' : `You knew ${numberToWord(score)} of the answers.`,
    practise: (hardest: number | null) =>
      hardest === null ? 'You know them all! Try again another day.' : `Your ${hardest} times table.`,
    taken: (manners: readonly CheckCondition[], standard: boolean) =>
      `Taken with ${joinList(manners.map((manner) => MANNERS[manner]))}. ${
        standard ? 'All of this is allowed in the check.' : 'So it is not counted with your standard scores.'
      }`,
    tables: 'Table by table',
    table: (table: number) => `${table} times`,
    right: (right: number, of: number) => `${right} of ${of} right`,
    all: 'All questions',
    columns: ['', 'Question', 'You', 'Time'],
    nothing: 'none',
    correct: 'right',
    incorrect: 'wrong',
    time: ({ ms }: Entry) => seconds(ms),
    earlier: 'Your earlier checks',
    apart: '* not a standard score',
    compared: (difference: number) => {
      if (difference === 0) return 'The same as last time.';
      return difference > 0
        ? `${difference} more than last time.`
        : `${-difference} fewer than last time. Scores go up and down.`;
    },
    day: dayOf,
    sheet: (at: string | null) =>
      at === null ? 'Multiplication tables check' : `Multiplication tables check, ${dayOf(at)}`,
    name: 'Name:',
  },
} as const;
