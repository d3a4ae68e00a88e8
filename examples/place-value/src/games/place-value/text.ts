import type { TimeSetting } from '../../../machines/core/time-setting';
import { digitIn, type Form, type Question } from '../../../machines/place-value/rules';
import type { QuizText } from '../../play/quiz/quiz';
import { formatNumber } from '../../ui/format';

/** The places as the slots for cards, from the ones. */
const LABELS = ['O', 'T', 'H', 'Th'] as const;
export const COLUMNS = (['ones', 'tens', 'hundreds', 'thousands'] as const).map((name, column) => {
  return { name, label: LABELS[column] ?? '' };
});

const SMALL = [
  ...' one two three four five six seven eight nine ten'.split(' '),
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

/** A number from 1 to 9,999 in words: "three thousand and fifty-two". */
export function inWords(value: number): string {
  if (value < SMALL.length) return SMALL[value] ?? '';
  if (value < 100) return [TENS[digitIn(value, 1)], SMALL[value % 10]].filter(Boolean).join('-');
  const [unit, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % unit;
  const more = rest === 0 ? '' : `${rest < 100 ? ' and' : ''} ${inWords(rest)}`;
  return `${inWords(Math.floor(value / unit))} ${name}${more}`;
}

const sumOf = (parts: readonly number[]): string => parts.map(formatNumber).join(' + ');
const columnName = (column = 0): string => `${COLUMNS[column]?.name} place`;

const ASKED: Readonly<Record<Form, (question: Question) => string>> = {
  figures: ({ value }) => `Make ${formatNumber(value)}`,
  parts: ({ parts }) => `Make ${sumOf(parts)}`,
  words: ({ value }) => `Make ${inWords(value)}`,
  digit: ({ value, columns: [column] }) => `Which digit of ${formatNumber(value)} is in the ${columnName(column)}?`,
};

const HINTS: Readonly<Partial<Record<Form, string>>> = {
  parts: 'Start with the largest part. A place without a part needs a 0.',
  words: 'Say it slowly. A place that you do not hear needs a 0.',
};
export const hintFor = (form: Form): string =>
  HINTS[form] ?? 'Count the places from the right: ones, tens, hundreds, thousands.';

/** What a wrong answer shows: where the chosen digit really is, or the largest place with a wrong digit. */
function mistake({ form, value, columns }: Question, given: number): string {
  if (form === 'digit') {
    const column = String(value).length - 1 - String(value).indexOf(String(given));
    return `The ${given} is in the ${columnName(column)}.`;
  }
  const column = columns.find((one) => digitIn(value, one) !== digitIn(given, one)) ?? 0;
  return `You put ${digitIn(given, column)} in the ${columnName(column)}. It needs ${digitIn(value, column)}.`;
}

/** The game's text about a question. */
export const quizText: QuizText<Question, number> = {
  question: (question) => ASKED[question.form](question),
  answer: ({ answer }) => formatNumber(answer),
  answered: ({ form, value, answer, columns: [column] }) =>
    form === 'digit' ? `${answer} is in the ${columnName(column)} of ${formatNumber(value)}` : formatNumber(value),
  explanation: mistake,
  why: ({ value, parts }) => {
    const zero = String(value).split('').reverse().indexOf('0');
    const sorted = [...parts].sort((one, other) => other - one);
    // Not split at the end of a line.
    const sum = `${formatNumber(value)} = ${sumOf(sorted)}.`.replaceAll(' ', '\u00A0');
    return zero === -1 ? sum : `${sum} The 0 keeps the ${columnName(zero)}.`;
  },
};

/** All other text of the game. */
export const text = {
  tagline: 'Put each digit in its place.',
  menu: {
    start: 'Start Game',
    howToPlay: 'How to play',
    choices: {
      difficulty: {
        easy: { name: 'Easy', hint: 'Tens and ones' },
        medium: { name: 'Medium', hint: 'Up to hundreds' },
        hard: { name: 'Hard', hint: 'Up to thousands' },
      },
    },
    steps: (time: TimeSetting): readonly (readonly string[])[] => [
      ['Read the number. It can be a sum or in words.'],
      ['Put a card in each place: tap it, drag it or type it.'],
      [time === 'none' ? 'Take all the time you want.' : 'Answer ten questions before the time is up.'],
    ],
  },
  play: { stage: 'The number train', panel: 'Answer' },
  slots: { labels: { cards: 'Cards', slots: 'Places' }, instruction: 'Put a card in each place.' },
  /** Instructions for players who listen, and each question with its cards. */
  ear: {
    start: () => 'Ten questions. Put each digit in its place. Type the digits and press Enter.',
    asked: (question: Question) =>
      `${quizText.question(question).replace(/[^?]$/, '$&.')} Cards: ${question.cards.join(', ')}.`,
  },
  over: {
    title: 'All ten done!',
    praise: ['You know your places!', 'Great work!', 'Good effort!', 'Each round makes you surer.'],
    practiceNext: () => 'Say each number aloud, place by place.',
  },
} as const;
