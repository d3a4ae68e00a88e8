/* Questions and answers about time in words, with the worked steps. */
import type { Asked, Comparison, Dates, Elapsed, WrittenTime } from '../../../machines/time-master/asked';
import { endOf } from '../../../machines/time-master/asked';
import type { Question } from '../../../machines/time-master/questions';
import {
  addMinutes,
  dayClockText,
  dayName,
  HOUR,
  jumpsFrom,
  lengthText,
  pluralText,
  shortLength,
  timeInWords,
  timeText,
  WEEK,
} from '../../../machines/time-master/times';
import { keepSumsTogether } from '../../ui/format';

/** Non-breaking spaces keep a time with its AM or PM, and a number with its unit. */
const unbroken = (words: string): string =>
  words.replaceAll(/(\d) (AM|PM|h|min|hours?|minutes?|days?|o'clock)\b/g, '$1\u00a0$2');

/** A time as written in a question. */
export const writtenTime = ({ time, form }: WrittenTime): string =>
  ({ figures: timeText, words: timeInWords, dayClock: dayClockText })[form](time);

const SAME_TEXT = 'They are the same';

/** The question in one sentence. */
export function questionText({ asked }: Pick<Question, 'asked'>): string {
  switch (asked.type) {
    case 'timeConversion': {
      const amount =
        asked.unit === 'hours' ? pluralText(asked.days, 'day') : lengthText(asked.hours * HOUR + asked.minutes);
      return unbroken(`How many ${asked.unit} are in ${amount}?`);
    }
    case 'elapsedTime':
      return unbroken(
        asked.asks === 'length'
          ? `How long is it from ${timeText(asked.start)} to ${timeText(endOf(asked))}?`
          : `What time is it ${lengthText(asked.length)} after ${timeText(asked.start)}?`,
      );
    case 'timeComparison':
      return unbroken(`Which is ${asked.asks}: ${writtenTime(asked.first)} or ${writtenTime(asked.second)}?`);
    case 'dateArithmetic': {
      const count = pluralText(Math.abs(asked.days), 'day');
      return unbroken(
        asked.days > 0
          ? `What day is ${count} after ${dayName(asked.day)}?`
          : `What day is ${count} before ${dayName(asked.day)}?`,
      );
    }
  }
}

export function answerWords(asked: Asked, value: number): string {
  switch (asked.type) {
    case 'timeConversion':
      return `${value} ${asked.unit}`;
    case 'elapsedTime':
      return asked.asks === 'length' ? lengthText(value) : timeText(value);
    case 'timeComparison':
      return [writtenTime(asked.first), writtenTime(asked.second)][value] ?? SAME_TEXT;
    case 'dateArithmetic':
      return dayName(value);
  }
}

/** An option, shortened if there is little room. */
export const optionText = ({ asked }: Question, value: number): string =>
  asked.type === 'elapsedTime' && asked.asks === 'length' ? shortLength(value) : answerWords(asked, value);

/** The calculation of a conversion, such as 3 × 60 + 40 = 220. */
export function conversionSum({ asked, answer }: Pick<Question, 'asked' | 'answer'>): string {
  if (asked.type !== 'timeConversion') return '';
  if (asked.unit === 'hours') return `${asked.days} × 24 = ${answer}`;
  return asked.minutes === 0 ? `${asked.hours} × 60 = ${answer}` : `${asked.hours} × 60 + ${asked.minutes} = ${answer}`;
}

/** "From 10:45 AM: 15 min to 11:00 AM, then 2 h to 1:00 PM, then 20 min to 1:20 PM." */
function jumpsExplanation({ start, length }: Elapsed): string {
  let time = start;
  const steps = jumpsFrom(start, length).map(({ minutes }) => {
    time = addMinutes(time, minutes);
    return `${shortLength(minutes)} to ${timeText(time)}`;
  });
  return `From ${timeText(start)}: ${steps.join(', then ')}.`;
}

const inFigures = ({ time, form }: WrittenTime): string =>
  form === 'figures' ? '' : `${writtenTime({ time, form })} is ${timeText(time)}.`;

const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

function comparisonExplanation({ first, second }: Comparison): string {
  const sentence = capital(inFigures(first) || inFigures(second));
  if (first.time === second.time) return sentence;
  const [early, late] = first.time < second.time ? [first, second] : [second, first];
  return `${sentence} ${timeText(early.time)} comes before ${timeText(late.time)}.`;
}

/** Whole weeks first, then the days one by one. */
function datesExplanation({ day, days }: Dates): string {
  const way = days > 0 ? 1 : -1;
  const weeks = Math.floor(Math.abs(days) / WEEK);
  const rest = Math.abs(days) % WEEK;
  const week = weeks > 0 ? `7 days ${way > 0 ? 'later' : 'earlier'} it is ${dayName(day)} too.` : '';
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => dayName(day + way * (step + 1))).join(', ');
  const count = `Count ${way > 0 ? 'on' : 'back'} ${rest}${weeks > 0 ? ' more' : ''}: ${names}.`;
  return [week, count].filter(Boolean).join(' ');
}

/** Explains the answer in one line, as a worked step. */
export function explanationText(question: Question): string {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return keepSumsTogether(
        `${asked.unit === 'hours' ? '1 day is 24 hours' : '1 hour is 60 minutes'}: ${conversionSum(question)}.`,
      );
    case 'elapsedTime':
      return unbroken(jumpsExplanation(asked));
    case 'timeComparison':
      return unbroken(comparisonExplanation(asked));
    case 'dateArithmetic':
      return unbroken(datesExplanation(asked));
  }
}

/** The question with its right answer, as a true sentence. */
export function answeredText({ asked, answer }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return unbroken(
        `${asked.unit === 'hours' ? pluralText(asked.days, 'day') : lengthText(asked.hours * HOUR + asked.minutes)} = ${answerWords(asked, answer)}`,
      );
    case 'elapsedTime':
      return unbroken(`${timeText(asked.start)} to ${timeText(endOf(asked))} is ${lengthText(asked.length)}`);
    case 'timeComparison': {
      const [first, second] = [writtenTime(asked.first), writtenTime(asked.second)];
      if (asked.first.time === asked.second.time) return unbroken(`${capital(first)} is the same as ${second}`);
      const isBefore = asked.first.time < asked.second.time;
      return unbroken(`${capital(first)} is ${isBefore ? 'earlier' : 'later'} than ${second}`);
    }
    case 'dateArithmetic': {
      const count = pluralText(Math.abs(asked.days), 'day');
      return unbroken(`${count} ${asked.days > 0 ? 'after' : 'before'} ${dayName(asked.day)} is ${dayName(answer)}`);
    }
  }
}
