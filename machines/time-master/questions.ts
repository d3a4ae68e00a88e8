import {
  pickOne,
  type Random,
  randomBoolean,
  randomInteger,
  seededRandom,
  shuffle,
  shuffledNumberAt,
} from '../core/random';
import { createOptions } from './options';
import { readingAt } from './reading';
import { type Difficulty, type QuestionType, type Range, RULES, type Settings, TYPES_ASKED } from './rules';
import type { Comparison, Conversion, DateArithmetic, ElapsedTime, TimeProblem, WrittenTime } from './time-problem';
import { addMinutes, DAY, HOUR, WEEK, wrapAround } from './times';

/**
 * A question. Its answer is a plain number: minutes or hours (conversion), a duration or a time in minutes (elapsed
 * time), the index of a day in the week (dates), FIRST, SECOND or SAME (comparison), or a time in minutes (reading).
 */
export interface Question {
  /** Its index in the round, from 0. */
  readonly number: number;
  readonly asked: TimeProblem;
  readonly answer: number;
  /** The options; null if the answer is typed. */
  readonly options: readonly number[] | null;
}

/** The answers to a comparison, always offered in this order. */
export const [FIRST, SECOND, SAME] = [0, 1, 2] as const;

/** Deals the multiples of a step in a range. All of them are used before one is repeated. */
function dealt(random: Random, [min, max]: Range, step: number, turn: number): number {
  const size = Math.floor((max - min) / step) + 1;
  return min + step * shuffledNumberAt(random, size, turn % size);
}

/** All times in a span, at intervals of a step. */
const timesIn = ([earliest, latest]: Range, step: number): readonly number[] =>
  Array.from({ length: (latest - earliest) / step + 1 }, (_, index) => earliest + step * index);

const onStep = (random: Random, min: number, max: number, step: number): number =>
  min + step * randomInteger(random, 0, Math.floor((max - min) / step));

function conversionAt(deal: Random, difficulty: Difficulty, turn: number): Conversion {
  const none = { type: 'timeConversion', days: 0, hours: 0, minutes: 0 } as const;
  if (difficulty === 'hard') return { ...none, unit: 'hours', days: dealt(deal, RULES.conversion.hard.days, 1, turn) };
  if (difficulty === 'easy')
    return { ...none, unit: 'minutes', hours: dealt(deal, RULES.conversion.easy.hours, 1, turn) };
  const { hours, minutes, step } = RULES.conversion.medium;
  // All combinations in one sequence, in which the minutes change fastest.
  const perHour = (minutes[1] - minutes[0]) / step + 1;
  const position = dealt(deal, [0, (hours[1] - hours[0] + 1) * perHour - 1], 1, turn);
  return {
    ...none,
    unit: 'minutes',
    hours: hours[0] + Math.floor(position / perHour),
    minutes: minutes[0] + step * (position % perHour),
  };
}

/**
 * Durations are dealt, so that all questions in a round are different. The start is then drawn so that there is room
 * for the duration.
 */
function elapsedAt(deal: Random, random: Random, difficulty: Difficulty, turn: number): ElapsedTime {
  const { spans, borders, [difficulty]: level } = RULES.elapsed;
  const { step } = level;
  const length = dealt(deal, level.length, step, turn);
  const asks = pickOne(random, ['length', 'end']);
  if (difficulty === 'hard') {
    const before = onStep(random, step, length - step, step);
    return { type: 'elapsedTime', asks, start: addMinutes(pickOne(random, borders), -before), length };
  }
  const [earliest, latest] = pickOne<Range>(random, spans);
  return { type: 'elapsedTime', asks, start: onStep(random, earliest, latest - length, step), length };
}

/**
 * The times in figures are dealt, so that all questions in a round are different. The other time is then drawn, near or
 * far from it.
 */
