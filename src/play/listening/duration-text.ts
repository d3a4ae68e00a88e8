import { plural } from '../../locale/grammar';

const minutesText = (count: number): string => plural(count, '1 minute', `${count} minutes`);
const secondsText = (count: number): string => plural(count, '1 second', `${count} seconds`);

/** For example "1 minute 20 seconds". Screen readers would read "1:20" as a time of day. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return secondsText(rest);
  return rest === 0 ? minutesText(minutes) : `${minutesText(minutes)} ${secondsText(rest)}`;
}
