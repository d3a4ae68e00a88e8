/* The words of questions that ask for the time on a clock. */
import type { ClockReading } from '../../../machines/time-master/time-problem';
import { getHourOnFace, HALF_DAY, HOUR } from '../../../machines/time-master/times';
import { format24HourTime, formatClockTime } from './digital-time';
import { clockInWords, formatMinutes, formatTime } from './time-text';

/** A time as the answer to the question what time it is. */
export const readingText = ({ answers }: ClockReading, time: number): string =>
  ({ words: clockInWords, clock: formatClockTime, figures: formatTime, dayClock: format24HourTime })[answers](time);

/** What the short hand is for, and what it shows. */
export const shortHand = 'Short hand: hour';
export const shortHandShows = (time: number): string =>
  time % HOUR === 0 ? `Short hand: at ${getHourOnFace(time)}` : `Short hand: past ${getHourOnFace(time)}`;

/** What the long hand is for, and what it shows. */
export const longHand = 'Long hand: minutes';
export const longHandShows = (time: number): string => `Long hand: ${formatMinutes(time % HOUR)}`;

/** "35 minutes past 3.", "The long hand is on 6: half past 3." */
function handsExplanation(time: number): string {
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) > 0) return `${formatMinutes(minutes)} past ${getHourOnFace(time)}.`;
  return `The long hand is on ${minutes === 0 ? 12 : 6}: ${clockInWords(time)}.`;
}

/** "35 minutes past 3 is 25 minutes to 4.", "15 − 12 = 3, so it is 3:35 PM." */
function digitalExplanation({ time, shows }: ClockReading): string {
  const [hours, minutes] = [Math.floor(time / HOUR), time % HOUR];
  if (shows === 'dayClock') {
    if (hours === 0) return `Hour 0 is 12 at night, so it is ${formatTime(time)}.`;
    if (time < HALF_DAY) return `Before 12 it is AM: ${formatTime(time)}.`;
    return hours === 12
      ? `From 12 on it is PM: ${formatTime(time)}.`
      : `${hours} − 12 = ${hours - 12}, so it is ${formatTime(time)}.`;
  }
  if (minutes === 0) return `00 is a full hour: ${clockInWords(time)}.`;
  const past = `${formatMinutes(minutes)} past ${getHourOnFace(time)}`;
  return minutes <= HOUR / 2
    ? `${past} is ${clockInWords(time)}.`
    : `${past} is ${HOUR - minutes} minutes to ${getHourOnFace(time + HOUR)}.`;
}

/** Explains the answer in one line. */
export const readingExplanation = (asked: ClockReading): string =>
  asked.shows === 'hands' ? handsExplanation(asked.time) : digitalExplanation(asked);
