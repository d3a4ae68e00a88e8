import type { ClockReading } from '../../../../../machines/time-master/time-problem';
import { getHourOnFace, HALF_DAY, HOUR } from '../../../../../machines/time-master/times';
import { format24HourTime, formatClockTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/reading-text';
import { clockInWords, formatMinutes, formatTime } from './time-text';

export const readingText: typeof English.readingText = ({ answers }, time) =>
  ({ words: clockInWords, clock: formatClockTime, figures: formatTime, dayClock: format24HourTime })[answers](time);

export const shortHand = 'छोटी सुई: घंटा';
export const shortHandShows: typeof English.shortHandShows = (time) =>
  time % HOUR === 0 ? `छोटी सुई: ${getHourOnFace(time)} पर` : `छोटी सुई: ${getHourOnFace(time)} के बाद`;

export const longHand = 'लंबी सुई: मिनट';
export const longHandShows: typeof English.longHandShows = (time) => `लंबी सुई: ${formatMinutes(time % HOUR)}`;

function handsExplanation(time: number): string {
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) > 0) return `${getHourOnFace(time)} बजे के ${formatMinutes(minutes)} बाद।`;
  return `लंबी सुई ${minutes === 0 ? 12 : 6} पर है: ${clockInWords(time)}।`;
}

function digitalExplanation({ time, shows }: ClockReading): string {
  const [hours, minutes] = [Math.floor(time / HOUR), time % HOUR];
  if (shows === 'dayClock') {
    if (hours === 0) return `घंटा 0 यानी रात के 12 बजे, तो ${formatTime(time)}।`;
    if (time < HALF_DAY) return `12 से पहले AM होता है: ${formatTime(time)}।`;
    return hours === 12
      ? `12 से आगे PM होता है: ${formatTime(time)}।`
      : `${hours} − 12 = ${hours - 12}, तो ${formatTime(time)}।`;
  }
  if (minutes === 0) return `00 यानी पूरा घंटा: ${clockInWords(time)}।`;
  const past = `${getHourOnFace(time)} बजे के ${formatMinutes(minutes)} बाद`;
  return minutes <= HOUR / 2
    ? `${past} यानी ${clockInWords(time)}।`
    : `${past} यानी ${getHourOnFace(time + HOUR)} बजे से ${HOUR - minutes} मिनट पहले।`;
}

export const readingExplanation: typeof English.readingExplanation = (asked) =>
  asked.shows === 'hands' ? handsExplanation(asked.time) : digitalExplanation(asked);