function comparisonAt(deal: Random, random: Random, difficulty: Difficulty, turn: number): Comparison {
  const { step, spans, near, far } = RULES.comparison[difficulty];
  const span = pickOne<Range>(random, spans);
  const times = (difficulty === 'hard' ? spans : [span]).flatMap((one) => timesIn(one, step));
  const position = shuffledNumberAt(deal, times.length, turn % times.length);
  const time = times[position] ?? span[0];
  const [nearest, farthest] = pickOne<Range>(random, [near, far]);
  const gap = randomInteger(random, nearest, farthest);
  const away =
    shuffle(random, [times[position + gap], times[position - gap]]).find((other) => other !== undefined) ?? time;
  const right = pickOne(random, [FIRST, SECOND, SAME]);
  const asks = pickOne(random, ['later', 'earlier']);
  const inFigures: WrittenTime = { time, form: 'figures' };
  const form = difficulty === 'hard' ? 'dayClock' : 'words';
  const other: WrittenTime = { time: right === SAME ? time : away, form };
  const isFiguresFirst =
    right === SAME ? randomBoolean(random, 0.5) : (right === FIRST) === (time > away === (asks === 'later'));
  const [first, second] = isFiguresFirst ? [inFigures, other] : [other, inFigures];
  return { type: 'timeComparison', asks, first, second };
}

/** Numbers of days are dealt, so that all questions in a round are different. */
function datesAt(deal: Random, random: Random, difficulty: Difficulty, turn: number): DateArithmetic {
  const count = dealt(deal, RULES.dates[difficulty].days, 1, turn);
  // Easy questions stay within the week.
  if (difficulty === 'easy')
    return { type: 'dateArithmetic', day: randomInteger(random, 0, WEEK - 1 - count), days: count };
  const days = randomBoolean(random, 0.5) ? count : -count;
  return { type: 'dateArithmetic', day: randomInteger(random, 0, WEEK - 1), days };
}

function askedAt(seed: number, type: QuestionType, difficulty: Difficulty, turn: number): TimeProblem {
  const deal = seededRandom(seed, 'time-master', difficulty, type);
  const random = seededRandom(seed, 'time-master', difficulty, type, turn);
  switch (type) {
    case 'timeConversion':
      return conversionAt(deal, difficulty, turn);
    case 'elapsedTime':
      return elapsedAt(deal, random, difficulty, turn);
    case 'timeComparison':
      return comparisonAt(deal, random, difficulty, turn);
    case 'dateArithmetic':
      return datesAt(deal, random, difficulty, turn);
    case 'clockReading':
      return readingAt(deal, random, difficulty, turn);
  }
}

function answerTo(asked: TimeProblem): number {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? (asked.days * DAY) / HOUR : asked.hours * HOUR + asked.minutes;
    case 'elapsedTime':
      return asked.asks === 'length' ? asked.length : addMinutes(asked.start, asked.length);
    case 'timeComparison': {
      const ahead = asked.second.time - asked.first.time;
      if (ahead === 0) return SAME;
      return ahead > 0 === (asked.asks === 'later') ? SECOND : FIRST;
    }
    case 'dateArithmetic':
      return wrapAround(asked.day + asked.days, WEEK);
    case 'clockReading':
      return asked.time;
  }
}

/** Together with the seed, these settings determine the questions in a round. */
export type QuestionSettings = Pick<Settings, 'difficulty'> & Partial<Pick<Settings, 'type'>>;

/** Question `number` of a round whose types take turns, in random order. */
function questionOf(types: readonly QuestionType[], seed: number, difficulty: Difficulty, number: number): Question {
  const turn = Math.floor(number / types.length);
  const order = shuffle(seededRandom(seed, 'time-master', difficulty, 'types', turn), types);
  const asked = askedAt(seed, order[number % types.length] ?? 'timeConversion', difficulty, turn);
  const answer = answerTo(asked);
  const options = createOptions(seededRandom(seed, 'time-master options', number), asked, answer, difficulty);
  return { number, asked, answer, options };
}

/** Question `number` of the round with this seed, counted from 0. */
export const questionAt = (seed: number, { difficulty, type = 'all' }: QuestionSettings, number: number): Question =>
  questionOf(TYPES_ASKED[type], seed, difficulty, number);

/** The question in a round that is mixed for one child, which asks to read clocks as well. */
export const mixedQuestionAt = (
  seed: number,
  { difficulty, type = 'all' }: QuestionSettings,
  number: number,
): Question => questionOf(TYPES_ASKED[type === 'all' ? 'mixed' : type], seed, difficulty, number);

export const isCorrect = ({ answer }: Question, given: number): boolean => given === answer;
