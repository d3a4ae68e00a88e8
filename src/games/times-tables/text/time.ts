/** Minutes and seconds, both with two digits: "01:05". An hour is sixty minutes and more: "75:00". */
export const timeText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A best time; two lines for each part where there is none. */
export const bestText = (seconds: number | null): string => (seconds === null ? '--:--' : timeText(seconds));
