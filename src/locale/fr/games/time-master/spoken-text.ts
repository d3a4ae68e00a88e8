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
import { questionText } from './question-text';
import { formatDuration, formatHours, formatMinutes, getAmPm, spokenDuration, timeInWords } from './time-text';

const minutesText = (minutes: number): string => (minutes === 0 ? '' : ` ${minutes}`);

const figuresText = (time: number): string =>
  `${formatHours(getHourOnFace(time))}${minutesText(time % HOUR)} ${getAmPm(time)}`;

function dayClockText(time: number): string {
  const hours = Math.floor(time / HOUR);
  const hour = hours === 0 ? 'zéro heure' : formatHours(hours);
  return `${hour}${minutesText(time % HOUR)} sur l’horloge de 24 heures`;
}

const clockText = (time: number): string =>
  `${formatHours(getHourOnFace(time))}${minutesText(time % HOUR) || ' zéro zéro'}`;

const spokenTime = ({ time, form }: WrittenTime): string =>
  ({ words: timeInWords, figures: figuresText, dayClock: dayClockText })[form](time);

function spokenComparison({ asks, first, second }: Comparison): string {
  const choices = choicesText([spokenTime(first), spokenTime(second), 'pareil']);
  return asks === 'later'
    ? `Quelle heure vient en dernier\u202f? ${choices}`
    : `Quelle heure vient en premier\u202f? ${choices}`;
}

function spokenElapsedTime(asked: ElapsedTime): string {
  const start = figuresText(asked.start);
  return asked.asks === 'length'
    ? `Combien de temps s’écoule entre ${start} et ${figuresText(getEndTime(asked))}\u202f?`
    : `Quelle heure est-il ${formatDuration(asked.length)} après ${start}\u202f?`;
}

function shortHandText(time: number): string {
  const { number, next } = getShortHand(time);
  return next === null ? `sur le ${number}` : `entre le ${number} et le ${next}`;
}

function longHandText(time: number): string {
  const { number, minutes } = getLongHand(time);
  return minutes === 0 ? `sur le ${number}` : `${formatMinutes(minutes)} après le ${number}`;
}

const handsText = (time: number): string =>
  `petite aiguille ${shortHandText(time)}, grande aiguille ${longHandText(time)}.`;

function spokenReading(asked: ClockReading): string {
  const { time, shows } = asked;
  const question = questionText({ asked });
  switch (shows) {
    case 'hands':
      return `${question} Petite aiguille ${shortHandText(time)}, grande aiguille ${longHandText(time)}.`;
    case 'dayClock':
      return `${question} Il est ${dayClockText(time)}.`;
    case 'figures':
      return `${question} L’horloge à chiffres indique ${clockText(time)}.`;
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
    return asked.shows === 'hands'
      ? `Sur l’horloge\u00a0: ${handsText(asked.time)}`
      : `Sur l’horloge\u00a0: ${formatDigitalTime(asked)}.`;
  if (asked.type === 'elapsedTime') return `Sur l’horloge\u00a0: ${handsText(asked.start)}`;
  if (asked.type !== 'timeComparison') return '';
  const { first, second } = asked;
  if (first.form === 'dayClock' || second.form === 'dayClock') return '';
  return `Première horloge\u00a0: ${handsText(first.time)} Deuxième horloge\u00a0: ${handsText(second.time)}`;
};
