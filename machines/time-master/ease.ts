import type { Question } from './questions';
import { HOUR } from './times';

/** The longest time and the most days that children who are learning the clock can count. */
const GENTLE = { hours: 2, days: 2 } as const;

const isFullHour = (minutes: number): boolean => minutes % HOUR === 0;

/** Whether a question is easy enough for this child: for the youngest, only a few full hours or days. */
export function isEasy({ asked }: Question, ease: 'gentle' | 'easy'): boolean {
  if (ease === 'easy') return true;
  switch (asked.type) {
    case 'timeConversion':
      return false;
    case 'elapsedTime':
      return isFullHour(asked.start) && isFullHour(asked.length) && asked.length <= GENTLE.hours * HOUR;
    case 'timeComparison':
      return isFullHour(asked.first.time) && isFullHour(asked.second.time);
    case 'dateArithmetic':
      return Math.abs(asked.days) <= GENTLE.days;
    case 'clockReading':
      return isFullHour(asked.time);
  }
}
