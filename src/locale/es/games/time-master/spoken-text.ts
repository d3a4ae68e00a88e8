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
import { itIs, withArticle } from './articles';
import { questionText } from './question-text';
import { formatDuration, formatMinutes, getAmPm, spokenDuration, timeInWords } from './time-text';

const minutesText = (minutes: number): string =>
  minutes === 0 ? '' : minutes < 10 ? ` cero ${minutes}` : ` ${minutes}`;

const figuresText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR)} ${getAmPm(time)}`;

const dayClockText = (time: number): string =>
  `${Math.floor(time / HOUR) || 'cero'}${minutesText(time % HOUR) || ' en punto'} en el reloj de 24 horas`;

const clockText = (time: number): string => `${getHourOnFace(time)}${minutesText(time % HOUR) || ' cero cero'}`;

const spokenTime = ({ time, form }: WrittenTime): string =>
  ({ words: timeInWords, figures: figuresText, dayClock: dayClockText })[form](time);

function spokenComparison({ asks, first, second }: Comparison): string {
  const choices = choicesText([spokenTime(first), spokenTime(second), 'igual']);
  return asks === 'later' ? `¿Qué viene después? ${choices}` : `¿Qué viene antes? ${choices}`;
}

function spokenElapsedTime(asked: ElapsedTime): string {
  const start = withArticle(figuresText(asked.start));
  return asked.asks === 'length'
    ? `¿Cuánto tiempo pasa de ${start} a ${withArticle(figuresText(getEndTime(asked)))}?`
    : `¿Qué hora es ${formatDuration(asked.length)} después de ${start}?`;
}

function shortHandText(time: number): string {
  const { number, next } = getShortHand(time);
  return next === null ? `en el ${number}` : `entre el ${number} y el ${next}`;
}

function longHandText(time: number): string {
  const { number, minutes } = getLongHand(time);
  return minutes === 0 ? `en el ${number}` : `${formatMinutes(minutes)} después del ${number}`;
}

const handsText = (time: number): string => `aguja corta ${shortHandText(time)}, aguja larga ${longHandText(time)}.`;

function spokenReading(asked: ClockReading): string {
  const { time, shows } = asked;
  const question = questionText({ asked });
  switch (shows) {
    case 'hands':
      return `${question} Aguja corta ${shortHandText(time)}, aguja larga ${longHandText(time)}.`;
    case 'dayClock':
      return `${question} Ahora ${itIs(dayClockText(time))}.`;
    case 'figures':
      return `${question} El reloj digital marca ${clockText(time)}.`;
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
      ? `En el reloj: ${handsText(asked.time)}`
      : `En el reloj: ${formatDigitalTime(asked)}.`;
  if (asked.type === 'elapsedTime') return `En el reloj: ${handsText(asked.start)}`;
  if (asked.type !== 'timeComparison') return '';
  const { first, second } = asked;
  if (first.form === 'dayClock' || second.form === 'dayClock') return '';
  return `Primer reloj: ${handsText(first.time)} Segundo reloj: ${handsText(second.time)}`;
};
