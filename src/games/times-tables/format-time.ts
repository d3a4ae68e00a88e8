import { secondsTaken } from '../../../machines/times-tables/stats';

/** Minutes and seconds, both with at least two digits: "01:05". There are no hours, so 75 minutes are "75:00". */
export const formatTime = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time of a solved puzzle. A stored time of less than a second counts as one second. */
export const formatSolvedTime = (seconds: number): string => formatTime(secondsTaken(seconds));

/** A best time, or dashes if there is none. */
export const formatBestTime = (seconds: number | null): string =>
  seconds === null ? '--:--' : formatSolvedTime(seconds);
