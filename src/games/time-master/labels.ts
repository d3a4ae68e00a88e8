/*
 * The text over the picture: times, durations and names of days. It is part of the page, because scenes can only
 * draw numbers.
 */

import { FIRST, type Question, SAME, SECOND } from '../../../machines/time-master/questions';
import { getEndTime } from '../../../machines/time-master/time-problem';
import { addMinutes, HALF_DAY } from '../../../machines/time-master/times';
import type { View } from '../../stage/scene';
import { getFirstDay } from '../../ui/notation';
import { conversionSum } from './conversion-sum';
import { formatClockTime } from './digital-time';
import { faceLabel, type Label, PLAIN } from './label';
import { formatWrittenTime } from './question-text';
import { readingLabels } from './reading-labels';
import { jumpsOnLine } from './scene/jumps';
import { dayArea, getStageForm, timeMasterLayout } from './scene/layout';
import { days, formatDays, formatShortDuration, formatTime, getDayName, midnight, noon } from './time-text';

/**
 * Width and height of labels on the line, in units; then the distance of the two rows of times below the line,
 * and of durations above it.
 */
const SIZES = {
  usual: { point: { width: 130, height: 26, rows: [17, 43] }, jump: { width: 110, height: 28, above: 8 } },
  small: { point: { width: 170, height: 38, rows: [16, 62] }, jump: { width: 150, height: 38, above: 8 } },
} as const;
/** In landscape the text is larger, so that it can be read from afar, and the names of the days are shorter. */
const DAY_NAME = { landscape: 'shortest', portrait: 'short', small: 'short' } as const;
const MARGIN = 6;

/** A stop between the two times. Noon and midnight have names, because AM and PM change there. */
const stopText = (time: number): string => (time === 0 ? midnight : time === HALF_DAY ? noon : formatClockTime(time));

function elapsedLabels(question: Question, isAnswered: boolean, view: View): readonly Label[] {
  const { asked } = question;
  if (asked.type !== 'elapsedTime') return [];
  const { chip, line, panel } = timeMasterLayout(view);
  const sizes = SIZES[getStageForm(view) === 'small' ? 'small' : 'usual'];
  const asksEnd = asked.asks === 'end';
  const end = formatTime(getEndTime(asked));
  /** The left edge of a label centred on x, kept inside the panel. */
  const leftOf = (x: number, width: number): number =>
    Math.min(panel.x + panel.width - MARGIN - width, Math.max(panel.x + MARGIN, x - width / 2));
  const point = (key: string, x: number, row: number, words: string): Label => ({
    ...PLAIN,
    key,
    text: words,
    look: 'point',
    area: {
      x: leftOf(x, sizes.point.width),
      y: line.y + (sizes.point.rows[row] ?? sizes.point.rows[0]),
      width: sizes.point.width,
      height: sizes.point.height,
    },
  });
  const known = formatShortDuration(asked.length);
  const chipText = isAnswered ? (asksEnd ? end : known) : asksEnd ? `+ ${known}` : '?';
  const still: readonly Label[] = [
    { ...PLAIN, key: 'chip', text: chipText, area: chip, look: 'chip', isAnswer: isAnswered },
    point('start', line.left, 0, formatTime(asked.start)),
    point('end', line.right, 0, asksEnd && !isAnswered ? '?' : end),
  ];
  if (!isAnswered) return still;
  let time = asked.start;
  const jumps = jumpsOnLine(asked, line);
  const labelled = jumps.flatMap(({ jump, from, to, height }, index) => {
    time = addMinutes(time, jump.minutes);
    const length: Label = {
      ...PLAIN,
      key: jump.kind,
      text: formatShortDuration(jump.minutes),
      look: jump.kind,
      step: index + 1,
      area: {
        x: leftOf((from + to) / 2, sizes.jump.width),
        y: line.y - height - sizes.jump.height - sizes.jump.above,
        width: sizes.jump.width,
        height: sizes.jump.height,
      },
    };
    const stop = { ...point(`stop ${index}`, to, 1, stopText(time)), step: index + 1 };
    return index < jumps.length - 1 ? [length, stop] : [length];
  });
  return [...still, ...labelled];
}

function comparisonLabels(question: Question, isAnswered: boolean, view: View): readonly Label[] {
  const { asked, answer } = question;
  if (asked.type !== 'timeComparison') return [];
  const { pair, pairLabels } = timeMasterLayout(view);
  const labelled = [asked.first, asked.second].map((written, index): Label => {
    const words = formatWrittenTime(written);
    const isOther = isAnswered && written.form !== 'figures';
    return {
      ...PLAIN,
      key: `clock ${index}`,
      text: isOther ? `${words} = ${formatTime(written.time)}` : words,
      look: 'clock',
      isAnswer: isAnswered && (answer === SAME || answer === [FIRST, SECOND][index]),
      area: pairLabels[index === 0 ? 0 : 1],
    };
  });
  // The 24-hour clocks have no hands before the answer.
  if (isAnswered || (asked.first.form !== 'dayClock' && asked.second.form !== 'dayClock')) return labelled;
  return [...labelled, ...pair.map((clock, index) => faceLabel(clock, index))];
}

function dateLabels(question: Question, isAnswered: boolean, view: View): readonly Label[] {
  const { asked, answer } = question;
  if (asked.type !== 'dateArithmetic') return [];
  const { chip, clock, week } = timeMasterLayout(view);
  const count = `${asked.days > 0 ? '+' : '−'} ${formatDays(Math.abs(asked.days))}`;
  const from = getDayName(asked.day);
  const to = getDayName(answer);
  const firstDay = getFirstDay();
  const names = [...days.slice(firstDay), ...days.slice(0, firstDay)].map((day, column): Label => {
    const { x, width } = dayArea(view, 0, column);
    return {
      ...PLAIN,
      key: day.name,
      text: day[DAY_NAME[getStageForm(view)]],
      look: 'day',
      area: { x, y: week.area.y - 4, width, height: week.head + 2 },
    };
  });
  const chipOf = (words: string): Label => ({ ...PLAIN, key: 'chip', text: words, area: chip, look: 'chip' });
  // Without the calendar, the strip shows the first day and the chip shows the last.
  if (clock === null) return [chipOf(isAnswered ? `${from} ${count} = ${to}` : count), ...names];
  const page: Label = {
    ...PLAIN,
    key: 'page',
    text: isAnswered ? to : from,
    area: {
      x: clock.x - clock.radius,
      y: clock.y - clock.radius * 0.3,
      width: 2 * clock.radius,
      height: clock.radius,
    },
    look: 'page',
    isAnswer: isAnswered,
  };
  return [chipOf(isAnswered ? `${from} ${count}` : count), page, ...names];
}

/** All text over the picture of a question, before or after its answer. */
export function getLabels(question: Question, isAnswered: boolean, view: View): readonly Label[] {
  switch (question.asked.type) {
    case 'elapsedTime':
      return elapsedLabels(question, isAnswered, view);
    case 'timeComparison':
      return comparisonLabels(question, isAnswered, view);
    case 'dateArithmetic':
      return dateLabels(question, isAnswered, view);
    case 'clockReading':
      return readingLabels(question.asked, isAnswered, view);
    case 'timeConversion': {
      const chipText = isAnswered ? conversionSum(question) : '?';
      const { chip } = timeMasterLayout(view);
      return [{ ...PLAIN, key: 'chip', text: chipText, area: chip, look: 'chip', isAnswer: isAnswered }];
    }
  }
}
