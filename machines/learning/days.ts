/*
 * The days on which something was seen, counted from 1 January 1970. They come from the clock of a device, which can be
 * wrong: a tablet that was a year ahead for a week must not keep that year.
 */

/** 1 January 2025, before there was this site: a clock before it has lost its time, and no day is corrected by it. */
export const FIRST_DAY = 20_089;

/** Whether a day has not come yet. Tomorrow can have: whoever travels west sees the calendar go back by a day. */
export const isYetToCome = (day: number, today: number): boolean => day > today + 1;

/** The later of two days, the second of which is today; today where the first has not come yet. */
export const latestDay = (before: number, today: number): number =>
  isYetToCome(before, today) ? today : Math.max(before, today);
