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

export const formatWrittenTime: typeof English.formatWrittenTime = ({ time, form }) =>
  ({ figures: formatTime, words: timeInWords, dayClock: format24HourTime })[form](time);

const writtenAtStart = ({ time, form }: WrittenTime): string =>
  form === 'words' ? timeAtStart(time) : formatWrittenTime({ time, form });

const convertedAmount = ({ unit, days, hours, minutes }: Conversion): string =>
  unit === 'hours' ? formatDays(days) : formatDuration(hours * HOUR + minutes);

function elapsedQuestion(asked: ElapsedTime): string {
  return asked.asks === 'length'
    ? `Combien de temps s’écoule entre ${formatTime(asked.start)} et ${formatTime(getEndTime(asked))}\u202f?`
    : `Quelle heure est-il ${formatDuration(asked.length)} après ${formatTime(asked.start)}\u202f?`;
}

function comparisonQuestion({ asks, first, second }: Comparison): string {
  const times = `${formatWrittenTime(first)} ou ${formatWrittenTime(second)}`;
  return asks === 'later'
    ? `Quelle heure vient en dernier\u00a0: ${times}\u202f?`
    : `Quelle heure vient en premier\u00a0: ${times}\u202f?`;
}

const dateQuestion = ({ day, days }: DateArithmetic): string =>
  days > 0
    ? `Quel jour est-on ${formatDays(days)} après ${getDayName(day)}\u202f?`
    : `Quel jour est-on ${formatDays(-days)} avant ${getDayName(day)}\u202f?`;

export const questionText: typeof English.questionText = ({ asked }) => {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(
        asked.unit === 'hours'
          ? `Combien d’heures y a-t-il dans ${convertedAmount(asked)}\u202f?`
          : `Combien de minutes y a-t-il dans ${convertedAmount(asked)}\u202f?`,
      );
    case 'elapsedTime':
      return withoutLineBreaks(elapsedQuestion(asked));
    case 'timeComparison':
      return withoutLineBreaks(comparisonQuestion(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(dateQuestion(asked));
    case 'clockReading':
      return asked.shows === 'dayClock' ? 'Quelle heure est-il avec AM ou PM\u202f?' : 'Quelle heure est-il\u202f?';
  }
};

export const formatAnswer: typeof English.formatAnswer = (asked, value) => {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? `${value} heures` : `${value} minutes`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'timeComparison':
      return [formatWrittenTime(asked.first), formatWrittenTime(asked.second)][value] ?? 'C’est la même heure';
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
      ? `${formatShortDuration(first.minutes)} jusqu’à ${formatClockTime(addMinutes(start, first.minutes))}`
      : `Compte ${formatShortDuration(first.minutes)} à partir de ${formatClockTime(start)}`;
  return `${[from, ...rest.map(({ minutes }) => formatShortDuration(minutes))].join(', puis ')}.`;
}

function inFigures({ time, form }: WrittenTime): string {
  const isNamed = time % HALF_DAY === 0;
  const written = form === 'words' && !isNamed ? clockAtStart(time) : writtenAtStart({ time, form });
  return `${written}, c’est ${formatTime(time)}.`;
}

function comparisonExplanation({ first, second, asks }: Comparison): string {
  const sentence = inFigures(first.form === 'figures' ? second : first);
  if (first.time === second.time) return sentence;
  return asks === 'later'
    ? `${sentence} ${formatTime(Math.max(first.time, second.time))} vient en dernier.`
    : `${sentence} ${formatTime(Math.min(first.time, second.time))} vient en premier.`;
}

function datesExplanation({ day, days }: DateArithmetic): string {
  const way = days > 0 ? 1 : -1;
  const rest = Math.abs(days) % WEEK;
  const week = `7 jours\u00a0: de nouveau ${getDayName(day)}.`;
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => getDayName(day + way * (step + 1))).join(', ');
  if (Math.abs(days) >= WEEK) return `${week} Encore ${rest}\u00a0: ${names}.`;
  return way > 0 ? `Avance de ${rest}\u00a0: ${names}.` : `Recule de ${rest}\u00a0: ${names}.`;
}

export const explanationText: typeof English.explanationText = (question) => {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return preventSumBreaks(
        asked.unit === 'hours'
          ? `1 jour, c’est 24 heures\u00a0: ${conversionSum(question)}.`
          : `1 heure, c’est 60 minutes\u00a0: ${conversionSum(question)}.`,
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
  const [one, other] = [writtenAtStart(first), formatWrittenTime(second)];
  if (first.time === second.time) return `${one}, c’est la même heure que ${other}`;
  return first.time < second.time ? `${one} vient avant ${other}` : `${one} vient après ${other}`;
}

export const answeredText: typeof English.answeredText = ({ asked, answer }) => {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(`${convertedAmount(asked)} = ${formatAnswer(asked, answer)}`);
    case 'elapsedTime':
      return withoutLineBreaks(
        `De ${formatTime(asked.start)} à ${formatTime(getEndTime(asked))}, il y a ${formatDuration(asked.length)}`,
      );
    case 'timeComparison':
      return withoutLineBreaks(answeredComparison(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(
        asked.days > 0
          ? `${formatDays(asked.days)} après ${getDayName(asked.day)}, c’est ${getDayName(answer)}`
          : `${formatDays(-asked.days)} avant ${getDayName(asked.day)}, c’est ${getDayName(answer)}`,
      );
    case 'clockReading':
      return withoutLineBreaks(
        asked.shows === 'hands'
          ? `L’horloge indique ${readingText(asked, answer)}`
          : `${formatDigitalTime(asked)}, c’est ${readingText(asked, answer)}`,
      );
  }
};
