import { addMinutes } from './times';

/** Asks for the minutes in some hours and minutes, or for the hours in some days. */
export interface Conversion {
  readonly type: 'timeConversion';
  readonly unit: 'minutes' | 'hours';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Asks for the time between two clock times, or for the clock time after a given duration. */
export interface ElapsedTime {
  readonly type: 'elapsedTime';
  readonly asks: 'length' | 'end';
  readonly start: number;
  readonly length: number;
}

/** A time and how it is written: 3:45 PM, quarter to 4 in the afternoon, or 15:45. */
export interface WrittenTime {
  readonly time: number;
  readonly form: 'figures' | 'words' | 'dayClock';
}

/** Asks which of two times is later or earlier. */
export interface Comparison {
  readonly type: 'timeComparison';
  readonly asks: 'later' | 'earlier';
  readonly first: WrittenTime;
  readonly second: WrittenTime;
}

/** Asks which day is this many days after another one, or before it if `days` is negative. */
export interface DateArithmetic {
  readonly type: 'dateArithmetic';
  readonly day: number;
  readonly days: number;
}

/**
 * Asks for the time on a clock. With hands, or with the figures of a 12-hour clock, it is a time before noon, because
 * the clock does not show which half of the day it is. With the figures of a 24-hour clock it is any time.
 */
export interface ClockReading {
  readonly type: 'clockReading';
  readonly time: number;
  readonly shows: 'hands' | 'figures' | 'dayClock';
  /** How the answer is written. */
  readonly answers: WrittenTime['form'] | 'clock';
}

export type TimeProblem = Conversion | ElapsedTime | Comparison | DateArithmetic | ClockReading;

/** The end of an elapsed time, possibly on the next day. */
export const getEndTime = ({ start, length }: ElapsedTime) => addMinutes(start, length);
