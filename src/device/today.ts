import { FIRST_DAY } from '../../machines/learning/days';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The day in this device's calendar, counted from 1 January 1970. */
export function getToday(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);
}

/**
 * Whether a moment is more than a day in the future, which means that the clock was wrong when it was written. Never
 * true while the clock itself is obviously wrong (before 2 January 1970).
 */
export const isAfterTomorrow = (moment: Date, now = new Date()): boolean =>
  getToday(now) >= FIRST_DAY && moment.getTime() > now.getTime() + DAY_MS;

/** Moves a moment to an earlier year if it is later than tomorrow, because a wrong clock usually has the wrong year. */
export function correctYear(moment: Date, now = new Date()): Date {
  if (!isAfterTomorrow(moment, now)) return moment;
  const earlier = new Date(moment);
  earlier.setUTCFullYear(now.getUTCFullYear());
  if (isAfterTomorrow(earlier, now)) earlier.setUTCFullYear(now.getUTCFullYear() - 1);
  return earlier;
}
