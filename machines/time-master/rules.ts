/*
 * Time Master: the rules, for a teacher who wants to know what the children do.
 *
 * Ten questions about time, in a clock tower. There are four types: the first four questions bring each of them once, so do
 * the next four, in an order of their own, and the last two bring two of them:
 * - Conversion: "How many minutes are in 3 hours?" Easy has 1 to 5 full hours; medium has 2 to 5 hours and 0 to 50 minutes
 *   in steps of ten; hard asks how many hours are in 3 to 9 days.
 * - Elapsed time: how long it is from one time to another, or what time it is so long after another. Easy has full and
 *   half hours, medium steps of five minutes, both within one morning (6:00 to 11:55 AM) or one afternoon and evening
 *   (1:00 to 9:55 PM). Hard always goes past noon or past midnight.
 * - Comparison: which of two times is later, or earlier, or are they the same? One stands in figures (3:30 PM), the other in
 *   words (half past 3 in the afternoon), at hard on the 24-hour clock (15:30), so that "the same" is never to be seen at a
 *   glance. Easy has full and half hours within morning or afternoon; medium steps of five minutes from 7 in the morning to
 *   9 in the evening; hard the whole day but 10:00 to 12:59, which on the 24-hour clock would read like a time without AM or PM.
 * - Dates: which day of the week comes so many days after another, or came before it. Easy counts 1 to 4 days on within a
 *   week from Monday to Sunday, medium 2 to 6 days on or back, hard 7 to 13, always past the end of a week.
 *
 * Four options are offered, one of them right; the comparison has the two times and "They are the same". Hard has no
 * options but for the comparison: the answer is typed. An answer counts by its value in any usual form ("3:45 pm",
 * "3:45PM", "15:45"; "4 hours 20 minutes", "4 h 20 min", "260 min"; "Tuesday", "tue"; "72", "72 hours").
 *
 * A question may be thought about for 60 seconds, the whole round takes 180; both are shared with the other timed quizzes
 * (machines/core/quiz-round.ts), as are the score, the streak, the messages and the celebration at the end.
 *
 * Where the specification leaves something open, this is what we chose:
 * - What is no answer at all costs nothing, and says what is missing: a time without AM or PM (on the 24-hour clock none is
 *   needed from 13:00 on), a length without hours or minutes, a conversion in another unit than is asked.
 * - Noon is 12:00 PM, midnight 12:00 AM; both words count as answers. A day ends at midnight.
 * - No question comes twice in a round, and wrong options are slips that children make (an hour of 100 minutes, an hour too
 *   many, the minutes forgotten, a day off) or lie near.
 * - Bests are kept for each difficulty and time setting; the questions do not depend on the time setting, so that one link
 *   asks a whole class the same.
 */
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

/** How hard the questions are, in the order of the menu. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a question is about. */
export const QUESTION_TYPES = ['timeConversion', 'elapsedTime', 'timeComparison', 'dateArithmetic'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a round can be set to. */
export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ difficulty, time }: Settings): string => kindOf(difficulty, time);

/** The least and the most, both included. */
export type Range = readonly [min: number, max: number];

/** Every number of the specification, and of what it leaves open. Times and lengths are minutes. */
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
    /** Easy and medium stay within one of these: 6:00 to 11:55 AM, 1:00 to 9:55 PM. */
    spans: [
      [360, 715],
      [780, 1315],
    ],
    /** Hard goes past one of these: midnight, noon. */
    borders: [0, 720],
  },
  /**
   * How far apart two times are, in steps: as often near as far, never more than half of the span, so that there is always
   * a place for both. Easy and medium stay within one span; at hard the two are one row.
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
    /** Hard: the whole day but 10:00 to 12:59, which on the 24-hour clock reads like a time without AM or PM. */
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
  dates: {
    easy: { days: [1, 4] },
    medium: { days: [2, 6] },
    hard: { days: [7, 13] },
  },
} as const;
