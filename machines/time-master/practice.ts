/* Suggests what to practise next, based on the mistakes in a round. */
import type { TimeProblem } from './time-problem';
import { HALF_DAY, HOUR } from './times';

export type Practice =
  | 'minutesInHours'
  | 'hoursInDays'
  /** Times within the hour, or from one full or half hour to another. */
  | 'hoursOnClock'
  /** Times that need a jump to the full hour. */
  | 'overTheHour'
  /** Times that go past noon or midnight. */
  | 'overNoon'
  | 'comparing'
  | 'dayClock'
  | 'daysOn'
  | 'daysBack'
  | 'hands';

/** The topic that a question practises. */
export function getTopic(asked: TimeProblem): Practice {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? 'hoursInDays' : 'minutesInHours';
    case 'elapsedTime': {
      const { start, length } = asked;
      if (Math.floor(start / HALF_DAY) !== Math.floor((start + length) / HALF_DAY)) return 'overNoon';
      return Math.floor(start / HOUR) !== Math.floor((start + length) / HOUR) && start % HOUR > 0
        ? 'overTheHour'
        : 'hoursOnClock';
    }
    case 'timeComparison':
      return asked.second.form === 'dayClock' || asked.first.form === 'dayClock' ? 'dayClock' : 'comparing';
    case 'dateArithmetic':
      return asked.days > 0 ? 'daysOn' : 'daysBack';
    case 'clockReading':
      return asked.shows === 'hands' ? 'hands' : asked.shows === 'dayClock' ? 'dayClock' : 'comparing';
  }
}

/** The topic with the most mistakes, or the first of several with equally many; null without mistakes. */
export function practiceTopic(missed: readonly TimeProblem[]): Practice | null {
  const counts = new Map<Practice, number>();
  for (const practice of missed.map(getTopic)) counts.set(practice, (counts.get(practice) ?? 0) + 1);
  const max = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === max)?.[0] ?? null;
}
