/*
 * Times, durations and days of the week, as numbers and in words. A time is the number of minutes since midnight, a
 * duration is a number of minutes, and a day is its index in the week (Monday is 0).
 */

export const HOUR = 60;
export const HALF_DAY = 12 * HOUR;
export const DAY = 24 * HOUR;
export const WEEK_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const WEEK = WEEK_DAYS.length;

/** Wraps a time at midnight, or a day at the end of the week. */
export const wrapAround = (value: number, circle: number): number => ((value % circle) + circle) % circle;
/** The time this many minutes later; it wraps at midnight. */
export const addMinutes = (time: number, minutes: number): number => wrapAround(time + minutes, DAY);
/** The name of a day, including days before or after this week. */
export const getDayName = (day: number): string => WEEK_DAYS[wrapAround(day, WEEK)] ?? WEEK_DAYS[0];

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const hoursOf = (time: number): number => Math.floor(time / HOUR);
const onTwelve = (hours: number): number => (hours % 12 === 0 ? 12 : hours % 12);

/** A time on the 12-hour clock without AM or PM: 12:05. */
export const formatClockTime = (time: number): string => `${onTwelve(hoursOf(time))}:${twoDigits(time % HOUR)}`;
export const getAmPm = (time: number): 'AM' | 'PM' => (time < HALF_DAY ? 'AM' : 'PM');
/** A time on the 12-hour clock: 3:45 PM. */
export const formatTime = (time: number): string => `${formatClockTime(time)} ${getAmPm(time)}`;
/** A time on the 24-hour clock: 15:45. */
export const format24HourTime = (time: number): string => `${twoDigits(hoursOf(time))}:${twoDigits(time % HOUR)}`;

function partOfDay(time: number): string {
  const hours = hoursOf(time);
  if (hours < 1 || hours >= 21) return 'at night';
  if (hours < 12) return 'in the morning';
  return hours < 18 ? 'in the afternoon' : 'in the evening';
}

/** A time as a clock with hands tells it: half past 3, 25 to 4. */
export function clockInWords(time: number): string {
  const [hours, minutes] = [hoursOf(time), time % HOUR];
  if (minutes === 0) return `${onTwelve(hours)} o'clock`;
  if (minutes === 30) return `half past ${onTwelve(hours)}`;
  const [count, way, hour] = minutes < 30 ? [minutes, 'past', hours] : [HOUR - minutes, 'to', hours + 1];
  return `${count === 15 ? 'quarter' : count} ${way} ${onTwelve(hour)}`;
}

/** A time in everyday words: quarter to 4 in the afternoon. */
export function timeInWords(time: number): string {
  if (time === HALF_DAY) return 'noon';
  return time === 0 ? 'midnight' : `${clockInWords(time)} ${partOfDay(time)}`;
}

/** A count with its noun: 1 hour, 2 hours. */
export const formatCount = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const written = (minutes: number, hourText: string, minuteText: string): string =>
  [minutes >= HOUR ? hourText : '', minutes % HOUR > 0 || minutes === 0 ? minuteText : ''].filter(Boolean).join(' ');

/** A duration in full words: 2 hours 35 minutes. */
export const formatDuration = (minutes: number): string =>
  written(minutes, formatCount(Math.floor(minutes / HOUR), 'hour'), formatCount(minutes % HOUR, 'minute'));
/** A duration in short form, for tight spaces: 2 h 35 min. */
export const formatShortDuration = (minutes: number): string =>
  written(minutes, `${Math.floor(minutes / HOUR)} h`, `${minutes % HOUR} min`);

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
