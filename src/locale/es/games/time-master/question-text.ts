import type {
  Comparison,
  Conversion,
  DateArithmetic,
  ElapsedTime,
  WrittenTime,
} from '../../../../../machines/time-master/time-problem';
import { getEndTime } from '../../../../../machines/time-master/time-problem';
import { addMinutes, getJumps, HALF_DAY, HOUR, WEEK } from '../../../../../machines/time-master/times';
import { conversionSum } from '../../../../games/time-master/conversion-sum';
import { format24HourTime, formatClockTime, formatDigitalTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/question-text';
import { preventSumBreaks } from '../../../../ui/format';
import { comesAtStart, itIs, withArticle, withArticleAtStart } from './articles';
import { readingExplanation, readingText } from './reading-text';
import {
  clockInWords,
  formatDays,
  formatDuration,
  formatShortDuration,
  formatTime,
  getDayName,
  timeInWords,
  withoutLineBreaks,
} from './time-text';

export const formatWrittenTime: typeof English.formatWrittenTime = ({ time, form }) =>
  ({ figures: formatTime, words: timeInWords, dayClock: format24HourTime })[form](time);

const convertedAmount = ({ unit, days, hours, minutes }: Conversion): string =>
  unit === 'hours' ? formatDays(days) : formatDuration(hours * HOUR + minutes);

const fromTo = (asked: ElapsedTime): string =>
  `${withArticle(formatTime(asked.start))} a ${withArticle(formatTime(getEndTime(asked)))}`;

function elapsedQuestion(asked: ElapsedTime): string {
  return asked.asks === 'length'
    ? `¿Cuánto tiempo pasa de ${fromTo(asked)}?`
    : `¿Qué hora es ${formatDuration(asked.length)} después de ${withArticle(formatTime(asked.start))}?`;
}

function comparisonQuestion({ asks, first, second }: Comparison): string {
  const times = `${withArticle(formatWrittenTime(first))} o ${withArticle(formatWrittenTime(second))}`;
  return asks === 'later' ? `¿Qué viene después: ${times}?` : `¿Qué viene antes: ${times}?`;
}

const dateQuestion = ({ day, days }: DateArithmetic): string =>
  days > 0
    ? `¿Qué día viene ${formatDays(days)} después del ${getDayName(day)}?`
    : `¿Qué día viene ${formatDays(-days)} antes del ${getDayName(day)}?`;

export const questionText: typeof English.questionText = ({ asked }) => {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(
        asked.unit === 'hours'
          ? `¿Cuántas horas hay en ${convertedAmount(asked)}?`
          : `¿Cuántos minutos hay en ${convertedAmount(asked)}?`,
      );
    case 'elapsedTime':
      return withoutLineBreaks(elapsedQuestion(asked));
    case 'timeComparison':
      return withoutLineBreaks(comparisonQuestion(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(dateQuestion(asked));
    case 'clockReading':
      return asked.shows === 'dayClock' ? '¿Qué hora es con AM o PM?' : '¿Qué hora es?';
  }
};

export const formatAnswer: typeof English.formatAnswer = (asked, value) => {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? `${value} horas` : `${value} minutos`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'timeComparison':
      return [formatWrittenTime(asked.first), formatWrittenTime(asked.second)][value] ?? 'Son la misma hora';
    case 'dateArithmetic':
      return getDayName(value);
    case 'clockReading':
      return readingText(asked, value);
  }
};

function jumpsExplanation({ start, length }: ElapsedTime): string {
  const [first, ...rest] = getJumps(start, length);
  if (first === undefined) return '';
  const from =
    first.kind === 'toHour'
      ? `${formatShortDuration(first.minutes)} hasta ${withArticle(formatClockTime(addMinutes(start, first.minutes)))}`
      : `Cuenta ${formatShortDuration(first.minutes)} desde ${withArticle(formatClockTime(start))}`;
  return `${[from, ...rest.map(({ minutes }) => formatShortDuration(minutes))].join(', luego ')}.`;
}

function inFigures({ time, form }: WrittenTime): string {
  const isNamed = time % HALF_DAY === 0;
  const written = form === 'words' && !isNamed ? clockInWords(time) : formatWrittenTime({ time, form });
  return `${withArticleAtStart(written)} ${itIs(formatTime(time))}.`;
}

function comparisonExplanation({ first, second, asks }: Comparison): string {
  const sentence = inFigures(first.form === 'figures' ? second : first);
  if (first.time === second.time) return sentence;
  return asks === 'later'
    ? `${sentence} ${comesAtStart(formatTime(Math.max(first.time, second.time)))} después.`
    : `${sentence} ${comesAtStart(formatTime(Math.min(first.time, second.time)))} antes.`;
}

function datesExplanation({ day, days }: DateArithmetic): string {
  const way = days > 0 ? 1 : -1;
  const rest = Math.abs(days) % WEEK;
  const week = `7 días: otra vez ${getDayName(day)}.`;
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => getDayName(day + way * (step + 1))).join(', ');
  if (Math.abs(days) >= WEEK) return `${week} ${rest} más: ${names}.`;
  return way > 0 ? `Avanza ${rest}: ${names}.` : `Retrocede ${rest}: ${names}.`;
}

export const explanationText: typeof English.explanationText = (question) => {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return preventSumBreaks(
        asked.unit === 'hours'
          ? `1 día son 24 horas: ${conversionSum(question)}.`
          : `1 hora son 60 minutos: ${conversionSum(question)}.`,
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
};

function answeredComparison({ first, second }: Comparison): string {
  const [one, other] = [withArticle(formatWrittenTime(first)), withArticle(formatWrittenTime(second))];
  if (first.time === second.time) return `${withArticleAtStart(formatWrittenTime(first))} y ${other} son la misma hora`;
  return first.time < second.time ? `Primero: ${one}. Después: ${other}` : `Primero: ${other}. Después: ${one}`;
}

export const answeredText: typeof English.answeredText = ({ asked, answer }) => {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(`${convertedAmount(asked)} = ${formatAnswer(asked, answer)}`);
    case 'elapsedTime':
      return withoutLineBreaks(`De ${fromTo(asked)} pasan ${formatDuration(asked.length)}`);
    case 'timeComparison':
      return withoutLineBreaks(answeredComparison(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(
        asked.days > 0
          ? `${formatDays(asked.days)} después del ${getDayName(asked.day)} viene el ${getDayName(answer)}`
          : `${formatDays(-asked.days)} antes del ${getDayName(asked.day)} viene el ${getDayName(answer)}`,
      );
    case 'clockReading':
      return withoutLineBreaks(
        asked.shows === 'hands'
          ? `El reloj marca ${withArticle(readingText(asked, answer))}`
          : `${withArticleAtStart(formatDigitalTime(asked))} ${itIs(readingText(asked, answer))}`,
      );
  }
};
