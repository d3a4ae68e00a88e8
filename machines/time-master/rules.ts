/*
 * Time Master: the rules, for a teacher who wants to know what the children do.
 *
 * Ten questions about time, in a clock tower. There are four types. Each appears once in the first four questions and
 * once in the next four, both times in random order; the last two questions are of two different types. The player can
 * also choose a round that only reads clocks, a fifth type:
 * - Conversion: "How many minutes are in 3 hours?" Easy has 1 to 5 full hours; medium has 2 to 5 hours and 0 to 50
 * minutes in steps of ten; hard asks how many hours are in 3 to 9 days.
 * - Elapsed time: how long it is from one time to another, or what time it is after a given duration. Easy uses full
 * and half hours, medium uses steps of five minutes; both stay within one morning (6:00 to 11:55 AM) or one afternoon
 * and evening (1:00 to 9:55 PM). Hard always goes past noon or midnight.
 * - Comparison: which of two times is later or earlier, or are they the same? One is written in figures (3:30 PM), the
 * other in words (half past 3 in the afternoon) or, on hard, on the 24-hour clock (15:30), so that two equal times do
 * not look the same at a glance. Easy has full and half hours within the morning or the afternoon; medium has steps of
 * five minutes from 7 in the morning to 9 in the evening; hard has the whole day except 10:00 to 12:59, because on the
 * 24-hour clock those look like a time without AM or PM.
 * - Dates: which day of the week is a number of days after another, or before it. Easy counts forward 1 to 4 days
 * within a week from Monday to Sunday; medium counts 2 to 6 days forward or back; hard counts 7 to 13, always past the
 * end of a week.
 *
 * - Reading a clock: "What time is it?" The clock of the tower has hands and no figures beside it, or a digital clock
 * shows figures and the hands turn there after the answer. Easy has full and half hours, and its answers are words
 * (half past 3). Medium has steps of five minutes; a clock with hands is answered in figures (3:35), a digital one in
 * words (25 to 4). Hard has every minute, and its digital clocks have 24 hours (15:35), to be written with AM or PM.
 *
 * There are four options, one of them correct; the comparison has the two times and "They are the same". On hard, only
 * the comparison has options; other answers are typed. Any usual way of writing an answer is accepted ("3:45 pm",
 * "3:45PM", "15:45"; "4 hours 20 minutes", "4 h 20 min", "260 min"; "Tuesday", "tue"; "72", "72 hours").
 *
 * A question has 60 seconds and the whole round 180. Both limits are shared with the other timed quizzes
 * (machines/core/quiz-round.ts), as are the score, the streak, the messages and the celebration at the end.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no penalty for text that is not an answer, and the game says what is missing: a time without AM or PM (a
 * 24-hour time does not need it from 13:00), a duration without hours or minutes, or a conversion in a different unit
 * from the one asked for.
 * - Noon is 12:00 PM and midnight 12:00 AM; both words count as answers. A day ends at midnight.
 * - Clocks are not among the specification's four types, so a link with a seed only asks for them if it says so. A round
 * that is mixed for one child asks for all five types, each once in five questions.
 * - A clock with hands does not show AM or PM, so an answer with either counts, and so does one on the 24-hour clock.
 * - A question is never asked twice in a round. Wrong options are mistakes that children make (an hour of 100 minutes,
 * an hour too many, the minutes forgotten, a day off) or are near the answer.
 * - Best scores are stored for each difficulty and time setting. The questions do not depend on the time setting, so
 * one link asks a whole class the same questions.
 * - In a round that is picked for a child, easy asks for full hours and at most two days after a mistake, and at the
 * beginning of a first round (ease.ts). A first round can climb to medium.
 */
import { createRoundKind } from '../core/personal-bests';
import type { TimeSetting } from '../core/time-setting';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The four types in the specification. */
const FOUR_TYPES = ['timeConversion', 'elapsedTime', 'timeComparison', 'dateArithmetic'] as const;

/** The types of question in each type of round, which take turns. */
export const TYPES_ASKED = {
  all: FOUR_TYPES,
  clock: ['clockReading'],
  mixed: [...FOUR_TYPES, 'clockReading'],
} as const;
export type QuestionType = (typeof TYPES_ASKED)[keyof typeof TYPES_ASKED][number];

/** The types of round that a player can choose. */
export const ROUND_TYPES = ['all', 'clock'] as const satisfies readonly (keyof typeof TYPES_ASKED)[];
export type RoundType = (typeof ROUND_TYPES)[number];

export interface Settings {
  readonly difficulty: Difficulty;
  readonly type: RoundType;
  readonly time: TimeSetting;
}

/** Each kind of round has its own best scores. Those of all types are older than the others, and do not name them. */
export const getRoundKind = ({ difficulty, type, time }: Settings): string =>
  type === 'clock' ? createRoundKind(difficulty, type, time) : createRoundKind(difficulty, time);

/** Minimum and maximum, both inclusive. */
export type Range = readonly [min: number, max: number];

/** The numbers in the specification, and our choices where it leaves them open. Times and durations are in minutes. */
export const RULES = {
  options: 4,
  conversion: {
    easy: { hours: [1, 5], optionStep: 20, optionsWithin: 10 },
    medium: { hours: [2, 5], minutes: [0, 50], step: 10, optionStep: 10, optionsWithin: 20 },
    hard: { days: [3, 9] },
  },
  elapsed: {
    easy: { step: 30, length: [30, 240], optionsWithin: 4 },
    medium: { step: 5, length: [15, 285], optionsWithin: 13 },
    hard: { step: 5, length: [70, 480] },
    /** Easy and medium stay within one of these spans: 6:00 to 11:55 AM, 1:00 to 9:55 PM. */
    spans: [
      [360, 715],
      [780, 1315],
    ],
    /** Hard goes past one of these times: midnight, noon. */
    borders: [0, 720],
  },
  /**
   * The distance between two times, in steps. Near and far are equally likely, but the distance is never more than half
   * of the span, so that there is always room for both times. Easy and medium stay within one span; on hard the two
   * spans form one sequence.
   */
  comparison: {
    /** Easy: 6:00 to 11:30 AM, 1:00 to 9:30 PM. */
    easy: {
      step: 30,
      spans: [
        [360, 690],
        [780, 1290],
      ],
      near: [1, 2],
      far: [3, 5],
    },
    /** Medium: 7:00 AM to 8:55 PM. */
    medium: { step: 5, spans: [[420, 1255]], near: [1, 12], far: [13, 83] },
    /**
     * Hard: the whole day except 10:00 to 12:59, because on the 24-hour clock those look like a time without AM or PM.
     */
    hard: {
      step: 5,
      spans: [
        [0, 595],
        [780, 1435],
      ],
      near: [1, 12],
      far: [13, 120],
    },
  },
  /** Minutes between the times, and the proportion of clocks with hands. */
  reading: {
    step: { easy: 30, medium: 5, hard: 1 },
    withHands: 2 / 3,
    /** Digital clocks on hard: the proportion of times after noon. */
    afterNoon: 3 / 4,
  },
  dates: {
    easy: { days: [1, 4] },
    medium: { days: [2, 6] },
    hard: { days: [7, 13] },
  },
} as const;
