/* Questions and answers about time in words, with the worked steps. */

import type { Question } from '../../../machines/time-master/questions';
import type {
  Comparison,
  Conversion,
  DateArithmetic,
  ElapsedTime,
  TimeProblem,
  WrittenTime,
} from '../../../machines/time-master/time-problem';
import { getEndTime } from '../../../machines/time-master/time-problem';
import { addMinutes, getJumps, HALF_DAY, HOUR, WEEK } from '../../../machines/time-master/times';
import { preventSumBreaks } from '../../ui/format';
import { conversionSum } from './conversion-sum';
import { format24HourTime, formatClockTime, formatDigitalTime } from './digital-time';
import { readingExplanation, readingText } from './reading-text';
import {
  clockAtStart,
  formatDays,
  formatDuration,
  formatShortDuration,
  formatTime,
  getDayName,
  timeAtStart,
  timeInWords,
  withoutLineBreaks,
} from './time-text';

/** A time as written in a question. */
export const formatWrittenTime = ({ time, form }: WrittenTime): string =>
  ({ figures: formatTime, words: timeInWords, dayClock: format24HourTime })[form](time);

const writtenAtStart = ({ time, form }: WrittenTime): string =>
  form === 'words' ? timeAtStart(time) : formatWrittenTime({ time, form });

const sameText = 'They are the same';

const convertedAmount = ({ unit, days, hours, minutes }: Conversion): string =>
  unit === 'hours' ? formatDays(days) : formatDuration(hours * HOUR + minutes);

function elapsedQuestion(asked: ElapsedTime): string {
  return asked.asks === 'length'
    ? `How long is it from ${formatTime(asked.start)} to ${formatTime(getEndTime(asked))}?`
    : `What time is it ${formatDuration(asked.length)} after ${formatTime(asked.start)}?`;
}

function comparisonQuestion({ asks, first, second }: Comparison): string {
  const times = `${formatWrittenTime(first)} or ${formatWrittenTime(second)}`;
  return asks === 'later' ? `Which is later: ${times}?` : `Which is earlier: ${times}?`;
}

const dateQuestion = ({ day, days }: DateArithmetic): string =>
  days > 0
    ? `What day is ${formatDays(days)} after ${getDayName(day)}?`
    : `What day is ${formatDays(-days)} before ${getDayName(day)}?`;

/** The question in one sentence. */
export function questionText({ asked }: Pick<Question, 'asked'>): string {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(
        asked.unit === 'hours'
          ? `How many hours are in ${convertedAmount(asked)}?`
          : `How many minutes are in ${convertedAmount(asked)}?`,
      );
    case 'elapsedTime':
      return withoutLineBreaks(elapsedQuestion(asked));
    case 'timeComparison':
      return withoutLineBreaks(comparisonQuestion(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(dateQuestion(asked));
    case 'clockReading':
      return asked.shows === 'dayClock' ? 'What time is it with AM or PM?' : 'What time is it?';
  }
}

export function formatAnswer(asked: TimeProblem, value: number): string {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? `${value} hours` : `${value} minutes`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'timeComparison':
      return [formatWrittenTime(asked.first), formatWrittenTime(asked.second)][value] ?? sameText;
    case 'dateArithmetic':
      return getDayName(value);
    case 'clockReading':
      return readingText(asked, value);
  }
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
  const isNamed = time % HALF_DAY === 0;
  return `${form === 'words' && !isNamed ? clockAtStart(time) : writtenAtStart({ time, form })} is ${formatTime(time)}.`;
}

function comparisonExplanation({ first, second, asks }: Comparison): string {
  const sentence = inFigures(first.form === 'figures' ? second : first);
  if (first.time === second.time) return sentence;
  return asks === 'later'
    ? `${sentence} ${formatTime(Math.max(first.time, second.time))} is later.`
    : `${sentence} ${formatTime(Math.min(first.time, second.time))} is earlier.`;
}

/** Whole weeks first, then the days one by one. */
function datesExplanation({ day, days }: DateArithmetic): string {
  const way = days > 0 ? 1 : -1;
  const rest = Math.abs(days) % WEEK;
  const week = `7 days: ${getDayName(day)} again.`;
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => getDayName(day + way * (step + 1))).join(', ');
  if (Math.abs(days) >= WEEK) return `${week} ${rest} more: ${names}.`;
  return way > 0 ? `Count on ${rest}: ${names}.` : `Count back ${rest}: ${names}.`;
}

/** Explains the answer in one line, as a worked step. */
export function explanationText(question: Question): string {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return preventSumBreaks(
        asked.unit === 'hours'
          ? `1 day is 24 hours: ${conversionSum(question)}.`
          : `1 hour is 60 minutes: ${conversionSum(question)}.`,
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

function answeredComparison({ first, second }: Comparison): string {
  const [one, other] = [writtenAtStart(first), formatWrittenTime(second)];
  if (first.time === second.time) return `${one} is the same as ${other}`;
  return first.time < second.time ? `${one} is earlier than ${other}` : `${one} is later than ${other}`;
}

/** The question with its right answer, as a true sentence. */
export function answeredText({ asked, answer }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(`${convertedAmount(asked)} = ${formatAnswer(asked, answer)}`);
    case 'elapsedTime':
      return withoutLineBreaks(
        `${formatTime(asked.start)} to ${formatTime(getEndTime(asked))} is ${formatDuration(asked.length)}`,
      );
    case 'timeComparison':
      return withoutLineBreaks(answeredComparison(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(
        asked.days > 0
          ? `${formatDays(asked.days)} after ${getDayName(asked.day)} is ${getDayName(answer)}`
          : `${formatDays(-asked.days)} before ${getDayName(asked.day)} is ${getDayName(answer)}`,
      );
    case 'clockReading':
      return withoutLineBreaks(
        asked.shows === 'hands'
          ? `The clock shows ${readingText(asked, answer)}`
          : `${formatDigitalTime(asked)} is ${readingText(asked, answer)}`,
      );
  }
}
