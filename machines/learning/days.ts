/*
 * Days on which something was seen, counted from 1 January 1970. They come from the clock of a device, which can be wrong: a
 * tablet that was a year ahead for a week must not store that year for good.
 */

/**
 * 1 January 2025, before this site existed. A clock that shows an earlier day is wrong, so it corrects no stored day.
 */
export const FIRST_DAY = 20_089;

/** Whether a day is in the future. Tomorrow does not count, because the date goes back a day when you travel west. */
export const isFutureDay = (day: number, today: number): boolean => day > today + 1;

/** The later of a stored day and today; today if the stored day is in the future. */
export const latestDay = (before: number, today: number): number =>
  isFutureDay(before, today) ? today : Math.max(before, today);
