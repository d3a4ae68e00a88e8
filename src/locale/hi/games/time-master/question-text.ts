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
import { durationBefore } from './duration-before';
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

const lengthOf = ({ hours, minutes }: Conversion): number => hours * HOUR + minutes;

function conversionQuestion(asked: Conversion): string {
  return asked.unit === 'hours'
    ? `${formatDays(asked.days)} में कितने घंटे होते हैं?`
    : `${durationBefore(lengthOf(asked))} में कितने मिनट होते हैं?`;
}

function elapsedQuestion(asked: ElapsedTime): string {
  return asked.asks === 'length'
    ? `${formatTime(asked.start)} से ${formatTime(getEndTime(asked))} तक कितना समय है?`
    : `${formatTime(asked.start)} के ${durationBefore(asked.length)} बाद क्या समय होगा?`;
}

function comparisonQuestion({ asks, first, second }: Comparison): string {
  const times = `${formatWrittenTime(first)} या ${formatWrittenTime(second)}`;
  return asks === 'later' ? `कौन-सा समय बाद में आता है: ${times}?` : `कौन-सा समय पहले आता है: ${times}?`;
}

const dateQuestion = ({ day, days }: DateArithmetic): string =>
  days > 0
    ? `${getDayName(day)} के ${formatDays(days)} बाद कौन-सा दिन आता है?`
    : `${getDayName(day)} से ${formatDays(-days)} पहले कौन-सा दिन आता है?`;

export const questionText: typeof English.questionText = ({ asked }) => {
  switch (asked.type) {
    case 'timeConversion':
      return withoutLineBreaks(conversionQuestion(asked));
    case 'elapsedTime':
      return withoutLineBreaks(elapsedQuestion(asked));
    case 'timeComparison':
      return withoutLineBreaks(comparisonQuestion(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(dateQuestion(asked));
    case 'clockReading':
      return asked.shows === 'dayClock' ? 'AM या PM के साथ क्या समय है?' : 'क्या समय है?';
  }
};

export const formatAnswer: typeof English.formatAnswer = (asked, value) => {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? `${value} घंटे` : `${value} मिनट`;
    case 'elapsedTime':
      return asked.asks === 'length' ? formatDuration(value) : formatTime(value);
    case 'timeComparison':
      return [formatWrittenTime(asked.first), formatWrittenTime(asked.second)][value] ?? 'दोनों एक ही समय हैं';
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
      ? `${formatClockTime(addMinutes(start, first.minutes))} तक ${formatShortDuration(first.minutes)}`
      : `${formatClockTime(start)} से ${formatShortDuration(first.minutes)} आगे गिनो`;
  return `${[from, ...rest.map(({ minutes }) => formatShortDuration(minutes))].join(', फिर ')}।`;
}

function inFigures({ time, form }: WrittenTime): string {
  const isNamed = time % HALF_DAY === 0;
  const written = form === 'words' && !isNamed ? clockInWords(time) : formatWrittenTime({ time, form });
  return `${written} यानी ${formatTime(time)}।`;
}

function comparisonExplanation({ first, second, asks }: Comparison): string {
  const sentence = inFigures(first.form === 'figures' ? second : first);
  if (first.time === second.time) return sentence;
  return asks === 'later'
    ? `${sentence} ${formatTime(Math.max(first.time, second.time))} बाद में है।`
    : `${sentence} ${formatTime(Math.min(first.time, second.time))} पहले है।`;
}

function datesExplanation({ day, days }: DateArithmetic): string {
  const way = days > 0 ? 1 : -1;
  const rest = Math.abs(days) % WEEK;
  const week = `7 दिन: फिर से ${getDayName(day)}।`;
  if (rest === 0) return week;
  const names = Array.from({ length: rest }, (_, step) => getDayName(day + way * (step + 1))).join(', ');
  if (Math.abs(days) >= WEEK) return `${week} ${rest} और: ${names}।`;
  return way > 0 ? `${rest} दिन आगे गिनो: ${names}।` : `${rest} दिन पीछे गिनो: ${names}।`;
}

export const explanationText: typeof English.explanationText = (question) => {
  const { asked } = question;
  switch (asked.type) {
    case 'timeConversion':
      return preventSumBreaks(
        asked.unit === 'hours'
          ? `1 दिन में 24 घंटे होते हैं: ${conversionSum(question)}।`
          : `1 घंटे में 60 मिनट होते हैं: ${conversionSum(question)}।`,
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
  const [one, other] = [formatWrittenTime(first), formatWrittenTime(second)];
  if (first.time === second.time) return `${one} और ${other} एक ही समय हैं`;
  return first.time < second.time ? `${one}, ${other} से पहले है` : `${one}, ${other} के बाद है`;
}

export const answeredText: typeof English.answeredText = ({ asked, answer }) => {
  switch (asked.type) {
    case 'timeConversion': {
      const amount = asked.unit === 'hours' ? formatDays(asked.days) : formatDuration(lengthOf(asked));
      return withoutLineBreaks(`${amount} = ${formatAnswer(asked, answer)}`);
    }
    case 'elapsedTime':
      return withoutLineBreaks(
        `${formatTime(asked.start)} से ${formatTime(getEndTime(asked))} तक ${formatDuration(asked.length)}`,
      );
    case 'timeComparison':
      return withoutLineBreaks(answeredComparison(asked));
    case 'dateArithmetic':
      return withoutLineBreaks(
        asked.days > 0
          ? `${getDayName(asked.day)} के ${formatDays(asked.days)} बाद ${getDayName(answer)} है`
          : `${getDayName(asked.day)} से ${formatDays(-asked.days)} पहले ${getDayName(answer)} है`,
      );
    case 'clockReading':
      return withoutLineBreaks(
        asked.shows === 'hands'
          ? `घड़ी का समय: ${readingText(asked, answer)}`
          : `${formatDigitalTime(asked)} यानी ${readingText(asked, answer)}`,
      );
  }
};
