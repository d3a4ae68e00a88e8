const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The day of this device's calendar, counted from 1 January 1970. */
export function dayToday(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);
}
