import type * as English from '../../../../play/listening/duration-text';
import { plural } from '../../grammar';

const minutesText = (count: number): string => plural(count, `${count} minute`, `${count} minutes`);
const secondsText = (count: number): string => plural(count, `${count} seconde`, `${count} secondes`);

export const durationText: typeof English.durationText = (seconds) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return secondsText(rest);
  return rest === 0 ? minutesText(minutes) : `${minutesText(minutes)} ${secondsText(rest)}`;
};
