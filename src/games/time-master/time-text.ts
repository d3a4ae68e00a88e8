/* Times, durations and days of the week in words. */
import {
  getHourOnFace,
  getPartOfDay,
  HALF_DAY,
  HOUR,
  type PartOfDay,
  WEEK,
  wrapAround,
} from '../../../machines/time-master/times';
import { plural } from '../../locale/grammar';
import { formatClockTime } from './digital-time';

/** A day, and shorter names of it where there is little room. */
export const days = [
  { name: 'Monday', short: 'Mon', shortest: 'Mo' },
  { name: 'Tuesday', short: 'Tue', shortest: 'Tu' },
  { name: 'Wednesday', short: 'Wed', shortest: 'We' },
  { name: 'Thursday', short: 'Thu', shortest: 'Th' },
  { name: 'Friday', short: 'Fri', shortest: 'Fr' },
  { name: 'Saturday', short: 'Sat', shortest: 'Sa' },
  { name: 'Sunday', short: 'Sun', shortest: 'Su' },
] as const;

/** The name of a day, including days before or after this week. */
export const getDayName = (day: number): string => days[wrapAround(day, WEEK)]!.name;

/** The two halves of the day. */
export const am = 'AM';
export const pm = 'PM';
export const getAmPm = (time: number): string => (time < HALF_DAY ? am : pm);
/** A time on the 12-hour clock: 3:45 PM. */
export const formatTime = (time: number): string => `${formatClockTime(time)} ${getAmPm(time)}`;

const PARTS_OF_DAY: Readonly<Record<PartOfDay, string>> = {
  night: 'at night',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};

interface TimeNames {
  readonly noon: string;
  readonly midnight: string;
  readonly half: string;
  readonly quarter: string;
}

const NAMES: TimeNames = { noon: 'noon', midnight: 'midnight', half: 'half', quarter: 'quarter' };
const NAMES_AT_START: TimeNames = { noon: 'Noon', midnight: 'Midnight', half: 'Half', quarter: 'Quarter' };

export const noon = NAMES.noon;
export const midnight = NAMES.midnight;

function clockWith({ half, quarter }: TimeNames, time: number): string {
  const [hour, minutes] = [getHourOnFace(time), time % HOUR];
  if (minutes === 0) return `${hour} o'clock`;
  if (minutes === 30) return `${half} past ${hour}`;
  if (minutes < 30) return `${minutes === 15 ? quarter : minutes} past ${hour}`;
  return `${minutes === 45 ? quarter : HOUR - minutes} to ${getHourOnFace(time + HOUR)}`;
}

function timeWith(names: TimeNames, time: number): string {
  if (time === HALF_DAY) return names.noon;
  return time === 0 ? names.midnight : `${clockWith(names, time)} ${PARTS_OF_DAY[getPartOfDay(time)]}`;
}

/** A time as a clock with hands tells it: half past 3, 25 to 4. */
export const clockInWords = (time: number): string => clockWith(NAMES, time);
export const clockAtStart = (time: number): string => clockWith(NAMES_AT_START, time);
/** A time in everyday words: quarter to 4 in the afternoon. */
export const timeInWords = (time: number): string => timeWith(NAMES, time);
/** The same at the start of a sentence. */
export const timeAtStart = (time: number): string => timeWith(NAMES_AT_START, time);

export const formatDays = (count: number): string => plural(count, '1 day', `${count} days`);
export const formatHours = (count: number): string => plural(count, '1 hour', `${count} hours`);
export const formatMinutes = (count: number): string => plural(count, '1 minute', `${count} minutes`);

/** A duration in full words: 2 hours 35 minutes. */
export function formatDuration(length: number): string {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return formatMinutes(minutes);
  return minutes === 0 ? formatHours(hours) : `${formatHours(hours)} ${formatMinutes(minutes)}`;
}

/** A duration as short as it can be said: "2 hours 35", "50 minutes". */
export const spokenDuration = (length: number): string =>
  length > HOUR && length % HOUR > 0
    ? `${formatHours(Math.floor(length / HOUR))} ${length % HOUR}`
    : formatDuration(length);

/** A duration in short form, for tight spaces: 2 h 35 min. */
export function formatShortDuration(length: number): string {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Non-breaking spaces keep a time with its AM or PM, and a number with its unit. */
export const withoutLineBreaks = (words: string): string =>
  words.replaceAll(/(\d) (AM|PM|h|min|hours?|minutes?|days?|o'clock)\b/g, '$1\u00a0$2');
