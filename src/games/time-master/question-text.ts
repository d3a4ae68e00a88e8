/* Questions and answers about time in words, with the worked steps. */

import type { Question } from '../../../machines/time-master/questions';
import type {
  Comparison,
  DateArithmetic,
  ElapsedTime,
  TimeProblem,
  WrittenTime,
} from '../../../machines/time-master/time-problem';
import { getEndTime } from '../../../machines/time-master/time-problem';
import {
  addMinutes,
  clockInWords,
  format24HourTime,
  formatClockTime,
  formatCount,
  formatDuration,
  formatShortDuration,
  formatTime,
  getDayName,
  getJumps,
  HALF_DAY,
  HOUR,
  timeInWords,
  WEEK,
} from '../../../machines/time-master/times';
import { preventSumBreaks } from '../../ui/format';
import { digitalText, readingExplanation, readingText } from './reading-text';

/** Non-breaking spaces keep a time with its AM or PM, and a number with its unit. */
const withoutLineBreaks = (words: string): string =>
  words.replaceAll(/(\d) (AM|PM|h|min|hours?|minutes?|days?|o'clock)\b/g, '$1\u00a0$2');

/** A time as written in a question. */
export const formatWrittenTime = ({ time, form }: WrittenTime): string =>
  ({ figures: formatTime, words: timeInWords, dayClock: format24HourTime })[form](time);

const SAME_TEXT = 'They are the same';

/** The question in one sentence. */
export function questionText({ asked }: Pick<Question, 'asked'>): string {
  switch (asked.type) {
    case 'timeConversion': {
      const amount =
        asked.unit === 'hours' ? formatCount(asked.days, 'day') : formatDuration(asked.hours * HOUR + asked.minutes);
      return withoutLineBreaks(`How many ${asked.unit} are in ${amount}?`);
    }
    case 'elapsedTime':
      return withoutLineBreaks(
        asked.asks === 'length'
          ? `How long is it from ${formatTime(asked.start)} to ${formatTime(getEndTime(asked))}?`
          : `What time is it ${formatDuration(asked.length)} after ${formatTime(asked.start)}?`,
      );
    case 'timeComparison':
      return withoutLineBreaks(
        `Which is ${asked.asks}: ${formatWrittenTime(asked.first)} or ${formatWrittenTime(asked.second)}?`,
      );
    case 'dateArithmetic': {
      const count = formatCount(Math.abs(asked.days), 'day');
      return withoutLineBreaks(
        asked.days > 0
          ? `What day is ${count} after ${getDayName(asked.day)}?`
          : `What day is ${count} before ${getDayName(asked.day)}?`,
      );
    }
    case 'clockReading':
      return asked.shows === 'dayClock' ? 'What time is it with AM or PM?' : 'What time is it?';
  }
}

export function formatAnswer(asked: TimeProblem, value: number): string {
  switch (asked.type) {
    case 'timeConversion':
      return `${value} ${asked.unit}`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'timeComparison':
      return [formatWrittenTime(asked.first), formatWrittenTime(asked.second)][value] ?? SAME_TEXT;
    case 'dateArithmetic':
      return getDayName(value);
    case 'clockReading':
      return readingText(asked, value);
  }
}

/** An option, shortened if there is little room. */
export const optionText = ({ asked }: Question, value: number): string =>
  asked.type === 'elapsedTime' && asked.asks === 'length' ? formatShortDuration(value) : formatAnswer(asked, value);

/** The calculation of a conversion, such as 3 × 60 + 40 = 220. */
export function conversionSum({ asked, answer }: Pick<Question, 'asked' | 'answer'>): string {
  if (asked.type !== 'timeConversion') return '';
  if (asked.unit === 'hours') return `${asked.days} × 24 = ${answer}`;
  return asked.minutes === 0 ? `${asked.hours} × 60 = ${answer}` : `${asked.hours} × 60 + ${asked.minutes} = ${answer}`;
}

/**
 * "15 min to 11:00, then 2 h, then 20 min." The time line shows where each jump ends, so only the full hour is named.
 */
function jumpsExplanation({ start, length }: ElapsedTime): string {
  const [first, ...rest] = getJumps(start, length);
  if (first === undefined) return '';
  const from =
    first.kind === 'toHour'
      ? `${formatShortDuration(first.minutes)} to ${formatClockTime(addMinutes(start, first.minutes))}`
      : `Count on ${formatShortDuration(first.minutes)} from ${formatClockTime(start)}`;
  return `${[from, ...rest.map(({ minutes }) => formatShortDuration(minutes))].join(', then ')}.`;
}

/** "Half past 11 is 11:30 AM." The question has named the part of the day. */
function inFigures({ time, form }: WrittenTime): string {
  if (form === 'figures') return '';
  const isNamed = time % HALF_DAY === 0;
  return `${form === 'words' && !isNamed ? clockInWords(time) : formatWrittenTime({ time, form })} is ${formatTime(time)}.`;
}

const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

function comparisonExplanation({ first, second, asks }: Comparison): string {
  const sentence = capital(inFigures(first) || inFigures(second));
  if (first.time === second.time) return sentence;
  const named = asks === 'later' ? Math.max(first.time, second.time) : Math.min(first.time, second.time);
  return `${sentence} ${formatTime(named)} is ${asks}.`;
}

/** Whole weeks first, then the days one by one. */
function datesExplanation({ day, days }: DateArithmetic): string {
  const way = days > 0 ? 1 : -1;
  const weeks = Math.floor(Math.abs(days) / WEEK);
  const rest = Math.abs(days) % WEEK;
  const week = `7 days: ${getDayName(day)} again.`;
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => getDayName(day + way * (step + 1))).join(', ');
  if (weeks > 0) return `${week} ${rest} more: ${names}.`;
  return `Count ${way > 0 ? 'on' : 'back'} ${rest}: ${names}.`;
}

/** Explains the answer in one line, as a worked step. */
export function explanationText(question: Question): string {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return preventSumBreaks(
        `${asked.unit === 'hours' ? '1 day is 24 hours' : '1 hour is 60 minutes'}: ${conversionSum(question)}.`,
      );
    case 'elapsedTime':
      return withoutLineBreaks(jumpsExplanation(asked));
    case 'timeComparison':
      return withoutLineBreaks(comparisonExplanation(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(datesExplanation(asked));
    case 'clockReading':
      return withoutLineBreaks(preventSumBreaks(readingExplanation(asked)));
  }
}

/** The question with its right answer, as a true sentence. */
export function answeredText({ asked, answer }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(
        `${asked.unit === 'hours' ? formatCount(asked.days, 'day') : formatDuration(asked.hours * HOUR + asked.minutes)} = ${formatAnswer(asked, answer)}`,
      );
    case 'elapsedTime':
      return withoutLineBreaks(
        `${formatTime(asked.start)} to ${formatTime(getEndTime(asked))} is ${formatDuration(asked.length)}`,
      );
    case 'timeComparison': {
      const [first, second] = [formatWrittenTime(asked.first), formatWrittenTime(asked.second)];
      if (asked.first.time === asked.second.time)
        return withoutLineBreaks(`${capital(first)} is the same as ${second}`);
      const isBefore = asked.first.time < asked.second.time;
      return withoutLineBreaks(`${capital(first)} is ${isBefore ? 'earlier' : 'later'} than ${second}`);
    }
    case 'dateArithmetic': {
      const count = formatCount(Math.abs(asked.days), 'day');
      return withoutLineBreaks(
        `${count} ${asked.days > 0 ? 'after' : 'before'} ${getDayName(asked.day)} is ${getDayName(answer)}`,
      );
    }
    case 'clockReading':
      return withoutLineBreaks(
        asked.shows === 'hands'
          ? `The clock shows ${readingText(asked, answer)}`
          : `${digitalText(asked)} is ${readingText(asked, answer)}`,
      );
  }
}
