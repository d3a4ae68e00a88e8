import type * as English from '../../../../play/listening/duration-text';

const minutesText = (count: number): string => `${count} मिनट`;
const secondsText = (count: number): string => `${count} सेकंड`;

export const durationText: typeof English.durationText = (seconds) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return secondsText(rest);
  return rest === 0 ? minutesText(minutes) : `${minutesText(minutes)} ${secondsText(rest)}`;
};
