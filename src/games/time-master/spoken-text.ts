/* What players who listen hear: each question with its choices, and where the hands of the clocks point. */

import type { Question } from '../../../machines/time-master/questions';
import {
  type ClockReading,
  type Comparison,
  type ElapsedTime,
  getEndTime,
  type WrittenTime,
} from '../../../machines/time-master/time-problem';
import {
  formatClockTime,
  formatCount,
  formatDuration,
  getAmPm,
  HALF_DAY,
  HOUR,
  timeInWords,
} from '../../../machines/time-master/times';
import { choicesText } from '../../play/answers/choices-text';
import { optionText, questionText } from './question-text';
import { digitalText, hourOn } from './reading-text';

/** Minutes between two numbers of a clock face. */
const FIVE = 5;

/** Minutes as they are read after the hour: "45", "oh 5", or nothing at a full hour. */
const minutesText = (minutes: number): string => (minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`);

/**
 * A time number by number, because half past 3 and 3:30 would sound the same: "3 30 PM", "15 30 on the 24-hour clock".
 */
function spokenTime({ time, form }: WrittenTime): string {
  if (form === 'words') return timeInWords(time);
  const minutes = minutesText(time % HOUR);
  if (form === 'figures') return `${formatClockTime(time).split(':')[0]}${minutes} ${getAmPm(time)}`;
  const hours = Math.floor(time / HOUR);
  return `${hours === 0 ? 'zero' : hours}${minutes === '' ? " o'clock" : minutes} on the 24-hour clock`;
}

/** "Which is later? Choices: 3 30 PM, quarter past 3 in the afternoon, the same." */
const spokenComparison = ({ asks, first, second }: Comparison): string =>
  `Which is ${asks}? ${choicesText([spokenTime(first), spokenTime(second), 'the same'])}`;

const figuresText = (time: number): string => spokenTime({ time, form: 'figures' });

/** A duration as short as it can be said: "2 hours 35", "50 minutes". */
const spokenDuration = (minutes: number): string =>
  minutes > HOUR && minutes % HOUR > 0 ? formatDuration(minutes).replace(/ minutes?$/, '') : formatDuration(minutes);

/** "How long is it from 10 45 AM to 1 20 PM?", because "quarter to 11 AM to 20 past 1 PM" is hard to follow. */
function spokenElapsedTime(asked: ElapsedTime): string {
  const start = figuresText(asked.start);
  return asked.asks === 'length'
    ? `How long is it from ${start} to ${figuresText(getEndTime(asked))}?`
    : `What time is it ${formatDuration(asked.length)} after ${start}?`;
}

/** Figures without AM or PM: "3 35", "3 zero zero". */
const clockText = (time: number): string => `${hourOn(time)}${minutesText(time % HOUR) || ' zero zero'}`;

/** "What time is it? Short hand between 3 and 4, long hand on 7." */
function spokenReading(asked: ClockReading): string {
  const { time, shows } = asked;
  const shown =
    shows === 'hands'
      ? `S${handsText(time).slice(1)}.`
      : shows === 'dayClock'
        ? `It is ${spokenTime({ time, form: 'dayClock' })}.`
        : `The digital clock shows ${clockText(time)}.`;
  return `${questionText({ asked })} ${shown}`;
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

const onFace = (number: number): number => (number % 12 === 0 ? 12 : number % 12);

/** The hands of a clock: "short hand between 3 and 4, long hand on 6", "long hand 2 minutes after 6". */
function handsText(time: number): string {
  const hour = Math.floor((time % HALF_DAY) / HOUR);
  const short = time % HOUR === 0 ? `on ${onFace(hour)}` : `between ${onFace(hour)} and ${onFace(hour + 1)}`;
  const after = time % FIVE;
  const long = after === 0 ? 'on' : `${formatCount(after, 'minute')} after`;
  return `short hand ${short}, long hand ${long} ${onFace(Math.floor((time % HOUR) / FIVE))}`;
}

/** The clocks that show a time of the question before the answer; empty if there are none. */
export function clocksText({ asked }: Question): string {
  if (asked.type === 'clockReading')
    return asked.shows === 'hands' ? `On the clock: ${handsText(asked.time)}.` : `On the clock: ${digitalText(asked)}.`;
  if (asked.type === 'elapsedTime') return `On the clock: ${handsText(asked.start)}.`;
  if (asked.type !== 'timeComparison') return '';
  const { first, second } = asked;
  if (first.form === 'dayClock' || second.form === 'dayClock') return '';
  return `First clock: ${handsText(first.time)}. Second clock: ${handsText(second.time)}.`;
}
