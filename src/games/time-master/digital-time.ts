/* Times in figures, without words. */
import type { ClockReading } from '../../../machines/time-master/time-problem';
import { getHourOnFace, HOUR } from '../../../machines/time-master/times';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A time on the 12-hour clock without AM or PM: 12:05. */
export const formatClockTime = (time: number): string => `${getHourOnFace(time)}:${twoDigits(time % HOUR)}`;
/** A time on the 24-hour clock: 15:45. */
export const format24HourTime = (time: number): string =>
  `${twoDigits(Math.floor(time / HOUR))}:${twoDigits(time % HOUR)}`;

/** The figures on a digital clock. */
export const formatDigitalTime = ({ time, shows }: ClockReading): string =>
  shows === 'dayClock' ? format24HourTime(time) : formatClockTime(time);
