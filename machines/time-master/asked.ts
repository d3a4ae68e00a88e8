/* The questions that can be asked about time. */
import { addMinutes } from './times';

/** How many minutes are in some hours and minutes, or how many hours are in some days. */
export interface Conversion {
  readonly type: 'timeConversion';
  readonly unit: 'minutes' | 'hours';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** How long it is from one time to another, or what time it is after so long. */
export interface Elapsed {
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

/** Which of two times is later or earlier. */
export interface Comparison {
  readonly type: 'timeComparison';
  readonly asks: 'later' | 'earlier';
  readonly first: WrittenTime;
  readonly second: WrittenTime;
}

/** Which day is so many days after another one, or before it if `days` is negative. */
export interface Dates {
  readonly type: 'dateArithmetic';
  readonly day: number;
  readonly days: number;
}

export type Asked = Conversion | Elapsed | Comparison | Dates;

/** The end of an elapsed time, possibly on the next day. */
export const endOf = ({ start, length }: Elapsed) => addMinutes(start, length);
