/*
 * Days on which something happened, counted from 1 January 1970. They are read from the device's clock, which can be
 * wrong: if a tablet is a year ahead for a week, we must not store that year for good.
 */

/**
 * 1 January 2025, before this site existed. A clock that shows an earlier day is wrong, so it is not used to correct
 * stored days.
 */
export const FIRST_DAY = 20_089;

/** Whether a day is in the future. Tomorrow does not count, because the date can go back a day when you travel west. */
export const isFutureDay = (day: number, today: number): boolean => day > today + 1;

/** The later of a stored day and today. If the stored day is in the future, this is today. */
export const latestDay = (before: number, today: number): number =>
  isFutureDay(before, today) ? today : Math.max(before, today);
