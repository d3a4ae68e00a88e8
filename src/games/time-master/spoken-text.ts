/* What players who listen hear: each question with its choices, and where the hands of the clocks point. */

import type { Question } from '../../../machines/time-master/questions';
import {
  type ClockReading,
  type Comparison,
  type ElapsedTime,
  getEndTime,
  type WrittenTime,
} from '../../../machines/time-master/time-problem';
import { getHourOnFace, HOUR } from '../../../machines/time-master/times';
import { choicesText } from '../../play/answers/choices-text';
import { formatDigitalTime } from './digital-time';
import { getLongHand, getShortHand } from './hands';
import { optionText } from './options';
import { questionText } from './question-text';
import { formatDuration, formatMinutes, getAmPm, spokenDuration, timeInWords } from './time-text';

/** Minutes as they are read after the hour: "45", "oh 5", or nothing at a full hour. */
const minutesText = (minutes: number): string => (minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`);

const figuresText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR)} ${getAmPm(time)}`;

const dayClockText = (time: number): string =>
  `${Math.floor(time / HOUR) || 'zero'}${minutesText(time % HOUR) || " o'clock"} on the 24-hour clock`;

/** Figures without AM or PM: "3 35", "3 zero zero". */
const clockText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR) || ' zero zero'}`;

/**
 * A time number by number, because half past 3 and 3:30 would sound the same: "3 30 PM", "15 30 on the 24-hour clock".
 */
const spokenTime = ({ time, form }: WrittenTime): string =>
  ({ words: timeInWords, figures: figuresText, dayClock: dayClockText })[form](time);

/** "Which is later? Choices: 3 30 PM, quarter past 3 in the afternoon, the same." */
function spokenComparison({ asks, first, second }: Comparison): string {
  const choices = choicesText([spokenTime(first), spokenTime(second), 'the same']);
  return asks === 'later' ? `Which is later? ${choices}` : `Which is earlier? ${choices}`;
}

/** "How long is it from 10 45 AM to 1 20 PM?", because "quarter to 11 AM to 20 past 1 PM" is hard to follow. */
function spokenElapsedTime(asked: ElapsedTime): string {
  const start = figuresText(asked.start);
  return asked.asks === 'length'
    ? `How long is it from ${start} to ${figuresText(getEndTime(asked))}?`
    : `What time is it ${formatDuration(asked.length)} after ${start}?`;
}

/** "on 3", "between 3 and 4" */
function shortHandText(time: number): string {
  const { number, next } = getShortHand(time);
  return next === null ? `on ${number}` : `between ${number} and ${next}`;
}

/** "on 6", "2 minutes after 6" */
function longHandText(time: number): string {
  const { number, minutes } = getLongHand(time);
  return minutes === 0 ? `on ${number}` : `${formatMinutes(minutes)} after ${number}`;
}

/** The hands of a clock, after a colon: "short hand between 3 and 4, long hand on 6." */
const handsText = (time: number): string => `short hand ${shortHandText(time)}, long hand ${longHandText(time)}.`;

/** "What time is it? Short hand between 3 and 4, long hand on 7." */
function spokenReading(asked: ClockReading): string {
  const { time, shows } = asked;
  const question = questionText({ asked });
  switch (shows) {
    case 'hands':
      return `${question} Short hand ${shortHandText(time)}, long hand ${longHandText(time)}.`;
    case 'dayClock':
      return `${question} It is ${dayClockText(time)}.`;
    case 'figures':
      return `${question} The digital clock shows ${clockText(time)}.`;
  }
}

function spokenOption(question: Question, value: number): string {
  const { asked } = question;
  if (asked.type === 'clockReading' && asked.answers === 'clock') return clockText(value);
  if (asked.type !== 'elapsedTime') return optionText(question, value);
  return asked.asks === 'length' ? spokenDuration(value) : figuresText(value);
}

export function spokenQuestion(question: Question): string {
  const { asked, options } = question;
  if (asked.type === 'timeComparison') return spokenComparison(asked);
  const choices = options === null ? [] : [choicesText(options.map((value) => spokenOption(question, value)))];
  const spoken =
    asked.type === 'elapsedTime'
      ? spokenElapsedTime(asked)
      : asked.type === 'clockReading'
        ? spokenReading(asked)
        : questionText(question);
  return [spoken, ...choices].join(' ');
}

/** The clocks that show a time of the question before the answer; empty if there are none. */
export function clocksText({ asked }: Question): string {
  if (asked.type === 'clockReading')
    return asked.shows === 'hands'
      ? `On the clock: ${handsText(asked.time)}`
      : `On the clock: ${formatDigitalTime(asked)}.`;
  if (asked.type === 'elapsedTime') return `On the clock: ${handsText(asked.start)}`;
  if (asked.type !== 'timeComparison') return '';
  const { first, second } = asked;
  if (first.form === 'dayClock' || second.form === 'dayClock') return '';
  return `First clock: ${handsText(first.time)} Second clock: ${handsText(second.time)}`;
}
