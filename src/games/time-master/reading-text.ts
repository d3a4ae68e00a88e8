/* The words of questions that ask for the time on a clock. */
import type { ClockReading } from '../../../machines/time-master/time-problem';
import {
  clockInWords,
  format24HourTime,
  formatClockTime,
  formatCount,
  formatTime,
  HALF_DAY,
  HOUR,
} from '../../../machines/time-master/times';

/** The figures on a digital clock. */
export const digitalText = ({ time, shows }: ClockReading): string =>
  shows === 'dayClock' ? format24HourTime(time) : formatClockTime(time);

/** A time as the answer to the question what time it is. */
export const readingText = ({ answers }: ClockReading, time: number): string =>
  ({ words: clockInWords, clock: formatClockTime, figures: formatTime, dayClock: format24HourTime })[answers](time);

/** The number of the hour that the short hand is at or has passed, and the next one. */
export const hourOn = (time: number): number => Number(formatClockTime(time).split(':')[0]);

/** "35 minutes past 3.", "The long hand is on 6: half past 3." */
function handsExplanation(time: number): string {
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) > 0) return `${formatCount(minutes, 'minute')} past ${hourOn(time)}.`;
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
  if (minutes <= HOUR / 2) return `${formatCount(minutes, 'minute')} past ${hourOn(time)} is ${clockInWords(time)}.`;
  return `${formatCount(minutes, 'minute')} past ${hourOn(time)} is ${HOUR - minutes} minutes to ${hourOn(time + HOUR)}.`;
}

/** Explains the answer in one line. */
export const readingExplanation = (asked: ClockReading): string =>
  asked.shows === 'hands' ? handsExplanation(asked.time) : digitalExplanation(asked);
