import { secondsTaken } from '../../../../machines/times-tables/stats';

/** Minutes and seconds, both with two digits: "01:05". An hour is sixty minutes and more: "75:00". */
export const timeText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time of a puzzle that was solved: one that is stored as less than a second took one. */
export const takenText = (seconds: number): string => timeText(secondsTaken(seconds));

/** A best time; two lines for each part where there is none. */
export const bestText = (seconds: number | null): string => (seconds === null ? '--:--' : takenText(seconds));
