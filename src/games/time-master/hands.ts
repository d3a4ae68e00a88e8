/* Where the hands of a clock are, for texts that describe them. */
import { getHourOnFace, HOUR } from '../../../machines/time-master/times';

/** Minutes between two numbers of a clock face. */
const FIVE = 5;

/** The short hand is on a number, or between it and the next one. */
export const getShortHand = (time: number): { readonly number: number; readonly next: number | null } => ({
  number: getHourOnFace(time),
  next: time % HOUR === 0 ? null : getHourOnFace(time + HOUR),
});

/** The long hand is on a number, or some minutes after it. */
export const getLongHand = (time: number): { readonly number: number; readonly minutes: number } => ({
  number: Math.floor((time % HOUR) / FIVE) || 12,
  minutes: time % FIVE,
});
