import type { ClockReading } from '../../../../../machines/time-master/time-problem';
import { getHourOnFace, HALF_DAY, HOUR } from '../../../../../machines/time-master/times';
import { format24HourTime, formatClockTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/reading-text';
import { clockInWords, formatHours, formatMinutes, formatTime } from './time-text';

export const readingText: typeof English.readingText = ({ answers }, time) =>
  ({ words: clockInWords, clock: formatClockTime, figures: formatTime, dayClock: format24HourTime })[answers](time);

export const shortHand = 'Petite aiguille\u00a0: heure';
export const shortHandShows: typeof English.shortHandShows = (time) =>
  time % HOUR === 0
    ? `Petite aiguille\u00a0: sur ${getHourOnFace(time)}`
    : `Petite aiguille\u00a0: après ${getHourOnFace(time)}`;

export const longHand = 'Grande aiguille\u00a0: minutes';
export const longHandShows: typeof English.longHandShows = (time) =>
  `Grande aiguille\u00a0: ${formatMinutes(time % HOUR)}`;

function handsExplanation(time: number): string {
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) > 0) return `${formatMinutes(minutes)} après ${formatHours(getHourOnFace(time))}.`;
  return `La grande aiguille est sur le ${minutes === 0 ? 12 : 6}\u00a0: ${clockInWords(time)}.`;
}

function digitalExplanation({ time, shows }: ClockReading): string {
  const [hours, minutes] = [Math.floor(time / HOUR), time % HOUR];
  if (shows === 'dayClock') {
    if (hours === 0) return `0 heure, c’est 12 heures la nuit, donc ${formatTime(time)}.`;
    if (time < HALF_DAY) return `Avant 12 heures, c’est AM\u00a0: ${formatTime(time)}.`;
    return hours === 12
      ? `À partir de 12 heures, c’est PM\u00a0: ${formatTime(time)}.`
      : `${hours} − 12 = ${hours - 12}, donc il est ${formatTime(time)}.`;
  }
  if (minutes === 0) return `00, c’est une heure pile\u00a0: ${clockInWords(time)}.`;
  const past = `${formatMinutes(minutes)} après ${formatHours(getHourOnFace(time))}`;
  return minutes <= HOUR / 2
    ? `${past}, c’est ${clockInWords(time)}.`
    : `${past}, c’est ${HOUR - minutes} minutes avant ${formatHours(getHourOnFace(time + HOUR))}.`;
}

export const readingExplanation: typeof English.readingExplanation = (asked) =>
  asked.shows === 'hands' ? handsExplanation(asked.time) : digitalExplanation(asked);
