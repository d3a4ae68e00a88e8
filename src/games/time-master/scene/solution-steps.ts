/* The steps that the scene shows after an answer, as plain values: the jumps, the hours, the days. */
import type { Conversion, DateArithmetic, TimeProblem } from '../../../../machines/time-master/time-problem';
import { getJumps, HOUR, WEEK, wrapAround } from '../../../../machines/time-master/times';
import { getFirstDay } from '../../../ui/notation';
import type { TimeMasterView } from '../view';

/** Duration of a step if there is enough time, and the maximum for all steps before the next question. */
const STEP_MS = {
  elapsedTime: 900,
  timeConversion: 450,
  timeComparison: 600,
  dateArithmetic: 350,
  clockReading: 600,
} as const;
const BRISK_MS = 1200;

/** The parts of a conversion in the unit of the answer: 60, 60, 40 minutes or 24, 24, 24 hours. */
export function getAmounts({ unit, days, hours, minutes }: Conversion): readonly number[] {
  if (unit === 'hours') return Array.from({ length: days }, () => 24);
  const whole = Array.from({ length: hours }, () => HOUR);
  return minutes > 0 ? [...whole, minutes] : whole;
}

/** A strip of whole weeks. Days are counted from the first day of the first week. */
export interface Weeks {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

export function getWeeks({ day, days }: DateArithmetic): Weeks {
  const first = Math.min(day, day + days);
  const firstOfWeek = first - wrapAround(first - getFirstDay(), WEEK);
  const [start, end] = [day - firstOfWeek, day + days - firstOfWeek];
  return { count: Math.floor(Math.max(start, end) / WEEK) + 1, start, end };
}

export function stepCount(asked: TimeProblem): number {
  switch (asked.type) {
    case 'timeConversion':
      return getAmounts(asked).length;
    case 'elapsedTime':
      return getJumps(asked.start, asked.length).length;
    case 'timeComparison':
    case 'clockReading':
      return 1;
    case 'dateArithmetic':
      return Math.abs(asked.days);
  }
}

export function stepDurationMs(asked: TimeProblem, pace: TimeMasterView['pace']): number {
  const full = STEP_MS[asked.type];
  return pace === 'patient' ? full : Math.min(full, BRISK_MS / stepCount(asked));
}

const CONTENTS = {
  timeConversion: 'clock',
  elapsedTime: 'clock',
  timeComparison: 'pair',
  dateArithmetic: 'week',
  clockReading: 'reading',
} as const satisfies Record<TimeProblem['type'], string>;

/** The content of the tower for a question: one clock, two, a calendar, or the clock that is read. */
export const getTowerContent = ({ type }: TimeProblem): (typeof CONTENTS)[TimeProblem['type']] => CONTENTS[type];

/** Minutes since midnight at the end of each jump, continuing past midnight. The first one is the start. */
export function getJumpTimes(asked: TimeProblem): readonly number[] {
  if (asked.type === 'elapsedTime') {
    const stops = [asked.start];
    for (const { minutes } of getJumps(asked.start, asked.length)) stops.push((stops.at(-1) ?? 0) + minutes);
    return stops;
  }
  if (asked.type === 'timeConversion' && asked.unit === 'minutes') {
    const stops = [0];
    for (const minutes of getAmounts(asked)) stops.push((stops.at(-1) ?? 0) + minutes);
    return stops;
  }
  return [0];
}

/** Whether the clocks of a question have hands before the answer. */
export function hasHandsBefore(asked: TimeProblem): boolean {
  if (asked.type === 'clockReading') return asked.shows === 'hands';
  return asked.type !== 'timeComparison' || asked.first.form === 'words' || asked.second.form === 'words';
}
