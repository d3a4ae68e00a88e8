/* Recognises common mistakes with hours, minutes and days from a question and its answer. */

import { type Question, SAME } from './questions';
import { type ReadingMistake, readingMistakes } from './reading';
import type { Conversion, DateArithmetic, ElapsedTime } from './time-problem';
import { addMinutes, DAY, HALF_DAY, HOUR, WEEK, wrapAround } from './times';

export type TimeMistake =
  /** 2 hours and 30 minutes = 230 minutes. */
  | 'hourOfHundred'
  /** 2 hours and 30 minutes = 120 minutes. */
  | 'minutesForgotten'
  /** 3 days = 36 hours: only the twelve hours on a clock face were counted. */
  | 'dayOfTwelve'
  /** An hour too many or too few. */
  | 'hourMore'
  | 'hourLess'
  /** From 3:45 to 5:20 = 2 hours and 25 minutes: hours and minutes were worked out separately. */
  | 'apart'
  | ReadingMistake
  /** The earlier time when the later one is asked for, or the other way round. */
  | 'otherWay'
  /** Counting the first day, or going one day too far. */
  | 'dayShort'
  | 'dayBeyond'
  /** Counting backwards instead of forwards, or the other way round. */
  | 'otherDirection';

type Candidate = readonly [isMatch: boolean, slip: TimeMistake];

function conversionSlips(
  { unit, days, hours, minutes }: Conversion,
  answer: number,
  given: number,
): readonly Candidate[] {
  if (unit === 'hours') return [[given === (days * HALF_DAY) / HOUR, 'dayOfTwelve']];
  return [
    [given === 100 * hours + minutes, 'hourOfHundred'],
    [minutes > 0 && given === hours * HOUR, 'minutesForgotten'],
    [given === answer + HOUR, 'hourMore'],
    [given === answer - HOUR, 'hourLess'],
  ];
}

function elapsedSlips({ asks, start, length }: ElapsedTime, given: number): readonly Candidate[] {
  if (asks === 'end') {
    const end = start + length;
    return [
      [given === addMinutes(end, HALF_DAY), 'otherHalf'],
      [given === addMinutes(end, HOUR), 'hourMore'],
      [given === addMinutes(end, -HOUR), 'hourLess'],
    ];
  }
  const end = addMinutes(start, length);
  const hours = wrapAround(Math.floor(end / HOUR) - Math.floor(start / HOUR), DAY / HOUR);
  return [
    [given === hours * HOUR + Math.abs((end % HOUR) - (start % HOUR)), 'apart'],
    [given === length + HOUR, 'hourMore'],
    [given === length - HOUR, 'hourLess'],
  ];
}

function dateSlips({ day, days }: DateArithmetic, given: number): readonly Candidate[] {
  const way = Math.sign(days);
  const at = (count: number): boolean => given === wrapAround(day + count, WEEK);
  // In a week, four days back are three days on. Then the answer does not show which way the child has counted.
  if (at(-days) && (at(days - way) || at(days + way))) return [];
  return [
    [at(days - way), 'dayShort'],
    [at(days + way), 'dayBeyond'],
    [at(-days), 'otherDirection'],
  ];
}

function slipsOf({ asked, answer }: Question, given: number): readonly Candidate[] {
  switch (asked.type) {
    case 'timeConversion':
      return conversionSlips(asked, answer, given);
    case 'elapsedTime':
      return elapsedSlips(asked, given);
    case 'timeComparison':
      return [[answer !== SAME && given !== SAME, 'otherWay']];
    case 'dateArithmetic':
      return dateSlips(asked, given);
    case 'clockReading':
      return readingMistakes(asked).map(([slip, time]) => [given === time, slip]);
  }
}

/** The typical mistake behind a wrong answer; null if none is recognised or the answer is correct. */
export function findTimeMistake(question: Question, given: number): TimeMistake | null {
  if (given === question.answer) return null;
  return slipsOf(question, given).find(([isMatch]) => isMatch)?.[1] ?? null;
}
