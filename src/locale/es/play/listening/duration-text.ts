import type * as English from '../../../../play/listening/duration-text';
import { plural } from '../../grammar';

const minutesText = (count: number): string => plural(count, '1 minuto', `${count} minutos`);
const secondsText = (count: number): string => plural(count, '1 segundo', `${count} segundos`);

export const durationText: typeof English.durationText = (seconds) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return secondsText(rest);
  return rest === 0 ? minutesText(minutes) : `${minutesText(minutes)} ${secondsText(rest)}`;
};
