import type { Question } from '../../../../../machines/time-master/questions';
import {
  type ClockReading,
  type Comparison,
  type ElapsedTime,
  getEndTime,
  type WrittenTime,
} from '../../../../../machines/time-master/time-problem';
import { getHourOnFace, HOUR } from '../../../../../machines/time-master/times';
import { formatDigitalTime } from '../../../../games/time-master/digital-time';
import { getLongHand, getShortHand } from '../../../../games/time-master/hands';
import { optionText } from '../../../../games/time-master/options';
import type * as English from '../../../../games/time-master/spoken-text';
import { choicesText } from '../../../../play/answers/choices-text';
import { durationBefore } from './duration-before';
import { questionText } from './question-text';
import { formatMinutes, getAmPm, spokenDuration, timeInWords } from './time-text';

const minutesText = (minutes: number): string =>
  minutes === 0 ? '' : minutes < 10 ? ` शून्य ${minutes}` : ` ${minutes}`;

const figuresText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR)} ${getAmPm(time)}`;

const dayClockText = (time: number): string =>
  `24 घंटे वाली घड़ी में ${Math.floor(time / HOUR) || 'शून्य'}${minutesText(time % HOUR) || ' बजे'}`;

const clockText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR) || ' शून्य शून्य'}`;

const spokenTime = ({ time, form }: WrittenTime): string =>
  ({ words: timeInWords, figures: figuresText, dayClock: dayClockText })[form](time);

function spokenComparison({ asks, first, second }: Comparison): string {
  const choices = choicesText([spokenTime(first), spokenTime(second), 'एक ही समय']);
  return asks === 'later' ? `कौन-सा समय बाद में आता है? ${choices}` : `कौन-सा समय पहले आता है? ${choices}`;
}

function spokenElapsedTime(asked: ElapsedTime): string {
  const start = figuresText(asked.start);
  return asked.asks === 'length'
    ? `${start} से ${figuresText(getEndTime(asked))} तक कितना समय है?`
    : `${start} के ${durationBefore(asked.length)} बाद क्या समय होगा?`;
}

function shortHandText(time: number): string {
  const { number, next } = getShortHand(time);
  return next === null ? `${number} पर` : `${number} और ${next} के बीच`;
}

function longHandText(time: number): string {
  const { number, minutes } = getLongHand(time);
  return minutes === 0 ? `${number} पर` : `${number} से ${formatMinutes(minutes)} आगे`;
}

const handsText = (time: number): string => `छोटी सुई ${shortHandText(time)}, लंबी सुई ${longHandText(time)}।`;

function spokenReading(asked: ClockReading): string {
  const { time, shows } = asked;
  const question = questionText({ asked });
  switch (shows) {
    case 'hands':
      return `${question} ${handsText(time)}`;
    case 'dayClock':
      return `${question} ${dayClockText(time)}।`;
    case 'figures':
      return `${question} अंकों वाली घड़ी में ${clockText(time)}।`;
  }
}

function spokenOption(question: Question, value: number): string {
  const { asked } = question;
  if (asked.type === 'clockReading' && asked.answers === 'clock') return clockText(value);
  if (asked.type !== 'elapsedTime') return optionText(question, value);
  return asked.asks === 'length' ? spokenDuration(value) : figuresText(value);
}

export const spokenQuestion: typeof English.spokenQuestion = (question) => {
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
};

export const clocksText: typeof English.clocksText = ({ asked }) => {
  if (asked.type === 'clockReading')
    return asked.shows === 'hands' ? `घड़ी में: ${handsText(asked.time)}` : `घड़ी में: ${formatDigitalTime(asked)}।`;
  if (asked.type === 'elapsedTime') return `घड़ी में: ${handsText(asked.start)}`;
  if (asked.type !== 'timeComparison') return '';
  const { first, second } = asked;
  if (first.form === 'dayClock' || second.form === 'dayClock') return '';
  return `पहली घड़ी: ${handsText(first.time)} दूसरी घड़ी: ${handsText(second.time)}`;
};
