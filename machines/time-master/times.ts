/*
 * Times, durations and days of the week. A time is the number of minutes since midnight, a duration is a number of minutes,
 * and a day is its index in the week (Monday is 0).
 */

export const HOUR = 60;
export const HALF_DAY = 12 * HOUR;
export const DAY = 24 * HOUR;
export const WEEK = 7;

/** Wraps a time at midnight, or a day at the end of the week. */
export const wrapAround = (value: number, circle: number): number => ((value % circle) + circle) % circle;
/** The time this many minutes later; it wraps at midnight. */
export const addMinutes = (time: number, minutes: number): number => wrapAround(time + minutes, DAY);
const hoursOf = (time: number): number => Math.floor(time / HOUR);
/** The number on a clock face at which the short hand is, or which it has passed: 3 for 15:45. */
export const getHourOnFace = (time: number): number => hoursOf(time) % 12 || 12;

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

export function getPartOfDay(time: number): PartOfDay {
  const hours = hoursOf(time);
  if (hours < 1 || hours >= 21) return 'night';
  if (hours < 12) return 'morning';
  return hours < 18 ? 'afternoon' : 'evening';
}

/** One jump on the way from one time to another. */
export interface Jump {
  readonly kind: 'toHour' | 'hours' | 'rest';
  readonly minutes: number;
}

/**
 * Splits a duration into jumps that are easy to count: to the next full hour, then whole hours, then the remaining
 * minutes.
 */
export function getJumps(time: number, length: number): readonly Jump[] {
  const toHour = wrapAround(-time, HOUR);
  if (toHour > length) return [{ kind: 'rest', minutes: length }];
  const rest = (length - toHour) % HOUR;
  const jumps: readonly Jump[] = [
    { kind: 'toHour', minutes: toHour },
    { kind: 'hours', minutes: length - toHour - rest },
    { kind: 'rest', minutes: rest },
  ];
  return jumps.filter(({ minutes }) => minutes > 0);
}
